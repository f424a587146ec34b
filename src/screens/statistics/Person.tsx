import { manifestOf } from '#registry';
import { memoryText, percent, shown } from '#screens/memory';
import { type PersonFigures, ratio } from '#stats/figures';
import { ChartBars } from '#ui/ChartBars';
import { ChartTable } from '#ui/ChartTable';
import { Own } from './Asked';
import type { OfGame } from './rows';
import type { Someone, Totals } from './totals';

interface PersonProps {
  readonly totals: Totals;
  readonly who: Someone;
}

/** One person's figures, each with the games it rests on. */
export function Person({ totals, who, game }: PersonProps & { readonly game: OfGame | undefined }) {
  const { figures } = totals;
  const points = game !== undefined && manifestOf(game.id)?.pointless !== true;
  const said = memoryText.value.figures;
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
      {game === undefined && <p class="quiet">{said.pointsHint}</p>}
      <Own totals={totals} who={who} game={game} />
      <h3>{said.places}</h3>
      <ChartBars
        bars={own.places.map((count, index) => ({
          id: String(index),
          name: said.place(index + 1),
          mark: undefined,
          value: count,
          shown: shown(count),
        }))}
      />
      <ChartTable
        label={said.table}
        title={said.places}
        columns={[said.places, said.games, said.rate]}
        rows={own.places.map((count, index) => [said.place(index + 1), shown(count), percent(ratio(count, own.games))])}
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
  const said = memoryText.value.figures;
  const { games, begun } = own;
  const of = (label: string, value: string, hint?: string): Fact => ({ label, value, on: games, hint });
  return [
    of(said.wins, shown(own.wins, 2)),
    of(said.winRate, percent(ratio(own.wins, games)), said.ownOf(said.chance, percent(ratio(own.chance, games)))),
    ...(points
      ? [
          of(said.average, shown(ratio(own.points, games))),
          of(said.best, shown(own.best)),
          of(said.margin, shown(ratio(own.margin, games)), said.marginHint),
        ]
      : []),
    of(said.streak, shown(own.streak)),
    of(said.longest, shown(own.longest)),
    {
      label: said.begunWon,
      value: percent(ratio(begun.wins, begun.games)),
      on: begun.games,
      hint: said.ownOf(said.chance, percent(ratio(begun.chance, begun.games))),
    },
  ];
}

/** Who ends ahead of whom, at the tables where both sat. */
export function Faced({ totals: { people, figures }, who }: PersonProps) {
  const said = memoryText.value.figures;
  const pairs = figures.pairs.get(who.id);
  const rows = people.flatMap(({ id, name, mark }) => {
    const pair = pairs?.get(id);
    return pair === undefined ? [] : [{ id, name, mark, ...pair, behind: pair.games - pair.ahead - pair.level }];
  });
  if (rows.length === 0) return null;
  return (
    <section class="stack">
      <h2 class="players-name">{said.faced(who.name)}</h2>
      <ChartBars
        most={1}
        bars={rows.map(({ id, name, mark, games, ahead, level, behind }) => ({
          id,
          name,
          mark,
          sides: [who.mark.colour, mark.colour],
          value: ratio(ahead + level / 2, games),
          shown: said.score(ahead, behind, level),
          marker: 0.5,
        }))}
      />
      <ChartTable
        label={said.table}
        title={said.faced(who.name)}
        columns={[said.opponent, said.ahead, said.level, said.behind, said.games]}
        rows={rows.map(({ name, ahead, level, behind, games }) => [name, shown(ahead), shown(level), shown(behind), shown(games)])}
      />
    </section>
  );
}
