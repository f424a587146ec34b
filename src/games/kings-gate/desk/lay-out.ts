import { type ChoicesByAgreement, fillDefaultChoices } from '#desk/desk';
import { createTableAt } from '#desk/table-cases';
import { game } from '#games/kings-gate/game';
import { type Board, PALACE } from '#games/kings-gate/law/board';
import { type BoxChanges, type Character, COLOURS, type Colour, PAIRS, TILE_KINDS, type TileCounts } from '#games/kings-gate/law/box';
import { begin, type Move, type Phase, type Position } from '#games/kings-gate/law/position';
import { coloursIn } from '#games/kings-gate/law/score';
import type { PlayerId } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import { parseValue } from '#session/formats/schema';
import type { LaidOutCase, LayoutTile, Seat, TableLayout } from './cases';

/** Seats by their colours, clockwise; with two players a pair each. */
export const seatsOf = (colours: readonly Colour[]): readonly Seat[] =>
  colours.map((colour) => ({ id: colour, name: '', colours: [colour] }));
export const PAIR_SEATS: readonly Seat[] = PAIRS.map((colours) => ({ id: colours.join('-'), name: '', colours }));
export const FOUR_SEATS: readonly Seat[] = seatsOf(COLOURS);

/** Who asks where nobody has a name, and whose tile is in the way. */
export const ASKING_COLOUR: Colour = 'red';
export const OTHER_COLOUR: Colour = 'blue';

/** A location by itself, its ten spaces free. */
export const bareLocation = (n: number): TableLayout => ({ n, locations: [PALACE], tiles: {} });

const house = (colour: Colour): LayoutTile => ({ colour, value: 1 });

/** A Palace that has just been surrounded. */
export const SURROUNDED_PALACE: TableLayout = {
  n: 1,
  locations: [PALACE],
  tiles: {
    '-1,-1': { colour: 'red', value: 4 },
    '0,-1': house('green'),
    '1,-1': { colour: 'blue', value: 3 },
    '2,-1': house('yellow'),
    '-1,0': { colour: 'yellow', value: 2 },
    '2,0': { colour: 'green', value: 4 },
    '-1,1': house('blue'),
    '0,1': { colour: 'red', value: 2 },
    '1,1': { colour: 'yellow', value: 0 },
    '2,1': house('red'),
  },
};

type Points = Readonly<Partial<Record<PlayerId, number>>>;

interface Seating {
  readonly players: readonly Seat[];
  readonly copy?: BoxChanges | undefined;
}

/** More than any location takes. */
const FAR_FROM_0 = 10;

const setupOf = ({ players, copy }: Seating, agreements: ChoicesByAgreement) => ({
  first: players[0]?.id ?? '',
  colours: Object.fromEntries(players.map(({ id, colours }) => [id, colours])),
  ...(copy === undefined ? {} : { copy }),
  agreements: fillDefaultChoices(game, agreements),
});

/** A pad that comes to a location: nobody is near 0 unless the points are told. None where the box does not allow these seats. */
export function createPadPosition(seated: Seating, agreements: ChoicesByAgreement, n: number, points: Points = {}): Position | undefined {
  const ids = seated.players.map(({ id }) => id);
  const { least, most } = game.law.seats;
  if (ids.length < least || ids.length > most || new Set(ids).size < ids.length) return undefined;
  const before = Object.fromEntries(ids.map((id) => [id, points[id] ?? FAR_FROM_0]));
  const raw = parseValue(game.schemas.setup, { ...setupOf(seated, agreements), record: 'pad', from: { location: n, points: before } });
  if (isInputError(raw)) return undefined;
  const setup = game.prepareSetup(raw.value, ids);
  return isInputError(setup) ? undefined : begin(setup);
}

function boardOf({ tiles, locations }: TableLayout): Board {
  const completeTile = ({ colour, value, character }: LayoutTile) => ({ colour, value, character });
  return { tiles: Object.fromEntries(Object.entries(tiles).map(([key, tile]) => [key, completeTile(tile)])), locations };
}

/** The table as it is told, at the current location. */
export function layOutPosition(seated: Seating, laid: TableLayout, agreements: ChoicesByAgreement, points?: Points): Position | undefined {
  const pad = createPadPosition(seated, agreements, laid.n, points);
  return pad === undefined ? undefined : { ...pad, record: 'table', board: boardOf(laid) };
}

/** What is not on the table is still in hand or stack. */
function remainingSupply(position: Position): Position['supply'] {
  const lie = Object.values(position.board.tiles);
  const countsLeft = (colour: Colour): TileCounts => {
    const mine = lie.filter((tile) => tile.colour === colour);
    const spent = TILE_KINDS.map((kind) => [
      kind,
      Math.max(0, position.box.tiles[kind] - mine.filter(({ value }) => value === kind).length),
    ]);
    return { ...position.box.tiles, ...Object.fromEntries(spent) };
  };
  return Object.fromEntries(coloursIn(position).map((colour) => [colour, countsLeft(colour)]));
}

const charactersCalledBy = (move: Move): readonly Character[] =>
  move.type === 'conjure' ? ['sorceress'] : move.type === 'place' && move.character !== undefined ? [move.character] : [];

/** A table as far as it is told: what is left out is as it helps who asks. */
export type TableParts = { readonly [Part in keyof Omit<LaidOutCase, 'question'>]?: LaidOutCase[Part] | undefined };

/** Somebody's table with what they hold and have left. */
export function createPosition(parts: TableParts, moves: readonly Move[], agreements: ChoicesByAgreement): Position | undefined {
  const {
    players = FOUR_SEATS,
    copy,
    laid = bareLocation(1),
    by = parts.onMove ?? ASKING_COLOUR,
    onMove = by,
    held,
    supply,
    played = [],
  } = parts;
  const position = layOutPosition({ players, copy }, laid, agreements);
  if (position === undefined || !position.players.includes(by) || !position.players.includes(onMove)) return undefined;
  return {
    ...position,
    onMove,
    played,
    last: by,
    supply: supply ?? remainingSupply(position),
    held: held ?? { ...position.held, [by]: moves.flatMap(charactersCalledBy) },
  };
}

/** A position on a table of its own, to be drawn and played on. */
export function createTable(
  { players = FOUR_SEATS, copy }: TableParts,
  position: Position | undefined,
  phase: Phase,
  agreements: ChoicesByAgreement,
) {
  if (position === undefined) return undefined;
  const setup = { ...setupOf({ players, copy }, agreements), record: 'table' };
  return createTableAt(game, { players: players.map(({ id, name }) => ({ id, name })), setup }, game.flow.stateIn(phase, position));
}
