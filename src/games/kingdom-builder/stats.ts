import { stateOf } from '#session/log/table';
import { createTally, type GameFigure, type GameStats, type Highlight } from '#stats/game-stats';
import type { KingdomBuilder } from './game';
import { CARDS } from './law/position';
import { countLines } from './law/scoring/score';
import { statisticsTexts } from './text/statistics';

const figuresOf = ({ parts, tiles }: (typeof statisticsTexts)['en']): readonly GameFigure[] => [
  ...Object.entries(parts).map(([part, label]) => ({ key: `points.${part}`, label, chart: 'points', kind: 'average' as const })),
  { key: 'tiles', label: tiles, chart: 'tiles', kind: 'average' },
];

const luckyCardFigure = ({ luckyCard }: (typeof statisticsTexts)['en']): Highlight => ({
  label: luckyCard,
  keys: CARDS.map((card) => `points.${card}`),
  criterion: 'figure',
});

export const stats: GameStats<KingdomBuilder> = {
  /** Points card by card, castles and Capitols; tiles only where the table was kept, not just counted. */
  count(table) {
    const { position } = stateOf(table);
    const tally = createTally(position.players);
    for (const { player, part, points } of countLines(position)) tally.add(player, `points.${part}`, points);
    if (position.record === 'table')
      for (const [seat, player] of position.players.entries()) tally.add(player, 'tiles', position.taken[seat]?.length);
    return tally.counts;
  },
  highlights: { en: [luckyCardFigure(statisticsTexts.en)], fr: [luckyCardFigure(statisticsTexts.fr)] },
  figures: { en: figuresOf(statisticsTexts.en), fr: figuresOf(statisticsTexts.fr) },
};
