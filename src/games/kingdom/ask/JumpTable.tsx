import type { JumpCase, JumpResult } from '#games/kingdom/desk/cases';
import { PIECES, type Piece as PieceName, sideOf } from '#games/kingdom/law/board';
import { Piece } from '#games/kingdom/pieces/Piece';
import type { AskedProps } from './Picture';
import { Badge } from './Ways';

const CELL = 100;
/** A column holds a piece and the sign beside it. */
const COLUMN = 126;
const GAP = 22;
const COLUMNS = 5;

const columnOf = (piece: PieceName): number => PIECES.filter((each) => sideOf(each) === sideOf(piece)).indexOf(piece);
const rowOf = (piece: PieceName): number => (sideOf(piece) === 'w' ? 1 : 0);

/** The piece that jumps, and every other one with the referee's sign. */
export function JumpTable({ asked: { mover }, finding }: AskedProps<JumpCase>) {
  const result = finding?.result;
  const { jumps, spares }: Pick<JumpResult, 'jumps' | 'spares'> = result?.of === 'jump' ? result : { jumps: [], spares: [] };
  const left = CELL + GAP;
  return (
    <svg class="kddesk-jumps" viewBox={`0 0 ${left + COLUMNS * COLUMN} ${2 * CELL}`} aria-hidden="true">
      <g transform={`translate(0 ${CELL / 2})`}>
        <rect class="kd-square" width={CELL} height={CELL} rx={12} />
        <g transform="translate(9 8) scale(0.82)">
          <Piece piece={mover} />
        </g>
        <rect class="kd-mark kd-mark-chosen" x={4} y={4} width={92} height={92} rx={12} />
      </g>
      {[...jumps, ...spares].map((piece) => {
        const may = jumps.includes(piece);
        return (
          <g key={piece} transform={`translate(${left + columnOf(piece) * COLUMN} ${rowOf(piece) * CELL})`}>
            <rect class={may ? 'kd-square kd-square-pale' : 'kd-square'} x={2} y={2} width={COLUMN - 4} height={CELL - 4} rx={8} />
            <g class={may ? '' : 'kddesk-spared'} transform="translate(-1 1) scale(0.96)">
              <Piece piece={piece} />
            </g>
            <Badge tone={may ? 'yes' : 'no'} x={COLUMN - 24} y={24} />
          </g>
        );
      })}
    </svg>
  );
}
