import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a visit may cost: bytes of gzipped JavaScript before the home screen works, in so many files, and what a game adds. */
export const LIMITS = { first: 35_000, files: 4, game: 60_000 };

/** A visit is weighed in French, whose words are longer; they come in the language of the page alone. */
const WORDS = 'src/text/app/fr.ts';

/** The shared frame that every game's table needs beside the game itself. */
const FRAME = 'src/screens/table/TableScreen.tsx';

/**
 * @typedef {{ readonly file: string, readonly isEntry?: boolean, readonly imports?: readonly string[] }} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest
 */

/**
 * The files that come with some modules: their own chunks and all that these import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @returns {Set<string>}
 */
function closure(manifest, keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/**
 * Gzipped bytes of JavaScript: before the home screen works, in how many files, and what each game adds when it is opened.
 * @param {string} folder
 * @param {readonly string[]} games
 * @returns {{ readonly first: number, readonly files: number, readonly games: Readonly<Record<string, number>> }}
 */
export function sizes(folder, games) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const weigh = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  const keys = Object.keys(manifest);
  const first = closure(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry || key === WORDS),
  );
  const added = games.map((game) => {
    const own = keys.filter(
      (key) =>
        key === FRAME ||
        key.startsWith(`src/games/${game}/game.`) ||
        key.startsWith(`src/games/${game}/table/index.`) ||
        key === `src/games/${game}/text/fr.ts` ||
        key === `src/games/${game}/text/screen-fr.ts`,
    );
    return [game, weigh([...closure(manifest, own)].filter((file) => !first.has(file)))];
  });
  return { first: weigh(first), files: first.size, games: Object.fromEntries(added) };
}
