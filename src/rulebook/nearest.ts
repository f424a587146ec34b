import { LANGUAGES } from '#text/language';
import type { Shelved } from './search';
import { wordsIn } from './stems';

/** Every three letters that follow one another. */
function threes(text: string): ReadonlySet<string> {
  const line = ` ${wordsIn(text).join(' ')} `;
  return new Set(Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => line.slice(at, at + 3)));
}

/** The questions for the desk that look most like what was typed, for when nothing speaks of it. */
export function nearestIn(shelves: readonly Shelved[]): (typed: string) => readonly string[] {
  const questions = shelves.flatMap(({ words }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(words?.asks?.[language] ?? {}).flatMap(([address, { title, also }]) =>
        address.startsWith('desk/') ? [title, ...also.split(',')].map((said) => ({ address, letters: threes(said) })) : [],
      ),
    ),
  );
  return (typed) => {
    const letters = threes(typed);
    const alike = (other: ReadonlySet<string>): number => {
      const shared = [...letters].filter((each) => other.has(each)).length;
      return (2 * shared) / Math.max(1, letters.size + other.size);
    };
    const best = new Map<string, number>();
    for (const { address, letters: other } of questions) best.set(address, Math.max(best.get(address) ?? 0, alike(other)));
    return [...best]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 3)
      .map(([address]) => address);
  };
}
