import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { BET_CARDS, type BetCard, CHARACTERS, type Character, SETS } from './box';
import { type Bet, companyOf, type Event, faceUpCharacters, type PlayCard, type Position, setOf } from './position';
import { betOptions, copyableBets, playersAskedForAlly, playersAskedForCopy } from './round/bets';
import { COMPANY_SIZE, copiesLeftFor, isCompanyKept, playersOnPick } from './round/company';
import { applyQueen, CARD_NAMES, type CardName, canBearKing, countInDeck, flipFace, printedFace } from './trick/cards';
import { countPlayed, playableBerserkerTens, playerOnTurn } from './trick/play';

/** The events of a type that are worth judging. */
export function candidates(position: Position, type: Event['type']): readonly Event[] {
  switch (type) {
    case 'company':
      return declareCandidates(position);
    case 'pick':
      return pickCandidates(position);
    case 'bet':
      return betCandidates(position);
    case 'ally':
      return playersAskedForAlly(position).flatMap((by) => otherPlayers(position, by).map((player) => ({ type, by, player })));
    case 'copy':
      return playersAskedForCopy(position).flatMap((by) =>
        copyableBets(position.players, position.bets, by).map((copied) => ({ type, by, ...copied })),
      );
    case 'revive':
      return position.players.map((by) => ({ type, by }));
    case 'begin':
      return [{ type }];
    case 'opener':
      return otherPlayers(position, position.opener).map((player) => ({ type, by: position.opener, player }));
    case 'open':
      return position.opener === undefined ? [] : [{ type, by: position.opener }];
    case 'play':
      return playCandidates(position);
    case 'ability':
      return (['hermit', 'swap'] as const).map((use) => ({ type, by: playerOnTurn(position), use }));
    // Pad rounds are too many to enumerate.
    case 'round':
    case 'adjust':
      return [];
  }
}

const otherPlayers = ({ players }: Position, player: PlayerId | undefined): readonly PlayerId[] =>
  players.filter((other) => other !== player);

/** Every three characters, copies of one among them, in the order of the box. */
const CHARACTER_TRIPLES: readonly (readonly [Character, Character, Character])[] = CHARACTERS.flatMap((first, at) =>
  CHARACTERS.slice(at).flatMap((second, next) => CHARACTERS.slice(at + next).map((third) => [first, second, third] as const)),
);

/** Every company that can be had; the order of its characters makes no difference and is left out. */
function declareCandidates(position: Position): readonly Event[] {
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  const takenSets = new Set(position.players.map((player) => setOf(position, player)));
  const sets = isCompanyKept(position) ? [undefined] : SETS.filter((set) => !takenSets.has(set));
  return waiting.flatMap((by) => {
    const room = Object.fromEntries(CHARACTERS.map((character) => [character, copiesLeftFor(position, by, character)]));
    const companies = CHARACTER_TRIPLES.filter(([first, second, third]) => {
      const most = (character: Character): number => room[character] ?? 0;
      if (first === third) return most(first) >= COMPANY_SIZE;
      return most(first) >= (first === second ? 2 : 1) && most(second) >= (second === third ? 2 : 1) && most(third) >= 1;
    });
    return sets.flatMap((set) => companies.map((characters): Event => ({ type: 'company', by, set, characters })));
  });
}

function pickCandidates(position: Position): readonly Event[] {
  return playersOnPick(position).flatMap((by): readonly Event[] => [
    ...SETS.map((set) => ({ type: 'pick' as const, by, set })),
    ...CHARACTERS.map((character) => ({ type: 'pick' as const, by, character })),
  ]);
}

/** Every bet of one or two different places in the company, and none for a diplomat. */
function betCandidates(position: Position): readonly Event[] {
  return position.players
    .filter((player) => forPlayer(position.bets, player) === undefined)
    .flatMap((by) => {
      const { characters } = companyOf(position, by);
      const { cards: ownCards, most } = betOptions(position.round, characters);
      const singles = BET_CARDS.filter((card) => ownCards.includes(card)).map((card) => [card]);
      const pairs = most === 2 ? pairsOf(ownCards) : [];
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
function playCandidates(position: Position): readonly Event[] {
  const by = playerOnTurn(position);
  const set = setOf(position, by);
  if (by === undefined || set === undefined) return [];
  const king = !position.kingsDown.includes(set);
  const queen = !position.queensDown.includes(set) && !position.queensPlayed.includes(set);
  const rebel = faceUpCharacters(position, by).includes('rebel');
  const plays: Event[] = queen && set === 'green' ? [{ type: 'play', by, queen: true }] : [];
  for (const card of playableCards(position, by)) {
    for (const withQueen of queen && set !== 'green' ? [false, true] : [false]) {
      const turns = rebel && flipFace(applyQueen(printedFace(card), withQueen ? set : undefined)) !== undefined;
      for (const withKing of king && canBearKing(card, set) ? [false, true] : [false])
        for (const flip of turns ? [false, true] : [false]) plays.push(createPlay(by, card, withKing, withQueen, flip));
    }
  }
  return plays;
}

function playableCards(position: Position, by: PlayerId): readonly CardName[] {
  return CARD_NAMES.filter((card) =>
    card === 'berserker-10'
      ? playableBerserkerTens(position, by) > 0
      : countPlayed(position, card) < countInDeck(card, position.players.length),
  );
}

const createPlay = (by: PlayerId, card: CardName, king: boolean, queen: boolean, flip: boolean): PlayCard => ({
  type: 'play',
  by,
  card,
  ...(king && { king }),
  ...(queen && { queen }),
  ...(flip && { flip }),
});
