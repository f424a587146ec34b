import type { CaseDraft, ChoicesByAgreement, Finding } from '#desk/desk';
import { createTableAt } from '#desk/table-cases';
import { game } from '#games/kings-tricktakers/game';
import { type Colour, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { judge } from '#games/kings-tricktakers/law/judge';
import { companyOf, type PlayCard, type Position, setOf, type Trick } from '#games/kings-tricktakers/law/position';
import type { CardName } from '#games/kings-tricktakers/law/trick/cards';
import {
  colourToFollow,
  isTrickComplete,
  play,
  playedCards,
  playerOnTurn,
  rulesOfTrick,
  trickOutcome,
} from '#games/kings-tricktakers/law/trick/play';
import { leadingColour, type Precedence } from '#games/kings-tricktakers/law/trick/trick';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { brokenRules, citeRules, type Reason } from '#law/ruling';
import { createPosition, type TrickCase } from './cases';
import { brokenNotes, ruleNotes } from './finding-notes';

export interface TrickResult {
  readonly winner: PlayerId;
  readonly card: CardName;
  readonly decided: Precedence;
  readonly isFirstOfEqual: boolean;
  readonly led: Colour | undefined;
  /** Who set the leading colour. */
  readonly leader: PlayerId | undefined;
  readonly complete: boolean;
  readonly broken: readonly string[];
}

/** Cards of earlier tricks as one trick: for the rules only matters that they were played. */
const earlierTricks = ({ earlierCards = [] }: CaseDraft<TrickCase>): readonly Trick[] =>
  earlierCards.length === 0
    ? []
    : [{ winner: '', cards: earlierCards.map((each) => ({ ...each, king: false, queen: undefined, flip: false })) }];

/** The position before the first card of the trick. */
export function positionBeforeTrick(trickCase: CaseDraft<TrickCase>, choices: ChoicesByAgreement): Position {
  const { players = [], areas = {}, plays = [], opener = players[0]?.id } = trickCase;
  const seated = players.map(({ id }) => ({ id, seat: forPlayer(areas, id) }));
  const setsWhere = (holds: 'kingDown' | 'queenDown' | 'queenPlayed'): readonly SetColour[] =>
    seated.flatMap(({ seat }) => (seat?.[holds] === true ? (seat.set ?? []) : []));
  return {
    ...createPosition(players, choices),
    companies: Object.fromEntries(seated.map(({ id, seat }) => [id, { set: seat?.set, characters: seat?.up ?? [] }])),
    allies: Object.fromEntries(seated.flatMap(({ id, seat }) => (seat?.ally === undefined ? [] : [[id, seat.ally]]))),
    abilityUses: seated.flatMap(({ id, seat }) => (seat?.swapped === true ? [{ by: id, use: 'swap' as const }] : [])),
    kingsDown: setsWhere('kingDown'),
    queensDown: setsWhere('queenDown'),
    queensPlayed: setsWhere('queenPlayed'),
    opener: plays[0]?.by ?? opener,
    tricks: earlierTricks(trickCase),
  };
}

/** Plays the cards one by one and collects the rules they break. */
export function playOutTrick(
  trickCase: CaseDraft<TrickCase>,
  choices: ChoicesByAgreement,
): { readonly position: Position; readonly broken: readonly Reason[] } {
  let position = positionBeforeTrick(trickCase, choices);
  const broken: Reason[] = [];
  for (const each of trickCase.plays ?? []) {
    const event: PlayCard = { type: 'play', ...each };
    broken.push(...brokenRules(judge(position, event)));
    position = play(position, event);
  }
  return { position, broken };
}

/** A player of unknown set may play any card, without a King or a Queen. */
const gameWithUnknownSets: typeof game = {
  ...game,
  law: {
    ...game.law,
    candidates(position, type) {
      const by = playerOnTurn(position) ?? '';
      if (type !== 'play' || setOf(position, by) !== undefined) return game.law.candidates(position, type);
      const companies = { ...position.companies, [by]: { ...companyOf(position, by), set: SETS[0] } };
      return game.law.candidates({ ...position, companies, kingsDown: SETS, queensDown: SETS }, type);
    },
  },
};

/** A table on which the trick can be played. */
export function layOutTrick(trickCase: CaseDraft<TrickCase>, agreements: ChoicesByAgreement) {
  const header = { players: trickCase.players ?? [], setup: { record: 'table', selection: 'initiation', agreements } };
  return createTableAt(gameWithUnknownSets, header, game.flow.stateIn('trick', positionBeforeTrick(trickCase, agreements)));
}

export function findTrick(trickCase: TrickCase, choices: ChoicesByAgreement): Finding<TrickResult> | undefined {
  const { position, broken } = playOutTrick(trickCase, choices);
  const outcome = trickOutcome(position);
  if (outcome === undefined) return undefined;
  const cards = playedCards(position.trick);
  const refused = broken.map(({ rule }) => rule);
  return {
    isAllowed: broken.length > 0 ? false : undefined,
    result: {
      ...outcome,
      led: colourToFollow(position),
      leader: cards.find((_, index) => leadingColour(cards.slice(0, index + 1)) !== undefined)?.by,
      complete: isTrickComplete(position),
      broken: refused,
    },
    notes: [...brokenNotes(broken), ...ruleNotes(citeRules(...rulesOfTrick(position)).filter(({ rule }) => !refused.includes(rule)))],
  };
}
