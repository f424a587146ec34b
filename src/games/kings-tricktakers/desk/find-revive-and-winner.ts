import type { ChoicesByAgreement, Finding } from '#desk/desk';
import { game } from '#games/kings-tricktakers/game';
import { SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { type Position, pointsNow } from '#games/kings-tricktakers/law/position';
import { type Tie, ties } from '#games/kings-tricktakers/law/score/outlook';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type Standing, winnersOf } from '#law/score';
import { ruleOn } from '#session/log/rule-on';
import { createPosition, type ReviveCase, type WinnerCase } from './cases';
import { brokenNotes, paidNotes, ruleNotes } from './finding-notes';

export interface ReviveResult {
  readonly set: SetColour;
  readonly cost: number;
  /** The points after paying, or all of them where the Queen may not be revived. */
  readonly points: number;
}

export function findRevive(
  { players, set, down, points, copy }: ReviveCase,
  choices: ChoicesByAgreement,
): Finding<ReviveResult> | undefined {
  const by = players[0]?.id;
  if (by === undefined || set === undefined) return undefined;
  const position: Position = {
    ...createPosition(players, choices, { copy, points: { [by]: points } }),
    companies: { [by]: { set, characters: [] } },
    queensDown: down ? [set] : [],
  };
  const cost = position.figures.queens[set];
  if (cost === undefined && down) return undefined;
  const answer = ruleOn(game, game.flow.stateIn('preparation', position), { type: 'revive', by });
  const resultWith = (points: number): ReviveResult => ({ set, cost: cost ?? 0, points });
  if (answer.outcome === 'refused') return { isAllowed: false, result: resultWith(points), notes: brokenNotes([answer.reason]) };
  if (answer.outcome === 'unclear') return undefined;
  const { ruling, state } = answer;
  return {
    isAllowed: true,
    result: resultWith(pointsNow(state.position, by)),
    notes: [...ruleNotes(ruling.reasons), ...paidNotes(state.position.revivalLines)],
  };
}

export interface WinnerResult {
  readonly standings: readonly Standing[];
  readonly ties: readonly Tie[];
  readonly winners: readonly PlayerId[];
}

export function findWinner({ players, ends, copy }: WinnerCase, choices: ChoicesByAgreement): Finding<WinnerResult> | undefined {
  const holdings = players.map(({ id }) => ({ id, end: forPlayer(ends, id) }));
  if (holdings.some(({ end }) => end?.points === undefined)) return undefined;
  const points = Object.fromEntries(holdings.map(({ id, end }) => [id, end?.points ?? 0]));
  const position: Position = {
    ...createPosition(players, choices, { copy, round: 3, points }),
    companies: Object.fromEntries(holdings.map(({ id, end }) => [id, { set: end?.set, characters: [] }])),
    kingsDown: SETS.filter((set) => holdings.some(({ end }) => end?.set === set && end.kingDown)),
  };
  const standings = game.law.standings(position);
  return {
    isAllowed: undefined,
    result: { standings, ties: ties(position), winners: winnersOf(standings) },
    notes: [{ kind: 'rule', rule: 'kt.end.winner' }],
  };
}
