import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regent-referee-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function referee(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'referee', '--', ...args], { cwd: root, input, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter((line) => line !== ''), stderr };
}

const transcript = (events: readonly object[]) => ({
  format: 'regent-transcript/1',
  game: 'kingdom',
  players: [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ],
  setup: { white: 'ana' },
  events,
});
const opening = transcript([{ type: 'move', path: ['e1', 'e2'] }]);
const refused = transcript([{ type: 'move', path: ['a1', 'a5'] }]);

function file(content: string): string {
  const name = join(folder, `${Math.random()}.json`);
  writeFileSync(name, content);
  return name;
}

describe('one file', () => {
  test('a verdict and exit 0, whatever it says', () => {
    const { status, lines } = referee([file(JSON.stringify(refused))]);
    expect(status).toBe(0);
    expect(lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      format: 'regent-verdict/1',
      accepted: 0,
      refused: { index: 0, rule: 'kd.move.shape' },
    });
  });

  test('in French', () => {
    const { lines } = referee(['--language', 'fr', file(JSON.stringify(refused))]);
    expect(JSON.parse(lines[0] ?? '').refused.because).toContain('ni un pas ni un saut');
  });

  test.each([
    ['no JSON', 'once upon a time', ''],
    ['no object', '42', ''],
    ['a list', '[1, 2]', 'format'],
    ['another format', JSON.stringify({ ...opening, format: 'bg-stats/1' }), 'format'],
    ['an unknown game', JSON.stringify({ ...opening, game: 'chess' }), 'game'],
    ['an unknown field', JSON.stringify({ ...opening, note: 'x' }), 'note'],
    ['no events', JSON.stringify({ ...opening, events: undefined }), 'events'],
    [
      'a bad id',
      JSON.stringify({
        ...opening,
        players: [
          { id: 'Ana', name: 'Ana' },
          { id: 'ben', name: 'Ben' },
        ],
      }),
      'players[0].id',
    ],
    [
      'an error late in the file',
      JSON.stringify(
        transcript([
          { type: 'move', path: ['a1', 'a5'] },
          { type: 'replace', at: 'x1' },
        ]),
      ),
      'events[1].at',
    ],
  ])('%s: exit 2 and where it is', (_name, content, path) => {
    const { status, lines } = referee([file(content)]);
    expect(status).toBe(2);
    const verdict = JSON.parse(lines[0] ?? '');
    expect(verdict).toMatchObject({ format: 'regent-verdict/1', error: { path } });
    expect(verdict.error.message).toMatch(/\w.*\.$/);
  });

  test('a file that is not there, and no file at all', () => {
    expect(referee([join(folder, 'nothing.json')]).status).toBe(2);
    const none = referee([]);
    expect(none).toMatchObject({ status: 2, lines: [] });
    expect(none.stderr).toContain('usage');
  });
});

test('lines: one verdict a line, in order, errors in their place, blank lines skipped, exit 0', () => {
  const { status, lines } = referee(['--lines'], `${JSON.stringify(opening)}\n\nnonsense\n   \n${JSON.stringify(refused)}\r\n`);
  expect(status).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ accepted: 1, turn: 'ben' }, { error: { path: '' } }, { accepted: 0 }]);
});
