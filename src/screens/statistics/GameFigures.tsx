import { formatFigure, formatPercent } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import type { SampledValue } from '#stats/over-time';
import { ChartBars } from '#ui/chart/ChartBars';
import { ChartTable } from '#ui/chart/ChartTable';
import type { ChosenGame, FigureRow } from './figures/figure-rows';
import type { ShownPerson, Totals } from './figures/totals';

interface GameFiguresProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
  readonly game: ChosenGame;
}

const formatRowFigure = ({ kind }: FigureRow, { value }: SampledValue): string =>
  kind === 'share' ? formatPercent(value) : formatFigure(value);

/** The figures that only this game has: for one person as bars, for everybody as tables. */
export function GameFigures({ totals, who, game }: GameFiguresProps) {
  const { figures, people } = totals;
  const text = memoryText.value.figures;
  const own = figures.persons.get(who.id);
  if (own === undefined) return null;
  const seen = game.rows.filter((row) => people.some(({ id }) => hasFigure(row, figures.persons.get(id))));
  const charts = [...new Set(seen.map(({ chart }) => chart))];
  return (
    <section class="stack">
      <h2 class="players-name">{text.ofGame(game.title, who.name)}</h2>
      {charts.map((chart) => {
        const drawn = seen.filter((row) => row.chart === chart);
        return (
          <div key={chart} class="stack">
            <p class="quiet">{captionOf(drawn[0])}</p>
            <ChartBars
              most={drawn[0]?.kind === 'share' ? 1 : undefined}
              bars={drawn.map((row) => {
                const rested = row.of(own);
                return {
                  id: row.key,
                  name: `${row.label} (${formatFigure(rested.sampleSize)})`,
                  value: rested.value,
                  valueText: formatRowFigure(row, rested),
                };
              })}
            />
            <ChartTable
              label={text.table}
              title={game.title}
              columns={[text.figure, ...people.map(({ name }) => name)]}
              rows={drawn.map((row) => [row.label, ...people.map(({ id }) => formatCell(row, figures.persons.get(id)))])}
            />
          </div>
        );
      })}
    </section>
  );
}

function captionOf(row: FigureRow | undefined): string {
  const { shareOfGames, perGame } = memoryText.value.counts;
  return row?.caption ?? (row?.kind === 'share' ? shareOfGames : perGame);
}

type PersonCounts = Totals['figures']['persons'] extends ReadonlyMap<string, infer Figures> ? Figures | undefined : never;

const hasFigure = (row: FigureRow, person: PersonCounts): boolean => person !== undefined && row.of(person).sampleSize > 0;

function formatCell(row: FigureRow, person: PersonCounts): string {
  if (person === undefined) return '–';
  const rested = row.of(person);
  return rested.sampleSize === 0 ? '–' : `${formatRowFigure(row, rested)} (${formatFigure(rested.sampleSize)})`;
}
