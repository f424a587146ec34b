import { landOf, type PlacedSection } from '../../law/board/land';
import { SECTIONS, type SectionName, sectionGround } from '../../law/board/sections';
import { type Ground, TERRAINS } from '../../law/board/terrain';

const GROUNDS: readonly Ground[] = [...TERRAINS, 'water', 'mountain', 'castle', 'location'];

interface SectionOption extends PlacedSection {
  /** For each ground the number of its hexes and the sums of their three channels. */
  readonly sums: Float64Array;
}

export interface Proposal {
  readonly sections: readonly PlacedSection[];
  readonly ground: readonly Ground[];
  /** The share of the colour variance that lies between the grounds. */
  readonly score: number;
}

const SUMS_SIZE = GROUNDS.length * 4;

/** The sums for a quarter of the board, for every section in both orientations. */
function sectionOptions(colours: Float32Array, quarter: number): readonly SectionOption[] {
  const [top, left] = [quarter < 2 ? 0 : 10, quarter % 2 === 0 ? 0 : 10];
  return SECTIONS.flatMap((name: SectionName) =>
    [false, true].map((turned): SectionOption => {
      const sums = new Float64Array(SUMS_SIZE);
      sectionGround(name, turned).forEach((ground, index) => {
        const from = ((top + Math.floor(index / 10)) * 20 + left + (index % 10)) * 3;
        const to = GROUNDS.indexOf(ground) * 4;
        sums[to] = (sums[to] ?? 0) + 1;
        for (let channel = 0; channel < 3; channel += 1)
          sums[to + 1 + channel] = (sums[to + 1 + channel] ?? 0) + (colours[from + channel] ?? 0);
      });
      return { name, turned, sums };
    }),
  );
}

/** The four sections that maximize the variance between the grounds. The search is exhaustive: sums of colours are enough to score it. */
export function proposeSections(sampled: Float32Array): Proposal {
  const colours = normalizeColours(sampled);
  const [first = [], second = [], third = [], fourth = []] = [0, 1, 2, 3].map((quarter) => sectionOptions(colours, quarter));
  let [bestScore, bestOptions]: [number, readonly SectionOption[]] = [Number.NEGATIVE_INFINITY, []];
  const [sumsOfTwo, sumsOfThree] = [new Float64Array(SUMS_SIZE), new Float64Array(SUMS_SIZE)];
  for (const a of first) {
    for (const b of second) {
      if (a.name === b.name) continue;
      addSums(sumsOfTwo, a.sums, b.sums);
      for (const c of third) {
        if (c.name === a.name || c.name === b.name) continue;
        addSums(sumsOfThree, sumsOfTwo, c.sums);
        for (const d of fourth) {
          if (d.name === a.name || d.name === b.name || d.name === c.name) continue;
          const score = squaresBetweenGrounds(sumsOfThree, d.sums);
          if (score > bestScore) [bestScore, bestOptions] = [score, [a, b, c, d]];
        }
      }
    }
  }
  const sections = bestOptions.map(({ name, turned }) => ({ name, turned }));
  const totalSquares = colours.reduce((sum, value) => sum + value * value, 0);
  return { sections, ground: landOf({ sections }).ground, score: bestScore / (totalSquares || 1) };
}

function addSums(to: Float64Array, a: Float64Array, b: Float64Array): void {
  for (let index = 0; index < SUMS_SIZE; index += 1) to[index] = (a[index] ?? 0) + (b[index] ?? 0);
}

/** The between-group sum of squares. */
function squaresBetweenGrounds(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < SUMS_SIZE; at += 4) {
    const count = (a[at] ?? 0) + (b[at] ?? 0);
    if (count < 1) continue;
    const [x, y, z] = [(a[at + 1] ?? 0) + (b[at + 1] ?? 0), (a[at + 2] ?? 0) + (b[at + 2] ?? 0), (a[at + 3] ?? 0) + (b[at + 3] ?? 0)];
    sum += (x * x + y * y + z * z) / count;
  }
  return sum;
}

/** Centres each channel and compresses outliers with tanh, so that settlements do not dominate the score. */
function normalizeColours(colours: Float32Array): Float32Array {
  const result = new Float32Array(colours.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const values = Float32Array.from({ length: 400 }, (_, spot) => colours[spot * 3 + channel] ?? 0);
    const mean = values.reduce((sum, value) => sum + value / 400, 0);
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2 / 400, 0)) || 1;
    const compressed = values.map((value) => Math.tanh((value - mean) / (1.5 * deviation)) * deviation);
    const compressedMean = compressed.reduce((sum, value) => sum + value / 400, 0);
    compressed.forEach((value, spot) => {
      result[spot * 3 + channel] = value - compressedMean;
    });
  }
  return result;
}
