import { titleOf } from '#screens/game/game-title';
import { formatDate, formatFigure, formatPercent, memoryText } from '#screens/memory/memory-state';
import { href } from '#screens/shell/route';
import { type PersonFigures, ratio } from '#stats/figures';
import type { Highlight } from '#stats/game-stats';
import type { PersonHistory, WinMargin } from '#stats/superlatives';
import type { ChosenGame, FigureRow } from './figure-rows';
import type { ShownPerson, Totals } from './totals';

/** What people ask each other about all games: the closest, the biggest win, the longest streak, whether going first helps. */
export function Records({ totals }: { readonly totals: Totals }) {
  const said = memoryText.value.asked;
  const { records, people, figures } = totals;
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? said.somebody;
  const { begun } = figures;
  return (
    <section class="stack">
      <h2>{said.records}</h2>
      <ul class="asked">
        {records.closest !== undefined && <GameRecord label={said.closest} gap={records.closest} on={records.on} nameOf={nameOf} />}
        {records.biggest !== undefined && <GameRecord label={said.biggest} gap={records.biggest} on={records.on} nameOf={nameOf} />}
        {records.streak !== undefined && (
          <RecordFigure label={said.streak} value={said.inARow(nameOf(records.streak.player), records.streak.wins)} on={figures.games} />
        )}
        {begun.games > 0 && <RecordFigure label={said.first} value={formatPercent(ratio(begun.wins, begun.games))} on={begun.games} />}
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

function GameRecord({ label, gap: { played, gap }, on, nameOf }: GameRecordProps) {
  const said = memoryText.value.asked;
  const points = [...played.standings]
    .sort((a, b) => a.rank - b.rank)
    .map((each) => `${nameOf(each.player)}\u00a0${formatFigure(each.points)}`);
  return (
    <li class="statistics-record">
      <span>{label}</span>
      <a href={href('past', played.id)}>
        <strong>{points.join(' · ')}</strong>
      </a>
      <span class="quiet">
        {titleOf(played.game)}, {formatDate(played.at)} · {said.by(gap)} · {memoryText.value.games(on)}
      </span>
    </li>
  );
}

interface PersonRecordsProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
  readonly game: ChosenGame | undefined;
}

const NO_PAST: PersonHistory = { revenge: { on: 0, taken: 0 }, last: [] };
/** What was done less often is no luck. */
const MIN_TIMES = 3;

/** What people ask each other about one of them. */
export function PersonRecords({ totals: { pasts, figures }, who, game }: PersonRecordsProps) {
  const said = memoryText.value.asked;
  const { revenge, last } = pasts.get(who.id) ?? NO_PAST;
  const own = figures.persons.get(who.id);
  return (
    <>
      <h3>{said.last(last.length)}</h3>
      <ul class="statistics-last-places">
        {last.map(({ id, game: kind, at, rank }) => (
          <li key={id}>
            <a
              class={rank === 1 ? 'statistics-last-place statistics-last-won' : 'statistics-last-place'}
              href={href('past', id)}
              aria-label={said.placeIn(rank, titleOf(kind), formatDate(at))}
            >
              {memoryText.value.figures.place(rank)}
            </a>
          </li>
        ))}
      </ul>
      <ul class="asked">
        {revenge.on > 0 && (
          <RecordFigure label={said.revenge} value={formatPercent(ratio(revenge.taken, revenge.on))} on={revenge.on} of={said.chances} />
        )}
        {own !== undefined &&
          game?.asked.map((question) => <BestFigure key={question.label} question={question} rows={game.rows} own={own} />)}
      </ul>
    </>
  );
}

interface BestFigureProps {
  readonly question: Highlight;
  readonly rows: readonly FigureRow[];
  readonly own: PersonFigures;
}

/** The one of several that stands out: the best figure, or what was done most often. */
function BestFigure({ question: { label, keys, by }, rows, own }: BestFigureProps) {
  const found = rows
    .filter(({ key }) => keys.includes(key))
    .map((row) => ({ row, ...row.of(own) }))
    .filter(({ on, value }) => value !== undefined && on >= MIN_TIMES)
    .toSorted((a, b) => (by === 'number' ? b.on - a.on : (b.value ?? 0) - (a.value ?? 0) || b.on - a.on));
  const [best] = found;
  if (best === undefined || (by === 'figure' && (best.value ?? 0) <= 0)) return null;
  const figure = best.row.kind === 'share' ? formatPercent(best.value) : formatFigure(best.value);
  return (
    <RecordFigure
      label={label}
      value={memoryText.value.figures.ownOf(best.row.short ?? best.row.label, figure)}
      on={best.on}
      of={best.row.by === undefined ? undefined : memoryText.value.asked.times}
    />
  );
}
