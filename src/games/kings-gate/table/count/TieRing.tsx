import type { Position } from '#games/kings-gate/law/position';
import { clockwiseAfter, coloursOf } from '#games/kings-gate/law/score';
import { seatPosition, TieArcs } from '#games/kings-gate/pieces/TieArcs';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import type { PlayerId } from '#law/game';
import type { PlayerNames } from '#text/language';
import { COLOUR_SYMBOLS } from '../play/open-events';

interface TieRingProps {
  readonly position: Position;
  readonly last: PlayerId;
  readonly text: KingsGateScreenText;
  readonly names: PlayerNames;
}

const RADIUS = 62;

/** The table from above: ties go from the left of who placed the last tile once around. */
export function TieRing({ position, last, text, names }: TieRingProps) {
  const { players } = position;
  const order = clockwiseAfter(players, last);
  return (
    <figure class="kg-ring">
      <h3>{text.scoring.tieBreak}</h3>
      <figcaption>{text.scoring.ring(names.player(last), order.map(names.player))}</figcaption>
      <svg viewBox="-170 -100 340 200" aria-hidden="true">
        <circle class="kg-ring-table" r={RADIUS - 22} />
        <TieArcs players={players} last={last} radius={RADIUS} gap={0.07} />
        {players.map((player, index) => {
          const [x, y] = seatPosition(index, players.length, RADIUS);
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
                  .map((colour) => COLOUR_SYMBOLS[colour])
                  .join('')}{' '}
                {names.player(player)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
