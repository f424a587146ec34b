import { LANGUAGES } from '#text/language';
import type { GameBook } from './search';
import { wordsIn } from './stems';

const MAX_QUESTIONS = 3;

/** Every three letters that follow one another. */
function trigramsIn(text: string): ReadonlySet<string> {
  const line = ` ${wordsIn(text).join(' ')} `;
  return new Set(Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => line.slice(at, at + 3)));
}

/** How much two sets have in common, from 0 to 1. */
function diceCoefficient(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const sharedCount = [...one].filter((each) => other.has(each)).length;
  return (2 * sharedCount) / Math.max(1, one.size + other.size);
}

/** The questions for the desk that look most like what was typed, for when nothing speaks of it; those of the game in hand first. */
export function createNearestQuestions(books: readonly GameBook[]): (typed: string, game?: string) => readonly string[] {
  const questions = books.flatMap(({ game, words }) =>
    LANGUAGES.flatMap((language) =>
      Object.entries(words?.questions?.[language] ?? {}).flatMap(([address, { title, also }]) =>
        address.startsWith('desk/') ? [title, ...also.split(',')].map((phrase) => ({ address, game, trigrams: trigramsIn(phrase) })) : [],
      ),
    ),
  );
  return (typed, game) => {
    const trigrams = trigramsIn(typed);
    const ranked = questions
      .map(({ address, game: questionGame, trigrams: other }) => ({
        address,
        isOfCurrentGame: questionGame === game,
        similarity: diceCoefficient(trigrams, other),
      }))
      .filter(({ similarity }) => similarity > 0)
      .sort((one, other) => Number(other.isOfCurrentGame) - Number(one.isOfCurrentGame) || other.similarity - one.similarity);
    return [...new Set(ranked.map(({ address }) => address))].slice(0, MAX_QUESTIONS);
  };
}
