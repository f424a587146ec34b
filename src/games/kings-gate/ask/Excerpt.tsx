import type { ComponentChildren } from 'preact';
import { current, type Lying, spacesOf, squaresOf, tileAt } from '#games/kings-gate/law/board';
import type { Position } from '#games/kings-gate/law/position';
import { Drawing } from '#games/kings-gate/pieces/Drawing';
import { Tile } from '#games/kings-gate/pieces/Tile';
import type { KingsGateScreenText, ToldTile } from '#games/kings-gate/text/screen-en';
import { type Extent, extentOf, type Square } from '#law/grid';
import { UNIT } from '#ui/camera';

/** The corners of what is shown, in squares. */
export function boundsOf(squares: readonly Square[]): Extent {
  const { from, to } = extentOf(squares);
  return { from, to: [to[0] + 1, to[1] + 1] };
}

/** The current location with its ten spaces. */
export const around = ({ board }: Position): readonly Square[] => [...spacesOf(current(board)), ...squaresOf(current(board))];

interface ExcerptProps {
  readonly position: Position;
  readonly text: KingsGateScreenText;
  readonly bounds: Extent;
  readonly locating?: boolean | undefined;
  readonly chosen?: Square | undefined;
  readonly ghost?: Lying | undefined;
  readonly children?: ComponentChildren;
}

/** A part of the table in squares of 100 units, on its felt; what lies outside is cut off. */
export function Excerpt({ position, text, bounds: { from, to }, locating = false, chosen, ghost, children }: ExcerptProps) {
  const free = locating ? [] : spacesOf(current(position.board)).filter((at) => tileAt(position.board, at) === undefined);
  const marks = { space: free, ...(chosen !== undefined && { chosen: [chosen] }) };
  const [left, top] = [from[0] * UNIT, from[1] * UNIT];
  const [width, height] = [(to[0] - from[0]) * UNIT, (to[1] - from[1]) * UNIT];
  return (
    <>
      <rect class="kgdesk-felt" x={left} y={top} width={width} height={height} rx={16} />
      <svg x={left} y={top} width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <Drawing position={position} text={text} marks={marks} ghost={ghost} />
      </svg>
      {children}
    </>
  );
}

/** The window on what lies within bounds, with a margin around and more above. */
export const boxOf = ({ from, to }: Extent, margin: number, above = margin): string =>
  [from[0] * UNIT - margin, from[1] * UNIT - above, (to[0] - from[0]) * UNIT + 2 * margin, (to[1] - from[1]) * UNIT + margin + above].join(
    ' ',
  );

interface YesOrNoProps {
  readonly x: number;
  readonly y: number;
  readonly allowed: boolean;
  readonly size?: number;
}

const TICK = 'M-10 0l7.5 7.5L10 -8';
const CROSS = 'M-9 -9L9 9M9 -9L-9 9';

/** Yes or no, drawn: a tick or a cross in its own colour. */
export function YesOrNo({ x, y, allowed, size = 24 }: YesOrNoProps) {
  return (
    <g class={allowed ? 'kgdesk-yes' : 'kgdesk-no'} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <circle r={24} />
      <path d={allowed ? TICK : CROSS} />
    </g>
  );
}

interface ArrivalProps {
  readonly at: Square;
  readonly tile: ToldTile;
  /** What lies there, if anything. */
  readonly there: Pick<ToldTile, 'character'> | undefined;
  readonly allowed: boolean | undefined;
}

/** What a tile that comes down on another needs above its square. */
export const LIFT = 60;
const SMALLER = 0.8;

/** A tile on its way down: on a free space it lies there, above another it leaves value and character in sight. */
export function Arrival({ at: [x, y], tile, there, allowed }: ArrivalProps) {
  const lifted = there !== undefined;
  const aside = there?.character === undefined ? 34 : -16;
  const [left, top] = [x * UNIT + (lifted ? aside : 0), y * UNIT - (lifted ? LIFT : 0)];
  const size = lifted ? SMALLER : 1;
  return (
    <>
      <g class="kgdesk-arrival" transform={`translate(${left} ${top}) scale(${size})`}>
        <rect x={1} y={1} width={98} height={98} rx={15} />
        <Tile colour={tile.colour} kind={tile.kind} character={tile.character} />
      </g>
      {allowed !== undefined && <YesOrNo x={left + 90 * size} y={top + 84 * size} allowed={allowed} />}
    </>
  );
}

/** The way a tile goes that the Sorceress moves. */
export function Way({ from, to }: { readonly from: Square; readonly to: Square }) {
  const [x, y] = [from[0] * UNIT + 50, from[1] * UNIT + 50];
  const [toX, toY] = [to[0] * UNIT + 60, to[1] * UNIT + 40];
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return (
    <g class="kgdesk-way">
      <path d={`M${x} ${y}L${(x + toX) / 2} ${(y + toY) / 2}`} />
      <path class="kgdesk-way-head" transform={`translate(${(x + toX) / 2} ${(y + toY) / 2}) rotate(${angle})`} d="M-6 -18 26 0-6 18z" />
    </g>
  );
}
