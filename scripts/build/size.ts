import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';

/**
 * What a visit may cost: bytes of gzipped JavaScript before the home screen works, and what a game adds: some 2 kB more than the
 * 75 kB agreed, until the words of a location and of a count are loaded with what says them.
 */
export const LIMITS = { first: 40_000, game: 77_000, phones: 15_000 };

/** Only the page's language is loaded; sizes are measured with French, the longer one. */
const WORDS = 'src/text/app/fr.ts';

/** The chunk of the first screen holds the entry, and has no top-level await. */
const isFirstScreen = (chunk: ManifestChunk | undefined): boolean => chunk?.name === 'home';

/** The table screen that all games share. */
const FRAME = 'src/screens/table/TableScreen.tsx';

/** The files of these chunks and of their transitive static imports. */
function staticImports(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** Vite's build manifest. */
export const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Dictionaries, which their modules load with top-level await. */
const TEXT = /\/text\/.*\b(?:en|fr)\.ts$/;

/** Dictionaries whose chunk statically imports the chunk that awaits them at top level, as `dictionary ← awaiting module`: neither would ever finish evaluating. */
export function findDeadlocks(manifest: Manifest): readonly string[] {
  return Object.entries(manifest).flatMap(([awaiting, chunk]) =>
    (chunk.dynamicImports ?? [])
      .filter((key) => TEXT.test(key) && !isFirstScreen(chunk) && staticImports(manifest, [key]).has(chunk.file))
      .map((key) => `${key} ← ${awaiting}`),
  );
}

interface Sizes {
  readonly first: number;
  readonly games: Readonly<Record<string, number>>;
  /** What joined phones add to the table and to what hands games over. */
  readonly phones: number;
}

/** Gzipped bytes of JavaScript: before the home screen works, and what each game and joined phones add when they are opened. */
export function measureSizes(folder: string, games: readonly string[]): Sizes {
  const manifest = manifestOf(folder);
  const weigh = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  const keys = Object.keys(manifest);
  const first = staticImports(
    manifest,
    keys.filter((key) => isFirstScreen(manifest[key]) || key === WORDS),
  );
  const addedGames = games.map((game) => {
    const own = keys.filter(
      (key) =>
        key === FRAME ||
        key.startsWith(`src/games/${game}/game.`) ||
        key.startsWith(`src/games/${game}/table/index.`) ||
        key === `src/games/${game}/text/fr.ts` ||
        key === `src/games/${game}/text/screen-fr.ts`,
    );
    return [game, weigh([...staticImports(manifest, own)].filter((file) => !first.has(file)))] as const;
  });
  const known = staticImports(manifest, [FRAME, 'src/screens/handover/ReceivePage.tsx', 'src/screens/handover/HandOverPage.tsx']);
  const phones = staticImports(
    manifest,
    keys.filter((key) => key.startsWith('src/screens/phones/')),
  );
  return {
    first: weigh(first),
    games: Object.fromEntries(addedGames),
    phones: weigh([...phones].filter((file) => !first.has(file) && !known.has(file))),
  };
}
