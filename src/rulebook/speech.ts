import { everyday } from './everyday';
import { isEmpty, stemOf, wordsIn } from './stems';

/** A word of a text, or a name of several, as a stem, with how much it tells. */
export interface Token {
  readonly stem: string;
  readonly weight: number;
}

/** How much is told by a word that every question is full of, and by one that is part of a name. */
const EMPTY = 0.3;
const PART = 0.6;

/** How much another name of a thing is worth, and the name of its kind. */
const OTHER_NAME = 0.6;
const KIND = 0.5;

/** A word that means many things says little of each. */
const AMBIGUITY = 0.3;

const keyOf = (name: string): string => wordsIn(name).map(stemOf).join(' ');

/** A line of synonyms: names of one thing, or a kind and the things of that kind. */
function lineOf(line: string): { readonly kind: string | undefined; readonly names: readonly string[] } {
  const [first = '', things] = line.split(':');
  const names = [...new Set((things ?? first).split(',').map(keyOf))];
  return { kind: things === undefined ? undefined : keyOf(first), names };
}

/** How people speak at a table: what else a word may stand for, and how much that is worth. */
export type Speech = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function speechOf(synonyms: readonly string[]): Speech {
  const lines = [...everyday, ...synonyms].map(lineOf);
  const meanings = new Map<string, number>();
  for (const { kind, names } of lines) if (kind === undefined) for (const name of names) meanings.set(name, (meanings.get(name) ?? 0) + 1);
  const speech = new Map<string, Map<string, number>>();
  const add = (name: string, other: string, worth: number): void => {
    const mates = speech.get(name) ?? new Map<string, number>();
    mates.set(other, Math.max(mates.get(other) ?? 0, worth));
    speech.set(name, mates);
  };
  for (const { kind, names } of lines)
    for (const name of names)
      if (kind !== undefined) add(name, kind, KIND);
      else for (const other of names) if (other !== name) add(name, other, OTHER_NAME / (meanings.get(name) ?? 1) ** AMBIGUITY);
  return speech;
}

/** The names of several words, by their first. */
export type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

export function namesIn(speeches: readonly Speech[]): Names {
  const names = new Map<string, (readonly string[])[]>();
  for (const key of new Set(speeches.flatMap((speech) => [...speech.keys()]))) {
    const words = key.split(' ');
    const [first = ''] = words;
    if (words.length > 1) names.set(first, [...(names.get(first) ?? []), words]);
  }
  return names;
}

/** The words of a text, and the names that they make. */
export function tokensIn(text: string, names: Names): readonly Token[] {
  const words = wordsIn(text);
  const stems = words.map(stemOf);
  const found: Token[] = [];
  const inName = new Set<number>();
  for (const [at, stem] of stems.entries())
    for (const name of names.get(stem) ?? [])
      if (name.every((each, place) => stems[at + place] === each)) {
        found.push({ stem: name.join(' '), weight: 1 });
        for (const place of name.keys()) inName.add(at + place);
      }
  const each = words.map((word, at) => ({
    stem: stems[at] ?? word,
    weight: (isEmpty(word) ? EMPTY : 1) * (inName.has(at) ? PART : 1),
  }));
  return [...each, ...found];
}
