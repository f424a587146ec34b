import { titleOf } from '#screens/game/game-title';
import { formatDate, formatFigure, formatPercent } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { href } from '#screens/shell/route';
import { type PersonFigures, ratio } from '#stats/figures';
import type { Highlight } from '#stats/game-stats';
import type { PersonHistory, WinMargin } from '#stats/superlatives';
import type { ChosenGame, FigureRow } from './figures/figure-rows';
import type { ShownPerson, Totals } from './figures/totals';

/** What people ask each other about all games: the closest, the biggest win, the longest streak, whether going first helps. */
export function Records({ totals }: { readonly totals: Totals }) {
  const text = memoryText.value.asked;
  const { records, people, figures } = totals;
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? text.somebody;
  const { asFirstPlayer } = figures;
  return (
    <section class="stack">
      <h2>{text.records}</h2>
      <ul class="asked">
        {records.closest !== undefined && <GameRecord label={text.closest} gap={records.closest} on={records.sampleSize} nameOf={nameOf} />}
        {records.biggest !== undefined && <GameRecord label={text.biggest} gap={records.biggest} on={records.sampleSize} nameOf={nameOf} />}
        {records.streak !== undefined && (
          <RecordFigure label={text.streak} value={text.inARow(nameOf(records.streak.player), records.streak.wins)} on={figures.games} />
        )}
        {asFirstPlayer.games > 0 && (
          <RecordFigure label={text.first} value={formatPercent(ratio(asFirstPlayer.wins, asFirstPlayer.games))} on={asFirstPlayer.games} />
        )}
      </ul>
    </section>
  );
}

interface RecordFigureProps {
  readonly label: string;
  readonly value: string;
  /** How many games it rests on, or how many bets or chances where `of` says so. */
  readonly on: number;
  readonly of?: ((on: number) => string) | undefined;
}

function RecordFigure({ label, value, on, of = memoryText.value.games }: RecordFigureProps) {
  return (
    <li class="statistics-record">
      <span>{label}</span>
      <strong>{value}</strong>
      <span class="quiet">{of(on)}</span>
    </li>
  );
}

interface GameRecordProps {
  readonly label: string;
  readonly gap: WinMargin;
  readonly on: number;
  nameOf(id: string): string;
}

function GameRecord({ label, gap: { finishedGame, margin }, on, nameOf }: GameRecordProps) {
  const text = memoryText.value.asked;
  const points = [...finishedGame.standings]
    .sort((a, b) => a.rank - b.rank)
    .map((each) => `${nameOf(each.player)}\u00a0${formatFigure(each.points)}`);
  return (
    <li class="statistics-record">
      <span>{label}</span>
      <a href={href('past', finishedGame.id)}>
        <strong>{points.join(' · ')}</strong>
      </a>
      <span class="quiet">
        {titleOf(finishedGame.game)}, {formatDate(finishedGame.at)} · {text.by(margin)} · {memoryText.value.games(on)}
      </span>
    </li>
  );
}

interface PersonRecordsProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
  readonly game: ChosenGame | undefined;
}

const NO_PAST: PersonHistory = { revenge: { chances: 0, taken: 0 }, recentResults: [] };
/** What was done less often is no luck. */
const MIN_TIMES = 3;

/** What people ask each other about one of them. */
export function PersonRecords({ totals: { pasts, figures }, who, game }: PersonRecordsProps) {
  const text = memoryText.value.asked;
  const { revenge, recentResults } = pasts.get(who.id) ?? NO_PAST;
  const own = figures.persons.get(who.id);
  return (
    <>
      <RecentResults results={recentResults} />
      <ul class="asked">
        {revenge.chances > 0 && (
          <RecordFigure
            label={text.revenge}
            value={formatPercent(ratio(revenge.taken, revenge.chances))}
            on={revenge.chances}
            of={text.chances}
          />
        )}
        {own !== undefined &&
          game?.asked.map((question) => <BestFigure key={question.label} question={question} rows={game.rows} own={own} />)}
      </ul>
    </>
  );
}

/** The last places somebody took, the newest first, each a link to its game. */
export function RecentResults({ results }: { readonly results: PersonHistory['recentResults'] }) {
  const text = memoryText.value.asked;
  return (
    <section class="stack">
      <h3>{text.last(results.length)}</h3>
      <ul class="statistics-last-places">
        {results.map(({ id, game: kind, at, rank }) => (
          <li key={id}>
            <a
              class={rank === 1 ? 'statistics-last-place statistics-last-won' : 'statistics-last-place'}
              href={href('past', id)}
              aria-label={text.placeIn(rank, titleOf(kind), formatDate(at))}
            >
              {memoryText.value.figures.place(rank)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BestFigureProps {
  readonly question: Highlight;
  readonly rows: readonly FigureRow[];
  readonly own: PersonFigures;
}

/** The one of several that stands out: the best figure, or what was done most often. */
function BestFigure({ question: { label, keys, criterion: by }, rows, own }: BestFigureProps) {
  const found = rows
    .filter(({ key }) => keys.includes(key))
    .map((row) => ({ row, ...row.of(own) }))
    .filter(({ sampleSize, value }) => value !== undefined && sampleSize >= MIN_TIMES)
    .toSorted((a, b) => (by === 'number' ? b.sampleSize - a.sampleSize : (b.value ?? 0) - (a.value ?? 0) || b.sampleSize - a.sampleSize));
  const [best] = found;
  if (best === undefined || (by === 'figure' && (best.value ?? 0) <= 0)) return null;
  const figure = best.row.kind === 'share' ? formatPercent(best.value) : formatFigure(best.value);
  return (
    <RecordFigure
      label={label}
      value={memoryText.value.figures.ownOf(best.row.short ?? best.row.label, figure)}
      on={best.sampleSize}
      of={best.row.divisor === undefined ? undefined : memoryText.value.asked.times}
    />
  );
}
