import { standOf } from '#session/table';
import { createTally, type GameFigure, type GameStats, type Highlight } from '#stats/game-stats';
import type { KingsTricktakers } from './game';
import { BET_CARDS, type BetCard, type ByTricks } from './law/box';
import type { Position, Result } from './law/position';
import { type FigureLabels, labels } from './text/figures';

interface Bet {
  readonly card: BetCard;
  readonly met: boolean;
  /** How far the tricks taken are from the nearest number that would have met it; unknown for a devil's bet. */
  readonly off: number | undefined;
}

/** A player's own bets of a round: not an ally's, not a copied one, not one whose figures nobody knows. */
function betsIn(position: Position, { lines }: Result): readonly Bet[] {
  return lines.flatMap(({ reason, paid }): readonly Bet[] => {
    if (reason.rule !== 'kt.score.bet' && reason.rule !== 'kt.score.devil-bet') return [];
    if (reason.params.ally !== '' || reason.params.copied !== '') return [];
    if (reason.rule === 'kt.score.devil-bet') return [{ card: 'devil', met: paid, off: undefined }];
    const { card, tricks, known } = reason.params;
    return known ? [{ card, met: paid, off: distance(position.figures.bets[card], tricks) }] : [];
  });
}

function distance(wanted: ByTricks | undefined, tricks: number): number | undefined {
  const away = Object.keys(wanted ?? {}).map((number) => Math.abs(tricks - Number(number)));
  return away.length === 0 ? undefined : Math.min(...away);
}

function figuresIn({ allBets, bet, card: called, shareOfBets: caption, tricks, off, kings }: FigureLabels): readonly GameFigure[] {
  const bets = { chart: 'bets', kind: 'share', caption } as const;
  return [
    { key: 'met', by: 'made', label: allBets, ...bets },
    ...BET_CARDS.map((card) => ({ key: `met.${card}`, by: `made.${card}`, label: bet(card), short: called(card), ...bets })),
    { key: 'tricks', by: 'rounds', label: tricks, chart: 'tricks', kind: 'average', caption: '' },
    { key: 'off', by: 'aimed', label: off, chart: 'tricks', kind: 'average', caption: '' },
    { key: 'kings', label: kings, chart: 'kings', kind: 'share' },
  ];
}

const BETS = BET_CARDS.map((card) => `met.${card}`);

const askedIn = ({ favouriteBet, luckyBet }: FigureLabels): readonly Highlight[] => [
  { label: favouriteBet, keys: BETS, by: 'number' },
  { label: luckyBet, keys: BETS, by: 'figure' },
];

export const stats: GameStats<KingsTricktakers> = {
  /** Bets made and met by the card that was turned, tricks against the bet, and Kings kept to the end. */
  count(table) {
    const { position } = standOf(table);
    const tally = createTally(position.players);
    for (const round of position.rounds)
      for (const [player, result] of Object.entries(round)) {
        tally.add(player, 'rounds');
        tally.add(player, 'tricks', result.tricks);
        for (const { card, met, off } of betsIn(position, result)) {
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
  asked: { en: askedIn(labels.en), fr: askedIn(labels.fr) },
  figures: { en: figuresIn(labels.en), fr: figuresIn(labels.fr) },
};
