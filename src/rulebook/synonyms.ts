import { everydaySynonyms } from './everyday-synonyms';
import { isStopWord, stemOf, wordsIn } from './stems';

/** A word of a text, or a name of several, as a stem, with how much it tells. */
export interface Token {
  readonly stem: string;
  readonly weight: number;
  /** Which words of the text it is: the first, and how many. */
  readonly at: number;
  readonly length: number;
}

/** How much is told by a word that every question is full of, by a number, which mostly tells the case, and by a part of a name. */
const STOP_WORD = 0.25;
const NUMBER = 0.5;
const NAME_PART = 0.6;

/** How much another name of a thing is worth, and the name of its kind. */
const OTHER_NAME = 0.75;
const KIND_NAME = 0.6;

/** A word that means many things says little of each. */
const AMBIGUITY = 0.5;

export const isNumber = (stem: string): boolean => /^\d+$/.test(stem);

const stemsIn = (name: string): readonly string[] => wordsIn(name).map(stemOf);

/** A name of several words is one stem, its words joined. */
const joinStems = (stems: readonly string[]): string => stems.join('_');

const stemOfName = (name: string): string => joinStems(stemsIn(name));

/** A line of synonyms: names of one thing, or a kind and the things of that kind. */
function parseLine(line: string): { readonly kind: string | undefined; readonly names: readonly string[] } {
  const [first = '', thingsOfKind] = line.split(':');
  const names = [...new Set((thingsOfKind ?? first).split(',').map(stemOfName))];
  return { kind: thingsOfKind === undefined ? undefined : stemOfName(first), names };
}

/** What else a stem may stand for, and how much that is worth. */
export type Synonyms = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function parseSynonyms(ofGame: readonly string[]): Synonyms {
  const lines = [...everydaySynonyms, ...ofGame].map(parseLine);
  const meanings = new Map<string, number>();
  for (const { kind, names } of lines) if (kind === undefined) for (const name of names) meanings.set(name, (meanings.get(name) ?? 0) + 1);
  const synonyms = new Map<string, Map<string, number>>();
  const add = (name: string, other: string, confidence: number): void => {
    const others = synonyms.get(name) ?? new Map<string, number>();
    others.set(other, Math.max(others.get(other) ?? 0, confidence));
    synonyms.set(name, others);
  };
  for (const { kind, names } of lines)
    for (const name of names)
      if (kind !== undefined) add(name, kind, KIND_NAME);
      else for (const other of names) if (other !== name) add(name, other, OTHER_NAME / (meanings.get(name) ?? 1) ** AMBIGUITY);
  return synonyms;
}

/** The names of several words, by the first of them. */
export type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

export function namesIn(synonyms: readonly Synonyms[]): Names {
  const names = new Map<string, (readonly string[])[]>();
  for (const key of new Set(synonyms.flatMap((each) => [...each.keys()]))) {
    const stems = key.split('_');
    const [first = ''] = stems;
    if (stems.length > 1) names.set(first, [...(names.get(first) ?? []), stems]);
  }
  return names;
}

const weightOf = (word: string, stem: string): number => (isStopWord(word) ? STOP_WORD : isNumber(stem) ? NUMBER : 1);

/** The words of a text, and the names that they make. */
export function tokensIn(text: string, names: Names): readonly Token[] {
  const words = wordsIn(text);
  const stems = words.map(stemOf);
  const nameTokens: Token[] = [];
  const wordsInNames = new Set<number>();
  for (const [at, stem] of stems.entries())
    for (const name of names.get(stem) ?? [])
      if (name.every((each, place) => stems[at + place] === each)) {
        nameTokens.push({ stem: joinStems(name), weight: 1, at, length: name.length });
        for (const place of name.keys()) wordsInNames.add(at + place);
      }
  const wordTokens = words.map((word, at) => ({
    stem: stems[at] ?? word,
    weight: weightOf(word, stems[at] ?? word) * (wordsInNames.has(at) ? NAME_PART : 1),
    at,
    length: 1,
  }));
  return [...wordTokens, ...nameTokens];
}
