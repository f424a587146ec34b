import type { Position } from '#games/kings-gate/law/position';
import { clockwiseAfter, coloursOf } from '#games/kings-gate/law/score';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import type { PlayerId } from '#law/game';
import type { Names } from '#text/language';
import { SHAPES } from './view';

interface TieRingProps {
  readonly position: Position;
  readonly last: PlayerId;
  readonly text: KingsGateScreenText;
  readonly names: Names;
}

const RADIUS = 62;

/** Seats clockwise from the top; an arc of some of a full turn, bent by hand to stay clear of the seats. */
const point = (turn: number, radius: number): readonly [number, number] => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};

/** The table from above: ties go from the left of who placed the last tile once around. */
export function TieRing({ position, last, text, names }: TieRingProps) {
  const { players } = position;
  const order = clockwiseAfter(players, last);
  const count = players.length;
  const gap = 0.07;
  return (
    <figure class="kg-ring">
      <h3>{text.scoring.tieBreak}</h3>
      <svg viewBox="-170 -100 340 200" aria-hidden="true">
        <circle class="kg-ring-table" r={RADIUS - 22} />
        {order.slice(0, -1).map((player, index) => {
          const from = players.indexOf(player) / count + gap;
          const [x, y] = point(from, RADIUS);
          const [toX, toY] = point((players.indexOf(player) + 1) / count - gap, RADIUS);
          return (
            <path
              key={order[index]}
              class="kg-ring-arc"
              d={`M${x} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${toX} ${toY}`}
              marker-end="url(#kg-arrow)"
            />
          );
        })}
        <defs>
          <marker id="kg-arrow" viewBox="0 0 10 10" refX={7} refY={5} markerWidth={5} markerHeight={5} orient="auto">
            <path class="kg-ring-head" d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {players.map((player, index) => {
          const [x, y] = point(index / count, RADIUS);
          const side = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
          const [labelX, labelY] = [side === 'middle' ? x : x + Math.sign(x) * 22, side === 'middle' ? y + (y < 0 ? -22 : 32) : y + 5];
          return (
            <g key={player}>
              <circle class={player === last ? 'kg-ring-seat kg-ring-last' : 'kg-ring-seat'} cx={x} cy={y} r={16} />
              <text class="kg-ring-number" x={x} y={y + 6}>
                {order.indexOf(player) + 1}
              </text>
              <text class="kg-ring-name" x={labelX} y={labelY} text-anchor={side}>
                {coloursOf(position, player)
                  .map((colour) => SHAPES[colour])
                  .join('')}{' '}
                {names.player(player)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{text.scoring.ring(names.player(last), order.map(names.player))}</figcaption>
    </figure>
  );
}
