import { isJumpResult, type JumpCase } from '#desk/kingdom/cases';
import { PIECES, type Piece as PieceName, sideOf } from '#law/kingdom/board';
import { Piece } from '../../table/kingdom/Piece';
import type { AskedProps } from './Picture';
import { Badge } from './Ways';

const CELL = 100;
const GAP = 24;
const COLUMNS = 5;

const columnOf = (piece: PieceName): number => PIECES.filter((each) => sideOf(each) === sideOf(piece)).indexOf(piece);
const rowOf = (piece: PieceName): number => (sideOf(piece) === 'w' ? 1 : 0);

/** The piece that jumps, and every other one with the referee's sign. */
export function JumpTable({ asked: { mover }, finding }: AskedProps<JumpCase>) {
  const result = finding?.result;
  const { jumps, spares } = isJumpResult(result) ? result : { jumps: [], spares: [] };
  const left = CELL + GAP;
  return (
    <svg class="kddesk-jumps" viewBox={`0 0 ${left + COLUMNS * CELL} ${2 * CELL}`} aria-hidden="true">
      <g transform={`translate(0 ${CELL / 2})`}>
        <rect class="kd-square" width={CELL} height={CELL} rx={12} />
        <Piece piece={mover} />
        <rect class="kd-mark kd-mark-chosen" x={4} y={4} width={92} height={92} rx={12} />
      </g>
      {[...jumps, ...spares].map((piece) => {
        const may = jumps.includes(piece);
        return (
          <g key={piece} transform={`translate(${left + columnOf(piece) * CELL} ${rowOf(piece) * CELL})`}>
            <rect class={may ? 'kd-square kd-square-pale' : 'kd-square'} x={2} y={2} width={96} height={96} rx={8} />
            <g class={may ? '' : 'kddesk-spared'}>
              <Piece piece={piece} />
            </g>
            <Badge tone={may ? 'yes' : 'no'} x={79} y={21} />
          </g>
        );
      })}
    </svg>
  );
}
