import { LANGUAGES } from '#text/language';
import type { Book, SearchVocabulary } from './rulebook';
import { createSpeller } from './spelling';
import { stemOf, wordsIn } from './stems';
import { type Names, namesIn, parseSynonyms, type Token, tokensIn } from './synonyms';

/** A book with its game, under the name that people know it by. */
export interface GameBook {
  readonly game: string;
  readonly title: string;
  readonly book: Book;
  readonly words: SearchVocabulary | undefined;
}

/** The stems that a typed word may mean, with what each is worth. */
export type Sense = ReadonlyMap<string, number>;

export interface SearchResult {
  /** A rule's id, or the address of a question or an agreement. */
  readonly rule: string;
  readonly game: string;
  readonly score: number;
  /** For each typed word the stems that it may mean in this book. */
  readonly senses: readonly Sense[];
}

/** One phrase that people use for a page: how much each of its words tells, and how long that makes it. */
interface Phrase {
  readonly words: readonly { readonly stem: string; readonly weight: number }[];
  readonly length: number;
}

/** A rule or a question in one language: what each of its words weighs, and the phrases that people use for it. */
interface Page {
  readonly rule: string;
  readonly bookIndex: number;
  /** Its title as it is typed in a hurry. */
  readonly title: string;
  readonly weights: ReadonlyMap<string, number>;
  readonly phrases: readonly Phrase[];
}

/** A typed word: how much it tells, and what it may mean on each shelf. */
interface QueryTerm {
  readonly stem: string;
  readonly weight: number;
  readonly senses: readonly Sense[];
}

/** How much a word says where it stands; one that stands in several places says a little more. */
const WEIGHTS = { title: 2, also: 2, chapter: 1.5, rule: 1, text: 0.8 } as const;
const REPEAT_WEIGHT = 0.2;

/** How far a page falls behind that leaves some of the typed words unsaid. */
const COVERAGE_EXPONENT = 1.5;

/** How much a phrase is worth that says just what was typed, and how much the second nearest is beside the nearest. */
const PHRASE_BOOST = 20;
const SECOND_PHRASE_WEIGHT = 0.4;

/** How much the game in hand comes before the others. */
const CURRENT_GAME_BOOST = 4;

/** A title or an id that was typed whole. */
const EXACT_TITLE_BOOST = 2;
const EXACT_ID_BOOST = 10;

/** A title of one word that is among those typed. */
const TITLE_WORD_BOOST = 1.3;

/** What is this much weaker than the best of its kind is noise, and nobody reads more than so many. */
const NOISE_RATIO = 4;
const MAX_RESULTS = 12;

/** So many pages are read closely. */
const MAX_CANDIDATES = 80;

/** What is said on a page, in one language. */
interface PageSource {
  readonly rule: string;
  readonly bookIndex: number;
  readonly title: string;
  readonly text: string;
  readonly also: string;
  readonly chapter: string;
}

function pageSourcesOf({ book, words }: GameBook, bookIndex: number): readonly PageSource[] {
  return LANGUAGES.flatMap((language) => {
    const rules = book.rules.map((rule) => {
      const { title, statement, house = '' } = book.text[language][rule] ?? { title: '', statement: '' };
      const chapter = book.chapters[language][rule.split('.')[1] ?? ''] ?? '';
      return { rule, bookIndex, title, text: `${statement} ${house}`, also: words?.phrases[language][rule] ?? '', chapter };
    });
    const questions = Object.entries(words?.questions?.[language] ?? {}).map(([rule, { title, text, also }]) => ({
      rule,
      bookIndex,
      title,
      text,
      also,
      chapter: '',
    }));
    return [...rules, ...questions];
  });
}

/** Games by their names as they are typed in a hurry; "Kingdom Builder" before "Kingdom". */
function namePatterns(books: readonly GameBook[]): readonly { readonly game: string; readonly pattern: RegExp }[] {
  return books
    .filter(({ title }) => title !== '')
    .map(({ game, title }) => ({ game, pattern: new RegExp(`\\b${wordsIn(title).join(' ?')}\\b`) }))
    .sort((one, other) => other.pattern.source.length - one.pattern.source.length);
}

/** Drops what is much weaker than the best; a strong answer of another game drops none of the game in hand. */
function dropNoise(found: readonly SearchResult[], currentGame: string | undefined): readonly SearchResult[] {
  const isOfCurrentGame = ({ game }: SearchResult): boolean => game === currentGame;
  const best = (some: readonly SearchResult[]): number => Math.max(0, ...some.map(({ score }) => score));
  const currentGameThreshold = best(found.filter(isOfCurrentGame)) / NOISE_RATIO;
  const otherGamesThreshold = Math.max(
    currentGameThreshold / CURRENT_GAME_BOOST,
    best(found.filter((each) => !isOfCurrentGame(each))) / NOISE_RATIO,
  );
  return found.filter((each) => each.score > (isOfCurrentGame(each) ? currentGameThreshold : otherGamesThreshold));
}

const phrasesOf = ({ title, also }: PageSource): readonly string[] => [title, ...also.split(',')].filter((phrase) => phrase.trim() !== '');

const stemsIn = (text: string, names: Names): ReadonlySet<string> => new Set(tokensIn(text, names).map(({ stem }) => stem));

/** How much a word tells: the less, the more pages and phrases say it. */
function createRarity(texts: readonly Iterable<string>[]): (stem: string) => number {
  const occurrences = new Map<string, number>();
  for (const text of texts) for (const stem of text) occurrences.set(stem, (occurrences.get(stem) ?? 0) + 1);
  const rarity = new Map([...occurrences].map(([stem, number]) => [stem, Math.log(1 + texts.length / number)]));
  return (stem) => rarity.get(stem) ?? 0;
}

/** What a typed word means most surely, on any shelf: itself, if any page says it. */
function likeliestStem(senses: readonly Sense[]): string {
  const total = senses.flatMap((sense) => [...sense]);
  const best = Math.max(0, ...total.map(([, confidence]) => confidence));
  return total.find(([, confidence]) => confidence === best)?.[0] ?? '';
}

function weighWords(entry: PageSource, names: Names): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const place of ['title', 'also', 'chapter', 'rule', 'text'] as const)
    for (const { stem, weight } of tokensIn(entry[place], names)) {
      const before = weights.get(stem) ?? 0;
      const placeWeight = WEIGHTS[place] * weight;
      weights.set(stem, Math.max(before, placeWeight) + REPEAT_WEIGHT * Math.min(before, placeWeight));
    }
  return weights;
}

/** The phrases that people use for a page. The root keeps one rare word from deciding alone how near they come. */
function readPhrases(entry: PageSource, names: Names, rarityOf: (stem: string) => number): readonly Phrase[] {
  return phrasesOf(entry)
    .map((phrase) => {
      const words = tokensIn(phrase, names).map(({ stem, weight }) => ({ stem, weight: weight * Math.sqrt(rarityOf(stem)) }));
      return { words, length: Math.hypot(...words.map(({ weight }) => weight)) };
    })
    .filter(({ length }) => length > 0);
}

/** How many of the typed words a page says, and where it says them. */
function scoreWords({ bookIndex, weights }: Page, terms: readonly QueryTerm[], rarityOf: (stem: string) => number): number {
  let score = 0;
  let coverage = 0;
  let total = 0;
  for (const { weight, senses } of terms) {
    let best = 0;
    let nearest = 0;
    for (const [stem, confidence] of senses[bookIndex] ?? []) {
      const pageWeight = weights.get(stem);
      if (pageWeight === undefined) continue;
      best = Math.max(best, Math.min(weight, rarityOf(stem)) * confidence * pageWeight);
      nearest = Math.max(nearest, confidence);
    }
    score += best;
    coverage += weight * nearest;
    total += weight;
  }
  return score * (coverage / total) ** COVERAGE_EXPONENT;
}

/** How near a page's two nearest phrases come to what was typed: the cosines of the angles between them. */
function scorePhrases({ bookIndex, phrases }: Page, terms: readonly QueryTerm[]): number {
  const length = Math.hypot(...terms.map(({ weight }) => Math.sqrt(weight)));
  let nearest = 0;
  let second = 0;
  for (const phrase of phrases) {
    let dotProduct = 0;
    for (const { weight: typed, senses } of terms) {
      let bestMatch = 0;
      for (const { stem, weight } of phrase.words) bestMatch = Math.max(bestMatch, (senses[bookIndex]?.get(stem) ?? 0) * weight);
      dotProduct += bestMatch * Math.sqrt(typed);
    }
    const similarity = dotProduct / (length * phrase.length);
    second = Math.max(second, Math.min(nearest, similarity));
    nearest = Math.max(nearest, similarity);
  }
  return (nearest + SECOND_PHRASE_WEIGHT * second) / (1 + SECOND_PHRASE_WEIGHT);
}

/** Finds rules, agreements and questions by what people type, in either language, whatever language is shown. */
export function createSearch(books: readonly GameBook[]): (typed: string, game?: string) => readonly SearchResult[] {
  const synonyms = books.map(({ words }) => parseSynonyms(words?.synonyms ?? []));
  const names = namesIn(synonyms);
  const sources = books.flatMap(pageSourcesOf);
  const pageWeights = sources.map((entry) => weighWords(entry, names));
  const rarityOf = createRarity([
    ...pageWeights.map((weights) => weights.keys()),
    ...sources.flatMap((entry) => phrasesOf(entry).map((phrase) => stemsIn(phrase, names))),
  ]);
  const pages = sources.map((entry, at): Page => {
    const { rule, bookIndex, title } = entry;
    return {
      rule,
      bookIndex,
      title: wordsIn(title).join(' '),
      weights: pageWeights[at] ?? new Map(),
      phrases: readPhrases(entry, names, rarityOf),
    };
  });
  const guessStems = createSpeller(
    new Set([...pageWeights.flatMap((weights) => [...weights.keys()]), ...synonyms.flatMap((each) => [...each.keys()])]),
  );
  const patterns = namePatterns(books);

  const sensesOf = (typed: string): readonly Sense[] => {
    const guesses = guessStems(typed);
    return synonyms.map((others) => {
      const sense = new Map<string, number>();
      for (const { stem, confidence } of guesses)
        for (const [other, alike] of [[stem, 1] as const, ...(others.get(stem) ?? [])])
          if (rarityOf(other) > 0) sense.set(other, Math.max(sense.get(other) ?? 0, confidence * alike));
      return sense;
    });
  };

  const termCache = new Map<string, QueryTerm>();
  const queryTermOf = ({ stem, weight }: Token): QueryTerm => {
    const key = `${stem} ${weight}`;
    const before = termCache.get(key);
    if (before !== undefined) return before;
    const senses = sensesOf(stem);
    const term = { stem, weight: weight * rarityOf(likeliestStem(senses)), senses };
    termCache.set(key, term);
    return term;
  };

  return (typed, game) => {
    const words = wordsIn(typed).join(' ');
    // Who names a game means that one, wherever this is typed.
    const named = patterns.find(({ pattern }) => pattern.test(words));
    const currentGame = named?.game ?? game;
    const rest = named === undefined ? words : words.replace(named.pattern, '').trim();
    const tokens = new Map(tokensIn(rest === '' ? words : rest, names).map((token) => [token.stem, token]));
    const terms = [...tokens.values()].map(queryTermOf).filter(({ weight }) => weight > 0);
    const gameOf = ({ bookIndex }: Page): string => books[bookIndex]?.game ?? '';
    const candidates = pages
      .map((page) => ({ page, score: scoreWords(page, terms, rarityOf) * (gameOf(page) === currentGame ? CURRENT_GAME_BOOST : 1) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_CANDIDATES);
    const best = new Map<string, SearchResult>();
    for (const { page, score: wordScore } of candidates) {
      const titleBoost = terms.some(({ stem }) => stem === stemOf(page.title)) ? TITLE_WORD_BOOST : 1;
      const exactBoost = page.title === words ? EXACT_TITLE_BOOST : wordsIn(page.rule).join(' ') === words ? EXACT_ID_BOOST : 1;
      const score = wordScore * (1 + PHRASE_BOOST * scorePhrases(page, terms)) * titleBoost * exactBoost;
      const senses = terms.map((each) => each.senses[page.bookIndex] ?? new Map());
      if (score > (best.get(page.rule)?.score ?? 0)) best.set(page.rule, { rule: page.rule, game: gameOf(page), score, senses });
    }
    return [...dropNoise([...best.values()], currentGame)].sort((one, other) => other.score - one.score).slice(0, MAX_RESULTS);
  };
}
