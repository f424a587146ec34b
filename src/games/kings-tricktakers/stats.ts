import type { PositionBase } from '#law/game';
import type { Line } from '#law/score';
import { tallying } from '#stats/tally';
import type { Position } from './law/position';

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position && 'rounds' in position;

interface Bet {
  readonly card: string;
  readonly met: boolean;
  /** How far the tricks taken are from the nearest number that would have met it; unknown for a devil's bet. */
  readonly off: number | undefined;
}

/** A player's own bets of a round: not an ally's, not a copied one, not one whose figures nobody knows. */
function betsIn(position: Position, lines: readonly Line[]): readonly Bet[] {
  return lines.flatMap(({ reason, paid }): readonly Bet[] => {
    const { ally, copied, known, card, tricks } = reason.params;
    if (ally !== '' || copied !== '') return [];
    if (reason.rule === 'kt.score.devil-bet') return [{ card: 'devil', met: paid, off: undefined }];
    if (reason.rule !== 'kt.score.bet' || known !== true || typeof card !== 'string' || typeof tricks !== 'number') return [];
    return [{ card, met: paid, off: distance(position, card, tricks) }];
  });
}

function distance({ figures }: Position, card: string, tricks: number): number | undefined {
  const wanted = Object.entries(figures.bets).find(([bet]) => bet === card)?.[1];
  const away = Object.keys(wanted ?? {}).map((number) => Math.abs(tricks - Number(number)));
  return away.length === 0 ? undefined : Math.min(...away);
}

/** Bets made and met by the card that was turned, tricks against the bet, and Kings kept to the end. */
export function kingsTricktakers(position: PositionBase) {
  const tally = tallying(position.players);
  if (!isTricktakers(position)) return tally.counts;
  for (const round of position.rounds)
    for (const [player, { tricks, lines }] of Object.entries(round)) {
      tally.add(player, 'rounds');
      tally.add(player, 'tricks', tricks);
      for (const { card, met, off } of betsIn(position, lines)) {
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
}
