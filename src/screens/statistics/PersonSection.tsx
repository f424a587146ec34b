import { manifestOf } from '#registry';
import { formatFigure, formatPercent } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { type PersonFigures, ratio } from '#stats/figures';
import { ChartBars } from '#ui/chart/ChartBars';
import { ChartTable } from '#ui/chart/ChartTable';
import type { ChosenGame } from './figures/figure-rows';
import type { ShownPerson, Totals } from './figures/totals';
import { PersonRecords } from './Records';

interface PersonSectionProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
}

/** One person's figures, each with the games it rests on. */
export function PersonSection({ totals, who, game }: PersonSectionProps & { readonly game: ChosenGame | undefined }) {
  const { figures } = totals;
  const points = game !== undefined && manifestOf(game.id)?.hasNoPoints !== true;
  const text = memoryText.value.figures;
  const own = figures.persons.get(who.id);
  if (own === undefined) return null;
  return (
    <section class="stack">
      <h2 class="players-name">{who.name}</h2>
      <dl class="statistics-person">
        {factsOf(own, points).map(({ label, value, on, hint }) => (
          <div key={label} class="statistics-fact">
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span class="quiet">{memoryText.value.games(on)}</span>
              {hint !== undefined && <span class="quiet statistics-hint">{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {game === undefined && <p class="quiet">{text.pointsHint}</p>}
      <PersonRecords totals={totals} who={who} game={game} />
      <h3>{text.places}</h3>
      <ChartBars
        bars={own.rankCounts.map((count, index) => ({
          id: String(index),
          name: text.place(index + 1),
          mark: undefined,
          value: count,
          valueText: formatFigure(count),
        }))}
      />
      <ChartTable
        label={text.table}
        title={text.places}
        columns={[text.places, text.games, text.rate]}
        rows={own.rankCounts.map((count, index) => [text.place(index + 1), formatFigure(count), formatPercent(ratio(count, own.games))])}
      />
    </section>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly on: number;
  readonly hint?: string | undefined;
}

function factsOf(own: PersonFigures, points: boolean): readonly Fact[] {
  const text = memoryText.value.figures;
  const { games, asFirstPlayer } = own;
  const of = (label: string, value: string, hint?: string): Fact => ({ label, value, on: games, hint });
  return [
    of(text.wins, formatFigure(own.wins, 2)),
    of(text.winRate, formatPercent(ratio(own.wins, games)), text.ownOf(text.chance, formatPercent(ratio(own.expectedWins, games)))),
    ...(points
      ? [
          of(text.average, formatFigure(ratio(own.points.sum, own.points.games))),
          of(text.best, formatFigure(own.bestScore)),
          of(text.margin, formatFigure(ratio(own.margins.sum, own.margins.games)), text.marginHint),
        ]
      : []),
    of(text.streak, formatFigure(own.streak)),
    of(text.longest, formatFigure(own.longestStreak)),
    {
      label: text.begunWon,
      value: formatPercent(ratio(asFirstPlayer.wins, asFirstPlayer.games)),
      on: asFirstPlayer.games,
      hint: text.ownOf(text.chance, formatPercent(ratio(asFirstPlayer.expectedWins, asFirstPlayer.games))),
    },
  ];
}

/** Who ends ahead of whom, at the tables where both sat. */
export function HeadToHeadSection({ totals: { people, figures }, who }: PersonSectionProps) {
  const text = memoryText.value.figures;
  const pairs = figures.pairs.get(who.id);
  const rows = people.flatMap(({ id, name, mark }) => {
    const pair = pairs?.get(id);
    return pair === undefined ? [] : [{ id, name, mark, ...pair, behind: pair.games - pair.ahead - pair.level }];
  });
  if (rows.length === 0) return null;
  return (
    <section class="stack">
      <h2 class="players-name">{text.faced(who.name)}</h2>
      <ChartBars
        most={1}
        bars={rows.map(({ id, name, mark, games, ahead, level, behind }) => ({
          id,
          name,
          mark,
          sides: [who.mark.colour, mark.colour],
          value: ratio(ahead + level / 2, games),
          valueText: text.score(ahead, behind, level),
          marker: 0.5,
        }))}
      />
      <ChartTable
        label={text.table}
        title={text.faced(who.name)}
        columns={[text.opponent, text.ahead, text.level, text.behind, text.games]}
        rows={rows.map(({ name, ahead, level, behind, games }) => [
          name,
          formatFigure(ahead),
          formatFigure(level),
          formatFigure(behind),
          formatFigure(games),
        ])}
      />
    </section>
  );
}
