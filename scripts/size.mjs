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
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [imports]
 * @property {readonly string[]} [dynamicImports]
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
 * What the build says of its chunks.
 * @param {string} folder
 * @returns {Manifest}
 */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** The words of a part in one language, which it waits for. */
const TEXT = /\/text\/.*\b(?:en|fr)\.ts$/;

/**
 * Words that bring along what waits for them, as `words ← who waits`: neither would ever come. Home asks for words, but it is the entry that waits.
 * @param {Manifest} manifest
 * @returns {readonly string[]}
 */
export function deadlocks(manifest) {
  return Object.entries(manifest).flatMap(([asking, { file, dynamicImports = [] }]) =>
    dynamicImports
      .filter((key) => TEXT.test(key) && !file.includes('/home-') && closure(manifest, [key]).has(file))
      .map((key) => `${key} ← ${asking}`),
  );
}

/**
 * Gzipped bytes of JavaScript: before the home screen works, in how many files, and what each game adds when it is opened.
 * @param {string} folder
 * @param {readonly string[]} games
 * @returns {{ readonly first: number, readonly files: number, readonly games: Readonly<Record<string, number>> }}
 */
export function sizes(folder, games) {
  const manifest = manifestOf(folder);
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
