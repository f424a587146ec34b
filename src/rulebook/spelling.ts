import MiniSearch from 'minisearch';

/** What somebody may have meant to type, and how sure that is. */
export interface Reading {
  readonly stem: string;
  readonly worth: number;
}

const NEAR = 0.75;

/** How many letters may be wrong, too many or too few; two that are swapped are two. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Reads a typed stem as one of those that are known: itself, one begun, or those with the fewest slips. */
export function createSpeller(known: ReadonlySet<string>): (typed: string) => readonly Reading[] {
  const words = new MiniSearch({ fields: ['stem'], idField: 'stem', tokenize: (stem) => [stem], processTerm: (stem) => stem });
  words.addAll([...known].filter((stem) => stem.length > 2 && !stem.includes('_')).map((stem) => ({ stem })));
  return (typed) => {
    if (known.has(typed) || typed.length < 3 || /[\d_]/.test(typed)) return [{ stem: typed, worth: 1 }];
    const near = words.autoSuggest(typed, { prefix: true, fuzzy: slipsIn(typed) });
    return near.filter(({ score }) => score === near[0]?.score).map(({ suggestion }) => ({ stem: suggestion, worth: NEAR }));
  };
}
