import { createSpeller } from './spelling';
import { isStopWord, wordsIn } from './stems';
import { isNumber, type Names, namesIn, parseSynonyms, type Synonyms, type Token, tokensIn } from './synonyms';

/** A field of a form where one of several options is chosen. */
export interface FormField {
  readonly id: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The words of a question that name an option, by their places in it, and how surely. */
interface Mention {
  readonly value: string;
  readonly places: readonly number[];
  readonly confidence: number;
  /** How much of its label was said: "dragon" means "dragon" before "dragon with a character". */
  readonly share: number;
}

/** What is less likely than this is no mention. */
const MIN_CONFIDENCE = 0.3;

/** A mention so much weaker than another is none. */
const DOMINANCE_RATIO = 2;

interface TypedWord {
  readonly word: Token;
  readonly senses: ReadonlyMap<string, number>;
}

const isAccented = (word: string): boolean => word !== word.normalize('NFD').replace(/\p{M}/gu, '');

/** The words that say something, also as parts of names; in French "sûr" does and "sur" does not. */
function contentWords(text: string, names: Names): readonly Token[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+|\d+/gu) ?? [];
  const plain = wordsIn(text);
  const isContent = ({ at, length }: Token): boolean => length > 1 || !isStopWord(plain[at] ?? '') || isAccented(words[at] ?? '');
  return tokensIn(text, names).filter(isContent);
}

/** What a typed word may mean among the words of labels: itself, with a slip, or by another name; a number is no other number. */
function createReader(synonyms: Synonyms, labels: ReadonlySet<string>): (word: Token) => TypedWord {
  const readWord = createSpeller(new Set([...labels, ...synonyms.keys()]));
  return (word) => {
    const { stem: typed } = word;
    const senses = new Map<string, number>();
    const add = (stem: string, confidence: number): void => void senses.set(stem, Math.max(senses.get(stem) ?? 0, confidence));
    for (const { stem, confidence } of readWord(typed)) {
      if (stem[0] !== typed[0]) continue;
      add(stem, confidence);
      for (const [other, alike] of synonyms.get(stem) ?? []) if (!isNumber(stem) || !isNumber(other)) add(other, confidence * alike);
    }
    return { word, senses };
  };
}

const placesOf = ({ at, length }: Token): readonly number[] => Array.from({ length }, (_, next) => at + next);

const isFree = (usedPlaces: ReadonlySet<number>, word: Token): boolean => placesOf(word).every((place) => !usedPlaces.has(place));

const overlap = (one: Mention, other: Mention): boolean => one.places.some((place) => other.places.includes(place));

/** What of a label was said: each of its words by the typed word that means it most, with what beside it says the same: "beer mug". */
function mentionOf(value: string, label: readonly Token[], typed: readonly TypedWord[]): Mention {
  const meansLabel = ({ senses }: TypedWord): boolean => label.some(({ stem }) => (senses.get(stem) ?? 0) >= MIN_CONFIDENCE);
  const matched = label.flatMap(({ stem }) => {
    const [best] = typed
      .map(({ word, senses }) => ({ word, worth: senses.get(stem) ?? 0 }))
      .filter(({ worth: confidence }) => confidence >= MIN_CONFIDENCE)
      .sort((one, other) => other.worth - one.worth || one.word.at - other.word.at);
    return best === undefined ? [] : [best];
  });
  const matchedPlaces = matched.flatMap(({ word }) => placesOf(word));
  const adjacentPlaces = typed
    .filter(meansLabel)
    .map(({ word }) => placesOf(word))
    .filter((places) => places.some((place) => matchedPlaces.includes(place - 1) || matchedPlaces.includes(place + 1)));
  return {
    value,
    places: [...new Set([...matchedPlaces, ...adjacentPlaces.flat()])],
    confidence: matched.reduce((sum, { worth: confidence }) => sum + confidence, 0),
    share: matched.length / label.length,
  };
}

/** The options of a field that are named, in the order of the words; of two that the same word names, the better one. */
function mentionsIn(mentions: readonly Mention[]): readonly Mention[] {
  const present = mentions.filter(({ places }) => places.length > 0);
  const isBeaten = (one: Mention): boolean =>
    present.some(
      (other) =>
        overlap(one, other) &&
        (other.confidence > one.confidence || (other.confidence === one.confidence && other.share === 1 && one.share < 1)),
    );
  const best = present.filter((each) => !isBeaten(each));
  const bestConfidence = Math.max(0, ...best.map(({ confidence }) => confidence));
  return best
    .filter(({ confidence }) => confidence * DOMINANCE_RATIO > bestConfidence)
    .sort((one, other) => Math.min(...one.places) - Math.min(...other.places));
}

/**
 * Which options the words of a question name, field by field, in the words of a game.
 * A word fills one field; where two options of a field are named, the first is meant if a later field can take the other.
 */
export function fillFields(typed: string, fields: readonly FormField[], synonyms: readonly string[]): Readonly<Record<string, string>> {
  // A kind is no name of its things: who says "pub" does not say "tile".
  const nameSynonyms = parseSynonyms(synonyms.filter((line) => !line.includes(':')));
  const names = namesIn([nameSynonyms]);
  const labelled = fields.map(({ id, options }) => ({
    id,
    options: options.map(({ value, label }) => ({ value, words: contentWords(label, names) })).filter(({ words }) => words.length > 0),
  }));
  const stems = labelled.flatMap(({ options }) => options.flatMap(({ words }) => words.map(({ stem }) => stem)));
  const readWord = createReader(nameSynonyms, new Set(stems));
  const words = contentWords(typed, names).map(readWord);
  const usedPlaces = new Set<number>();
  const mentionsOf = ({ options }: (typeof labelled)[number]): readonly Mention[] => {
    const free = words.filter(({ word }) => isFree(usedPlaces, word));
    return mentionsIn(options.map(({ value, words: label }) => mentionOf(value, label, free)));
  };
  return Object.fromEntries(
    labelled.flatMap((field, at): readonly (readonly [string, string])[] => {
      const [first, ...others] = mentionsOf(field);
      if (first === undefined) return [];
      const later = labelled.slice(at + 1).flatMap(mentionsOf);
      if (!others.every((other) => later.some((mention) => overlap(mention, other)))) return [];
      if (others.some((other) => overlap(first, other))) return [];
      for (const place of first.places) usedPlaces.add(place);
      return [[field.id, first.value]];
    }),
  );
}
