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
  readonly led: Colour | undefined;
  /** Who set the leading colour. */
  readonly leader: PlayerId | undefined;
  readonly complete: boolean;
  readonly broken: readonly string[];
}

/** Laid in a trick before this one: only that it was played counts. */
const earlierTricks = ({ earlierCards = [] }: CaseDraft<TrickCase>): readonly Trick[] =>
  earlierCards.length === 0
    ? []
    : [{ winner: '', cards: earlierCards.map((each) => ({ ...each, king: false, queen: undefined, flip: false })) }];

/** The table as it lay before the trick. */
export function positionBeforeTrick(asked: CaseDraft<TrickCase>, given: ChoicesByAgreement): Position {
  const { players = [], areas = {}, plays = [], opener = players[0]?.id } = asked;
  const seated = players.map(({ id }) => ({ id, seat: forPlayer(areas, id) }));
  const setsWhere = (holds: 'kingDown' | 'queenDown' | 'queenPlayed'): readonly SetColour[] =>
    seated.flatMap(({ seat }) => (seat?.[holds] === true ? (seat.set ?? []) : []));
  return {
    ...createPosition(players, given),
    companies: Object.fromEntries(seated.map(({ id, seat }) => [id, { set: seat?.set, characters: seat?.up ?? [] }])),
    allies: Object.fromEntries(seated.flatMap(({ id, seat }) => (seat?.ally === undefined ? [] : [[id, seat.ally]]))),
    abilityUses: seated.flatMap(({ id, seat }) => (seat?.swapped === true ? [{ by: id, use: 'swap' as const }] : [])),
    kingsDown: setsWhere('kingDown'),
    queensDown: setsWhere('queenDown'),
    queensPlayed: setsWhere('queenPlayed'),
    opener: plays[0]?.by ?? opener,
    tricks: earlierTricks(asked),
  };
}

/** The trick as it lies, card by card, and what each card broke. */
export function playOutTrick(
  asked: CaseDraft<TrickCase>,
  given: ChoicesByAgreement,
): { readonly position: Position; readonly broken: readonly Reason[] } {
  let position = positionBeforeTrick(asked, given);
  const broken: Reason[] = [];
  for (const each of asked.plays ?? []) {
    const event: PlayCard = { type: 'play', ...each };
    broken.push(...brokenRules(judge(position, event)));
    position = play(position, event);
  }
  return { position, broken };
}

/** Whoever's set nobody has told plays any card, without a King or a Queen. */
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

/** A trick that is to be played, on a table of its own. */
export function layOutTrick(asked: CaseDraft<TrickCase>, agreements: ChoicesByAgreement) {
  const header = { players: asked.players ?? [], setup: { record: 'table', selection: 'initiation', agreements } };
  return createTableAt(gameWithUnknownSets, header, game.flow.stateIn('trick', positionBeforeTrick(asked, agreements)));
}

export function findTrick(asked: TrickCase, given: ChoicesByAgreement): Finding<TrickResult> | undefined {
  const { position, broken } = playOutTrick(asked, given);
  const won = trickOutcome(position);
  if (won === undefined) return undefined;
  const laid = playedCards(position.trick);
  const refused = broken.map(({ rule }) => rule);
  return {
    isAllowed: broken.length > 0 ? false : undefined,
    result: {
      ...won,
      led: colourToFollow(position),
      leader: laid.find((_, at) => leadingColour(laid.slice(0, at + 1)) !== undefined)?.by,
      complete: isTrickComplete(position),
      broken: refused,
    },
    notes: [...brokenNotes(broken), ...ruleNotes(citeRules(...rulesOfTrick(position)).filter(({ rule }) => !refused.includes(rule)))],
  };
}
