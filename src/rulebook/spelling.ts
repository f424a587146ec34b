import { slips } from './slips';
import { stemOf } from './stems';

/** What somebody may have meant to type, and how sure that is. */
export interface Reading {
  readonly stem: string;
  readonly worth: number;
}

const BEGUN = 0.85;
const SLIP = 0.8;
/** People rarely slip on the first letter. */
const FIRST_LETTER = 0.7;
const RUN_TOGETHER = 0.7;

/** A word this long may have two slips, a shorter one has one. */
const LONG = 7;

/** Reads a typed stem as one of those that are known: itself, one begun, the nearest with slips, or two run together. */
export function createSpeller(known: ReadonlySet<string>): (typed: string) => readonly Reading[] {
  const words = [...known].filter((word) => word.length > 2 && !word.includes('_'));

  const worthOf = (typed: string, word: string): number => {
    if (word.startsWith(typed)) return BEGUN;
    if (typed.length < 4) return 0;
    const apart = slips(typed, word, Math.max(typed.length, word.length) >= LONG ? 2 : 1);
    return apart === undefined ? 0 : (SLIP / apart) * (word[0] === typed[0] ? 1 : FIRST_LETTER);
  };

  const nearest = (typed: string): readonly Reading[] => {
    const near = words.map((stem) => ({ stem, worth: worthOf(typed, stem) })).filter(({ worth }) => worth > 0);
    const best = Math.max(0, ...near.map(({ worth }) => worth));
    return near.filter(({ worth }) => worth === best);
  };

  const parted = (typed: string): readonly Reading[] => {
    for (let at = 3; at <= typed.length - 3; at++) {
      const parts = [typed.slice(0, at), typed.slice(at)].map(stemOf);
      if (parts.every((part) => known.has(part))) return parts.map((stem) => ({ stem, worth: RUN_TOGETHER }));
    }
    return [];
  };

  /** As in "dapres" or "quil", where the apostrophe was left out. */
  const elided = (typed: string): readonly Reading[] => {
    const rest = /^(?:qu|[cdjlmnst])([aehiouy].{2,})$/.exec(typed)?.[1];
    return rest !== undefined && known.has(rest) ? [{ stem: rest, worth: 1 }] : [];
  };

  return (typed) => {
    if (known.has(typed) || typed.length < 3 || /[\d_]/.test(typed)) return [{ stem: typed, worth: 1 }];
    return [elided, nearest, parted].map((reading) => reading(typed)).find((readings) => readings.length > 0) ?? [];
  };
}
