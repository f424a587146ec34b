/** "8", "− 3": a figure behind others. */
const next = (figure: number): string => (figure < 0 ? `− ${-figure}` : `+ ${figure}`);

/** So many alike are multiplied. */
const MANY = 4;

const sumOf = (adds: readonly number[]): number => adds.reduce((sum, figure) => sum + figure, 0);

/** An addition as it is written: "3 + 5 + 1 + 1 + 1", "12 × 2", "8 − 3". */
export function added(adds: readonly number[]): string {
  const [first, ...rest] = adds;
  if (first === undefined) return '0';
  if (adds.length >= MANY && first > 1 && rest.every((each) => each === first)) return `${adds.length} × ${first}`;
  return [first < 0 ? `−${-first}` : first, ...rest.map(next)].join(' ');
}

/** The same with what it comes to, where there is anything to add. */
export const addedUp = (adds: readonly number[]): string => (adds.length > 1 ? `${added(adds)} = ${sumOf(adds)}` : added(adds));
