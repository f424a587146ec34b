import { LANGUAGES } from '#text/language';
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
    'a an and any are as at be been but by can could did do does for from get gets go goes got had has have how if in into is it its like',
    'many may me much must my no not of on one or our put s should so some than',
    'that the their them then there these they this those to up was we what when where which who whose why will with would you your i im t',
    'ai as au aux avec c ca ce ces cet cette combien comment d dans de des doit dois du elle en est et etre fait faire il ils j je jeu joueur',
    'joueurs l la le les leur lui m ma mais me mes mettre mon n ne ni nos notre nous on ont ou par pas peut peux peuvent plus pour pouvez puis qu quand que quel quelle',
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

const masks = new Map<string, number>();

/** The letters of a word, a bit each. */
function lettersOf(word: string): number {
  const known = masks.get(word);
  if (known !== undefined) return known;
  let mask = 0;
  for (const letter of word) mask |= 1 << (letter.charCodeAt(0) - 97);
  masks.set(word, mask);
  return mask;
}

/** Letters that only one of two words has: each slip makes at most two. */
function strangers(one: string, other: string): number {
  let bits = lettersOf(one) ^ lettersOf(other);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Whether two words are at most `most` slips of the finger apart: one letter more, less, other, or two swapped. */
function slips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most || strangers(one, other) > 2 * most) return undefined;
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
  const form = shared >= 4 && shared / Math.max(typed.length, word.length) >= 0.6 ? 0.7 : 0;
  const apart = slips(typed, word, Math.max(typed.length, word.length) >= 8 ? 2 : 1);
  return apart === undefined ? form : Math.max(form, apart === 1 ? 0.8 : 0.6);
}

/** From here on a typed word is taken for the one of the book, not for a slip or a cousin of it. */
const SURE = 0.95;

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
      weigh(telling(`${text.statement} ${text.house ?? ''}`), WEIGHTS.statement);
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
    const like = soughtFor(typed, synonyms).flatMap(({ word, worth }) => {
      const alike = vocabulary.map((each) => ({ word: each, worth: likeness(word, each) })).filter((each) => each.worth > 0);
      const sure = alike.filter((each) => each.worth >= SURE);
      return (sure.length > 0 ? sure : alike).map((each) => ({ word: each.word, worth: each.worth * worth }));
    });
    // A word says the less, the more pages it may mean.
    const meant = pages.filter(({ weights }) => like.some(({ word }) => weights.has(word))).length;
    const found = like.map(({ word, worth }) => ({ word, worth: worth ** 2 * Math.log(1 + pages.length / Math.max(1, meant)) }));
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
      const asked = whole && title.length === words.length ? 3 : whole ? 1.5 : 1;
      const total = score * (0.4 + (0.6 * spoken) / words.length) * (named ? 1.5 : 1) * asked;
      best.set(rule, Math.max(best.get(rule) ?? 0, total));
    }
    const found = [...best]
      .map(([rule, score]) => ({ rule, score: rule === typed.trim().toLowerCase() ? score * 10 : score }))
      .sort((a, b) => b.score - a.score);
    const [{ score: top } = { score: 0 }] = found;
    return found.filter(({ score }) => score > top / 4).slice(0, 20);
  };
}
