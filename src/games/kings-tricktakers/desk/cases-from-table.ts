import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import type { BoxFigures, SetColour } from '#games/kings-tricktakers/law/box';
import { clockwise, faceUpCharacters, type Position, pointsNow, setOf, type TrickSlot } from '#games/kings-tricktakers/law/position';
import { countAtTable } from '#games/kings-tricktakers/law/round/rounds';
import { latePlayer } from '#games/kings-tricktakers/law/trick/play';
import type { PlayedCard } from '#games/kings-tricktakers/law/trick/trick';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { Player } from '#session/game';
import { turnOf } from '#session/log/rule-on';
import { stateOf, type Table } from '#session/log/table';
import type { CardPlay, CountCase, FinalHolding, PlayerArea, PlayerReport, ReviveCase, TrickCase, WinnerCase } from './cases';

/** Every figure this game is played with, the printed ones among them. */
const boxFiguresOf = ({ figures }: Position): BoxFigures => ({ ...figures });

interface CaseSource {
  readonly position: Position;
  readonly phase: string;
  readonly players: readonly Player[];
  /** The player a question starts with. */
  readonly about: PlayerId;
  /** The points before the round that is being counted. */
  pointsBefore(player: PlayerId): number;
}

export function caseSourceOf(table: Table<KingsTricktakers>): CaseSource {
  const state = stateOf(table);
  const { position, phase, isFinished } = state;
  const { players } = table.effective.header;
  // The last round of a game is already on its sheet.
  const earlier = isFinished ? (table.steps.at(-2)?.state ?? table.start) : state;
  return {
    position,
    phase,
    players: position.players.flatMap((id) => players.filter((player) => player.id === id)),
    about: turnOf(table.game, state) ?? position.players[0] ?? '',
    pointsBefore: (player) => pointsNow(earlier.position, player),
  };
}

/** The trick on the table, or the one that was just won. */
export function trickCaseFrom({ position, players }: CaseSource): TrickCase | undefined {
  const last = position.tricks.at(-1);
  const currentCards = position.trick.length > 0 || last === undefined ? position.trick : last.cards;
  const earlier = currentCards === last?.cards ? position.tricks.slice(0, -1) : position.tricks;
  if (currentCards.length === 0) return undefined;
  return {
    question: 'trick',
    players,
    areas: Object.fromEntries(players.map(({ id }) => [id, areaOf(position, currentCards, id)])),
    plays: playsOf(position, currentCards),
    earlierCards: earlier.flatMap(({ cards }) => cards.map(({ by, card }) => ({ by, card }))),
  };
}

const isPlayedCard = (place: TrickSlot): place is PlayedCard => place.card !== undefined;

/** A player's area when this trick began. */
function areaOf(position: Position, places: readonly TrickSlot[], player: PlayerId): PlayerArea {
  const set = setOf(position, player);
  const ownSlot = places.find(({ by }) => by === player);
  const isOwnSetIn = (sets: readonly SetColour[]): boolean => set !== undefined && sets.includes(set);
  const isQueenInTrick =
    ownSlot !== undefined &&
    (!isPlayedCard(ownSlot) || ownSlot.queen !== undefined || latePlayer(position, places, places[0]?.by) === player);
  return {
    set,
    up: faceUpCharacters(position, player),
    kingDown: isOwnSetIn(position.kingsDown) && !(ownSlot !== undefined && isPlayedCard(ownSlot) && ownSlot.king),
    queenDown: isOwnSetIn(position.queensDown),
    queenPlayed: isOwnSetIn(position.queensPlayed) && !isQueenInTrick,
    ally: forPlayer(position.allies, player),
    swapped: position.abilityUses.some(({ by, use }) => by === player && use === 'swap'),
  };
}

function playsOf(position: Position, places: readonly TrickSlot[]): readonly CardPlay[] {
  const plays = places.map((place): CardPlay => {
    if (!isPlayedCard(place)) return { by: place.by, queen: true };
    const { by, card, king, queen, flip } = place;
    return { by, card, ...(king && { king }), ...(queen !== undefined && { queen: true }), ...(flip && { flip }) };
  });
  const opener = plays[0]?.by;
  const latePlayerId = latePlayer(position, places, opener);
  if (latePlayerId === undefined) return plays;
  const order = clockwise(position.players, opener);
  const place = plays.findIndex(({ by }) => order.indexOf(by) > order.indexOf(latePlayerId));
  return [...plays.slice(0, place), { by: latePlayerId, queen: true }, ...plays.slice(place)];
}

const isSecretPhase = (phase: string): boolean => phase === 'company' || phase === 'bets';

export function countCaseFrom(question: CountCase['question'], { position, phase, players, about, pointsBefore }: CaseSource): CountCase {
  const { playerRounds } = countAtTable(position);
  return {
    question,
    players,
    round: position.round,
    about,
    reports: Object.fromEntries(
      Object.entries(playerRounds).map(([player, share]): [PlayerId, PlayerReport] => [
        player,
        {
          set: share.set,
          characters: share.characters,
          // A bet stays secret until all are turned over.
          bet: isSecretPhase(phase) ? [] : share.bet,
          ally: share.ally,
          copy: share.copiedBet,
          tricks: share.tricksWon,
          collected: share.collected,
          kingDown: share.isKingDown,
          queen: share.hasPlayedQueen,
        },
      ]),
    ),
    points: Object.fromEntries(position.players.map((player) => [player, pointsBefore(player)])),
    copy: boxFiguresOf(position),
  };
}

/** The Queen of whoever has one face down. */
export function reviveCaseFrom({ position, players }: CaseSource): ReviveCase | undefined {
  const owner = players.find(({ id }) => position.queensDown.some((set) => set === setOf(position, id)));
  if (owner === undefined) return undefined;
  return {
    question: 'revive',
    players: [owner],
    set: setOf(position, owner.id),
    down: true,
    points: pointsNow(position, owner.id),
    copy: boxFiguresOf(position),
  };
}

export const winnerCaseFrom = ({ position, players }: CaseSource): WinnerCase => ({
  question: 'winner',
  players,
  ends: Object.fromEntries(
    players.map(({ id }): [PlayerId, FinalHolding] => {
      const set = setOf(position, id);
      return [id, { points: pointsNow(position, id), set, kingDown: set !== undefined && position.kingsDown.includes(set) }];
    }),
  ),
  copy: boxFiguresOf(position),
});
