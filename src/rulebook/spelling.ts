import { editDistance } from './edit-distance';
import { stemOf } from './stems';

/** What somebody may have meant to type, and how sure that is. */
export interface SpellingGuess {
  readonly stem: string;
  readonly confidence: number;
}

const PREFIX_CONFIDENCE = 0.85;
const TYPO_CONFIDENCE = 0.8;
/** People rarely slip on the first letter. */
const FIRST_LETTER_PENALTY = 0.7;
const RUN_TOGETHER_CONFIDENCE = 0.7;

/** A word this long may have two slips, a shorter one has one. */
const MIN_LENGTH_FOR_TWO_TYPOS = 7;

/** Reads a typed stem as one of those that are known: itself, one begun, the nearest with slips, or two run together. */
export function createSpeller(known: ReadonlySet<string>): (typed: string) => readonly SpellingGuess[] {
  const words = [...known].filter((word) => word.length > 2 && !word.includes('_'));

  const confidenceOf = (typed: string, word: string): number => {
    if (word.startsWith(typed)) return PREFIX_CONFIDENCE;
    if (typed.length < 4) return 0;
    const distance = editDistance(typed, word, Math.max(typed.length, word.length) >= MIN_LENGTH_FOR_TWO_TYPOS ? 2 : 1);
    return distance === undefined ? 0 : (TYPO_CONFIDENCE / distance) * (word[0] === typed[0] ? 1 : FIRST_LETTER_PENALTY);
  };

  const nearest = (typed: string): readonly SpellingGuess[] => {
    const near = words.map((stem) => ({ stem, confidence: confidenceOf(typed, stem) })).filter(({ confidence }) => confidence > 0);
    const best = Math.max(0, ...near.map(({ confidence }) => confidence));
    return near.filter(({ confidence }) => confidence === best);
  };

  const splitRunTogether = (typed: string): readonly SpellingGuess[] => {
    for (let at = 3; at <= typed.length - 3; at++) {
      const parts = [typed.slice(0, at), typed.slice(at)].map(stemOf);
      if (parts.every((part) => known.has(part))) return parts.map((stem) => ({ stem, confidence: RUN_TOGETHER_CONFIDENCE }));
    }
    return [];
  };

  /** As in "dapres" or "quil", where the apostrophe was left out. */
  const addApostrophe = (typed: string): readonly SpellingGuess[] => {
    const rest = /^(?:qu|[cdjlmnst])([aehiouy].{2,})$/.exec(typed)?.[1];
    return rest !== undefined && known.has(rest) ? [{ stem: rest, confidence: 1 }] : [];
  };

  return (typed) => {
    if (known.has(typed) || typed.length < 3 || /[\d_]/.test(typed)) return [{ stem: typed, confidence: 1 }];
    return [addApostrophe, nearest, splitRunTogether].map((reading) => reading(typed)).find((readings) => readings.length > 0) ?? [];
  };
}
