import MiniSearch from 'minisearch';
import { LANGUAGES } from '#text/language';
import type { Shelf } from './search';
import { wordsIn } from './stems';

const MOST = 3;

/** Every three letters that follow one another. */
function trigramsIn(text: string): string[] {
  const line = ` ${wordsIn(text).join(' ')} `;
  return Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => line.slice(at, at + 3));
}

/** The questions for the desk that look most like what was typed, for when nothing speaks of it; those of the game in hand first. */
export function createNearest(shelves: readonly Shelf[]): (typed: string, game?: string) => readonly string[] {
  const index = new MiniSearch({
    fields: ['title', 'also'],
    storeFields: ['address', 'game'],
    tokenize: trigramsIn,
    processTerm: (each) => each,
  });
  index.addAll(
    shelves.flatMap(({ game, words }) =>
      LANGUAGES.flatMap((language) =>
        Object.entries(words?.asks?.[language] ?? {}).flatMap(([address, { title, also }]) =>
          address.startsWith('desk/') ? [{ id: `${address} ${language}`, address, game, title, also }] : [],
        ),
      ),
    ),
  );
  return (typed, game) => {
    const near = index.search(typed).map(({ address, game: home }) => ({ address: String(address), isInHand: home === game }));
    const ordered = [...near.filter(({ isInHand }) => isInHand), ...near.filter(({ isInHand }) => !isInHand)];
    return [...new Set(ordered.map(({ address }) => address))].slice(0, MOST);
  };
}
