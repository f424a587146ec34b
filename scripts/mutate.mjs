import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './install.mjs';

/*
 * Seeds faults into a part of the tree and says which of them no test notices:
 * npm run mutate -- src/games/kingdom/law machines/kingdom.ts
 */

/** No dependency of the project: fetched when somebody mutates. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

/**
 * The quick tests that know a path: of a game, those of its law and what else lies beside them; of a room that games
 * share, that room's; the whole games for both.
 * @param {string} path
 */
function testsOf(path) {
  const whole = ['test/machines/**/*.test.ts', 'test/session/fixtures.test.ts'];
  const game = /^(?:machines|src\/games)\/([^/.]+)/.exec(path)?.[1];
  if (game === undefined || !existsSync(`test/games/${game}`)) {
    const room = /^src\/([^/.]+)/.exec(path)?.[1];
    return room !== undefined && existsSync(`test/${room}`) ? [...whole, `test/${room}/**/*.test.ts`] : ['test/**/*.test.ts'];
  }
  const rules = [`test/games/${game}/law/**/*.test.ts`, ...whole];
  return path.startsWith(`src/games/${game}/law`) ? rules : [...rules, `test/games/${game}/*.test.ts`];
}

const paths = process.argv.slice(2).map((path) => path.replace(/\/+$/, ''));
if (paths.length === 0) {
  console.error('Say which part of the tree: npm run mutate -- src/games/kingdom/law');
  process.exit(2);
}
process.chdir(root);
if (!existsSync('node_modules/@stryker-mutator/vitest-runner')) {
  const code = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...STRYKER]);
  if (code !== 0) process.exit(code);
}
const { Stryker } = await import('@stryker-mutator/core');
process.env.MUTATE_TESTS = JSON.stringify([...new Set(paths.flatMap(testsOf))]);

const cache = join('node_modules', '.cache', 'mutate');
const results = await new Stryker({
  mutate: paths.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path)),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.mjs', related: false },
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  incremental: true,
  incrementalFile: join(cache, 'incremental.json'),
  ignorePatterns: ['dist', 'docs', 'public', 'test/**/browser', 'test/**/*.tsx'],
  reporters: ['progress', 'clear-text'],
  warnings: { slow: false },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  thresholds: { high: 100, low: 95, break: 95 },
}).runMutationTest();
console.log(`${results.length} faults seeded.`);
