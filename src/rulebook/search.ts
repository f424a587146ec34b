import { LANGUAGES } from '#text/common/language';
import type { Book } from './rulebook';

/** A book with the name people know its game by. */
export interface Shelved {
  readonly title: string;
  readonly book: Book;
}

export interface Found {
  readonly rule: string;
  readonly score: number;
}

/** How much a word says where it stands. */
const WEIGHTS = { title: 3, also: 2.4, chapter: 1.2, id: 1.2, statement: 1 } as const;

/** Words that every question is full of. */
const EMPTY = new Set(
  [
    'a an and are as at be but by can could do does for from get go has have how if in into is it its may me my must of on or our put s so',
    'than that the their them then there they this to two up was we what when where which who whose why will with would you your i im t',
    'au aux avec ce ces cet cette combien comment d dans de des doit dois du elle en est et etre fait faire il ils j je jeu joueur joueurs',
    'l la le les leur lui ma mais me mes mettre mon n ne nos notre nous on ont ou par pas peut peux peuvent plus pour pouvez puis qu quand que quel quelle',
    'quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton tu un une va vos votre vous y',
  ].flatMap((words) => words.split(' ')),
);

/** Lower case, without accents, ligatures or apostrophes: as people type in a hurry. */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]+|\d+/g) ?? []
  );
}

const telling = (text: string): readonly string[] => {
  const words = wordsIn(text);
  const said = words.filter((word) => !EMPTY.has(word));
  return said.length > 0 ? said : words;
};

/** A word without the ending that number or gender gives it. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|x|e)$/, '') : word.replace(/s$/, ''));

/** Whether two words are at most `most` slips of the finger apart: one letter more, less, other, or two swapped. */
function slips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (beforeLast[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY,
      ];
      line.push(Math.min(...steps));
    }
    if (Math.min(...line) > most) return undefined;
    [beforeLast, last] = [last, line];
  }
  const found = last[other.length] ?? most + 1;
  return found <= most ? found : undefined;
}

const sharedStart = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
};

/** How alike a typed word is to one of the book: the same, another form of it, its beginning, or a slip. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (stemOf(typed) === stemOf(word)) return 0.95;
  if (typed.length < 4 || word.length < 4) return 0;
  const shared = sharedStart(typed, word);
  if (shared === typed.length) return 0.85;
  if (shared >= 4 && shared / Math.max(typed.length, word.length) >= 0.6) return 0.8;
  const apart = slips(typed, word, Math.max(typed.length, word.length) >= 8 ? 2 : 1);
  return apart === undefined ? 0 : apart === 1 ? 0.75 : 0.6;
}

/** One rule in one language: what each of its words weighs. */
interface Page {
  readonly rule: string;
  readonly shelf: number;
  readonly title: readonly string[];
  readonly weights: ReadonlyMap<string, number>;
}

function pagesOf({ book }: Shelved, shelf: number): readonly Page[] {
  return LANGUAGES.flatMap((language) =>
    book.rules.flatMap((rule) => {
      const text = book.text[language][rule];
      if (text === undefined) return [];
      const weights = new Map<string, number>();
      const weigh = (words: readonly string[], weight: number): void => {
        for (const word of words) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
      };
      const [, chapter = ''] = rule.split('.');
      weigh(telling(text.statement), WEIGHTS.statement);
      weigh(wordsIn(rule), WEIGHTS.id);
      weigh(telling(book.chapters[language][chapter] ?? ''), WEIGHTS.chapter);
      weigh(telling(text.also ?? ''), WEIGHTS.also);
      weigh(telling(text.title), WEIGHTS.title);
      return [{ rule, shelf, title: telling(text.title), weights }];
    }),
  );
}

/** Typed words with what else they may mean: each is one thing that a page should speak of. */
type Sought = readonly { readonly word: string; readonly worth: number }[];

function soughtFor(typed: string, synonyms: readonly (readonly [string, readonly string[]])[]): Sought {
  const meant = synonyms.flatMap(([other, ours]) =>
    likeness(typed, other) >= 0.75 ? ours.map((word) => ({ word, worth: 0.9 / ours.length ** 0.5 })) : [],
  );
  return [{ word: typed, worth: 1 }, ...meant];
}

/** Finds rules by what people type, in either language, whatever language is shown. */
export function searchIn(shelves: readonly Shelved[]): (typed: string) => readonly Found[] {
  const pages = shelves.flatMap(pagesOf);
  const vocabulary = [...new Set(pages.flatMap(({ weights }) => [...weights.keys()]))];
  const rare = new Map<string, number>();
  for (const { weights } of pages) for (const word of weights.keys()) rare.set(word, (rare.get(word) ?? 0) + 1);
  const titles = shelves.map(({ title }) => wordsIn(title).filter((word) => word.length > 2));
  const synonyms = shelves.flatMap(({ book }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(book.synonyms[language]).map(([other, ours]) => [wordsIn(other).join(' '), telling(ours)] as const),
    ),
  );

  /** The words of the books that a typed word may stand for. */
  const known = new Map<string, readonly { readonly word: string; readonly worth: number }[]>();
  const meaning = (typed: string): Sought => {
    const before = known.get(typed);
    if (before !== undefined) return before;
    const found = soughtFor(typed, synonyms).flatMap(({ word, worth }) =>
      vocabulary.flatMap((each) => {
        const like = likeness(word, each);
        return like === 0 ? [] : [{ word: each, worth: like * worth * Math.log(1 + pages.length / (rare.get(each) ?? 1)) }];
      }),
    );
    known.set(typed, found);
    return found;
  };

  return (typed) => {
    const words = telling(typed);
    if (words.length === 0) return [];
    const meanings = words.map(meaning);
    const best = new Map<string, number>();
    for (const { rule, shelf, title, weights } of pages) {
      let score = 0;
      let spoken = 0;
      for (const meant of meanings) {
        const said = Math.max(0, ...meant.map(({ word, worth }) => worth * (weights.get(word) ?? 0)));
        score += said;
        if (said > 0) spoken++;
      }
      if (spoken === 0) continue;
      const named = words.some((word) => titles[shelf]?.some((title) => likeness(word, title) >= 0.75));
      const whole = title.every((word) => words.some((each) => likeness(each, word) >= 0.75));
      const total = score * (0.4 + (0.6 * spoken) / words.length) * (named ? 1.5 : 1) * (whole ? 1.5 : 1);
      best.set(rule, Math.max(best.get(rule) ?? 0, total));
    }
    const found = [...best].map(([rule, score]) => ({ rule, score })).sort((a, b) => b.score - a.score);
    const [{ score: top } = { score: 0 }] = found;
    return found.filter(({ score }) => score > top / 4).slice(0, 20);
  };
}
