import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { memoizeLast } from '#law/memoize-last';
import { type Colour, count } from '../box';
import {
  clockwise,
  faceUpCharacters,
  lowestKingOwner,
  type NameOpener,
  type PlayCard,
  type Position,
  type Renounce,
  setOf,
  type TrickSlot,
  type UseAbility,
} from '../position';
import type { RuleId } from '../rules';
import { BERSERKER_TENS, berserkerTensFor, type CardName, colourOf } from './cards';
import { decideTrick, leadingColour, type Outcome, type PlayedCard, renouncedColour } from './trick';

export const TRICKS_PER_ROUND = 5;

/** The cards of a trick that lie open, in the order played. */
export const playedCards = (places: readonly TrickSlot[]): readonly PlayedCard[] =>
  places.filter((place): place is PlayedCard => place.card !== undefined);

export const colourToFollow = (position: Position): Colour | undefined => leadingColour(playedCards(position.trick));

/** kt.trick.order, kt.queen.green: who is to play; whoever laid the green Queen comes after all others. */
export function playerOnTurn(position: Position): PlayerId | undefined {
  const { players, trick, opener } = position;
  const next = clockwise(players, opener).find((player) => !trick.some(({ by }) => by === player));
  return next ?? trick.find(({ card }) => card === undefined)?.by;
}

export const isTrickComplete = ({ trick, players }: Position): boolean => playedCards(trick).length === players.length;

/** kt.trick.assassin: whether the player who must open may name another. */
export const canNameOpener = (position: Position): boolean =>
  position.opener !== undefined &&
  !position.assassinsUsed.includes(position.opener) &&
  faceUpCharacters(position, position.opener).includes('assassin');

export const isOpenerAsked = (position: Position): boolean => position.opener === undefined || canNameOpener(position);

/** The tricks begin: the lowest King opens, or the table names a player. */
export const beginTricks = (position: Position): Position => ({ ...position, opener: lowestKingOwner(position) });

export const nameOpener = (position: Position, { by, player }: NameOpener): Position => ({
  ...position,
  assassinsUsed: position.opener === undefined || by === undefined ? position.assassinsUsed : [...position.assassinsUsed, by],
  opener: player,
});

/** kt.character.oppressor: the players whose yellow cards are as strong as black. */
export function oppressorsOf(position: Position): readonly PlayerId[] {
  const owners = position.players.filter((player) => faceUpCharacters(position, player).includes('oppressor'));
  return owners.length > 0 && position.agreements['oppressor-reach'] === 'everyone' ? position.players : owners;
}

export const trickOutcome = (position: Position): Outcome | undefined => decideTrick(playedCards(position.trick), oppressorsOf(position));

/** kt.queen.green: who laid the last card after players who sit behind. */
export function latePlayer({ players }: Position, places: readonly TrickSlot[], opener: PlayerId | undefined): PlayerId | undefined {
  const by = places.at(-1)?.by ?? '';
  const order = clockwise(players, opener);
  return places.some((place) => order.indexOf(place.by) > order.indexOf(by)) ? by : undefined;
}

/** The rules that a trick brings into play: what wins, what leads, and what made the cards other than they are printed. */
export function rulesOfTrick(position: Position): readonly RuleId[] {
  const cards = playedCards(position.trick);
  const oppressors = oppressorsOf(position);
  const latePlayerId = latePlayer(position, position.trick, position.opener);
  const queens = position.trick.map((place) =>
    place.card === undefined || place.by === latePlayerId ? setOf(position, place.by) : place.queen,
  );
  const rulesInPlay: readonly (RuleId | false)[] = [
    cards.length > 0 && 'kt.trick.winner',
    leadingColour(cards) !== undefined && 'kt.trick.leading-colour',
    cards.some(({ king }) => king) && 'kt.king.card',
    ...queens.map((queen) => queen !== undefined && (`kt.queen.${queen}` as const)),
    cards.some(({ flip }) => flip) && 'kt.character.rebel',
    cards.some(({ by, card }) => colourOf(card) === 'yellow' && oppressors.includes(by)) && 'kt.character.oppressor',
    cards.some((each, at) => renouncedColour(each, leadingColour(cards.slice(0, at))) !== undefined) && 'kt.trick.follow',
  ];
  return rulesInPlay.filter((rule) => rule !== false);
}

export function play(position: Position, event: PlayCard): Position {
  const { by = '', card } = event;
  const set = setOf(position, by);
  const queen = event.queen === true ? set : undefined;
  const queensPlayed = queen === undefined ? position.queensPlayed : [...position.queensPlayed, queen];
  if (card === undefined) return { ...position, queensPlayed, trick: [...position.trick, { by, card: undefined }] };
  const playedCard: PlayedCard = { by, card, king: event.king === true, queen, flip: event.flip === true };
  const renounced = renouncedColour(playedCard, colourToFollow(position));
  const unexposed = position.renounces.filter((each) => !isRevokeExposed(by, card, each));
  return {
    ...position,
    queensPlayed,
    trick: [...position.trick.filter((place) => place.by !== by), playedCard],
    renounces: renounced === undefined ? unexposed : [...unexposed, { by, colour: renounced, trick: position.tricks.length + 1, card }],
  };
}

/** The trick goes to its winner, who opens the next; the Kings played to it are turned face down. */
export function gatherTrick(position: Position): Position {
  const winner = trickOutcome(position)?.winner ?? position.opener ?? '';
  const cards = playedCards(position.trick);
  const kings = cards.flatMap(({ by, king }) => (king ? (setOf(position, by) ?? []) : []));
  return {
    ...position,
    kingsDown: [...new Set([...position.kingsDown, ...kings])],
    tricks: [...position.tricks, { winner, cards }],
    trick: [],
    opener: winner,
    assassinsUsed: [],
  };
}

export const isRoundComplete = ({ tricks }: Position): boolean => tricks.length === TRICKS_PER_ROUND;

/** The other player of a swap, for a diplomat with an ally. */
const swapPartners = (position: Position, player: PlayerId): readonly PlayerId[] =>
  position.abilityUses.flatMap(({ by, use }) => {
    if (use !== 'swap') return [];
    const ally = forPlayer(position.allies, by);
    if (by === player) return ally ?? [];
    return ally === player ? by : [];
  });

/** kt.character.hermit: hands that change can no longer prove a revoke. */
export function useAbility(position: Position, { by = '', use }: UseAbility): Position {
  const changedHands = use === 'swap' ? [by, forPlayer(position.allies, by)] : [by];
  return {
    ...position,
    abilityUses: [...position.abilityUses, { by, use }],
    renounces: position.renounces.filter((each) => !changedHands.includes(each.by)),
  };
}

/** How often a player's face-up characters allow a use, and how often it has happened this round. */
export function abilityUses(
  position: Position,
  player: PlayerId,
  use: UseAbility['use'],
): { readonly limit: number; readonly used: number } {
  const faceUp = faceUpCharacters(position, player);
  const allies = forPlayer(position.allies, player) === undefined ? 0 : count(faceUp, 'diplomat');
  return {
    limit: use === 'hermit' ? count(faceUp, 'hermit') : Math.min(1, allies),
    used: position.abilityUses.filter((each) => each.by === player && each.use === use).length,
  };
}

/** kt.trick.follow: whether a card shows that its player could have followed before. */
const isRevokeExposed = (by: PlayerId, card: CardName, renounce: Renounce): boolean =>
  renounce.by === by && renounce.colour === colourOf(card);

/** The revokes that a card brings to light. */
export const exposedRevokes = (position: Position, { by = '', card }: PlayCard): Position['renounces'] =>
  card === undefined ? [] : position.renounces.filter((renounce) => isRevokeExposed(by, card, renounce));

/** Who has played each card this round, once for each time. */
const playersByCard = memoizeLast(({ tricks, trick }: Position): ReadonlyMap<CardName, readonly PlayerId[]> => {
  const players = new Map<CardName, PlayerId[]>();
  for (const { card, by } of [...tricks.flatMap(({ cards }) => cards), ...playedCards(trick)])
    players.set(card, [...(players.get(card) ?? []), by]);
  return players;
});

/** How often a card has been played this round, by one player or by all. */
export function countPlayed(position: Position, card: CardName, by?: PlayerId): number {
  const players = playersByCard(position).get(card) ?? [];
  return by === undefined ? players.length : players.filter((each) => each === by).length;
}

/** The berserker 10s that a player's own berserkers bring. */
const ownBerserkerTens = (position: Position, player: PlayerId): number =>
  berserkerTensFor(count(faceUpCharacters(position, player), 'berserker'), position.players.length);

/** kt.card.exists: how many berserker 10s a player can still play; a swap may have handed one on. */
export function playableBerserkerTens(position: Position, player: PlayerId): number {
  const playedTens = (by?: PlayerId): number => countPlayed(position, 'berserker-10', by);
  const partners = [...new Set(swapPartners(position, player))];
  const ownTens = ownBerserkerTens(position, player);
  const handedOn = partners.filter((partner) => ownBerserkerTens(position, partner) > 0).length;
  const leftInPartnership = partners.reduce(
    (sum, partner) => sum + ownBerserkerTens(position, partner) - playedTens(partner),
    ownTens - playedTens(player),
  );
  return Math.min(ownTens + handedOn - playedTens(player), leftInPartnership, BERSERKER_TENS - playedTens());
}
