import { landOf, type PlacedSection } from '../../law/board/land';
import { SECTIONS, type SectionName, sectionGround } from '../../law/board/sections';
import { type Ground, TERRAINS } from '../../law/board/terrain';

const GROUNDS: readonly Ground[] = [...TERRAINS, 'water', 'mountain', 'castle', 'location'];

interface SectionOption extends PlacedSection {
  /** For each ground, how many hexes and the sums of their colours. */
  readonly sums: Float64Array;
}

export interface Proposal {
  readonly sections: readonly PlacedSection[];
  readonly ground: readonly Ground[];
  /** The share of all that is seen that its grounds explain. */
  readonly worth: number;
}

const SUMS_SIZE = GROUNDS.length * 4;

/** What lies in a quarter, by any section and either way round. */
function sectionOptions(colours: Float32Array, quarter: number): readonly SectionOption[] {
  const [top, left] = [quarter < 2 ? 0 : 10, quarter % 2 === 0 ? 0 : 10];
  return SECTIONS.flatMap((name: SectionName) =>
    [false, true].map((turned): SectionOption => {
      const sums = new Float64Array(SUMS_SIZE);
      sectionGround(name, turned).forEach((ground, index) => {
        const from = ((top + Math.floor(index / 10)) * 20 + left + (index % 10)) * 3;
        const to = GROUNDS.indexOf(ground) * 4;
        sums[to] = (sums[to] ?? 0) + 1;
        for (let part = 0; part < 3; part += 1) sums[to + 1 + part] = (sums[to + 1 + part] ?? 0) + (colours[from + part] ?? 0);
      });
      return { name, turned, sums };
    }),
  );
}

/** Which four sections lie there, and how: those whose grounds part the colours best. */
export function proposeSections(seen: Float32Array): Proposal {
  const colours = normalizeColours(seen);
  const [first = [], second = [], third = [], fourth = []] = [0, 1, 2, 3].map((quarter) => sectionOptions(colours, quarter));
  let [best, found]: [number, readonly SectionOption[]] = [Number.NEGATIVE_INFINITY, []];
  const [two, three] = [new Float64Array(SUMS_SIZE), new Float64Array(SUMS_SIZE)];
  for (const a of first) {
    for (const b of second) {
      if (a.name === b.name) continue;
      addSums(two, a.sums, b.sums);
      for (const c of third) {
        if (c.name === a.name || c.name === b.name) continue;
        addSums(three, two, c.sums);
        for (const d of fourth) {
          if (d.name === a.name || d.name === b.name || d.name === c.name) continue;
          const worth = squaresBetweenGrounds(three, d.sums);
          if (worth > best) [best, found] = [worth, [a, b, c, d]];
        }
      }
    }
  }
  const sections = found.map(({ name, turned }) => ({ name, turned }));
  const whole = colours.reduce((sum, value) => sum + value * value, 0);
  return { sections, ground: landOf({ sections }).ground, worth: best / (whole || 1) };
}

function addSums(to: Float64Array, a: Float64Array, b: Float64Array): void {
  for (let index = 0; index < SUMS_SIZE; index += 1) to[index] = (a[index] ?? 0) + (b[index] ?? 0);
}

/** The squares between grounds. */
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

/** Each part with its middle at nought, and what is far out drawn in: settlements must not decide. */
function normalizeColours(colours: Float32Array): Float32Array {
  const result = new Float32Array(colours.length);
  for (let part = 0; part < 3; part += 1) {
    const values = Float32Array.from({ length: 400 }, (_, spot) => colours[spot * 3 + part] ?? 0);
    const mean = values.reduce((sum, value) => sum + value / 400, 0);
    const stray = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2 / 400, 0)) || 1;
    const drawn = values.map((value) => Math.tanh((value - mean) / (1.5 * stray)) * stray);
    const middle = drawn.reduce((sum, value) => sum + value / 400, 0);
    drawn.forEach((value, spot) => {
      result[spot * 3 + part] = value - middle;
    });
  }
  return result;
}
