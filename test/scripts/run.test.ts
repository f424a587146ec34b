import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regent-run-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a program is bundled again when a part of it has changed, and knows its arguments and its place', { timeout: 60_000 }, () => {
  const part = join(folder, 'part.ts');
  const program = join(folder, 'program.ts');
  const run = () => spawnSync(process.execPath, ['scripts/run.mjs', program, 'one', 'two'], { cwd: root, encoding: 'utf8' }).stdout;
  writeFileSync(program, `import { word } from './part';\nconsole.log(word, process.argv.slice(2).join(), import.meta.url);\n`);
  writeFileSync(part, `export const word: string = 'first';\n`);
  expect(run()).toBe(`first one,two file://${program}\n`);
  writeFileSync(part, `export const word: string = 'another';\n`);
  expect(run()).toBe(`another one,two file://${program}\n`);
  expect(run()).toBe(`another one,two file://${program}\n`);
});
