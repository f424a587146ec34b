import { LANGUAGES } from '#text/language';
import type { Book, Words } from './rulebook';
import { createSpeller } from './spelling';
import { stemOf, wordsIn } from './stems';
import { type Names, namesIn, parseSynonyms, type Token, tokensIn } from './synonyms';

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

/** One phrase that people use for a page: how much each of its words tells, and how long that makes it. */
interface Phrase {
  readonly words: readonly { readonly stem: string; readonly tells: number }[];
  readonly length: number;
}

/** A rule or a question in one language: what each of its words weighs, and the phrases that people use for it. */
interface Page {
  readonly rule: string;
  readonly shelf: number;
  /** Its title as it is typed in a hurry. */
  readonly title: string;
  readonly weights: ReadonlyMap<string, number>;
  readonly phrases: readonly Phrase[];
}

/** A typed word: how much it tells, and what it may mean on each shelf. */
interface Sought {
  readonly stem: string;
  readonly tells: number;
  readonly senses: readonly Sense[];
}

/** How much a word says where it stands; one that stands in several places says a little more. */
const WEIGHTS = { title: 2, also: 2, chapter: 1.5, rule: 1, text: 0.8 } as const;
const AGAIN = 0.2;

/** How far a page falls behind that leaves some of the typed words unsaid. */
const UNSAID = 1.5;

/** How much a phrase is worth that says just what was typed, and how much the second nearest is beside the nearest. */
const PHRASE = 20;
const SECOND = 0.4;

/** How much the game in hand comes before the others. */
const IN_HAND = 4;

/** A title or an id that was typed whole. */
const WHOLE_TITLE = 2;
const WHOLE_ID = 10;

/** A title of one word that is among those typed. */
const TITLE = 1.3;

/** What is this much weaker than the best of its kind is noise, and nobody reads more than so many. */
const NOISE = 4;
const MOST = 12;

/** So many pages are read closely. */
const CLOSELY = 80;

/** What is said on a page, in one language. */
interface Entry {
  readonly rule: string;
  readonly shelf: number;
  readonly title: string;
  readonly text: string;
  readonly also: string;
  readonly chapter: string;
}

function entriesOf({ book, words }: Shelf, shelf: number): readonly Entry[] {
  return LANGUAGES.flatMap((language) => {
    const rules = book.rules.map((rule) => {
      const { title, statement, house = '' } = book.text[language][rule] ?? { title: '', statement: '' };
      const chapter = book.chapters[language][rule.split('.')[1] ?? ''] ?? '';
      return { rule, shelf, title, text: `${statement} ${house}`, also: words?.phrases[language][rule] ?? '', chapter };
    });
    const asks = Object.entries(words?.asks?.[language] ?? {}).map(([rule, { title, text, also }]) => ({
      rule,
      shelf,
      title,
      text,
      also,
      chapter: '',
    }));
    return [...rules, ...asks];
  });
}

/** Games by their names as they are typed in a hurry; "Kingdom Builder" before "Kingdom". */
function namePatterns(shelves: readonly Shelf[]): readonly { readonly game: string; readonly pattern: RegExp }[] {
  return shelves
    .filter(({ title }) => title !== '')
    .map(({ game, title }) => ({ game, pattern: new RegExp(`\\b${wordsIn(title).join(' ?')}\\b`) }))
    .sort((one, other) => other.pattern.source.length - one.pattern.source.length);
}

/** Drops what is much weaker than the best; a strong answer of another game drops none of the game in hand. */
function dropNoise(found: readonly Found[], inHand: string | undefined): readonly Found[] {
  const isHome = ({ game }: Found): boolean => game === inHand;
  const best = (some: readonly Found[]): number => Math.max(0, ...some.map(({ score }) => score));
  const home = best(found.filter(isHome)) / NOISE;
  const away = Math.max(home / IN_HAND, best(found.filter((each) => !isHome(each))) / NOISE);
  return found.filter((each) => each.score > (isHome(each) ? home : away));
}

const phrasesOf = ({ title, also }: Entry): readonly string[] => [title, ...also.split(',')].filter((phrase) => phrase.trim() !== '');

const stemsIn = (text: string, names: Names): ReadonlySet<string> => new Set(tokensIn(text, names).map(({ stem }) => stem));

/** How much a word tells: the less, the more pages and phrases say it. */
function countWords(texts: readonly Iterable<string>[]): (stem: string) => number {
  const many = new Map<string, number>();
  for (const text of texts) for (const stem of text) many.set(stem, (many.get(stem) ?? 0) + 1);
  const rarity = new Map([...many].map(([stem, number]) => [stem, Math.log(1 + texts.length / number)]));
  return (stem) => rarity.get(stem) ?? 0;
}

/** What a typed word means most surely, on any shelf: itself, if any page says it. */
function nearestIn(senses: readonly Sense[]): string {
  const all = senses.flatMap((sense) => [...sense]);
  const best = Math.max(0, ...all.map(([, worth]) => worth));
  return all.find(([, worth]) => worth === best)?.[0] ?? '';
}

function weigh(entry: Entry, names: Names): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const place of ['title', 'also', 'chapter', 'rule', 'text'] as const)
    for (const { stem, weight } of tokensIn(entry[place], names)) {
      const before = weights.get(stem) ?? 0;
      const here = WEIGHTS[place] * weight;
      weights.set(stem, Math.max(before, here) + AGAIN * Math.min(before, here));
    }
  return weights;
}

/** The phrases that people use for a page. The root keeps one rare word from deciding alone how near they come. */
function readPhrases(entry: Entry, names: Names, rarityOf: (stem: string) => number): readonly Phrase[] {
  return phrasesOf(entry)
    .map((phrase) => {
      const words = tokensIn(phrase, names).map(({ stem, weight }) => ({ stem, tells: weight * Math.sqrt(rarityOf(stem)) }));
      return { words, length: Math.hypot(...words.map(({ tells }) => tells)) };
    })
    .filter(({ length }) => length > 0);
}

/** How many of the typed words a page says, and where it says them. */
function skim({ shelf, weights }: Page, asked: readonly Sought[], rarityOf: (stem: string) => number): number {
  let score = 0;
  let told = 0;
  let all = 0;
  for (const { tells, senses } of asked) {
    let best = 0;
    let nearest = 0;
    for (const [stem, worth] of senses[shelf] ?? []) {
      const there = weights.get(stem);
      if (there === undefined) continue;
      best = Math.max(best, Math.min(tells, rarityOf(stem)) * worth * there);
      nearest = Math.max(nearest, worth);
    }
    score += best;
    told += tells * nearest;
    all += tells;
  }
  return score * (told / all) ** UNSAID;
}

/** How near a page's two nearest phrases come to what was typed: the cosines of the angles between them. */
function compare({ shelf, phrases }: Page, asked: readonly Sought[]): number {
  const length = Math.hypot(...asked.map(({ tells }) => Math.sqrt(tells)));
  let nearest = 0;
  let second = 0;
  for (const phrase of phrases) {
    let together = 0;
    for (const { tells: typed, senses } of asked) {
      let said = 0;
      for (const { stem, tells } of phrase.words) said = Math.max(said, (senses[shelf]?.get(stem) ?? 0) * tells);
      together += said * Math.sqrt(typed);
    }
    const likeness = together / (length * phrase.length);
    second = Math.max(second, Math.min(nearest, likeness));
    nearest = Math.max(nearest, likeness);
  }
  return (nearest + SECOND * second) / (1 + SECOND);
}

/** Finds rules, agreements and questions by what people type, in either language, whatever language is shown. */
export function createSearch(shelves: readonly Shelf[]): (typed: string, game?: string) => readonly Found[] {
  const synonyms = shelves.map(({ words }) => parseSynonyms(words?.synonyms ?? []));
  const names = namesIn(synonyms);
  const entries = shelves.flatMap(entriesOf);
  const weighed = entries.map((entry) => weigh(entry, names));
  const rarityOf = countWords([
    ...weighed.map((weights) => weights.keys()),
    ...entries.flatMap((entry) => phrasesOf(entry).map((phrase) => stemsIn(phrase, names))),
  ]);
  const pages = entries.map((entry, at): Page => {
    const { rule, shelf, title } = entry;
    return {
      rule,
      shelf,
      title: wordsIn(title).join(' '),
      weights: weighed[at] ?? new Map(),
      phrases: readPhrases(entry, names, rarityOf),
    };
  });
  const read = createSpeller(
    new Set([...weighed.flatMap((weights) => [...weights.keys()]), ...synonyms.flatMap((each) => [...each.keys()])]),
  );
  const patterns = namePatterns(shelves);

  const sensesOf = (typed: string): readonly Sense[] => {
    const readings = read(typed);
    return synonyms.map((others) => {
      const sense = new Map<string, number>();
      for (const { stem, worth } of readings)
        for (const [other, alike] of [[stem, 1] as const, ...(others.get(stem) ?? [])])
          if (rarityOf(other) > 0) sense.set(other, Math.max(sense.get(other) ?? 0, worth * alike));
      return sense;
    });
  };

  const known = new Map<string, Sought>();
  const soughtOf = ({ stem, weight }: Token): Sought => {
    const key = `${stem} ${weight}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const senses = sensesOf(stem);
    const sought = { stem, tells: weight * rarityOf(nearestIn(senses)), senses };
    known.set(key, sought);
    return sought;
  };

  return (typed, game) => {
    const words = wordsIn(typed).join(' ');
    // Who names a game means that one, wherever this is typed.
    const named = patterns.find(({ pattern }) => pattern.test(words));
    const inHand = named?.game ?? game;
    const rest = named === undefined ? words : words.replace(named.pattern, '').trim();
    const tokens = new Map(tokensIn(rest === '' ? words : rest, names).map((token) => [token.stem, token]));
    const asked = [...tokens.values()].map(soughtOf).filter(({ tells }) => tells > 0);
    const gameOf = ({ shelf }: Page): string => shelves[shelf]?.game ?? '';
    const close = pages
      .map((page) => ({ page, score: skim(page, asked, rarityOf) * (gameOf(page) === inHand ? IN_HAND : 1) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, CLOSELY);
    const best = new Map<string, Found>();
    for (const { page, score: skimmed } of close) {
      const titled = asked.some(({ stem }) => stem === stemOf(page.title)) ? TITLE : 1;
      const exact = page.title === words ? WHOLE_TITLE : wordsIn(page.rule).join(' ') === words ? WHOLE_ID : 1;
      const score = skimmed * (1 + PHRASE * compare(page, asked)) * titled * exact;
      const senses = asked.map((each) => each.senses[page.shelf] ?? new Map());
      if (score > (best.get(page.rule)?.score ?? 0)) best.set(page.rule, { rule: page.rule, game: gameOf(page), score, senses });
    }
    return [...dropNoise([...best.values()], inHand)].sort((one, other) => other.score - one.score).slice(0, MOST);
  };
}
