import { LANGUAGES } from '#text/language';
import { everyday } from './everyday';
import type { Book } from './rulebook';

/** A book with the name people know its game by. */
export interface Shelved {
  readonly title: string;
  readonly book: Book;
}

export interface Found {
  /** A rule's id, or the address of a question or an agreement. */
  readonly rule: string;
  readonly score: number;
}

/** What is this much weaker than the best is noise, and nobody reads more than so many. */
const NOISE = 3;
const MOST = 12;

/** How much a word says where it stands. */
const WEIGHTS = { title: 3, also: 2.4, chapter: 1.2, id: 1.2, statement: 1 } as const;

/** Words that every question is full of. */
const EMPTY = new Set(
  [
    'a allowed am an and any are as at be been but by can could did do does for from get gets go goes got had has have how if in into is it its like',
    'many may me much must my no not of on one or our put s should so some than',
    'that the their them then there these they this those to up was we what when where which who whose why will with would you your i im t',
    'ai alors as au aux avec c ca ce ces cet cette combien comment d dans de des doit dois du elle en est et etre fait faire il ils j je jeu joueur',
    'joueurs l la le les leur lui m ma mais me mes mettre mon n ne ni nos notre nous on ont ou par pas peut peux peuvent plus pour pouvez puis qu quand que quel quelle',
    'quelles quels qui quoi s sa sans se sert ses si son sont suis sur t ta te tes toi ton tu un une va vos votre vous y',
  ].flatMap((words) => words.split(' ')),
);

/** Lower case, without accents, ligatures or apostrophes: as people type in a hurry. */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('mise en place', 'installation')
      .replaceAll('set up', 'setup')
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
  if (typed[0] !== word[0]) return form;
  const apart = slips(typed, word, Math.max(typed.length, word.length) >= 8 ? 2 : 1);
  return apart === undefined ? form : Math.max(form, apart === 1 ? 0.8 : 0.6);
}

/** From here on a typed word is taken for the one of the book, not for a slip or a cousin of it. */
const SURE = 0.95;

/** A rule or a question in one language: what each of its words weighs, and the phrases that people use for it. */
interface Page {
  readonly rule: string;
  readonly shelf: number;
  readonly title: readonly string[];
  /** The title as it is typed in a hurry. */
  readonly name: string;
  readonly phrases: readonly (readonly string[])[];
  readonly weights: ReadonlyMap<string, number>;
}

interface Worded {
  readonly title: string;
  readonly text: string;
  readonly also: string;
}

function pageOf(rule: string, shelf: number, { title, text, also }: Worded, chapter: string): Page {
  const weights = new Map<string, number>();
  const weigh = (words: readonly string[], weight: number): void => {
    for (const word of words) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  weigh(telling(text), WEIGHTS.statement);
  weigh(wordsIn(rule), WEIGHTS.id);
  weigh(telling(chapter), WEIGHTS.chapter);
  weigh(telling(also), WEIGHTS.also);
  weigh(telling(title), WEIGHTS.title);
  return { rule, shelf, title: telling(title), name: wordsIn(title).join(' '), phrases: [title, ...also.split(',')].map(telling), weights };
}

function pagesOf({ book }: Shelved, shelf: number): readonly Page[] {
  return LANGUAGES.flatMap((language) => [
    ...book.rules.flatMap((rule) => {
      const found = book.text[language][rule];
      if (found === undefined) return [];
      const { title, statement, house = '', also = '' } = found;
      const [, chapter = ''] = rule.split('.');
      return [pageOf(rule, shelf, { title, text: `${statement} ${house}`, also }, book.chapters[language][chapter] ?? '')];
    }),
    ...Object.entries(book.asks?.[language] ?? {}).map(([address, asked]) => pageOf(address, shelf, asked, '')),
  ]);
}

/** What a typed word may mean on one shelf: words of its pages, each with its worth. */
type Meaning = ReadonlyMap<string, number>;

/** How much a phrase is worth that says all that was typed, and nothing else. */
const PHRASE = 1.6;

/** Finds rules, agreements and questions by what people type, in either language, whatever language is shown. */
export function searchIn(shelves: readonly Shelved[]): (typed: string) => readonly Found[] {
  const pages = shelves.flatMap(pagesOf);
  const titles = shelves.map(({ title }) => wordsIn(title).filter((word) => word.length > 2));
  const words = shelves.map((_, shelf) => [
    ...new Set(pages.filter((page) => page.shelf === shelf).flatMap(({ weights }) => [...weights.keys()])),
  ]);
  // A word means what it means at that game: a house is a settlement on one board and a tile on another.
  const synonyms = shelves.map(({ book }) =>
    [...everyday, ...LANGUAGES.map((language) => book.synonyms[language])].flatMap((each) =>
      Object.entries(each).map(([other, ours]) => [wordsIn(other).join(' '), telling(ours)] as const),
    ),
  );

  const known = new Map<string, readonly { readonly meaning: Meaning; readonly rare: number }[]>();
  const meaningsOf = (typed: string) => {
    const before = known.get(typed);
    if (before !== undefined) return before;
    const found = shelves.map((_, shelf) => {
      const meant = (synonyms[shelf] ?? []).flatMap(([other, ours]) =>
        likeness(typed, other) >= 0.75 ? ours.map((word) => ({ word, worth: 0.9 / ours.length ** 0.5 })) : [],
      );
      const meaning = new Map<string, number>();
      for (const { word, worth } of [{ word: typed, worth: 1 }, ...meant]) {
        const alike = (words[shelf] ?? []).map((each) => ({ each, worth: likeness(word, each) })).filter((each) => each.worth > 0);
        const sure = alike.filter((each) => each.worth >= SURE);
        for (const { each, worth: like } of sure.length > 0 ? sure : alike)
          meaning.set(each, Math.max(meaning.get(each) ?? 0, (like * worth) ** 2));
      }
      return meaning;
    });
    // A word says the less, the more pages it may mean.
    const speaking = pages.filter(({ shelf, weights }) => [...(found[shelf] ?? [])].some(([word]) => weights.has(word))).length;
    const rare = Math.log(1 + pages.length / Math.max(1, speaking));
    const all = found.map((meaning) => ({ meaning, rare }));
    known.set(typed, all);
    return all;
  };

  /** How well one of a page's phrases says what was typed. */
  const phrased = (
    { phrases, shelf }: Page,
    asked: readonly (readonly { readonly meaning: Meaning; readonly rare: number }[])[],
  ): number => {
    const all = asked.reduce((sum, each) => sum + (each[shelf]?.rare ?? 0), 0);
    return Math.max(
      0,
      ...phrases.map((phrase) => {
        if (phrase.length === 0 || all === 0) return 0;
        const said = new Set<string>();
        let told = 0;
        for (const each of asked) {
          const { meaning, rare } = each[shelf] ?? { meaning: new Map<string, number>(), rare: 0 };
          const best = phrase.reduce<{ word: string; worth: number }>(
            (most, word) => ((meaning.get(word) ?? 0) > most.worth ? { word, worth: meaning.get(word) ?? 0 } : most),
            { word: '', worth: 0 },
          );
          if (best.worth === 0) continue;
          said.add(best.word);
          told += best.worth * rare;
        }
        return (told / all) * (said.size / phrase.length) ** 0.5 * (said.size > 1 || phrase.length === 1 ? 1 : 0.5);
      }),
    );
  };

  return (typed) => {
    const sought = telling(typed);
    if (sought.length === 0) return [];
    const asked = sought.map(meaningsOf);
    const name = wordsIn(typed).join(' ');
    const best = new Map<string, number>();
    for (const page of pages) {
      const { rule, shelf, title, weights } = page;
      let score = 0;
      let spoken = 0;
      let typedAll = 0;
      for (const each of asked) {
        const { meaning, rare } = each[shelf] ?? { meaning: new Map<string, number>(), rare: 0 };
        let said = 0;
        for (const [word, worth] of meaning) said = Math.max(said, worth * rare * (weights.get(word) ?? 0));
        score += said;
        typedAll += rare;
        if (said > 0) spoken += rare;
      }
      if (spoken === 0) continue;
      const named = sought.some((word) => titles[shelf]?.some((each) => likeness(word, each) >= 0.75));
      const whole = title.every((word) => sought.some((each) => likeness(each, word) >= 0.75));
      const exact = page.name === name ? 9 : whole && title.length === sought.length ? 3 : whole ? 1.5 : 1;
      const total = score * (0.3 + (0.7 * spoken) / typedAll) * (1 + PHRASE * phrased(page, asked)) * (named ? 1.5 : 1) * exact;
      best.set(rule, Math.max(best.get(rule) ?? 0, total));
    }
    const found = [...best]
      .map(([rule, score]) => ({ rule, score: rule === typed.trim().toLowerCase() ? score * 10 : score }))
      .sort((a, b) => b.score - a.score);
    const [{ score: top } = { score: 0 }] = found;
    return found.filter(({ score }) => score > top / NOISE).slice(0, MOST);
  };
}
