/** A wrong letter is a little worse than one too many, too few or out of place. */
const SUBSTITUTION_COST = 1.25;

/** How far two words are apart, where that is at most `most` slips of the finger: a letter more, less, other, or two swapped. */
export function editDistance(first: string, second: string, maxDistance: number): number | undefined {
  if (Math.abs(first.length - second.length) > maxDistance) return undefined;
  let [rowBeforeLast, lastRow]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: second.length + 1 }, (_, column) => column),
  ];
  for (let row = 1; row <= first.length; row++) {
    const currentRow = [row];
    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1];
      const steps = [
        (lastRow[column] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + 1,
        (lastRow[column - 1] ?? 0) + (same ? 0 : SUBSTITUTION_COST),
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
          ? (rowBeforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY,
      ];
      currentRow.push(Math.min(...steps));
    }
    if (Math.min(...currentRow) > maxDistance * SUBSTITUTION_COST) return undefined;
    [rowBeforeLast, lastRow] = [lastRow, currentRow];
  }
  const distance = lastRow[second.length] ?? maxDistance + 1;
  return distance <= maxDistance * SUBSTITUTION_COST ? distance : undefined;
}
