import { useState } from 'preact/hooks';
import { formatFigure, formatPercent } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import { ratio } from '#stats/figures';
import { ChartBars } from '#ui/chart/ChartBars';
import { ChartTable, FigureTable } from '#ui/chart/ChartTable';
import { BEST_FIRST, COLUMNS, sortRows, toggleOrder } from './figures/sort-overview';
import type { Totals } from './figures/totals';

interface TotalsProps {
  readonly totals: Totals;
}

/** More people than these make a chart too long for a phone; the table has them all. */
const MOST_BARS = 8;

/** Everybody in one table, the best first; a tap on a column orders by it. */
export function Overview({ totals: { people, figures, ratings } }: TotalsProps) {
  const text = memoryText.value.figures;
  const [order, setOrder] = useState(BEST_FIRST);
  const rows = people.flatMap(({ id, name }) => {
    const own = figures.persons.get(id);
    const rated = ratings?.strengths.get(id);
    return own === undefined ? [] : [{ name, own, rated, rating: rated?.mean }];
  });
  return (
    <section class="stack">
      <FigureTable
        title={memoryText.value.statistics}
        columns={[text.person, text.games, text.wins, text.rate, text.rating]}
        sortOrder={{
          column: COLUMNS.indexOf(order.by),
          isAscending: (order.by === 'name') !== order.isReversed,
          onSort: (column) => setOrder(toggleOrder(order, COLUMNS[column] ?? 'rate')),
        }}
        rows={sortRows(rows, order).map(({ name, own, rated }) => [
          name,
          formatFigure(own.games),
          formatFigure(own.wins, 2),
          formatPercent(ratio(own.wins, own.games)),
          rated === undefined ? '–' : text.unsure(formatFigure(rated.mean), formatFigure(rated.uncertainty)),
        ])}
      />
      <p class="quiet">
        {text.winsHint} {text.rateHint}
      </p>
    </section>
  );
}

/** How often one wins beside how often chance would, and whether going first helps. */
export function Chances({ totals: { people, figures } }: TotalsProps) {
  const text = memoryText.value.figures;
  const rows = people.map(({ id, name, mark }) => {
    const own = figures.persons.get(id);
    const [wins, chance, games] = [own?.wins ?? 0, own?.expectedWins ?? 0, own?.games ?? 0];
    return { id, name, mark, rate: ratio(wins, games), chance: ratio(chance, games), games };
  });
  const { asFirstPlayer } = figures;
  const [first, chance] = [ratio(asFirstPlayer.wins, asFirstPlayer.games), ratio(asFirstPlayer.expectedWins, asFirstPlayer.games)];
  return (
    <section class="stack">
      <h2>{text.against}</h2>
      <p class="quiet">{text.againstHint}</p>
      <ChartBars
        most={1}
        bars={rows
          .slice(0, MOST_BARS)
          .map(({ id, name, mark, rate, chance: by }) => ({ id, name, mark, value: rate, valueText: formatPercent(rate), marker: by }))}
      />
      <ChartTable
        label={text.table}
        title={text.against}
        columns={[text.person, text.rate, text.chance, text.games]}
        rows={rows.map(({ name, rate, chance: by, games }) => [name, formatPercent(rate), formatPercent(by), formatFigure(games)])}
      />
      <h2>{text.begun}</h2>
      <p class="quiet">{text.begunHint}</p>
      <ChartBars most={1} bars={[{ id: 'first', name: text.begunWon, value: first, valueText: formatPercent(first), marker: chance }]} />
      <ChartTable
        label={text.table}
        title={text.begun}
        columns={[text.person, text.begunWon, text.chance, text.games]}
        rows={[
          [memoryText.value.all, formatPercent(first), formatPercent(chance), formatFigure(asFirstPlayer.games)],
          ...people.map(({ id, name }): readonly [string, ...string[]] => {
            const own = figures.persons.get(id)?.asFirstPlayer ?? { games: 0, wins: 0, expectedWins: 0 };
            return [
              name,
              formatPercent(ratio(own.wins, own.games)),
              formatPercent(ratio(own.expectedWins, own.games)),
              formatFigure(own.games),
            ];
          }),
        ]}
      />
    </section>
  );
}
