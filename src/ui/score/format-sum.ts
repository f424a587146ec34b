/** "8", "− 3": a figure behind others. */
const formatFurtherAddend = (figure: number): string => (figure < 0 ? `− ${-figure}` : `+ ${figure}`);

/** So many alike are multiplied. */
const MULTIPLY_FROM = 4;

const sumOf = (adds: readonly number[]): number => adds.reduce((sum, figure) => sum + figure, 0);

/** An addition as it is written: "3 + 5 + 1 + 1 + 1", "12 × 2", "8 − 3". */
export function formatAddition(adds: readonly number[]): string {
  const [first, ...rest] = adds;
  if (first === undefined) return '0';
  if (adds.length >= MULTIPLY_FROM && first > 1 && rest.every((each) => each === first)) return `${adds.length} × ${first}`;
  return [first < 0 ? `−${-first}` : first, ...rest.map(formatFurtherAddend)].join(' ');
}

/** The same with what it comes to, where there is anything to add. */
export const formatSum = (adds: readonly number[]): string =>
  adds.length > 1 ? `${formatAddition(adds)} = ${sumOf(adds)}` : formatAddition(adds);
