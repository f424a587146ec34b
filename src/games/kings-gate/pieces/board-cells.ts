import {
  type Board,
  currentPlacement,
  groundAt,
  hasSquare,
  occupiedSquares,
  type Placement,
  spacesOf,
  squaresOf,
  tileAt,
} from '#games/kings-gate/law/board';
import { locationNumber, locationOf, type Position } from '#games/kings-gate/law/position';
import { describeSquare, tileLabelAt } from '#games/kings-gate/table/play/open-events';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import { parseSquare, type Square, squareKey } from '#law/grid';
import type { Cell } from '#ui/board/CellButtons';
import { type SquareArea, squareCentre } from '#ui/board/SquareBoard';
import type { Marks } from './BoardDrawing';

export interface BoardView {
  readonly position: Position;
  readonly text: KingsGateScreenText;
  /** Squares that are open to what is in hand. */
  readonly reach: readonly Square[];
  readonly locating: boolean;
  /** Whether a dragon is in hand. */
  readonly eats: boolean;
  readonly chosen: Square | undefined;
  readonly ghost: Placement | undefined;
  readonly last: readonly Square[];
  readonly lit: readonly string[];
}

export const isSquareKey = (key: string): boolean => /^-?\d+,-?\d+$/.test(key);

export function marksOf({ position, reach, locating, eats, chosen, ghost, last, lit }: BoardView): Marks {
  const { board } = position;
  const covered = reach.filter((at) => tileAt(board, at) !== undefined);
  const free = reach.filter((at) => !covered.includes(at) && !(ghost !== undefined && hasSquare(ghost, at)));
  return {
    ...(!locating && { space: spacesOf(currentPlacement(board)).filter((at) => tileAt(board, at) === undefined) }),
    last,
    // A dragon that has something to eat is first of all shown that.
    [eats && covered.length > 0 ? 'also' : 'open']: free,
    cover: covered,
    ...(chosen !== undefined && { chosen: [chosen] }),
    lit: lit.filter(isSquareKey).map(parseSquare),
  };
}

/** How marks are said, in this order. */
const MARK_WORDS = [
  ['last', 'last'],
  ['open', 'open'],
  ['also', 'open'],
  ['cover', 'open'],
  ['chosen', 'chosen'],
  ['lit', 'lit'],
] as const;

/** All squares that can be walked to: what lies on the table, the spaces around the current location, and what is open. */
export function cellsOf({ position, text, reach, locating }: BoardView, marks: Marks): readonly Cell[] {
  const { board } = position;
  const places = locationWords(position, text);
  const squares = new Map<string, Square>();
  for (const at of [...(locating ? [] : spacesOf(currentPlacement(board))), ...occupiedSquares(board), ...reach])
    squares.set(squareKey(at), at);
  const said = new Map<string, string>();
  for (const [mark, word] of MARK_WORDS) {
    for (const at of marks[mark] ?? []) {
      const name = squareKey(at);
      said.set(name, `${said.get(name) ?? ''}, ${text.board[word]}`);
    }
  }
  return [...squares]
    .sort((one, other) => one[1][1] - other[1][1] || one[1][0] - other[1][0])
    .map(([name, at]) => ({
      name,
      middle: squareCentre(at),
      // "above the Palace, left half: red 4, open".
      label:
        (places.get(name) ?? text.board.square(describeSquare(text, position, at), tileLabelAt(position, at))) + (said.get(name) ?? ''),
    }));
}

/** What each location is called on its squares. */
function locationWords(position: Position, text: KingsGateScreenText): ReadonlyMap<string, string> {
  const { board } = position;
  return new Map(
    board.locations.flatMap((lying, index) => {
      const n = locationNumber(position, index);
      const { name, ground } = locationOf(position, n);
      const isCurrent = index === board.locations.length - 1;
      const told = text.board.place({ n, name }, groundAt(board, lying, ground), isCurrent);
      return squaresOf(lying).map((square) => [squareKey(square), told] as const);
    }),
  );
}

/** The current location with so many squares around it. */
export function areaAroundLocation(board: Board, by: number): SquareArea {
  const [[left, top], [right, low]] = squaresOf(currentPlacement(board));
  return { from: [left - by, top - by], to: [right + by, low + by] };
}

/** The current location with its ten spaces, and a little around. */
export function homeArea(board: Board): SquareArea {
  const [[left, top], [right, low]] = squaresOf(currentPlacement(board));
  return { from: [left - 1.3, top - 1.2], to: [right + 1.3, low + 1.2] };
}
