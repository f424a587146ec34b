import type { Colour } from '#games/kings-gate/law/box';
import { SHAPES } from '#games/kings-gate/table/view';

export interface Row {
  readonly key: string;
  readonly rank: number;
  readonly colours: readonly Colour[];
  readonly name: string;
  readonly note: string;
  /** What was counted, to the left of what it brings. */
  readonly figure: string;
  /** What it brings; left out where the row has nothing to bring. */
  readonly coin: string | undefined;
  readonly best: boolean;
}

export const ROW = 46;

const LONGEST = 13;
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

interface RowsProps {
  readonly rows: readonly Row[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Ranks as rows of a drawing: rank, shape, name, what was counted, what it brings. */
export function Rows({ rows, x, y, width }: RowsProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {rows.map(({ key, rank, colours, name, note, figure, coin, best }, index) => (
        <g key={key} transform={`translate(0 ${index * ROW})`}>
          <rect class={best ? 'kgdesk-row kgdesk-row-best' : 'kgdesk-row'} x={0} y={2} width={width} height={ROW - 5} rx={9} />
          <text class="kgdesk-row-rank" x={18} y={31}>
            {rank}
          </text>
          {colours.map((colour, place) => (
            <g key={colour} class={`kg-${colour}`} transform={`translate(${36 + place * 34} 9)`}>
              <rect class="kgdesk-seat" width={28} height={28} rx={7} />
              <text class="kgdesk-row-shape" x={14} y={20}>
                {SHAPES[colour]}
              </text>
            </g>
          ))}
          <text class="kgdesk-row-name" x={40 + colours.length * 34} y={note === '' ? 30 : 22}>
            {short(name)}
            {note !== '' && (
              <tspan class="kgdesk-note" x={40 + colours.length * 34} dy={16}>
                {note}
              </tspan>
            )}
          </text>
          <text class="kgdesk-row-figure" x={width - (coin === undefined ? 14 : 54)} y={31}>
            {figure}
          </text>
          {coin !== undefined && (
            <g class={coin.startsWith('−') ? 'kgdesk-loss' : 'kg-prize'} transform={`translate(${width - 26} 23)`}>
              <circle r={17} />
              <text y={7} style={{ fontSize: '20px' }}>
                {coin}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
