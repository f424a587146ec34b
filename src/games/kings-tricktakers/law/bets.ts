import { type ByPlayer, forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type BetCard, type Character, count } from './box';
import { type Why, why } from './broken';
import { type Ally, type Bet, type Company, type CopiedBet, type CopyBet, companyOf, faceUp, type Position, setPlayer } from './position';
import type { RuleId } from './rules';

/** Whether a bet leaves a diplomat of the company face up. */
export const leavesDiplomat = (characters: readonly Character[], cards: readonly BetCard[]): boolean =>
  count(characters, 'diplomat') > count<BetCard>(cards, 'diplomat');

/** kt.bet.one-character, kt.bet.round-three: the cards that may be bet of a company, and how many of them. */
export const betting = (round: number, characters: readonly Character[]): { readonly cards: readonly BetCard[]; readonly most: number } =>
  round < 3 ? { cards: characters, most: 1 } : { cards: [...characters, 'jack'], most: 2 };

/** A bet with one card more or less; one too many takes the place of the first. */
export const staked = (bet: readonly BetCard[], card: BetCard, most: number): readonly BetCard[] =>
  bet.includes(card) ? bet.filter((each) => each !== card) : [...bet, card].slice(-most);

/** The rules of one player's bet, at the table and in the pad. */
export function brokenCards(round: number, player: PlayerId, { characters }: Company, cards: readonly BetCard[]): readonly Why[] {
  const broken: Why[] = [];
  const diplomat = leavesDiplomat(characters, cards);
  const { most } = betting(round, characters);
  const jack = cards.includes('jack');
  const found = cards.length;
  const miscounted = found > most || (found === 0 && !diplomat);
  if (most === 1 && (miscounted || jack)) broken.push(why('kt.bet.one-character', { player, found, jack }));
  if (most === 2 && miscounted) broken.push(why('kt.bet.round-three', { player, found }));
  const owned: readonly BetCard[] = [...characters, 'jack'];
  const foreign = cards.find((card) => count(cards, card) > count(owned, card));
  if (foreign !== undefined) broken.push(why('kt.bet.own', { player, card: foreign }, [foreign]));
  if (diplomat && cards.length > 0) broken.push(why('kt.bet.diplomat', { player }, ['diplomat']));
  return broken;
}

/** The rules by which a bet stands. */
export function behindBet(round: number, cards: readonly BetCard[]): readonly RuleId[] {
  if (cards.length === 0) return ['kt.bet.diplomat'];
  return [betting(round, []).most === 1 ? 'kt.bet.one-character' : 'kt.bet.round-three', 'kt.bet.own'];
}

const stillToBet = (position: Position): readonly PlayerId[] =>
  position.players.filter((player) => forPlayer(position.bets, player) === undefined);
export const allBet = (position: Position): boolean => stillToBet(position).length === 0;

export function brokenByBet(position: Position, { by = '', cards }: Bet): readonly Why[] {
  const onMove = stillToBet(position);
  if (!onMove.includes(by)) return [why('kt.trick.order', { onMove })];
  return brokenCards(position.round, by, companyOf(position, by), cards);
}

export const bet = (position: Position, { by, cards }: Bet): Position => ({ ...position, bets: setPlayer(position.bets, by, cards) });

type BetsOf = ByPlayer<readonly BetCard[]>;

/** The bets of others that a diplomat can copy; another diplomat cannot be. */
export const copyable = (players: readonly PlayerId[], bets: BetsOf, player: PlayerId): readonly CopiedBet[] =>
  players.flatMap((other) =>
    other === player
      ? []
      : [...new Set(forPlayer(bets, other) ?? [])].filter((card) => card !== 'diplomat').map((card) => ({ player: other, card })),
  );

/** kt.ally.after-bets: the diplomats who have an ally to name. */
export const askedForAlly = (position: Position): readonly PlayerId[] =>
  position.players.filter((player) => forPlayer(position.allies, player) === undefined && faceUp(position, player).includes('diplomat'));

/** kt.ally.after-bets: the diplomats turned as a bet who have a card to copy. */
export const askedForCopy = (position: Position): readonly PlayerId[] =>
  position.players.filter(
    (player) =>
      forPlayer(position.copied, player) === undefined &&
      forPlayer(position.bets, player)?.includes('diplomat') === true &&
      copyable(position.players, position.bets, player).length > 0,
  );

export const anyAsked = (position: Position): boolean => askedForAlly(position).length > 0 || askedForCopy(position).length > 0;

export const brokenAlly = (player: PlayerId, ally: PlayerId): readonly Why[] =>
  player === ally ? [why('kt.ally.after-bets', { problem: 'own', player })] : [];

export function brokenCopy(bets: BetsOf, player: PlayerId, { player: other, card }: CopiedBet): readonly Why[] {
  if (player === other) return [why('kt.ally.after-bets', { problem: 'own', player })];
  if (card === 'diplomat') return [why('kt.ally.after-bets', { problem: 'diplomat', player })];
  return forPlayer(bets, other)?.includes(card) === true
    ? []
    : [why('kt.ally.after-bets', { problem: 'not-bet', player, other, card }, [card])];
}

/** Who is asked for the other of the two breaks kt.ally.after-bets; who is asked for nothing is out of turn. */
function brokenAsking(
  player: PlayerId,
  asked: readonly PlayerId[],
  forTheOther: readonly PlayerId[],
  problem: 'asked-for-ally' | 'asked-for-copy',
): readonly Why[] {
  if (asked.includes(player)) return [];
  return [forTheOther.includes(player) ? why('kt.ally.after-bets', { problem, player }) : why('kt.trick.order', { onMove: asked })];
}

export function brokenByAlly(position: Position, { by = '', player }: Ally): readonly Why[] {
  return [...brokenAsking(by, askedForAlly(position), askedForCopy(position), 'asked-for-copy'), ...brokenAlly(by, player)];
}

export function brokenByCopy(position: Position, { by = '', player, card }: CopyBet): readonly Why[] {
  return [
    ...brokenAsking(by, askedForCopy(position), askedForAlly(position), 'asked-for-ally'),
    ...brokenCopy(position.bets, by, { player, card }),
  ];
}

export const ally = (position: Position, { by, player }: Ally): Position => ({
  ...position,
  allies: setPlayer(position.allies, by, player),
});

export const copyBet = (position: Position, { by, player, card }: CopyBet): Position => ({
  ...position,
  copied: setPlayer(position.copied, by, { player, card }),
});
