export type Side = 'w' | 'b';
type Size = '1' | '2' | '3' | '4';
export type Piece = `${Side}${Size | 'M'}`;

export const PIECES: readonly Piece[] = ['w1', 'w2', 'w3', 'w4', 'wM', 'b1', 'b2', 'b3', 'b4', 'bM'];

/** 81 squares, a1 first, i9 last; `undefined` where nobody stands. */
export type Board = readonly (Piece | undefined)[];

/** A square as an index into the board, and its name in the notation. */
export type Square = number;
export type SquareName = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'}${'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'}`;

export const WIDTH = 9;
/** Stands for a name that is no square. */
export const NO_SQUARE: Square = -1;
const FILES = 'abcdefghi';

export const fileOf = (square: Square): number => square % WIDTH;
export const rankOf = (square: Square): number => Math.floor(square / WIDTH);

export function squareAt(file: number, rank: number): Square | undefined {
  return file >= 0 && file < WIDTH && rank >= 0 && rank < WIDTH ? rank * WIDTH + file : undefined;
}

export const SQUARES: readonly Square[] = Array.from({ length: WIDTH * WIDTH }, (_, square) => square);

const SQUARE_NAMES = SQUARES.map((square) => `${FILES[fileOf(square)]}${rankOf(square) + 1}`);

export const squareName = (square: Square): SquareName => SQUARE_NAMES[square] as SquareName;

const SQUARES_BY_NAME: ReadonlyMap<unknown, Square> = new Map(SQUARE_NAMES.map((name, square) => [name, square]));

export const parseSquareName = (name: SquareName | undefined): Square => SQUARES_BY_NAME.get(name) ?? NO_SQUARE;
export const isSquareName = (name: unknown): name is SquareName => SQUARES_BY_NAME.has(name);

/** The throne a side's Monarch begins on: e1 and e9. */
export const THRONE: Readonly<Record<Side, Square>> = { w: 4, b: 76 };
export const isThrone = (square: Square): boolean => square === THRONE.w || square === THRONE.b;

export const sideOf = (piece: Piece): Side => (piece.charAt(0) === 'w' ? 'w' : 'b');
export const isMonarch = (piece: Piece): boolean => piece.charAt(1) === 'M';
export const sizeOf = (piece: Piece): number => Number(piece.charAt(1));
export const otherSide = (side: Side): Side => (side === 'w' ? 'b' : 'w');
export const monarchOf = (side: Side): Piece => `${side}M`;

const BACK_RANK: readonly (Size | 'M')[] = ['1', '2', '3', '4', 'M', '4', '3', '2', '1'];

export const START_BOARD: Board = [
  ...BACK_RANK.map((kind): Piece => `w${kind}`),
  ...SQUARES.slice(WIDTH, -WIDTH).map(() => undefined),
  ...BACK_RANK.map((kind): Piece => `b${kind}`),
];

export function withPieces(board: Board, changes: readonly (readonly [Square, Piece | undefined])[]): Board {
  const squares = [...board];
  for (const [square, piece] of changes) squares[square] = piece;
  return squares;
}
