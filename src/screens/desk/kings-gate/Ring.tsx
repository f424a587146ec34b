import type { Seat, TieCase } from '#desk/kings-gate/cases';
import type { TieRank } from '#desk/kings-gate/results';
import type { PlayerId } from '#law/common/game';
import type { Colour } from '#law/kings-gate/box';
import { clockwiseAfter } from '#law/kings-gate/score';
import type { KingsGateDeskText } from '#text/kings-gate/desk';
import { SHAPES } from '../../table/kings-gate/view';
import { nameOf } from './words';

export const RING = 74;
/** What the ring takes: wide enough for names on both sides. */
export const RING_BOX = { left: -170, top: -124, width: 340, height: 248 } as const;

/** Seats clockwise from the top, as a part of a full turn. */
export function seatAt(index: number, count: number, radius = RING): readonly [number, number] {
  const angle = (index / count - 0.25) * 2 * Math.PI;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** Where the colours of a seat stand: two of them side by side. */
export function spotsOf(
  players: readonly Seat[],
): readonly { readonly colour: Colour; readonly seat: Seat; readonly x: number; readonly y: number }[] {
  return players.flatMap((seat, index) => {
    const [x, y] = seatAt(index, players.length);
    return seat.colours.map((colour, place) => ({ colour, seat, x: x + (place - (seat.colours.length - 1) / 2) * 56, y }));
  });
}

interface RingProps {
  readonly asked: TieCase;
  readonly order: readonly TieRank[];
  readonly text: KingsGateDeskText;
}

/** The table from above: ties go from the left of who placed the last tile once around. */
export function Ring({ asked: { players, tied, last }, order, text }: RingProps) {
  return (
    <>
      <circle class="kg-ring-table" r={RING - 30} />
      {last !== undefined && <Arcs players={players} last={last} />}
      {spotsOf(players).map(({ colour, seat, x, y }) => {
        const rank = order.find((each) => each.colour === colour)?.rank;
        return (
          <g key={colour} class={`kg-${colour}`}>
            {tied.includes(colour) && <circle class="kgdesk-tied" cx={x} cy={y} r={29} />}
            <circle class="kgdesk-seat" cx={x} cy={y} r={23} />
            <text class="kgdesk-seat-shape" x={x} y={y + 8}>
              {SHAPES[colour]}
            </text>
            {seat.id === last && <circle class="kg-ring-last kgdesk-last" cx={x} cy={y} r={23} />}
            {rank !== undefined && (
              <g transform={`translate(${x + 22} ${y - 20})`}>
                <circle class="kgdesk-rank" r={13} />
                <text class="kgdesk-rank-figure" y={6}>
                  {rank}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {players.map((seat, index) => (
        <Name
          key={seat.id}
          index={index}
          count={players.length}
          wide={seat.colours.length > 1}
          name={nameOf(text, seat)}
          note={seat.id === last ? text.picture.lastTile : ''}
        />
      ))}
    </>
  );
}

function Name({
  index,
  count,
  wide,
  name,
  note,
}: {
  readonly index: number;
  readonly count: number;
  readonly wide: boolean;
  readonly name: string;
  readonly note: string;
}) {
  const [x, y] = seatAt(index, count);
  const middle = Math.abs(x) < 1 && !wide;
  const aside = wide ? 62 : 34;
  const [left, top] = middle ? [x + (y < 0 ? 40 : 40), y + 5] : [x + (x < -1 ? -aside : aside), y + 5];
  const anchor = x < -1 && !middle ? 'end' : 'start';
  return (
    <text class="kg-ring-name" x={left} y={note === '' ? top : top - 8} text-anchor={anchor}>
      {name}
      {note !== '' && (
        <tspan class="kgdesk-note" x={left} dy={18}>
          {note}
        </tspan>
      )}
    </text>
  );
}

/** An arrow from each seat to the next, from the left of the last tile on. */
function Arcs({ players, last }: { readonly players: readonly Seat[]; readonly last: PlayerId }) {
  const ids = players.map(({ id }) => id);
  const gap = players.length === 2 ? 0.14 : 0.085;
  return (
    <>
      {clockwiseAfter(ids, last)
        .slice(0, -1)
        .map((id) => {
          const index = ids.indexOf(id);
          const [x, y] = seatAt(index + gap * ids.length, ids.length);
          const [toX, toY] = seatAt(index + 1 - gap * ids.length, ids.length);
          const angle = ((index + 1) / ids.length - gap) * 360;
          return (
            <g key={id}>
              <path class="kg-ring-arc" d={`M${x} ${y}A${RING} ${RING} 0 0 1 ${toX} ${toY}`} />
              <path class="kg-ring-head" transform={`translate(${toX} ${toY}) rotate(${angle})`} d="M-4 -8 9 0-4 8z" />
            </g>
          );
        })}
    </>
  );
}
