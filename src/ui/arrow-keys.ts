import type { XY } from './camera/camera';

export const ARROWS: Readonly<Record<string, XY>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Of some places the nearest in a direction; ahead counts before aside. */
export function nearestInDirection<T>(from: XY, arrow: XY, places: readonly T[], at: (place: T) => XY): T | undefined {
  const cost = (place: T): number => {
    const [dx, dy] = [at(place)[0] - from[0], at(place)[1] - from[1]];
    const ahead = dx * arrow[0] + dy * arrow[1];
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * Math.abs(dx * arrow[1] + dy * arrow[0]);
  };
  return places.reduce<T | undefined>(
    (best, place) => (cost(place) < (best === undefined ? Number.POSITIVE_INFINITY : cost(best)) ? place : best),
    undefined,
  );
}
