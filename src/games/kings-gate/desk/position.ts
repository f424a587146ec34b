import { type Choices, decidedFor } from '#desk/desk';
import { game } from '#games/kings-gate/game';
import type { Board } from '#games/kings-gate/law/board';
import { type Character, COLOURS, type Colour, type CopyChanges, KINDS, PAIRS, type Tiles } from '#games/kings-gate/law/box';
import type { Move } from '#games/kings-gate/law/position';
import { begin, type Position, type Setup } from '#games/kings-gate/law/position';
import { coloursIn } from '#games/kings-gate/law/score';
import type { PlayerId } from '#law/game';
import { read } from '#session/schema';
import { isTrouble } from '#session/trouble';
import type { Laid, LaidTile, Seat, TableCase } from './cases';

/** Seats by their colours, clockwise; with two players a pair each. */
export const seatsOf = (colours: readonly Colour[]): readonly Seat[] =>
  colours.map((colour) => ({ id: colour, name: '', colours: [colour] }));
export const PAIR_SEATS: readonly Seat[] = PAIRS.map((colours) => ({ id: colours.join('-'), name: '', colours }));
export const FOUR_SEATS: readonly Seat[] = seatsOf(COLOURS);

type Points = Readonly<Partial<Record<PlayerId, number>>>;

interface Begun {
  readonly players: readonly Seat[];
  readonly copy?: CopyChanges | undefined;
}

/** A pad that comes to a location: nobody is near 0 unless the points are told. None where the box does not allow these seats. */
export function padAt({ players, copy }: Begun, agreements: Choices, n: number, points: Points = {}): Position | undefined {
  const before = Object.fromEntries(players.map(({ id }) => [id, points[id] ?? FAR_FROM_0]));
  const setup = setupOf({ players, copy }, agreements, n, before);
  return setup === undefined ? undefined : begin(setup);
}

/** More than any location takes. */
const FAR_FROM_0 = 10;

function setupOf({ players, copy }: Begun, agreements: Choices, n: number, points: Readonly<Record<PlayerId, number>>): Setup | undefined {
  const { least, most } = game.law.seats;
  const ids = players.map(({ id }) => id);
  if (ids.length < least || ids.length > most || new Set(ids).size < ids.length) return undefined;
  const raw = read(game.schemas.setup, {
    record: 'pad',
    first: ids[0],
    colours: Object.fromEntries(players.map(({ id, colours }) => [id, colours])),
    ...(copy === undefined ? {} : { copy }),
    from: { location: n, points },
    agreements: decidedFor(game, agreements),
  });
  if (isTrouble(raw)) return undefined;
  const setup = game.prepare(raw.value, ids);
  return isTrouble(setup) ? undefined : setup;
}

function boardOf({ tiles, locations }: Pick<Laid, 'tiles' | 'locations'>): Board {
  const whole = ({ colour, value, character }: LaidTile) => ({ colour, value, character });
  return { tiles: Object.fromEntries(Object.entries(tiles).map(([key, tile]) => [key, whole(tile)])), locations };
}

/** The table as it is told, at the current location. */
export function laidOut(told: Begun, laid: Laid, agreements: Choices, points?: Points): Position | undefined {
  const pad = padAt(told, agreements, laid.n, points);
  return pad === undefined ? undefined : { ...pad, record: 'table', board: boardOf(laid) };
}

/** What is not on the table is still in hand or stack. */
function supplyOf(position: Position): Position['supply'] {
  const lie = Object.values(position.board.tiles);
  const left = (colour: Colour): Tiles => {
    const mine = lie.filter((tile) => tile.colour === colour);
    const spent = KINDS.map((kind) => [kind, Math.max(0, position.copy.tiles[kind] - mine.filter(({ value }) => value === kind).length)]);
    return { ...position.copy.tiles, ...Object.fromEntries(spent) };
  };
  return Object.fromEntries(coloursIn(position).map((colour) => [colour, left(colour)]));
}

const calledBy = (move: Move): readonly Character[] =>
  move.type === 'conjure' ? ['sorceress'] : move.type === 'place' && move.character !== undefined ? [move.character] : [];

const movesOf = (asked: TableCase): readonly Move[] =>
  asked.question === 'tile' ? [asked.move] : asked.question === 'turn' ? asked.moves : [];

/** Somebody's table with what they hold and have left: what is not told is as it helps who asks. */
export function positionOf(asked: TableCase, agreements: Choices): Position | undefined {
  const { laid, by, onMove = by, held, supply, played = [] } = asked;
  const position = laidOut(asked, laid, agreements);
  if (position === undefined || !position.players.includes(by) || !position.players.includes(onMove)) return undefined;
  return {
    ...position,
    onMove,
    played,
    last: by,
    supply: supply ?? supplyOf(position),
    held: held ?? { ...position.held, [by]: movesOf(asked).flatMap(calledBy) },
  };
}
