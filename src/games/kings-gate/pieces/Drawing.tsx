import { useMemo } from 'preact/hooks';
import { groundAt, type Lying } from '#games/kings-gate/law/board';
import { locationOf, numberOf, type Position } from '#games/kings-gate/law/position';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import { parseSquare, type Square, squareKey } from '#law/grid';
import { UNIT } from '#ui/camera';
import { LocationDrawing } from './LocationDrawing';
import { Tile } from './Tile';

export type SquareMark = 'space' | 'open' | 'also' | 'cover' | 'chosen' | 'last' | 'lit';

interface DrawingProps {
  readonly position: Position;
  readonly text: KingsGateScreenText;
  readonly marks: readonly { readonly at: Square; readonly mark: SquareMark }[];
  readonly ghost?: Lying | undefined;
}

const shifted = ([x, y]: Square): string => `translate(${x * UNIT} ${y * UNIT})`;

/** All that lies on the table, in squares of 100 units. What lies there is drawn again only when it changes. */
export function Drawing({ position, text, marks, ghost }: DrawingProps) {
  const under = marks.filter(({ mark }) => mark === 'space');
  const over = marks.filter(({ mark }) => mark !== 'space');
  const pieces = useMemo(() => <Pieces position={position} text={text} />, [position, text]);
  return (
    <>
      {under.map(({ at }) => (
        <rect key={squareKey(at)} class="kg-space" x={at[0] * UNIT + 5} y={at[1] * UNIT + 5} width={90} height={90} rx={11} />
      ))}
      {pieces}
      {ghost !== undefined && <Ghost position={position} text={text} ghost={ghost} />}
      {over.map(({ at, mark }) => (
        <g key={`${mark} ${squareKey(at)}`} class={`kg-mark kg-mark-${mark}`} transform={shifted(at)}>
          <MarkShape mark={mark} />
        </g>
      ))}
    </>
  );
}

function Pieces({ position, text }: Pick<DrawingProps, 'position' | 'text'>) {
  const { board } = position;
  return (
    <>
      {board.locations.map((lying, index) => {
        const n = numberOf(position, index);
        const location = locationOf(position, n);
        return (
          <g key={n} transform={shifted(lying.at)}>
            <LocationDrawing
              n={n}
              location={location}
              title={text.location({ n, name: location.name })}
              lies={lying.lies}
              ground={groundAt(board, lying, location.ground)}
              tone={n === position.n ? 'current' : 'past'}
            />
          </g>
        );
      })}
      {Object.entries(board.tiles).map(([key, { colour, value, character }]) => (
        <g key={key} transform={shifted(parseSquare(key))}>
          <Tile colour={colour} kind={value} character={character} />
        </g>
      ))}
    </>
  );
}

function Ghost({ position, text, ghost }: Required<Pick<DrawingProps, 'position' | 'text'>> & { readonly ghost: Lying }) {
  const n = position.n + 1;
  const location = locationOf(position, n);
  return (
    <g transform={shifted(ghost.at)}>
      <LocationDrawing
        n={n}
        location={location}
        title={text.location({ n, name: location.name })}
        lies={ghost.lies}
        ground={groundAt(position.board, ghost, location.ground)}
        tone="ghost"
      />
    </g>
  );
}

/** Each mark has a shape of its own, so that none is told by its colour alone. */
function MarkShape({ mark }: { readonly mark: SquareMark }) {
  switch (mark) {
    case 'open':
      return (
        <>
          <rect x={7} y={7} width={86} height={86} rx={11} />
          <circle cx={50} cy={50} r={13} />
        </>
      );
    case 'also':
      return <circle cx={50} cy={50} r={9} />;
    case 'cover':
      return <path d="M7 30V7h23M70 7h23v23M93 70v23H70M30 93H7V70" />;
    case 'chosen':
      return <rect x={4} y={4} width={92} height={92} rx={13} />;
    case 'last':
      return <path d="M6 22V14a8 8 0 0 1 8-8h8M78 6h8a8 8 0 0 1 8 8v8M94 78v8a8 8 0 0 1-8 8h-8M22 94h-8a8 8 0 0 1-8-8v-8" />;
    default:
      return <rect x={3} y={3} width={94} height={94} rx={14} />;
  }
}
