import { memoryText, percent, shown } from '#screens/memory';
import type { SampledValue } from '#stats/over-time';
import { ChartBars } from '#ui/ChartBars';
import { ChartTable } from '#ui/ChartTable';
import type { OfGame, Row } from './rows';
import type { Someone, Totals } from './totals';

interface InGameProps {
  readonly totals: Totals;
  readonly who: Someone;
  readonly game: OfGame;
}

const figureOf = ({ kind }: Row, { value }: SampledValue): string => (kind === 'share' ? percent(value) : shown(value));

/** The figures that only this game has: for one person as bars, for everybody as tables. */
export function InGame({ totals, who, game }: InGameProps) {
  const { figures, people } = totals;
  const said = memoryText.value.figures;
  const own = figures.persons.get(who.id);
  if (own === undefined) return null;
  const seen = game.rows.filter((row) => people.some(({ id }) => isRested(row, figures.persons.get(id))));
  const charts = [...new Set(seen.map(({ chart }) => chart))];
  return (
    <section class="stack">
      <h2 class="players-name">{said.ofGame(game.title, who.name)}</h2>
      {charts.map((chart) => {
        const drawn = seen.filter((row) => row.chart === chart);
        return (
          <div key={chart} class="stack">
            <p class="quiet">{captionOf(drawn[0])}</p>
            <ChartBars
              most={drawn[0]?.kind === 'share' ? 1 : undefined}
              bars={drawn.map((row) => {
                const rested = row.of(own);
                return { id: row.key, name: `${row.label} (${shown(rested.on)})`, value: rested.value, shown: figureOf(row, rested) };
              })}
            />
            <ChartTable
              label={said.table}
              title={game.title}
              columns={[said.figure, ...people.map(({ name }) => name)]}
              rows={drawn.map((row) => [row.label, ...people.map(({ id }) => cell(row, figures.persons.get(id)))])}
            />
          </div>
        );
      })}
    </section>
  );
}

function captionOf(row: Row | undefined): string {
  const { shareOfGames, perGame } = memoryText.value.counts;
  return row?.caption ?? (row?.kind === 'share' ? shareOfGames : perGame);
}

type Own = Totals['figures']['persons'] extends ReadonlyMap<string, infer Figures> ? Figures | undefined : never;

const isRested = (row: Row, person: Own): boolean => person !== undefined && row.of(person).on > 0;

function cell(row: Row, person: Own): string {
  if (person === undefined) return '–';
  const rested = row.of(person);
  return rested.on === 0 ? '–' : `${figureOf(row, rested)} (${shown(rested.on)})`;
}
