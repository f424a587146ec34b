import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'regent-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes files with these lines into the folder. */
function write(files: Readonly<Record<string, readonly string[]>>): void {
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), ['export const here = 1;', ...lines].join('\n'));
  }
}

/** A tree with two made-up games, and imports that the rooms allow. */
const RIGHT = {
  'src/law/ruling.ts': [],
  'src/text/language.ts': ["import type {} from '#law/ruling';"],
  'src/session/log/table.ts': ["import '#law/ruling';", "import 'valibot';"],
  'src/games/chess/law/moves.ts': ["import '#law/ruling';"],
  'src/games/chess/text/en.ts': ["import type {} from '#games/chess/law/moves';"],
  'src/games/chess/table/Board.tsx': ["import '#games/chess/law/moves';", "import 'preact';"],
  'src/games/chess/manifest.ts': ["const board = () => import('./table/Board');"],
  'src/games/go/law/stones.ts': [],
  'src/games/go/manifest.ts': [],
  'src/registry.ts': ["import '#games/chess/manifest';", "import '#games/go/manifest';"],
  'machines/chess.ts': ["import '#games/chess/law/moves';", "import 'xstate';"],
};

const WRONG = {
  'src/law/wrong.ts': ["import 'valibot';", "import 'node:fs';", "import '#law/missing';", "import '#games/chess/law/moves';"],
  'src/text/wrong.ts': ["import '#law/ruling';"],
  'src/session/wrong.ts': ["import type {} from '#registry';", "import '#machines/chess';"],
  'src/games/chess/law/wrong.ts': ["import '#session/log/table';", "export * from '#games/go/law/stones';"],
  'src/games/chess/text/wrong.ts': ["import '#games/chess/law/moves';"],
  'src/games/chess/table/wrong.ts': ["const other = () => import('#games/go/law/stones');", "import '#registry';"],
  'src/ui/wrong.tsx': ["import type {} from '#law/ruling';"],
  'src/screens/wrong.tsx': ["import '#games/chess/law/moves';"],
  'machines/go.ts': ["import '#games/chess/law/moves';", "import './chess';"],
};

/** The imports that are refused, as `from → to`. */
function findRefused(): readonly string[] {
  const { stdout } = spawnSync(
    'node',
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--no-cache', '--config', join(root, '.dependency-cruiser.mjs'), 'src', 'machines'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return [...stdout.matchAll(/not-in-allowed: (.*)/g)].map(([, found]) => String(found).replace(/→ \S*node_modules\//, '→ ')).sort();
}

test('rooms import only what .dependency-cruiser.mjs lists', { timeout: 60_000 }, () => {
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write(RIGHT);
  write(WRONG);
  expect(findRefused()).toEqual([
    'machines/go.ts → machines/chess.ts',
    'machines/go.ts → src/games/chess/law/moves.ts',
    'src/games/chess/law/wrong.ts → src/games/go/law/stones.ts',
    'src/games/chess/law/wrong.ts → src/session/log/table.ts',
    'src/games/chess/table/wrong.ts → src/games/go/law/stones.ts',
    'src/games/chess/table/wrong.ts → src/registry.ts',
    'src/games/chess/text/wrong.ts → src/games/chess/law/moves.ts',
    'src/law/wrong.ts → #law/missing',
    'src/law/wrong.ts → fs',
    'src/law/wrong.ts → src/games/chess/law/moves.ts',
    'src/law/wrong.ts → valibot/dist/index.mjs',
    'src/screens/wrong.tsx → src/games/chess/law/moves.ts',
    'src/session/wrong.ts → machines/chess.ts',
    'src/session/wrong.ts → src/registry.ts',
    'src/text/wrong.ts → src/law/ruling.ts',
    'src/ui/wrong.tsx → src/law/ruling.ts',
  ]);
});
