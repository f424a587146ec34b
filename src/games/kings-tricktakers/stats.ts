import { stateOf } from '#session/log/table';
import { createTally, type GameFigure, type GameStats, type Highlight } from '#stats/game-stats';
import type { KingsTricktakers } from './game';
import { BET_CARDS, type BetCard, type PointsByTricks } from './law/box';
import type { PlayerScore, Position } from './law/position';
import { type StatisticLabels, statisticLabels } from './text/statistic-labels';

interface BetRecord {
  readonly card: BetCard;
  readonly isMet: boolean;
  /** How far the tricks taken are from the nearest number that would have met it; unknown for a devil's bet. */
  readonly distance: number | undefined;
}

/** A player's own bets of a round: not an ally's, not a copied one, not one whose figures nobody knows. */
function betsIn(position: Position, { lines }: PlayerScore): readonly BetRecord[] {
  return lines.flatMap(({ reason, paid }): readonly BetRecord[] => {
    if (reason.rule !== 'kt.score.bet' && reason.rule !== 'kt.score.devil-bet') return [];
    if (reason.params.ally !== '' || reason.params.copied !== '') return [];
    if (reason.rule === 'kt.score.devil-bet') return [{ card: 'devil', isMet: paid, distance: undefined }];
    const { card, tricks, known } = reason.params;
    return known ? [{ card, isMet: paid, distance: distanceToBet(position.figures.bets[card], tricks) }] : [];
  });
}

function distanceToBet(pointsByTricks: PointsByTricks | undefined, tricks: number): number | undefined {
  const distances = Object.keys(pointsByTricks ?? {}).map((number) => Math.abs(tricks - Number(number)));
  return distances.length === 0 ? undefined : Math.min(...distances);
}

function createFigures({
  allBets,
  bet,
  card: betCardLabel,
  shareOfBets: caption,
  tricks,
  off,
  kings,
}: StatisticLabels): readonly GameFigure[] {
  const bets = { chart: 'bets', kind: 'share', caption } as const;
  return [
    { key: 'met', divisor: 'made', label: allBets, ...bets },
    ...BET_CARDS.map((card) => ({ key: `met.${card}`, divisor: `made.${card}`, label: bet(card), short: betCardLabel(card), ...bets })),
    { key: 'tricks', divisor: 'rounds', label: tricks, chart: 'tricks', kind: 'average', caption: '' },
    { key: 'off', divisor: 'aimed', label: off, chart: 'tricks', kind: 'average', caption: '' },
    { key: 'kings', label: kings, chart: 'kings', kind: 'share' },
  ];
}

const BETS = BET_CARDS.map((card) => `met.${card}`);

const createQuestions = ({ favouriteBet, luckyBet }: StatisticLabels): readonly Highlight[] => [
  { label: favouriteBet, keys: BETS, criterion: 'number' },
  { label: luckyBet, keys: BETS, criterion: 'figure' },
];

export const stats: GameStats<KingsTricktakers> = {
  /** Bets made and met by the card that was turned, tricks against the bet, and Kings kept to the end. */
  count(table) {
    const { position } = stateOf(table);
    const tally = createTally(position.players);
    for (const round of position.rounds)
      for (const [player, result] of Object.entries(round)) {
        tally.add(player, 'rounds');
        tally.add(player, 'tricks', result.tricks);
        for (const { card, isMet: met, distance: off } of betsIn(position, result)) {
          for (const key of ['made', `made.${card}`]) tally.add(player, key);
          for (const key of ['met', `met.${card}`]) tally.add(player, key, met ? 1 : 0);
          if (off === undefined) continue;
          tally.add(player, 'aimed');
          tally.add(player, 'off', off);
        }
      }
    const last = position.rounds.at(-1) ?? {};
    for (const [player, { lines }] of Object.entries(last))
      tally.add(player, 'kings', lines.some(({ reason }) => reason.rule === 'kt.score.king-unplayed') ? 1 : 0);
    return tally.counts;
  },
  highlights: { en: createQuestions(statisticLabels.en), fr: createQuestions(statisticLabels.fr) },
  figures: { en: createFigures(statisticLabels.en), fr: createFigures(statisticLabels.fr) },
};
