import { type ByPlayer, forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type BetCard, type Character, count } from '../box';
import { createViolation, type Violation } from '../broken-reasons';
import {
  type Bet,
  type Company,
  type CopiedBet,
  type CopyBet,
  companyOf,
  faceUpCharacters,
  type NameAlly,
  type Phase,
  type Position,
  putForPlayer,
} from '../position';
import type { RuleId } from '../rules';

/** Whether a bet leaves a diplomat of the company face up. */
export const hasDiplomatFaceUp = (characters: readonly Character[], cards: readonly BetCard[]): boolean =>
  count(characters, 'diplomat') > count<BetCard>(cards, 'diplomat');

/** kt.bet.one-character, kt.bet.round-three: the cards that may be bet of a company, and how many of them. */
export const betOptions = (
  round: number,
  characters: readonly Character[],
): { readonly cards: readonly BetCard[]; readonly most: number } =>
  round < 3 ? { cards: characters, most: 1 } : { cards: [...characters, 'jack'], most: 2 };

/** A bet with one card more or less; one too many takes the place of the first. */
export const toggleBetCard = (bet: readonly BetCard[], card: BetCard, most: number): readonly BetCard[] =>
  bet.includes(card) ? bet.filter((each) => each !== card) : [...bet, card].slice(-most);

/** The rules of one player's bet, at the table and in the pad. */
export function checkBetCards(round: number, player: PlayerId, { characters }: Company, cards: readonly BetCard[]): readonly Violation[] {
  const broken: Violation[] = [];
  const diplomat = hasDiplomatFaceUp(characters, cards);
  const { most } = betOptions(round, characters);
  const jack = cards.includes('jack');
  const found = cards.length;
  const miscounted = found > most || (found === 0 && !diplomat);
  if (most === 1 && (miscounted || jack)) broken.push(createViolation('kt.bet.one-character', { player, found, jack }));
  if (most === 2 && miscounted) broken.push(createViolation('kt.bet.round-three', { player, found }));
  const ownCards: readonly BetCard[] = [...characters, 'jack'];
  const foreignCard = cards.find((card) => count(cards, card) > count(ownCards, card));
  if (foreignCard !== undefined) broken.push(createViolation('kt.bet.own', { player, card: foreignCard }, [foreignCard]));
  if (diplomat && cards.length > 0) broken.push(createViolation('kt.bet.diplomat', { player }, ['diplomat']));
  return broken;
}

/** The rules by which a bet stands. */
export function rulesOfBet(round: number, cards: readonly BetCard[]): readonly RuleId[] {
  if (cards.length === 0) return ['kt.bet.diplomat'];
  return [betOptions(round, []).most === 1 ? 'kt.bet.one-character' : 'kt.bet.round-three', 'kt.bet.own'];
}

/** Whether the bets of a round have been turned over; before that nobody may read them anywhere. */
export const areBetsRevealed = ({ phase, position }: { readonly phase: Phase; readonly position: Position }, round: number): boolean =>
  position.round > round || (position.round === round && phase !== 'company' && phase !== 'bets');

const playersToBet = (position: Position): readonly PlayerId[] =>
  position.players.filter((player) => forPlayer(position.bets, player) === undefined);
export const hasAllBets = (position: Position): boolean => playersToBet(position).length === 0;

export function checkBet(position: Position, { by = '', cards }: Bet): readonly Violation[] {
  const onMove = playersToBet(position);
  if (!onMove.includes(by)) return [createViolation('kt.trick.order', { onMove })];
  return checkBetCards(position.round, by, companyOf(position, by), cards);
}

export const bet = (position: Position, { by, cards }: Bet): Position => ({ ...position, bets: putForPlayer(position.bets, by, cards) });

type BetsByPlayer = ByPlayer<readonly BetCard[]>;

/** The bets of others that a diplomat can copy; another diplomat cannot be. */
export const copyableBets = (players: readonly PlayerId[], bets: BetsByPlayer, player: PlayerId): readonly CopiedBet[] =>
  players.flatMap((other) =>
    other === player
      ? []
      : [...new Set(forPlayer(bets, other) ?? [])].filter((card) => card !== 'diplomat').map((card) => ({ player: other, card })),
  );

/** kt.ally.after-bets: the diplomats who have an ally to name. */
export const playersAskedForAlly = (position: Position): readonly PlayerId[] =>
  position.players.filter(
    (player) => forPlayer(position.allies, player) === undefined && faceUpCharacters(position, player).includes('diplomat'),
  );

/** kt.ally.after-bets: the diplomats turned as a bet who have a card to copy. */
export const playersAskedForCopy = (position: Position): readonly PlayerId[] =>
  position.players.filter(
    (player) =>
      forPlayer(position.copiedBets, player) === undefined &&
      forPlayer(position.bets, player)?.includes('diplomat') === true &&
      copyableBets(position.players, position.bets, player).length > 0,
  );

export const isDiplomatAsked = (position: Position): boolean =>
  playersAskedForAlly(position).length > 0 || playersAskedForCopy(position).length > 0;

export const checkAllyOfPlayer = (player: PlayerId, ally: PlayerId): readonly Violation[] =>
  player === ally ? [createViolation('kt.ally.after-bets', { problem: 'own', player })] : [];

export function checkCopiedBet(bets: BetsByPlayer, player: PlayerId, { player: other, card }: CopiedBet): readonly Violation[] {
  if (player === other) return [createViolation('kt.ally.after-bets', { problem: 'own', player })];
  if (card === 'diplomat') return [createViolation('kt.ally.after-bets', { problem: 'diplomat', player })];
  return forPlayer(bets, other)?.includes(card) === true
    ? []
    : [createViolation('kt.ally.after-bets', { problem: 'not-bet', player, other, card }, [card])];
}

/** Who is asked for the other of the two breaks kt.ally.after-bets; who is asked for nothing is out of turn. */
function checkAskedPlayer(
  player: PlayerId,
  askedPlayers: readonly PlayerId[],
  otherAskedPlayers: readonly PlayerId[],
  problem: 'asked-for-ally' | 'asked-for-copy',
): readonly Violation[] {
  if (askedPlayers.includes(player)) return [];
  return [
    otherAskedPlayers.includes(player)
      ? createViolation('kt.ally.after-bets', { problem, player })
      : createViolation('kt.trick.order', { onMove: askedPlayers }),
  ];
}

export function checkNameAlly(position: Position, { by = '', player }: NameAlly): readonly Violation[] {
  return [
    ...checkAskedPlayer(by, playersAskedForAlly(position), playersAskedForCopy(position), 'asked-for-copy'),
    ...checkAllyOfPlayer(by, player),
  ];
}

export function checkCopyBet(position: Position, { by = '', player, card }: CopyBet): readonly Violation[] {
  return [
    ...checkAskedPlayer(by, playersAskedForCopy(position), playersAskedForAlly(position), 'asked-for-ally'),
    ...checkCopiedBet(position.bets, by, { player, card }),
  ];
}

export const nameAlly = (position: Position, { by, player }: NameAlly): Position => ({
  ...position,
  allies: putForPlayer(position.allies, by, player),
});

export const copyBet = (position: Position, { by, player, card }: CopyBet): Position => ({
  ...position,
  copiedBets: putForPlayer(position.copiedBets, by, { player, card }),
});
