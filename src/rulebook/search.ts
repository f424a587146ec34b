import { LANGUAGES } from '#text/language';
import { readerOf } from './reader';
import type { Book, Words } from './rulebook';
import { namesIn, speechOf, type Token, tokensIn } from './speech';
import { wordsIn } from './stems';

/** A book with the name people know its game by. */
export interface Shelved {
  readonly title: string;
  readonly book: Book;
  readonly words: Words | undefined;
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
const WEIGHTS = { title: 3, also: 2, chapter: 1.5, id: 1, statement: 1 } as const;

/** How far a page that says much must give way to one that says little. */
const LENGTH = 0.2;

/** How much a phrase is worth that says just what was typed. */
const PHRASE = 5;

/** A game that was named; a title or an id that was typed whole. */
const NAMED = 1.3;
const TITLE = 5;
const ID = 10;

/** So many pages are read closely. */
const CLOSELY = 60;

/** A rule or a question in one language: what each of its words weighs, and the phrases that people use for it. */
interface Page {
  readonly rule: string;
  readonly shelf: number;
  /** The title as it is typed in a hurry. */
  readonly title: string;
  readonly phrases: readonly (readonly Token[])[];
  readonly weights: ReadonlyMap<string, number>;
}

interface Worded {
  readonly title: string;
  readonly text: string;
  readonly also: string;
  readonly chapter: string;
}

/** A typed word: how much it tells, and what it may mean on each shelf. */
interface Sought {
  readonly stem: string;
  readonly weight: number;
  readonly tells: number;
  readonly meanings: readonly ReadonlyMap<string, number>[];
}

/** Finds rules, agreements and questions by what people type, in either language, whatever language is shown. */
export function searchIn(shelves: readonly Shelved[]): (typed: string) => readonly Found[] {
  const speeches = shelves.map(({ words }) => speechOf(words?.synonyms ?? []));
  const names = namesIn(speeches);

  const pageOf = (rule: string, shelf: number, { title, text, also, chapter }: Worded): Page => {
    const weights = new Map<string, number>();
    const weigh = (said: string, weight: number): void => {
      for (const { stem, weight: own } of tokensIn(said, names)) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight * own));
    };
    weigh(text, WEIGHTS.statement);
    weigh(rule, WEIGHTS.id);
    weigh(chapter, WEIGHTS.chapter);
    weigh(also, WEIGHTS.also);
    weigh(title, WEIGHTS.title);
    return {
      rule,
      shelf,
      title: wordsIn(title).join(' '),
      phrases: [title, ...also.split(',')].map((each) => tokensIn(each, names)),
      weights,
    };
  };
  const pages = shelves.flatMap(({ book, words }, shelf) =>
    LANGUAGES.flatMap((language) => [
      ...book.rules.flatMap((rule) => {
        const { title, statement, house = '' } = book.text[language][rule] ?? { title: '', statement: '' };
        const [, part = ''] = rule.split('.');
        const also = words?.phrases[language][rule] ?? '';
        return [pageOf(rule, shelf, { title, text: `${statement} ${house}`, also, chapter: book.chapters[language][part] ?? '' })];
      }),
      ...Object.entries(words?.asks?.[language] ?? {}).map(([address, asked]) => pageOf(address, shelf, { ...asked, chapter: '' })),
    ]),
  );

  const speaking = new Map<string, number>();
  for (const { weights } of pages) for (const stem of weights.keys()) speaking.set(stem, (speaking.get(stem) ?? 0) + 1);
  /** A word says the less, the more pages have it. */
  const rarity = new Map([...speaking].map(([stem, number]) => [stem, Math.log(1 + pages.length / number)]));
  const rare = (stem: string): number => rarity.get(stem) ?? 0;
  const mean = pages.reduce((sum, { weights }) => sum + weights.size, 0) / pages.length;
  const titles = shelves.map(({ title }) => new Set(tokensIn(title, names).flatMap(({ stem }) => (stem.length > 2 ? [stem] : []))));
  const read = readerOf(new Set([...speaking.keys(), ...speeches.flatMap((speech) => [...speech.keys()])]));

  const known = new Map<string, Sought>();
  const soughtOf = ({ stem, weight }: Token): Sought => {
    const key = `${stem} ${weight}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const readings = read(stem);
    const meanings = speeches.map((speech) => {
      const meaning = new Map<string, number>();
      const add = (word: string, worth: number): void => void meaning.set(word, Math.max(meaning.get(word) ?? 0, worth));
      for (const { stem: word, worth } of readings) {
        add(word, worth);
        for (const [other, alike] of speech.get(word) ?? []) add(other, worth * alike);
      }
      return meaning;
    });
    // A typed word says the less, the more pages it means; where they only have another name for it they hardly count.
    let meant = 0;
    for (const { shelf, weights } of pages) {
      let nearest = 0;
      for (const [word, worth] of meanings[shelf] ?? []) if (worth > nearest && weights.has(word)) nearest = worth;
      meant += nearest ** 8;
    }
    const sought = { stem, weight, tells: meant === 0 ? 0 : weight * Math.log(1 + pages.length / Math.max(1, meant)), meanings };
    known.set(key, sought);
    return sought;
  };

  /** How many of the typed words a page says, and where it says them. */
  const skimmed = ({ shelf, weights }: Page, asked: readonly Sought[], all: number): number => {
    let score = 0;
    let told = 0;
    for (const { weight, tells, meanings } of asked) {
      let best = 0;
      let nearest = 0;
      for (const [stem, worth] of meanings[shelf] ?? []) {
        const there = weights.get(stem);
        if (there === undefined) continue;
        best = Math.max(best, Math.min(tells, rare(stem) * weight) * worth * there);
        nearest = Math.max(nearest, worth);
      }
      score += best;
      told += tells * nearest;
    }
    return (score / (1 - LENGTH + (LENGTH * weights.size) / mean)) * (told / all);
  };

  /** How near one of a page's phrases comes to what was typed: the angle between them. */
  const likeness = ({ shelf, phrases }: Page, asked: readonly Sought[], length: number): number => {
    let nearest = 0;
    for (const phrase of phrases) {
      const shares = new Array<number>(asked.length).fill(0);
      let size = 0;
      for (const { stem, weight } of phrase) {
        const tells = rare(stem) * weight;
        size += tells ** 2;
        for (const [at, { meanings }] of asked.entries()) {
          const worth = meanings[shelf]?.get(stem);
          if (worth !== undefined) shares[at] = Math.max(shares[at] ?? 0, worth * tells);
        }
      }
      const together = shares.reduce((sum, share, at) => sum + share * (asked[at]?.tells ?? 0), 0);
      if (size > 0) nearest = Math.max(nearest, together / (length * Math.sqrt(size)));
    }
    return nearest;
  };

  return (typed) => {
    const tokens = new Map(tokensIn(typed, names).map((token) => [token.stem, token]));
    const asked = [...tokens.values()].map(soughtOf).filter(({ tells }) => tells > 0);
    const all = asked.reduce((sum, { tells }) => sum + tells, 0);
    const length = Math.hypot(...asked.map(({ tells }) => tells));
    const title = wordsIn(typed).join(' ');
    const close = pages
      .map((page) => ({ page, score: skimmed(page, asked, all) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, CLOSELY);
    const best = new Map<string, number>();
    for (const { page, score } of close) {
      const named = asked.some(({ stem }) => titles[page.shelf]?.has(stem)) ? NAMED : 1;
      const exact = page.title === title ? TITLE : page.rule === typed.trim().toLowerCase() ? ID : 1;
      const total = score * (1 + PHRASE * likeness(page, asked, length)) * named * exact;
      best.set(page.rule, Math.max(best.get(page.rule) ?? 0, total));
    }
    const found = [...best].map(([rule, score]) => ({ rule, score })).sort((one, other) => other.score - one.score);
    const [{ score: top } = { score: 0 }] = found;
    return found.filter(({ score }) => score > top / NOISE).slice(0, MOST);
  };
}
