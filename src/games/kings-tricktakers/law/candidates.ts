import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { askedForAlly, askedForCopy, betting, copyable } from './bets';
import { BET_CARDS, type BetCard, CHARACTERS, type Character, SETS } from './box';
import { bearsKing, CARD_NAMES, type CardName, flipped, inDeck, printed, underQueen } from './cards';
import { COMPANY_SIZE, keepsCompany, onPick, roomFor } from './company';
import { onTurn, tensOpenTo, timesPlayed } from './play';
import { type Bet, companyOf, type Event, faceUp, type PlayCard, type Position, setOf } from './position';

/** The events of a type worth asking about. */
export function candidates(position: Position, type: Event['type']): readonly Event[] {
  switch (type) {
    case 'company':
      return declarable(position);
    case 'pick':
      return pickable(position);
    case 'bet':
      return bettable(position);
    case 'ally':
      return askedForAlly(position).flatMap((by) => others(position, by).map((player) => ({ type, by, player })));
    case 'copy':
      return askedForCopy(position).flatMap((by) =>
        copyable(position.players, position.bets, by).map((copied) => ({ type, by, ...copied })),
      );
    case 'revive':
      return position.players.map((by) => ({ type, by }));
    case 'begin':
      return [{ type }];
    case 'opener':
      return others(position, position.opener).map((player) => ({ type, by: position.opener, player }));
    case 'open':
      return position.opener === undefined ? [] : [{ type, by: position.opener }];
    case 'play':
      return playable(position);
    case 'ability':
      return (['hermit', 'swap'] as const).map((use) => ({ type, by: onTurn(position), use }));
    // A round of the pad comes from people: there are too many to list.
    case 'round':
    case 'adjust':
      return [];
  }
}

const others = ({ players }: Position, player: PlayerId | undefined): readonly PlayerId[] => players.filter((other) => other !== player);

/** Every three characters, copies of one among them, in the order of the box. */
const THREES: readonly (readonly [Character, Character, Character])[] = CHARACTERS.flatMap((first, at) =>
  CHARACTERS.slice(at).flatMap((second, next) => CHARACTERS.slice(at + next).map((third) => [first, second, third] as const)),
);

/** Every company that can be had; the order of its characters makes no difference and is left out. */
function declarable(position: Position): readonly Event[] {
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  const taken = new Set(position.players.map((player) => setOf(position, player)));
  const sets = keepsCompany(position) ? [undefined] : SETS.filter((set) => !taken.has(set));
  return waiting.flatMap((by) => {
    const room = Object.fromEntries(CHARACTERS.map((character) => [character, roomFor(position, by, character)]));
    const threes = THREES.filter(([first, second, third]) => {
      const most = (character: Character): number => room[character] ?? 0;
      if (first === third) return most(first) >= COMPANY_SIZE;
      return most(first) >= (first === second ? 2 : 1) && most(second) >= (second === third ? 2 : 1) && most(third) >= 1;
    });
    return sets.flatMap((set) => threes.map((characters): Event => ({ type: 'company', by, set, characters })));
  });
}

function pickable(position: Position): readonly Event[] {
  return onPick(position).flatMap((by): readonly Event[] => [
    ...SETS.map((set) => ({ type: 'pick' as const, by, set })),
    ...CHARACTERS.map((character) => ({ type: 'pick' as const, by, character })),
  ]);
}

/** Every bet of one or two different places in the company, and none for a diplomat. */
function bettable(position: Position): readonly Event[] {
  return position.players
    .filter((player) => forPlayer(position.bets, player) === undefined)
    .flatMap((by) => {
      const { characters } = companyOf(position, by);
      const { cards: own, most } = betting(position.round, characters);
      const singles = BET_CARDS.filter((card) => own.includes(card)).map((card) => [card]);
      const pairs = most === 2 ? pairsOf(own) : [];
      const none = characters.includes('diplomat') ? [[]] : [];
      return [...singles, ...pairs, ...none].map((cards): Bet => ({ type: 'bet', by, cards }));
    });
}

function pairsOf(cards: readonly BetCard[]): readonly (readonly BetCard[])[] {
  const pairs = new Map<string, readonly BetCard[]>();
  cards.forEach((first, at) => {
    for (const second of cards.slice(at + 1)) {
      const pair = [first, second].sort();
      pairs.set(pair.join(), pair);
    }
  });
  return [...pairs.values()];
}

/** Every card that can still be in a hand, with every King, Queen and rebel that may go with it. */
function playable(position: Position): readonly Event[] {
  const by = onTurn(position);
  const set = setOf(position, by);
  if (by === undefined || set === undefined) return [];
  const king = !position.kingsDown.includes(set);
  const queen = !position.queensDown.includes(set) && !position.queensPlayed.includes(set);
  const rebel = faceUp(position, by).includes('rebel');
  const plays: Event[] = queen && set === 'green' ? [{ type: 'play', by, queen: true }] : [];
  for (const card of leftToPlay(position, by)) {
    for (const withQueen of queen && set !== 'green' ? [false, true] : [false]) {
      const turns = rebel && flipped(underQueen(printed(card), withQueen ? set : undefined)) !== undefined;
      for (const withKing of king && bearsKing(card, set) ? [false, true] : [false])
        for (const flip of turns ? [false, true] : [false]) plays.push(played(by, card, withKing, withQueen, flip));
    }
  }
  return plays;
}

function leftToPlay(position: Position, by: PlayerId): readonly CardName[] {
  return CARD_NAMES.filter((card) =>
    card === 'berserker-10' ? tensOpenTo(position, by) > 0 : timesPlayed(position, card) < inDeck(card, position.players.length),
  );
}

const played = (by: PlayerId, card: CardName, king: boolean, queen: boolean, flip: boolean): PlayCard => ({
  type: 'play',
  by,
  card,
  ...(king && { king }),
  ...(queen && { queen }),
  ...(flip && { flip }),
});
