import { standOf } from '#session/table';
import { createTally, type GameFigure, type GameStats, type Highlight } from '#stats/game-stats';
import type { KingdomBuilder } from './game';
import { CARDS } from './law/position';
import { scored } from './law/score';
import { labels } from './text/figures';

const figuresIn = ({ parts, tiles }: (typeof labels)['en']): readonly GameFigure[] => [
  ...Object.entries(parts).map(([part, label]) => ({ key: `points.${part}`, label, chart: 'points', kind: 'average' as const })),
  { key: 'tiles', label: tiles, chart: 'tiles', kind: 'average' },
];

const lucky = ({ luckyCard }: (typeof labels)['en']): Highlight => ({
  label: luckyCard,
  keys: CARDS.map((card) => `points.${card}`),
  by: 'figure',
});

export const stats: GameStats<KingdomBuilder> = {
  /** Points card by card, castles and Capitols; tiles only where the table was kept, not just counted. */
  count(table) {
    const { position } = standOf(table);
    const tally = createTally(position.players);
    for (const { player, part, points } of scored(position)) tally.add(player, `points.${part}`, points);
    if (position.record === 'table')
      for (const [seat, player] of position.players.entries()) tally.add(player, 'tiles', position.taken[seat]?.length);
    return tally.counts;
  },
  asked: { en: [lucky(labels.en)], fr: [lucky(labels.fr)] },
  figures: { en: figuresIn(labels.en), fr: figuresIn(labels.fr) },
};
