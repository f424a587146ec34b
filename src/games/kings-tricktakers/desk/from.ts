import type { Copy, SetColour } from '#games/kings-tricktakers/law/box';
import { faceUp, type Place, type Position, pointsNow, setOf } from '#games/kings-tricktakers/law/position';
import { countAtTable } from '#games/kings-tricktakers/law/rounds';
import type { Laid } from '#games/kings-tricktakers/law/trick';
import { forPlayer } from '#law/by-player';
import type { PlayerId, PositionBase } from '#law/game';
import type { Stand } from '#machines/flow';
import type { Player } from '#session/game';
import { turnOf } from '#session/rule';
import { standOf, type Table } from '#session/table';
import type { CountCase, End, Play, Question, ReviveCase, Seat, Told, TrickCase, TricktakersCase, WinnerCase } from './cases';

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position && 'sheet' in position;

/** Every figure this game is played with, the printed ones among them. */
const copyOf = ({ figures }: Position): Copy => ({ ...figures });

interface Asking {
  readonly position: Position;
  readonly phase: string;
  readonly players: readonly Player[];
  /** Whom a question is about first. */
  readonly about: PlayerId;
  /** The points before the round that is being counted. */
  before(player: PlayerId): number;
}

function askingOf(table: Table): Asking | undefined {
  const stand = standOf(table);
  const { position, phase, finished } = stand;
  if (!isTricktakers(position)) return undefined;
  const { players } = table.effective.header;
  // The last round of a game is already on its sheet.
  const earlier: Stand = finished ? (table.steps.at(-2)?.stand ?? table.start) : stand;
  return {
    position,
    phase,
    players: position.players.flatMap((id) => players.filter((player) => player.id === id)),
    about: turnOf(table.game, stand) ?? position.players[0] ?? '',
    before: (player) => (isTricktakers(earlier.position) ? pointsNow(earlier.position, player) : 0),
  };
}

/** The question put to a running game. */
export function from(question: Question, table: Table): TricktakersCase | undefined {
  const asking = askingOf(table);
  if (asking === undefined) return undefined;
  switch (question) {
    case 'trick':
      return trickFrom(asking);
    case 'round':
    case 'bet':
      return countFrom(question, asking);
    case 'revive':
      return reviveFrom(asking);
    case 'winner':
      return winnerFrom(asking);
    case 'log':
      return undefined;
  }
}

/** The trick on the table, or the one that was just won. */
function trickFrom({ position, players }: Asking): TrickCase | undefined {
  const last = position.tricks.at(-1);
  const now = position.trick.length > 0 || last === undefined ? position.trick : last.laid;
  const earlier = now === last?.laid ? position.tricks.slice(0, -1) : position.tricks;
  if (now.length === 0) return undefined;
  return {
    question: 'trick',
    players,
    seats: Object.fromEntries(players.map(({ id }) => [id, seatOf(position, now, id)])),
    plays: playsOf(position, now),
    gone: earlier.flatMap(({ laid }) => laid.map(({ by, card }) => ({ by, card }))),
  };
}

const lies = (place: Place): place is Laid => place.card !== undefined;

/** What lay before a player when this trick began. */
function seatOf(position: Position, places: readonly Place[], player: PlayerId): Seat {
  const set = setOf(position, player);
  const own = places.find(({ by }) => by === player);
  const has = (sets: readonly SetColour[]): boolean => set !== undefined && sets.includes(set);
  const queenNow = own !== undefined && (!lies(own) || own.queen !== undefined || cameLate(position, places, player));
  return {
    set,
    up: faceUp(position, player),
    kingDown: has(position.kingsDown) && !(own !== undefined && lies(own) && own.king),
    queenDown: has(position.queensDown),
    queenPlayed: has(position.queensPlayed) && !queenNow,
    ally: forPlayer(position.allies, player),
    swapped: position.uses.some(({ by, use }) => by === player && use === 'swap'),
  };
}

/** kt.queen.green: whether a card was laid after those of players who sit behind its owner. */
function cameLate(position: Position, places: readonly Place[], player: PlayerId): boolean {
  const { players, queensPlayed } = position;
  if (setOf(position, player) !== 'green' || !queensPlayed.includes('green') || places.at(-1)?.by !== player) return false;
  const seat = (id: PlayerId | undefined): number =>
    (players.indexOf(id ?? '') - players.indexOf(places[0]?.by ?? '') + players.length) % players.length;
  return places.some(({ by }) => seat(by) > seat(player));
}

function playsOf(position: Position, places: readonly Place[]): readonly Play[] {
  const plays = places.map((place): Play => {
    if (!lies(place)) return { by: place.by, queen: true };
    const { by, card, king, queen, flip } = place;
    return { by, card, ...(king && { king }), ...(queen !== undefined && { queen: true }), ...(flip && { flip }) };
  });
  const late = plays.at(-1)?.by ?? '';
  if (!cameLate(position, places, late)) return plays;
  const { players } = position;
  const first = players.indexOf(plays[0]?.by ?? '');
  const seat = (id: PlayerId): number => (players.indexOf(id) - first + players.length) % players.length;
  const place = plays.findIndex(({ by }) => seat(by) > seat(late));
  return [...plays.slice(0, place), { by: late, queen: true }, ...plays.slice(place)];
}

const isSecret = (phase: string): boolean => phase === 'company' || phase === 'bets';

function countFrom(question: CountCase['question'], { position, phase, players, about, before }: Asking): CountCase {
  const { shares } = countAtTable(position);
  return {
    question,
    players,
    round: position.round,
    about,
    told: Object.fromEntries(
      Object.entries(shares).map(([player, share]): [PlayerId, Told] => [
        player,
        {
          set: share.set,
          characters: share.characters,
          // A bet stays secret until all are turned over.
          bet: isSecret(phase) ? [] : share.bet,
          ally: share.ally,
          copy: share.copied,
          tricks: share.piles,
          collected: share.collected,
          kingDown: share.kingDown,
          queen: share.queen,
        },
      ]),
    ),
    points: Object.fromEntries(position.players.map((player) => [player, before(player)])),
    copy: copyOf(position),
  };
}

/** The Queen of whoever has one face down. */
function reviveFrom({ position, players }: Asking): ReviveCase | undefined {
  const owner = players.find(({ id }) => position.queensDown.some((set) => set === setOf(position, id)));
  if (owner === undefined) return undefined;
  return {
    question: 'revive',
    players: [owner],
    set: setOf(position, owner.id),
    down: true,
    points: pointsNow(position, owner.id),
    copy: copyOf(position),
  };
}

const winnerFrom = ({ position, players }: Asking): WinnerCase => ({
  question: 'winner',
  players,
  ends: Object.fromEntries(
    players.map(({ id }): [PlayerId, End] => {
      const set = setOf(position, id);
      return [id, { points: pointsNow(position, id), set, kingDown: set !== undefined && position.kingsDown.includes(set) }];
    }),
  ),
  copy: copyOf(position),
});
