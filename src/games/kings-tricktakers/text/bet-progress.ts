/** Numbers in few signs: "0·2", and three or more in a row as "1–3". */
function formatSpans(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join('·'))).join('·');
}

/** Tricks taken of those a bet is on: "2/3"; "1/?" where nobody has read its side. */
export function formatBetProgress(tricks: number, wanted: readonly number[] | undefined): string {
  if (wanted === undefined) return `${tricks}/?`;
  return wanted.length === 0 ? String(tricks) : `${tricks}/${formatSpans(wanted)}`;
}
