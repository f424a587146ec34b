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

/** Reads a typed word as one of those that are known: itself, one begun, one with a slip, or two run together. */
export function readerOf(known: ReadonlySet<string>): (typed: string) => readonly Reading[] {
  const words = [...known].filter((word) => word.length > 2 && !word.includes(' '));

  const nearest = (typed: string): readonly Reading[] => {
    const near = words.flatMap((word): readonly Reading[] => {
      if (word.startsWith(typed)) return [{ stem: word, worth: BEGUN }];
      if (word.length < 4 || typed.length < 4) return [];
      const apart = slips(typed, word, Math.max(typed.length, word.length) >= 7 ? 2 : 1);
      return apart === undefined ? [] : [{ stem: word, worth: (SLIP / apart) * (word[0] === typed[0] ? 1 : FIRST_LETTER) }];
    });
    const best = Math.max(0, ...near.map(({ worth }) => worth));
    return near.filter(({ worth }) => worth === best);
  };

  /** As in "dapres" or "quil", where the apostrophe was left out. */
  const elided = (typed: string): string | undefined => {
    const rest = /^(?:qu|[cdjlmnst])([aehiouy].{2,})$/.exec(typed)?.[1];
    return rest !== undefined && known.has(rest) ? rest : undefined;
  };

  const parted = (typed: string): readonly Reading[] => {
    for (let at = 3; at <= typed.length - 3; at++) {
      const parts = [typed.slice(0, at), typed.slice(at)].map(stemOf);
      if (parts.every((part) => known.has(part))) return parts.map((stem) => ({ stem, worth: RUN_TOGETHER }));
    }
    return [];
  };

  return (typed) => {
    if (known.has(typed) || typed.length < 3 || /\d| /.test(typed)) return [{ stem: typed, worth: 1 }];
    const bare = elided(typed);
    if (bare !== undefined) return [{ stem: bare, worth: 1 }];
    const near = nearest(typed);
    return near.length > 0 ? near : parted(typed);
  };
}
