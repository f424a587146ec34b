import MiniSearch from 'minisearch';
import { LANGUAGES } from '#text/language';
import type { Book, Words } from './rulebook';
import { createSpeller } from './spelling';
import { wordsIn } from './stems';
import { namesIn, parseSynonyms, type Token, tokensIn } from './synonyms';

/** A book with its game, under the name that people know it by. */
export interface Shelf {
  readonly game: string;
  readonly title: string;
  readonly book: Book;
  readonly words: Words | undefined;
}

/** The stems that a typed word may mean, with what each is worth. */
export type Sense = ReadonlyMap<string, number>;

export interface Found {
  /** A rule's id, or the address of a question or an agreement. */
  readonly rule: string;
  readonly game: string;
  readonly score: number;
  /** For each typed word the stems that it may mean in this book. */
  readonly senses: readonly Sense[];
}

/** A page in one language, or one phrase that people use for it: a phrase that says just what was typed stands out by itself. */
interface Entry {
  readonly id: number;
  readonly rule: string;
  readonly shelf: number;
  readonly title?: string;
  readonly also?: string;
  readonly chapter?: string;
  readonly text?: string;
  readonly phrase?: string;
}

/** The typed words with how much each tells, and what they may mean on each shelf. */
interface Query {
  readonly words: readonly Token[];
  readonly senses: readonly (readonly Sense[])[];
}

/** How much a word says where it stands. */
const BOOST = { title: 2, also: 2, chapter: 1.7, rule: 1, text: 0.8, phrase: 3.5 };

/** Found among some 500 questions: repetition counts, length hardly does. */
const BM25 = { k: 5.5, b: 0.15, d: 1.9 };

/** How far a page falls behind that leaves some of the typed words unsaid. */
const UNSAID = 2;

/** How far a page falls back that says one typed word by several synonyms, each of which adds to its score. */
const REPEATED = 0.3;

/** How much the game in hand comes before the others. */
const IN_HAND = 3;

/** A title or an id that was typed whole. */
const WHOLE = 2;

/** What is this much weaker than the best of its kind is noise, and nobody reads more than so many. */
const NOISE = 4;
const MOST = 12;

function entriesOf({ book, words }: Shelf, shelf: number): readonly Omit<Entry, 'id'>[] {
  return LANGUAGES.flatMap((language) => {
    const rules = book.rules.map((rule) => {
      const { title, statement, house = '' } = book.text[language][rule] ?? { title: '', statement: '' };
      const chapter = book.chapters[language][rule.split('.')[1] ?? ''] ?? '';
      return { rule, title, text: `${statement} ${house}`, also: words?.phrases[language][rule] ?? '', chapter };
    });
    const asks = Object.entries(words?.asks?.[language] ?? {}).map(([rule, asked]) => ({ rule, ...asked, chapter: '' }));
    return [...rules, ...asks].flatMap(({ rule, title, text, also, chapter }) => [
      { rule, shelf, title, text, also, chapter },
      ...[title, ...also.split(',')].map((phrase) => ({ rule, shelf, phrase })),
    ]);
  });
}

const wholeOf = (rule: string, typed: string): string => `${rule}: ${wordsIn(typed).join(' ')}`;

/** Games by their names as they are typed in a hurry; "Kingdom Builder" before "Kingdom". */
function namePatterns(shelves: readonly Shelf[]): readonly { readonly game: string; readonly pattern: RegExp }[] {
  return shelves
    .filter(({ title }) => title !== '')
    .map(({ game, title }) => ({ game, pattern: new RegExp(`\\b${wordsIn(title).join(' ?')}\\b`) }))
    .sort((one, other) => other.pattern.source.length - one.pattern.source.length);
}

function mergeSenses(senses: readonly Sense[]): Sense {
  const merged = new Map<string, number>();
  for (const sense of senses) for (const [stem, worth] of sense) merged.set(stem, Math.max(merged.get(stem) ?? 0, worth));
  return merged;
}

/** Drops what is much weaker than the best; a strong answer of another game drops none of the game in hand. */
function dropNoise(found: readonly Found[], inHand: string | undefined): readonly Found[] {
  const isHome = ({ game }: Found): boolean => game === inHand;
  const best = (some: readonly Found[]): number => Math.max(0, ...some.map(({ score }) => score));
  const home = best(found.filter(isHome)) / NOISE;
  const away = Math.max(home / IN_HAND, best(found.filter((each) => !isHome(each))) / NOISE);
  return found.filter((each) => each.score > (isHome(each) ? home : away));
}

/** Finds rules, agreements and questions by what people type, in either language, whatever language is shown. */
export function createSearch(shelves: readonly Shelf[]): (typed: string, game?: string) => readonly Found[] {
  const synonyms = shelves.map(({ words }) => parseSynonyms(words?.synonyms ?? []));
  const names = namesIn(synonyms);
  const entries: readonly Entry[] = shelves.flatMap(entriesOf).map((entry, id) => ({ ...entry, id }));
  const indexed = new Map<string, number>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => tokensIn(text, names).map(({ stem }) => stem),
    processTerm: (stem) => {
      indexed.set(stem, (indexed.get(stem) ?? 0) + 1);
      return stem;
    },
  });
  index.addAll(entries);
  const read = createSpeller(new Set([...indexed.keys(), ...synonyms.flatMap((each) => [...each.keys()])]));
  const whole = new Set(entries.flatMap(({ rule, title = rule }) => [wholeOf(rule, title), wholeOf(rule, rule)]));
  const patterns = namePatterns(shelves);

  const senseOf = ({ stem: word, weight }: Token, shelf: number): Sense => {
    const sense = new Map<string, number>();
    for (const { stem, worth } of read(word))
      for (const [other, alike] of [[stem, 1] as const, ...(synonyms[shelf]?.get(stem) ?? [])])
        if (indexed.has(other)) sense.set(other, Math.max(sense.get(other) ?? 0, weight * worth * alike));
    return sense;
  };

  /** A word says the less, the more often it is said; one that is only another name says what its nearest meaning says. */
  const rarityOf = (word: string, senses: readonly Sense[]): number => {
    const [nearest = word] = [...mergeSenses(senses)].sort(([, one], [, other]) => other - one)[0] ?? [];
    return Math.log(1 + entries.length / (indexed.get(nearest) ?? 1));
  };

  const queryOf = (typed: string): Query => {
    const tokens = [...new Map(tokensIn(typed, names).map((token) => [token.stem, token])).values()];
    const words = tokens.map((token) => {
      const senses = shelves.map((_, shelf) => senseOf(token, shelf));
      return { ...token, weight: token.weight * rarityOf(token.stem, senses) };
    });
    return { words, senses: shelves.map((_, shelf) => tokens.map((token) => senseOf(token, shelf))) };
  };

  /** How well each page, with the phrase for it that is nearest, says what was typed. */
  const scoresOf = ({ words, senses }: Query): ReadonlyMap<string, number> => {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const meanings = senses.map(mergeSenses);
    const pages = new Map<string, number>();
    const phrases = new Map<string, number>();
    const hits = index.search([...mergeSenses(meanings).keys()].join(' '), {
      boost: BOOST,
      bm25: BM25,
      tokenize: (stems) => stems.split(' '),
      boostDocument: (id, stem) => meanings[entries[Number(id)]?.shelf ?? -1]?.get(stem) ?? 0,
    });
    for (const { id, score, queryTerms } of hits) {
      const { rule = '', phrase, shelf = -1 } = entries[Number(id)] ?? {};
      const met = words.filter((_, at) => queryTerms.some((stem) => senses[shelf]?.[at]?.has(stem)));
      const share = met.reduce((sum, { weight }) => sum + weight, 0) / total;
      const best = phrase === undefined ? pages : phrases;
      // MiniSearch multiplies by the number of words met, to which each synonym would add.
      best.set(
        rule,
        Math.max(best.get(rule) ?? 0, (score / queryTerms.length) * (met.length / queryTerms.length) ** REPEATED * share ** UNSAID),
      );
    }
    return new Map([...pages.keys(), ...phrases.keys()].map((rule) => [rule, (pages.get(rule) ?? 0) + (phrases.get(rule) ?? 0)]));
  };

  const shelfOf = new Map(entries.map(({ rule, shelf }) => [rule, shelf]));

  return (typed, game) => {
    const words = wordsIn(typed).join(' ');
    // Who names a game means that one, wherever this is typed.
    const named = patterns.find(({ pattern }) => pattern.test(words));
    const inHand = named?.game ?? game;
    const rest = named === undefined ? words : words.replace(named.pattern, '').trim();
    const query = queryOf(rest === '' ? words : rest);
    const found = [...scoresOf(query)].map(([rule, plain]): Found => {
      const shelf = shelfOf.get(rule) ?? -1;
      const home = shelves[shelf]?.game ?? '';
      const score = plain * (home === inHand ? IN_HAND : 1) * (whole.has(wholeOf(rule, typed)) ? WHOLE : 1);
      return { rule, game: home, score, senses: query.senses[shelf] ?? [] };
    });
    return [...dropNoise(found, inHand)].sort((one, other) => other.score - one.score).slice(0, MOST);
  };
}
