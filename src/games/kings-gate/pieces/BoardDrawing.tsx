import { useMemo } from 'preact/hooks';
import { groundAt, type Placement } from '#games/kings-gate/law/board';
import { assumptionsOf } from '#games/kings-gate/law/box';
import { locationNumber, locationOf, type Position } from '#games/kings-gate/law/position';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import { parseSquare, type Square } from '#law/grid';
import { UNIT } from '#ui/camera/camera';
import { LocationDrawing } from './LocationDrawing';
import { Tile } from './Tile';

type SquareMark = 'space' | 'open' | 'also' | 'cover' | 'chosen' | 'last' | 'lit';

/** The squares that carry a mark. */
export type Marks = Readonly<Partial<Record<SquareMark, readonly Square[]>>>;

interface BoardDrawingProps {
  readonly position: Position;
  readonly text: KingsGateScreenText;
  readonly marks: Marks;
  readonly ghost?: Placement | undefined;
}

const translateTo = ([x, y]: Square): string => `translate(${x * UNIT} ${y * UNIT})`;

/** A square with round corners, so far from the edges of its own. */
const roundedSquarePath = (inset: number, round: number): string => {
  const side = 100 - 2 * (inset + round);
  const corner = `a${round} ${round} 0 0 1 `;
  return `m${inset + round} ${inset}h${side}${corner}${round} ${round}v${side}${corner}${-round} ${round}h${-side}${corner}${-round} ${-round}v${-side}${corner}${round} ${-round}z`;
};
const dotPath = (radius: number): string =>
  `m${50 - radius} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Each mark has a shape of its own, so that none is told by its colour alone. In the order in which they are drawn, each from its square. */
const MARK_SHAPES: readonly (readonly [SquareMark, string, string])[] = [
  ['last', 'last', 'm6 22v-8a8 8 0 0 1 8-8h8m56 0h8a8 8 0 0 1 8 8v8m0 56v8a8 8 0 0 1-8 8h-8m-56 0h-8a8 8 0 0 1-8-8v-8'],
  ['open', 'open', roundedSquarePath(7, 11)],
  ['open', 'also', dotPath(13)],
  ['also', 'also', dotPath(9)],
  ['cover', 'cover', 'm7 30v-23h23m40 0h23v23m0 40v23h-23m-40 0h-23v-23'],
  ['chosen', 'chosen', roundedSquarePath(4, 13)],
  ['lit', 'lit', roundedSquarePath(3, 14)],
];
const SPACE_SHAPE = roundedSquarePath(5, 11);

/** One shape on many squares: a board lights dozens at a time. */
const pathOnSquares = (squares: readonly Square[], shape: string): string =>
  squares.map(([x, y]) => `M${x * UNIT} ${y * UNIT}${shape}`).join('');

/** All that lies on the table, in squares of 100 units. */
export function BoardDrawing({ position, text, marks, ghost }: BoardDrawingProps) {
  return (
    <>
      <path class="kg-space" d={pathOnSquares(marks.space ?? [], SPACE_SHAPE)} />
      <Pieces position={position} text={text} />
      {ghost !== undefined && <GhostLocation position={position} text={text} ghost={ghost} />}
      {MARK_SHAPES.map(([mark, look, shape]) => {
        const squares = marks[mark] ?? [];
        return (
          squares.length > 0 && (
            <path
              key={mark === 'last' ? squares.join() : shape}
              class={`kg-mark kg-mark-${look} ${mark === 'last' ? 'landed' : ''}`}
              d={pathOnSquares(squares, shape)}
            />
          )
        );
      })}
    </>
  );
}

function Pieces({ position, text }: Pick<BoardDrawingProps, 'position' | 'text'>) {
  const { board } = position;
  const tiles = useMemo(
    () =>
      Object.entries(board.tiles).map(([key, { colour, value, character }]) => (
        <g key={key} transform={translateTo(parseSquare(key))}>
          <Tile colour={colour} kind={value} character={character} />
        </g>
      )),
    [board.tiles],
  );
  return (
    <>
      {board.locations.map((lying, index) => {
        const n = locationNumber(position, index);
        const location = locationOf(position, n);
        return (
          <g key={n} transform={translateTo(lying.at)}>
            <LocationDrawing
              n={n}
              location={location}
              title={text.location({ n, name: location.name })}
              lies={lying.lies}
              assumed={assumptionsOf(position.box.told, n)}
              ground={groundAt(board, lying, location.ground)}
              tone={n === position.n ? 'current' : 'past'}
            />
          </g>
        );
      })}
      {tiles}
    </>
  );
}

function GhostLocation({ position, text, ghost }: Required<Pick<BoardDrawingProps, 'position' | 'text'>> & { readonly ghost: Placement }) {
  const n = position.n + 1;
  const location = locationOf(position, n);
  return (
    <g transform={translateTo(ghost.at)}>
      <LocationDrawing
        n={n}
        location={location}
        title={text.location({ n, name: location.name })}
        lies={ghost.lies}
        assumed={assumptionsOf(position.box.told, n)}
        ground={groundAt(position.board, ghost, location.ground)}
        tone="ghost"
      />
    </g>
  );
}
