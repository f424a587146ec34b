import type { PlayerId } from '#law/game';
import { WIN_WAYS } from '#law/score';
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

/** Nobody has won in any way yet. */
function createWinTally(players: readonly PlayerId[]) {
  const tally = createTally(players);
  for (const way of WIN_WAYS) tally.initialize(`won.${way}`);
  return tally;
}

export const stats: GameStats<Kingdom> = {
  /** How the game was won, and how many moves it took. */
  count(table) {
    const { players, ending, winner, sides } = stateOf(table).position;
    const tally = createWinTally(players);
    if (winner !== undefined && ending !== undefined) tally.add(sides[winner], `won.${ending}`);
    const moves = table.steps.filter(({ event }) => event.type === 'move').length;
    for (const player of players) tally.add(player, 'moves', moves);
    return tally.counts;
  },
  /** A draw was won in no way; where nobody said how a game was won, nothing is counted. */
  countResult(game) {
    const { winners, winWay } = game.summary;
    const [winner, ...others] = winners;
    if (others.length === 0 && winWay === undefined) return {};
    const tally = createWinTally((game.summary.players ?? game.players).map(({ id }) => id));
    if (others.length === 0) tally.add(winner, `won.${winWay}`);
    return tally.counts;
  },
  figures: { en: createFigures(statisticLabels.en), fr: createFigures(statisticLabels.fr) },
};
