/** A piece of a bar, in points from its beginning. */
interface Segment {
  readonly from: number;
  readonly to: number;
}

interface BarSegments {
  /** What was won, in the order of the sources; what a loss cut off is left out. */
  readonly won: readonly (Segment & { readonly source: number; readonly points: number; readonly isCut: boolean })[];
  /** What was lost, cut off the end. */
  readonly lost: (Segment & { readonly points: number }) | undefined;
}

/** The pieces of a bar that is as long as its points: what was won by source, and what a loss took off its end. */
export function layOutBar(points: readonly number[]): BarSegments {
  const gained = points.reduce((sum, each) => sum + Math.max(0, each), 0);
  const loss = points.reduce((sum, each) => sum + Math.min(0, each), 0);
  const end = Math.max(0, gained + loss);
  let at = 0;
  const won = points.flatMap((each, source) => {
    if (each <= 0 || at >= end) return [];
    const from = at;
    at += each;
    return [{ source, points: each, from, to: Math.min(at, end), isCut: at > end }];
  });
  return { won, lost: loss === 0 ? undefined : { from: end, to: Math.max(gained, end), points: loss } };
}

/** How long the longest of some bars is drawn, what it lost included. */
export const barScale = (bars: readonly (readonly number[])[]): number =>
  Math.max(1, ...bars.map((points) => points.reduce((sum, each) => sum + Math.max(0, each), 0)));
