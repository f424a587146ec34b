import { type Board, covers, current, groundAt, type Lying, spacesOf, squaresOf, tileAt } from '#games/kings-gate/law/board';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { squareWords, tileTold } from '#games/kings-gate/table/view';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import { parseSquare, type Square, squareKey } from '#law/grid';
import type { Cell } from '#ui/CameraBoard';
import { type Area, middleOf } from '#ui/SquareBoard';
import type { SquareMark } from './Drawing';

export interface Seen {
  readonly position: Position;
  readonly text: KingsGateScreenText;
  /** Squares that are open to what is in hand. */
  readonly reach: readonly Square[];
  readonly locating: boolean;
  /** Whether a dragon is in hand. */
  readonly eats: boolean;
  readonly chosen: Square | undefined;
  readonly ghost: Lying | undefined;
  readonly last: readonly Square[];
  readonly lit: readonly string[];
}

export interface Marked {
  readonly at: Square;
  readonly mark: SquareMark;
}

export const isSquare = (key: string): boolean => /^-?\d+,-?\d+$/.test(key);

export function marksOf({ position, reach, locating, eats, chosen, ghost, last, lit }: Seen): readonly Marked[] {
  const { board } = position;
  const all = (squares: readonly Square[], mark: SquareMark): readonly Marked[] => squares.map((at) => ({ at, mark }));
  const covered = reach.filter((at) => tileAt(board, at) !== undefined);
  return [
    ...(locating
      ? []
      : all(
          spacesOf(current(board)).filter((at) => tileAt(board, at) === undefined),
          'space',
        )),
    ...all(last, 'last'),
    ...all(
      reach.filter((at) => !covered.includes(at) && !(ghost !== undefined && covers(ghost, at))),
      // A dragon that has something to eat is first of all shown that.
      eats && covered.length > 0 ? 'also' : 'open',
    ),
    ...all(covered, 'cover'),
    ...(chosen === undefined ? [] : all([chosen], 'chosen')),
    ...all(lit.filter(isSquare).map(parseSquare), 'lit'),
  ];
}

/** All squares that can be walked to: what lies on the table, the spaces around the current location, and what is open. */
export function cellsOf({ position, text, reach, locating }: Seen, marks: readonly Marked[]): readonly Cell[] {
  const { board } = position;
  const places = placesOf(position, text);
  const keys = new Set<string>([
    ...(locating ? [] : spacesOf(current(board)).map(squareKey)),
    ...places.keys(),
    ...Object.keys(board.tiles),
    ...reach.map(squareKey),
  ]);
  const marked = new Map<string, SquareMark[]>();
  for (const { at, mark } of marks) marked.set(squareKey(at), [...(marked.get(squareKey(at)) ?? []), mark]);
  return [...keys]
    .map((name) => ({ name, at: parseSquare(name), on: marked.get(name) ?? [] }))
    .sort(({ at: [x, y] }, { at: [right, down] }) => y - down || x - right)
    .map(({ name, at, on }) => ({
      name,
      middle: middleOf(at),
      label: labelOf(places.get(name) ?? text.board.square(squareWords(text, position, at), tileTold(position, at)), text, on),
      state: stateOf(on),
    }));
}

/** What each location is called on its squares. */
function placesOf(position: Position, text: KingsGateScreenText): ReadonlyMap<string, string> {
  const { board } = position;
  return new Map(
    board.locations.flatMap((lying, index) => {
      const { name, ground } = locationOf(position, index + 1);
      const isCurrent = index === board.locations.length - 1;
      const told = text.board.place({ n: index + 1, name }, groundAt(board, lying, ground), isCurrent);
      return squaresOf(lying).map((square) => [squareKey(square), told] as const);
    }),
  );
}

function stateOf(marks: readonly SquareMark[]): Cell['state'] {
  if (marks.includes('chosen')) return 'chosen';
  return marks.includes('open') || marks.includes('also') || marks.includes('cover') ? 'open' : undefined;
}

/** "above the Palace, left half: red 4, open". */
function labelOf(content: string, { board }: KingsGateScreenText, marks: readonly SquareMark[]): string {
  const said: Readonly<Record<SquareMark, string | undefined>> = {
    space: undefined,
    open: board.open,
    also: board.open,
    cover: board.open,
    chosen: board.chosen,
    last: board.last,
    lit: board.lit,
  };
  return [content, ...marks.flatMap((mark) => said[mark] ?? [])].join(', ');
}

/** The current location with so many squares around it. */
export function aroundLocation(board: Board, by: number): Area {
  const [[left, top], [right, low]] = squaresOf(current(board));
  return { from: [left - by, top - by], to: [right + by, low + by] };
}

/** The current location with its ten spaces, and a little around. */
export function homeOf(board: Board): Area {
  const [[left, top], [right, low]] = squaresOf(current(board));
  return { from: [left - 1.3, top - 1.2], to: [right + 1.3, low + 1.2] };
}
