import { stateOf } from '#session/log/table';
import { createTally, type GameFigure, type GameStats } from '#stats/game-stats';
import type { Kingdom } from './game';
import { type FigureLabels, statisticLabels } from './text/statistic-labels';

const createFigures = ({ throne, capture, resignation, moves }: FigureLabels): readonly GameFigure[] => [
  { key: 'won.throne', label: throne, chart: 'won', kind: 'share' },
  { key: 'won.capture', label: capture, chart: 'won', kind: 'share' },
  { key: 'won.resignation', label: resignation, chart: 'won', kind: 'share' },
  { key: 'moves', label: moves, chart: 'moves', kind: 'average' },
];

export const stats: GameStats<Kingdom> = {
  /** How the game was won, and how many moves it took. */
  count(table) {
    const { players, ending, winner, sides } = stateOf(table).position;
    const tally = createTally(players);
    for (const ending of ['throne', 'capture', 'resignation']) tally.initialize(`won.${ending}`);
    if (winner !== undefined && ending !== undefined) tally.add(sides[winner], `won.${ending}`);
    const moves = table.steps.filter(({ event }) => event.type === 'move').length;
    for (const player of players) tally.add(player, 'moves', moves);
    return tally.counts;
  },
  figures: { en: createFigures(statisticLabels.en), fr: createFigures(statisticLabels.fr) },
};
