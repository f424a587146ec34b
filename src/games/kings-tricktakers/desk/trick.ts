import type { Choices, Finding, Note } from '#desk/desk';
import type { Colour, SetColour } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import { judge } from '#games/kings-tricktakers/law/judge';
import { laidIn, led, oppressorsOf, outcome, play, trickComplete } from '#games/kings-tricktakers/law/play';
import { type PlayCard, type Position, setOf, type Trick } from '#games/kings-tricktakers/law/position';
import type { RuleId } from '#games/kings-tricktakers/law/rules';
import { type Laid, leadingColour, type Precedence, unfollowedColour } from '#games/kings-tricktakers/law/trick';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { brokenIn, type Reason } from '#law/ruling';
import { type TrickCase, tableOf } from './cases';

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
const before = ({ gone }: TrickCase): readonly Trick[] =>
  gone.length === 0 ? [] : [{ winner: '', laid: gone.map((each) => ({ ...each, king: false, queen: undefined, flip: false })) }];

/** The table as it lay before the trick. */
function trickTable(asked: TrickCase, given: Choices): Position {
  const { players, seats, plays } = asked;
  const seated = players.map(({ id }) => ({ id, seat: forPlayer(seats, id) }));
  const setsWhere = (holds: 'kingDown' | 'queenDown' | 'queenPlayed'): readonly SetColour[] =>
    seated.flatMap(({ seat }) => (seat?.[holds] === true ? (seat.set ?? []) : []));
  return {
    ...tableOf(players, given),
    companies: Object.fromEntries(seated.map(({ id, seat }) => [id, { set: seat?.set, characters: seat?.up ?? [] }])),
    allies: Object.fromEntries(seated.flatMap(({ id, seat }) => (seat?.ally === undefined ? [] : [[id, seat.ally]]))),
    uses: seated.flatMap(({ id, seat }) => (seat?.swapped === true ? [{ by: id, use: 'swap' as const }] : [])),
    kingsDown: setsWhere('kingDown'),
    queensDown: setsWhere('queenDown'),
    queensPlayed: setsWhere('queenPlayed'),
    opener: plays[0]?.by,
    tricks: before(asked),
  };
}

/** The trick as it lies, card by card, and what each card broke. */
export function laidOut(asked: TrickCase, given: Choices): { readonly position: Position; readonly broken: readonly Reason[] } {
  let position = trickTable(asked, given);
  const broken: Reason[] = [];
  for (const each of asked.plays) {
    const event: PlayCard = { type: 'play', ...each };
    broken.push(...brokenIn(judge(position, event)));
    position = play(position, event);
  }
  return { position, broken };
}

export function findTrick(asked: TrickCase, given: Choices): Finding<TrickResult> | undefined {
  const { position, broken } = laidOut(asked, given);
  const won = outcome(position);
  if (won === undefined) return undefined;
  const laid = laidIn(position.trick);
  const refused = broken.map(({ rule }) => rule);
  const leader = laid.find((_, at) => leadingColour(laid.slice(0, at + 1)) !== undefined)?.by;
  return {
    allowed: broken.length > 0 ? false : undefined,
    result: {
      ...won,
      led: led(position),
      leader,
      complete: trickComplete(position),
      broken: refused,
    },
    notes: [
      ...broken.map((reason): Note => ({ kind: 'broken', reason })),
      ...deciding(position, asked, laid)
        .filter((rule) => !refused.includes(rule))
        .map((rule): Note => ({ kind: 'rule', rule })),
    ],
  };
}

/** The rules that this trick brings into play: what wins, what leads, and what made the cards other than they are printed. */
function deciding(position: Position, { plays }: TrickCase, laid: readonly Laid[]): readonly RuleId[] {
  const colour = leadingColour(laid);
  const queens = plays.flatMap(({ by, queen }): readonly RuleId[] => {
    const set = setOf(position, by);
    return queen === true && set !== undefined ? [`kt.queen.${set}`] : [];
  });
  const strong = oppressorsOf(position);
  const found: readonly (RuleId | false)[] = [
    'kt.trick.winner',
    colour !== undefined && 'kt.trick.leading-colour',
    laid.some(({ king }) => king) && 'kt.king.card',
    ...queens,
    laid.some(({ flip }) => flip) && 'kt.character.rebel',
    laid.some(({ by, card }) => card.startsWith('yellow') && strong.includes(by)) && 'kt.character.oppressor',
    laid.some((each, at) => unfollowedColour(each, leadingColour(laid.slice(0, at))) !== undefined) && 'kt.trick.follow',
  ];
  return [...new Set(found)].filter((rule) => rule !== false);
}
