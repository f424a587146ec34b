import type { Seat, TieCase } from '#games/kings-gate/desk/cases';
import type { TieRank } from '#games/kings-gate/desk/results';
import type { Colour } from '#games/kings-gate/law/box';
import { Arcs, seatAt } from '#games/kings-gate/pieces/Arcs';
import { SHAPES } from '#games/kings-gate/table/view';
import type { KingsGateDeskText } from '#games/kings-gate/text/desk-en';
import { nameOf } from './sentences';

const RING = 68;
/** What the ring takes: wide enough for names on both sides. */
export const RING_BOX = { left: -196, top: -122, width: 392, height: 246 } as const;

/** What a thumb needs of it for one colour. */
export const SPOT = 62;

/** Where the colours of a seat stand: two of them side by side. */
export function spotsOf(
  players: readonly Seat[],
): readonly { readonly colour: Colour; readonly seat: Seat; readonly x: number; readonly y: number }[] {
  return players.flatMap((seat, index) => {
    const [x, y] = seatAt(index, players.length, RING);
    return seat.colours.map((colour, place) => ({ colour, seat, x: x + (place - (seat.colours.length - 1) / 2) * SPOT, y }));
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
      {last !== undefined && (
        <Arcs players={players.map(({ id }) => id)} last={last} radius={RING} gap={players.length === 2 ? 0.14 : 0.085} />
      )}
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
              <g transform={`translate(${x + (x > 1 && seat.colours.length === 1 ? -22 : 22)} ${y - 20})`}>
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
          name={nameOf(text, seat)}
          note={seat.id === last ? text.picture.lastTile : ''}
        />
      ))}
    </>
  );
}

interface NameProps {
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly note: string;
}

/** Above and below the ring where a seat is at its top or foot, else beside it. */
function Name({ index, count, name, note }: NameProps) {
  const [x, y] = seatAt(index, count, RING);
  if (Math.abs(x) < 1)
    return (
      <text class="kg-ring-name" x={0} y={y < 0 ? y - 36 : y + 48} text-anchor="middle">
        {name}
        {note !== '' && <tspan class="kgdesk-note"> ({note})</tspan>}
      </text>
    );
  const left = x + Math.sign(x) * 36;
  return (
    <text class="kg-ring-name" x={left} y={note === '' ? y + 5 : y - 3} text-anchor={x < 0 ? 'end' : 'start'}>
      {name}
      {note !== '' && (
        <tspan class="kgdesk-note" x={left} dy={18}>
          {note}
        </tspan>
      )}
    </text>
  );
}
