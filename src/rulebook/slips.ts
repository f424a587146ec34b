/** A wrong letter is a little worse than one too many, too few or out of place. */
const WRONG = 1.25;

/** How far two words are apart, where that is at most `most` slips of the finger: a letter more, less, other, or two swapped. */
export function slips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : WRONG),
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (beforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY,
      ];
      line.push(Math.min(...steps));
    }
    if (Math.min(...line) > most * WRONG) return undefined;
    [beforeLast, last] = [last, line];
  }
  const found = last[other.length] ?? most + 1;
  return found <= most * WRONG ? found : undefined;
}
