import { clockwiseAfter } from '#games/kings-gate/law/score';
import type { PlayerId } from '#law/game';

/** Where a seat is on a ring, clockwise from the top. */
export function seatPosition(index: number, count: number, radius: number): readonly [number, number] {
  const angle = (index / count - 0.25) * 2 * Math.PI;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

interface TieArcsProps {
  readonly players: readonly PlayerId[];
  readonly last: PlayerId;
  readonly radius: number;
  /** The part of a full turn that an arrow stays away from a seat. */
  readonly gap: number;
}

/** An arrow from each seat to the next: ties go from the left of who placed the last tile once around. */
export function TieArcs({ players, last, radius, gap }: TieArcsProps) {
  const count = players.length;
  return (
    <>
      {clockwiseAfter(players, last)
        .slice(0, -1)
        .map((id) => {
          const index = players.indexOf(id);
          const [x, y] = seatPosition(index + gap * count, count, radius);
          const [toX, toY] = seatPosition(index + 1 - gap * count, count, radius);
          return (
            <g key={id}>
              <path class="kg-ring-arc" d={`M${x} ${y}A${radius} ${radius} 0 0 1 ${toX} ${toY}`} />
              <path
                class="kg-ring-head"
                transform={`translate(${toX} ${toY}) rotate(${((index + 1) / count - gap) * 360})`}
                d="M-4 -8 9 0-4 8z"
              />
            </g>
          );
        })}
    </>
  );
}
