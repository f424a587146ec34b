import { describe, expect, test } from 'vitest';
import { fileName, preloaded, splitting } from '../../scripts/chunks.mjs';
import { deadlocks } from '../../scripts/size.mjs';

/** A made-up tree, each module with those that import it. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/src/screens/table/TableScreen.tsx': [],
  '/src/games/chess/game.ts': [],
  '/src/games/chess/table/index.tsx': [],
  '/src/games/go/game.ts': [],
  '/src/games/go/table/index.tsx': [],
  '/src/games/go/text/fr.ts': [],
  '/src/session/schema.ts': ['/src/games/chess/game.ts', '/src/games/go/game.ts'],
  '/src/ui/Stepper.tsx': ['/src/screens/table/Frame.tsx', '/src/games/chess/table/index.tsx', '/src/games/go/table/index.tsx'],
  '/src/screens/table/Frame.tsx': ['/src/screens/table/TableScreen.tsx'],
  '/src/ui/Loupe.tsx': ['/src/games/go/table/index.tsx', '/src/games/chess/table/Board.tsx'],
  '/src/games/chess/table/Board.tsx': ['/src/games/chess/table/index.tsx'],
  '/src/games/chess/law/moves.ts': ['/src/games/chess/game.ts', '/src/games/chess/table/Board.tsx'],
  '/src/ui/clock.ts': ['/src/games/chess/table/index.tsx'],
  // Two that import each other.
  '/src/games/go/law/stones.ts': ['/src/games/go/law/board.ts', '/src/games/go/game.ts'],
  '/src/games/go/law/board.ts': ['/src/games/go/law/stones.ts'],
  '/src/text/french.ts': ['/src/games/go/game.ts', '/src/games/chess/game.ts'],
};

const info = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
};

/** The file that a module travels in, by the first group that takes it; none where it stays with who asks for it. */
function groupOf(id: string, isFirst = false): string | undefined {
  for (const { name, test: isIn, tags } of splitting.groups.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))) {
    const fits = typeof isIn === 'function' ? isIn(id) : isIn === undefined || new RegExp(isIn).test(id);
    if (!fits || (tags?.includes('$initial') === true && !isFirst)) continue;
    const found = typeof name === 'function' ? name(id, info) : name;
    if (typeof found === 'string') return found;
  }
  return undefined;
}

describe('which modules travel together', () => {
  test.each([
    ['/src/session/schema.ts', 'common'],
    ['/src/text/french.ts', 'french'],
    ['/src/ui/Stepper.tsx', 'table'],
    ['/src/screens/table/Frame.tsx', 'table'],
    ['/src/ui/Loupe.tsx', 'boards~chess~go'],
    ['/src/games/chess/law/moves.ts', 'law-chess'],
    ['/src/games/go/game.ts', 'law-go'],
    ['/src/games/go/law/board.ts', 'law-go'],
    ['/src/games/chess/table/Board.tsx', 'table-chess'],
    ['/node_modules/lucide-preact/dist/crown.mjs', 'icons'],
    // Neither of many nor of a game: with who asks for it.
    ['/src/ui/clock.ts', undefined],
    // What a law waits for must not wait for it.
    ['/src/games/go/text/fr.ts', undefined],
  ])('%s: %s', (id, group) => expect(groupOf(id)).toBe(group));

  test('what the first screen needs comes in one file, and the entry by itself', () => {
    expect(groupOf('/src/session/schema.ts', true)).toBe('home');
    expect(groupOf('/src/main.tsx', true)).toBeUndefined();
  });
});

test('a file is called after what it is', () => {
  expect(fileName({ name: 'boards~chess~go' })).toBe('assets/boards-[hash].js');
});

test('a part brings its style, a page all that it needs; the style of home stands in the page', () => {
  const files = ['assets/common-1.js', 'assets/home-2.css', 'assets/Board-3.css'];
  expect(preloaded('assets/Board-4.js', files, { hostType: 'js' })).toEqual(['assets/Board-3.css']);
  expect(preloaded('index.html', files, { hostType: 'html' })).toEqual(files);
});

test('words that bring along what waits for them are found, however far behind it', () => {
  const words = 'src/games/go/text/fr.ts';
  const law = { file: 'assets/law-go-1.js', dynamicImports: [words] };
  const home = { file: 'assets/home-2.js', dynamicImports: ['src/text/app/fr.ts'] };
  const asked = { 'src/games/go/game.ts': law, '_home-2.js': home };
  const app = { file: 'assets/fr-3.js', imports: ['_home-2.js'] };
  expect(deadlocks({ ...asked, 'src/text/app/fr.ts': app, [words]: { file: 'assets/fr-4.js', imports: ['_home-2.js'] } })).toEqual([]);
  const between = { file: 'assets/names-5.js', imports: ['src/games/go/game.ts'] };
  expect(deadlocks({ ...asked, _names: between, [words]: { file: 'assets/fr-4.js', imports: ['_names'] } })).toEqual([
    'src/games/go/text/fr.ts ← src/games/go/game.ts',
  ]);
});
