import type { Language } from '#text/language';
import type { Sense } from './search';
import { stemOf, wordsIn } from './stems';

/** A sentence shorter than this leaves room for the next one. */
const SHORT = 80;

/** How much a sentence says of the typed words, each of them counted once. */
function relevanceOf(sentence: string, senses: readonly Sense[]): number {
  const stems = wordsIn(sentence).map(stemOf);
  return senses.reduce((sum, sense) => sum + Math.max(0, ...stems.map((stem) => sense.get(stem) ?? 0)), 0);
}

/** The one or two sentences of a text that say most of what was typed, whole. */
export function excerptOf(text: string, senses: readonly Sense[], language: Language): string {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());
  const relevance = sentences.map((sentence) => relevanceOf(sentence, senses));
  const best = relevance.indexOf(Math.max(0, ...relevance));
  const [answer = '', next] = sentences.slice(Math.max(0, best));
  return next === undefined || answer.length > SHORT ? answer : `${answer} ${next}`;
}
