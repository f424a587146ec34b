import { useMemo } from 'preact/hooks';
import { type Board, fileOf, isThrone, rankOf, SQUARES, type Square, squareName, WIDTH } from '#law/kingdom/board';
import type { CellMark } from '#text/kingdom/screen';
import { Piece } from './Piece';

/** A line through the squares of a path. */
export interface Trail {
  readonly kind: 'jump' | 'last';
  readonly path: readonly Square[];
}

export type Marks = ReadonlyMap<Square, readonly CellMark[]>;

interface DrawingProps {
  readonly board: Board;
  /** Black's side below. */
  readonly turned: boolean;
  readonly marks?: Marks | undefined;
  readonly trails?: readonly Trail[] | undefined;
}

const CELL = 100;
const SIZE = WIDTH * CELL;
/** The strip under the board where the files are named. */
const STRIP = 44;

const columnOf = (square: Square, turned: boolean): number => (turned ? WIDTH - 1 - fileOf(square) : fileOf(square));
const rowOf = (square: Square, turned: boolean): number => (turned ? rankOf(square) : WIDTH - 1 - rankOf(square));

/** The board as a picture: all there is to see, nothing to tap. What lies under the marks is drawn once for each board. */
export function Drawing({ board, turned, marks, trails = [] }: DrawingProps) {
  const ground = useMemo(() => <Ground turned={turned} />, [turned]);
  const pieces = useMemo(() => <Pieces board={board} turned={turned} />, [board, turned]);
  const middle = (square: Square): string => `${(columnOf(square, turned) + 0.5) * CELL},${(rowOf(square, turned) + 0.5) * CELL}`;
  return (
    <svg class="kd-drawing" viewBox={`0 0 ${SIZE} ${SIZE + STRIP}`} aria-hidden="true">
      {ground}
      {trails.map((trail) => line(trail, middle))}
      {pieces}
      {[...(marks ?? [])].map(([square, each]) => (
        <g key={square} transform={at(square, turned)}>
          {each.map((mark) => (
            <MarkShape key={mark} mark={mark} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const at = (square: Square, turned: boolean): string => `translate(${columnOf(square, turned) * CELL} ${rowOf(square, turned) * CELL})`;

function Ground({ turned }: { readonly turned: boolean }) {
  return (
    <g>
      {SQUARES.map((square) => (
        <rect
          key={square}
          class={(fileOf(square) + rankOf(square)) % 2 === 0 ? 'kd-square' : 'kd-square kd-square-pale'}
          transform={at(square, turned)}
          width={CELL}
          height={CELL}
        />
      ))}
      <Coordinates turned={turned} />
    </g>
  );
}

function Pieces({ board, turned }: Pick<DrawingProps, 'board' | 'turned'>) {
  return (
    <g>
      {SQUARES.map((square) => {
        const piece = board[square];
        if (piece === undefined && !isThrone(square)) return null;
        return (
          <g key={square} transform={at(square, turned)}>
            {isThrone(square) && <Throne free={piece === undefined} />}
            {piece !== undefined && <Piece piece={piece} />}
          </g>
        );
      })}
    </g>
  );
}

const line = ({ kind, path }: Trail, middle: (square: Square) => string) => (
  <polyline key={path.join()} class={`kd-trail kd-trail-${kind}`} points={path.map(middle).join(' ')} />
);

/** The seat itself is seen only while nobody sits on it. */
function Throne({ free }: { readonly free: boolean }) {
  return (
    <g class="kd-throne">
      <rect x={5} y={5} width={90} height={90} rx={10} />
      {free && <path d="M36 56V26q14 -12 28 0v30M28 56h44v9H28zM28 56V42M72 56V42M32 65v17M68 65v17" />}
    </g>
  );
}

function Coordinates({ turned }: { readonly turned: boolean }) {
  const ends = SQUARES.filter((square) => columnOf(square, turned) === 0);
  const feet = SQUARES.filter((square) => rowOf(square, turned) === WIDTH - 1);
  return (
    <g class="kd-coordinates">
      {ends.map((square) => (
        <text key={square} x={5} y={rowOf(square, turned) * CELL + 27}>
          {squareName(square).charAt(1)}
        </text>
      ))}
      {feet.map((square) => (
        <text key={square} class="kd-file" x={(columnOf(square, turned) + 0.5) * CELL} y={SIZE + 33}>
          {squareName(square).charAt(0)}
        </text>
      ))}
    </g>
  );
}

/** Each mark has a shape of its own, so that none is told by its colour alone. */
function MarkShape({ mark }: { readonly mark: CellMark }) {
  switch (mark) {
    case 'chosen':
      return <rect class="kd-mark kd-mark-chosen" x={4} y={4} width={92} height={92} rx={12} />;
    case 'open':
      return <circle class="kd-mark kd-mark-open" cx={50} cy={50} r={17} />;
    case 'takes':
      return <path class="kd-mark kd-mark-takes" d="M6 30V6h24M70 6h24v24M94 70v24H70M30 94H6V70M38 38l24 24M62 38 38 62" />;
    case 'last':
      return <path class="kd-mark kd-mark-last" d="M5 24V5h19M76 5h19v19M95 76v19H76M24 95H5V76" />;
    case 'endangered':
      return (
        <g class="kd-mark kd-mark-danger">
          <rect x={10} y={10} width={80} height={80} rx={10} />
          <Exclamation />
        </g>
      );
    case 'attacks':
      return <rect class="kd-mark kd-mark-attacks" x={10} y={10} width={80} height={80} rx={10} />;
    case 'lit':
      return <rect class="kd-mark kd-mark-lit" x={7} y={7} width={86} height={86} rx={16} />;
  }
}

function Exclamation() {
  return (
    <>
      <path class="kd-warning" d="M80 2 98 34H62Z" />
      <path class="kd-warning-sign" d="M80 13v10M80 27v3" />
    </>
  );
}
