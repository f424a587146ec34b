import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Board, fileOf, isThrone, rankOf, SQUARES, type Square, squareName, WIDTH } from '#games/kingdom/law/board';
import type { CellMark } from '#games/kingdom/text/screen-en';
import { Piece } from './Piece';

/** A line through the squares of a path. */
export interface Trail {
  readonly kind: 'jump' | 'last';
  readonly path: readonly Square[];
}

/** The part of the board that is drawn, by its first and last file and rank. */
export interface BoardSection {
  readonly files: readonly [number, number];
  readonly ranks: readonly [number, number];
}

const WHOLE_BOARD: BoardSection = { files: [0, WIDTH - 1], ranks: [0, WIDTH - 1] };

const isWithin = (line: number, [first, last]: readonly [number, number]): boolean => line >= first && line <= last;
const isShown = (square: Square, { files, ranks }: BoardSection): boolean =>
  isWithin(fileOf(square), files) && isWithin(rankOf(square), ranks);

export type Marks = ReadonlyMap<Square, readonly CellMark[]>;

interface BoardDrawingProps {
  readonly board: Board;
  /** Whether Black's side is at the bottom. */
  readonly isTurned: boolean;
  readonly marks?: Marks | undefined;
  readonly trails?: readonly Trail[] | undefined;
  /** The whole board by default. */
  readonly section?: BoardSection | undefined;
  /** Drawn on top of everything else. */
  readonly children?: ComponentChildren;
}

const CELL = 100;
/** The height of the strip under the board where the files are named. */
const FILE_NAMES_HEIGHT = 44;

const columnOf = (square: Square, isTurned: boolean): number => (isTurned ? WIDTH - 1 - fileOf(square) : fileOf(square));
const rowOf = (square: Square, isTurned: boolean): number => (isTurned ? rankOf(square) : WIDTH - 1 - rankOf(square));

const squareCentre = (square: Square, isTurned: boolean): readonly [number, number] => [
  (columnOf(square, isTurned) + 0.5) * CELL,
  (rowOf(square, isTurned) + 0.5) * CELL,
];

/** The board as a picture without any control. Memoizes what does not depend on the marks, which change with every tap. */
export function BoardDrawing({ board, isTurned, marks, trails = [], section = WHOLE_BOARD, children }: BoardDrawingProps) {
  const squares = useMemo(() => SQUARES.filter((square) => isShown(square, section)), [section]);
  const viewBox = useMemo(() => viewBoxOf(squares, isTurned), [squares, isTurned]);
  const checkerboard = useMemo(() => <Checkerboard squares={squares} isTurned={isTurned} />, [squares, isTurned]);
  const pieces = useMemo(() => <Pieces board={board} squares={squares} isTurned={isTurned} />, [board, squares, isTurned]);
  const formatCentre = (square: Square): string => squareCentre(square, isTurned).join();
  return (
    <svg class="kd-drawing" viewBox={viewBox} aria-hidden="true">
      {checkerboard}
      {renderMarks(marks, isTurned, (mark) => mark === 'last')}
      {trails.map((trail) => renderTrail(trail, formatCentre))}
      {pieces}
      {renderMarks(marks, isTurned, (mark) => mark !== 'last')}
      {children}
    </svg>
  );
}

/** Called twice: the marks of the last move are drawn under the pieces, all others over them. */
const renderMarks = (marks: Marks = new Map(), isTurned: boolean, isDrawn: (mark: CellMark) => boolean) =>
  [...marks].map(([square, squareMarks]) => {
    const drawnMarks = squareMarks.filter(isDrawn);
    return (
      drawnMarks.length > 0 && (
        <g key={square} transform={translateTo(square, isTurned)}>
          {drawnMarks.map((mark) => (
            <MarkShape key={mark} mark={mark} />
          ))}
        </g>
      )
    );
  });

/** Bounds the squares and the strip with the names of the files. */
function viewBoxOf(squares: readonly Square[], isTurned: boolean): string {
  const columns = squares.map((square) => columnOf(square, isTurned));
  const rows = squares.map((square) => rowOf(square, isTurned));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  return `${left * CELL} ${top * CELL} ${width * CELL} ${height * CELL + FILE_NAMES_HEIGHT}`;
}

const translateTo = (square: Square, isTurned: boolean): string =>
  `translate(${columnOf(square, isTurned) * CELL} ${rowOf(square, isTurned) * CELL})`;

interface SquaresProps {
  readonly squares: readonly Square[];
  readonly isTurned: boolean;
}

function Checkerboard({ squares, isTurned }: SquaresProps) {
  return (
    <g>
      {squares.map((square) => (
        <rect
          key={square}
          class={(fileOf(square) + rankOf(square)) % 2 === 0 ? 'kd-square' : 'kd-square kd-square-pale'}
          transform={translateTo(square, isTurned)}
          width={CELL}
          height={CELL}
        />
      ))}
      <Coordinates squares={squares} isTurned={isTurned} />
    </g>
  );
}

function Pieces({ board, squares, isTurned }: SquaresProps & Pick<BoardDrawingProps, 'board'>) {
  return (
    <g>
      {squares.map((square) => {
        const piece = board[square];
        if (piece === undefined && !isThrone(square)) return null;
        return (
          <g key={square} transform={translateTo(square, isTurned)}>
            {isThrone(square) && <Throne isFree={piece === undefined} />}
            {piece !== undefined && <Piece piece={piece} />}
          </g>
        );
      })}
    </g>
  );
}

const renderTrail = ({ kind, path }: Trail, formatCentre: (square: Square) => string) => (
  <polyline key={path.join()} class={`kd-trail kd-trail-${kind}`} points={path.map(formatCentre).join(' ')} />
);

/** The chair is drawn only while no Monarch covers it. */
function Throne({ isFree: free }: { readonly isFree: boolean }) {
  return (
    <g class="kd-throne">
      <rect x={5} y={5} width={90} height={90} rx={10} />
      {free && <path d="M36 56V26q14 -12 28 0v30M28 56h44v9H28zM28 56V42M72 56V42M32 65v17M68 65v17" />}
    </g>
  );
}

function Coordinates({ squares, isTurned }: SquaresProps) {
  const left = Math.min(...squares.map((square) => columnOf(square, isTurned)));
  const bottom = Math.max(...squares.map((square) => rowOf(square, isTurned)));
  const rankSquares = squares.filter((square) => columnOf(square, isTurned) === left);
  const fileSquares = squares.filter((square) => rowOf(square, isTurned) === bottom);
  return (
    <g class="kd-coordinates">
      {rankSquares.map((square) => (
        <text key={square} x={left * CELL + 5} y={rowOf(square, isTurned) * CELL + 27}>
          {squareName(square).charAt(1)}
        </text>
      ))}
      {fileSquares.map((square) => (
        <text key={square} class="kd-file-name" x={(columnOf(square, isTurned) + 0.5) * CELL} y={(bottom + 1) * CELL + 33}>
          {squareName(square).charAt(0)}
        </text>
      ))}
    </g>
  );
}

/** Each mark has a shape and a place of its own, so that none depends on colour alone and several fit on one square. */
function MarkShape({ mark }: { readonly mark: CellMark }) {
  switch (mark) {
    case 'chosen':
      return <rect class="kd-mark kd-mark-chosen" x={4} y={4} width={92} height={92} rx={12} />;
    case 'open':
      return <circle class="kd-mark kd-mark-open" cx={50} cy={50} r={17} />;
    case 'takes':
      return <path class="kd-mark kd-mark-takes" d="M50 3v14M50 83v14M3 50h14M83 50h14M50 8a42 42 0 0 1 0 84a42 42 0 0 1 0 -84" />;
    case 'last':
      return <path class="kd-mark kd-mark-last landed" d="M5 24V5h19M76 5h19v19M95 76v19H76M24 95H5V76" />;
    case 'endangered':
      return (
        <g class="kd-mark">
          <path class="kd-warning" d={BADGE} />
          <path class="kd-warning-sign" d="M80 13v10M80 27v3" />
        </g>
      );
    case 'attacks':
      return <path class="kd-mark kd-mark-attacks" d={BADGE} />;
    case 'lit':
      return <rect class="kd-mark kd-mark-lit" data-lit="true" x={7} y={7} width={86} height={86} rx={16} />;
  }
}

/** A small triangle in the corner: filled on a Monarch in danger, hollow on an attacker. */
const BADGE = 'M80 2 98 34H62Z';
