import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { fileName, preloaded, splitting } from '../../scripts/chunks.mjs';
import { deadlocks } from '../../scripts/size.mjs';

/** A made-up tree: what each module imports, and what it asks for later. */
const TREE: Readonly<Record<string, readonly [now: readonly string[], later?: readonly string[]]>> = {
  '/src/main.tsx': [
    ['/src/screens/App.tsx'],
    ['/src/games/chess/game.ts', '/src/games/chess/table/index.tsx', '/src/games/go/game.ts', '/src/games/go/table/index.tsx'],
  ],
  '/src/screens/App.tsx': [[], ['/src/screens/table/TableScreen.tsx', '/src/screens/Clock.tsx', '/src/text/app/fr.ts']],
  '/src/screens/Clock.tsx': [['/src/ui/hands.ts']],
  '/src/ui/hands.ts': [[]],
  '/src/screens/table/TableScreen.tsx': [['/src/screens/table/Frame.tsx']],
  '/src/screens/table/Frame.tsx': [['/src/ui/Stepper.tsx', '/node_modules/lucide-preact/crown.js']],
  '/src/ui/Stepper.tsx': [[]],
  '/src/games/chess/game.ts': [['/src/games/chess/law/moves.ts', '/src/session/schema.ts']],
  '/src/games/chess/law/moves.ts': [[]],
  '/src/games/chess/table/index.tsx': [['/src/games/chess/table/Board.tsx', '/src/ui/Stepper.tsx']],
  '/src/games/chess/table/Board.tsx': [['/src/games/chess/law/moves.ts', '/src/ui/Loupe.tsx']],
  '/src/ui/Loupe.tsx': [[]],
  '/src/games/go/game.ts': [['/src/games/go/law/stones.ts', '/src/session/schema.ts'], ['/src/games/go/text/fr.ts']],
  // Two that import each other.
  '/src/games/go/law/stones.ts': [['/src/games/go/law/board.ts']],
  '/src/games/go/law/board.ts': [['/src/games/go/law/stones.ts']],
  '/src/games/go/table/index.tsx': [['/src/ui/Loupe.tsx', '/src/ui/Stepper.tsx']],
  '/src/games/go/text/fr.ts': [['/src/text/french.ts']],
  '/src/text/app/fr.ts': [['/src/text/french.ts']],
  '/src/text/french.ts': [[]],
  '/src/session/schema.ts': [[]],
  '/node_modules/lucide-preact/crown.js': [[]],
};

function codeOf(id: string): string {
  const [now, later = []] = TREE[id] ?? [[]];
  const lines = [...now.map((each) => `import '${each}';`), ...later.map((each) => `void import('${each}');`)];
  return [...lines, `console.log('${id}');`].join('\n');
}

test('what many need travels together, a law and a table each by itself, and words alone', async () => {
  const build = await rolldown({
    input: '/src/main.tsx',
    plugins: [{ name: 'tree', resolveId: (id) => id, load: codeOf }],
  });
  const { output } = await build.generate({ codeSplitting: splitting, chunkFileNames: fileName });
  await build.close();
  const files = output.flatMap((chunk) => {
    if (chunk.type !== 'chunk') return [];
    const own = chunk.moduleIds.filter((id) => id in TREE).sort();
    return own.length > 0 ? [[chunk.isEntry ? 'entry' : chunk.fileName.replace(/^assets\/(.*)-.{8}\.js$/, '$1'), own] as const] : [];
  });
  expect(files.sort(([a, [first = '']], [b, [second = '']]) => (`${a} ${first}` < `${b} ${second}` ? -1 : 1))).toEqual([
    ['Clock', ['/src/screens/Clock.tsx', '/src/ui/hands.ts']],
    ['boards', ['/src/ui/Loupe.tsx']],
    ['common', ['/src/session/schema.ts']],
    ['entry', ['/src/main.tsx']],
    ['fr', ['/src/games/go/text/fr.ts']],
    ['fr', ['/src/text/app/fr.ts']],
    ['french', ['/src/text/french.ts']],
    ['home', ['/src/screens/App.tsx']],
    ['law-chess', ['/src/games/chess/game.ts', '/src/games/chess/law/moves.ts']],
    ['law-go', ['/src/games/go/game.ts', '/src/games/go/law/board.ts', '/src/games/go/law/stones.ts']],
    [
      'table',
      ['/node_modules/lucide-preact/crown.js', '/src/screens/table/Frame.tsx', '/src/screens/table/TableScreen.tsx', '/src/ui/Stepper.tsx'],
    ],
    ['table-chess', ['/src/games/chess/table/Board.tsx', '/src/games/chess/table/index.tsx']],
    ['table-go', ['/src/games/go/table/index.tsx']],
  ]);
});

test('a page brings all that it needs, a part asks for the others itself', () => {
  const files = ['assets/common-1.js', 'assets/boards-2.js'];
  expect(preloaded('assets/Board-4.js', files, { hostType: 'js' })).toEqual([]);
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
