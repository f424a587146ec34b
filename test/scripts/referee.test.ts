import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regent-referee-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const COMMAND = ['--import', 'tsx', 'scripts/referee.ts'];

function run(command: string, args: readonly string[], input: string | Buffer) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { status, lines: stdout.split('\n').filter((line) => line !== ''), stderr };
}

const referee = (args: readonly string[], input: string | Buffer = '') => run(process.execPath, [...COMMAND, ...args], input);

/** The sentence that went to people, and nothing beside it. */
const oneSentence = /^[^\n]*\w[^\n]*\.\n$/;

// Each test starts the command, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

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

function file(content: string | Buffer): string {
  const name = join(folder, `${Math.random()}.json`);
  writeFileSync(name, content);
  return name;
}

describe('one file', () => {
  test('prints a verdict and exits 0, whatever it says', () => {
    const { status, lines } = referee([file(JSON.stringify(refused))]);
    expect(status).toBe(0);
    expect(lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      format: 'regent-verdict/1',
      accepted: 0,
      refused: { index: 0, rule: 'kd.move.shape' },
    });
  });

  test('is judged in French where that is asked for', () => {
    const { lines } = referee(['--language', 'fr', file(JSON.stringify(refused))]);
    expect(JSON.parse(lines[0] ?? '').refused.because).toContain('ni un pas ni un saut');
  });

  test.each([
    ['no JSON', 'once upon a time', ''],
    ['no object', '42', ''],
    ['a list', '[1, 2]', ''],
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
  ])('with %s exits 2 and says where it is', (_name, content, path) => {
    const { status, lines } = referee([file(content)]);
    expect(status).toBe(2);
    const verdict = JSON.parse(lines[0] ?? '');
    expect(verdict).toMatchObject({ format: 'regent-verdict/1', error: { path } });
    expect(verdict.error.message).toMatch(/\w.*\.$/);
  });

  test.each([
    ['a byte order mark', Buffer.from(`\ufeff${JSON.stringify(opening)}`)],
    ['line ends of another system', Buffer.from(JSON.stringify(opening, undefined, 1).replaceAll('\n', '\r\n'))],
  ])('%s is skipped', (_name, content) => {
    const { status, lines } = referee([file(content)]);
    expect(status).toBe(0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ accepted: 1 });
  });

  test('of bytes that are not UTF-8 exits 2', () => {
    const { status, lines } = referee([file(Buffer.from(JSON.stringify(opening).replace('Ana', 'An\u00e9'), 'latin1'))]);
    expect(status).toBe(2);
    expect(JSON.parse(lines[0] ?? '').error).toEqual({ path: '', message: 'This is not text in UTF-8.' });
  });

  test.each([
    ['a file that is not there', () => join(folder, 'nothing.json')],
    ['a folder', () => folder],
  ])('%s exits 2 with one sentence', (_name, path) => {
    const { status, lines, stderr } = referee([path()]);
    expect(status).toBe(2);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ error: { path: '' } }]);
    expect(stderr).toMatch(oneSentence);
    expect(stderr).toContain(path());
  });
});

describe('the command', () => {
  test.each([[['--help']], [['-h']], [['--lines', '--help']]])('%j tells how it is used', (args) => {
    const { status, lines, stderr } = referee(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lines.join('\n')).toMatch(/^usage: .*FILE[\s\S]*--lines[\s\S]*--language/);
  });

  test('prints its help in French', () => {
    expect(referee(['--language', 'fr', '--help']).lines.join('\n')).toContain('imprime son verdict');
  });

  test.each([
    ['an unknown option', ['--line'], '"--line"'],
    ['an unknown letter', ['-x'], '"-x"'],
    ['another language', ['--language', 'de', '--lines'], '"de"'],
    ['no language', ['--lines', '--language'], 'en and fr'],
    ['nothing', [], '--lines'],
    ['two files', ['a.json', 'b.json'], 'FILE'],
    ['a file and lines', ['a.json', '--lines'], 'FILE'],
  ])('with %s exits 2 with one sentence', (_name, args, sentence) => {
    const { status, lines, stderr } = referee(args);
    expect({ status, lines }).toEqual({ status: 2, lines: [] });
    expect(stderr).toMatch(oneSentence);
    expect(stderr).toContain(sentence);
  });

  test('ends quietly when its reader has read enough', () => {
    const many = file(`${JSON.stringify(opening)}\n`.repeat(3000));
    const { lines, stderr } = run('sh', ['-c', `${process.execPath} ${COMMAND.join(' ')} --lines < ${many} | head -1`], '');
    expect(stderr).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ accepted: 1 }]);
  });

  test('starts by npm run referee', () => {
    const { status, lines } = run('npm', ['run', '-s', 'referee', '--', '--lines'], JSON.stringify(opening));
    expect(status).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ accepted: 1 }]);
  });
});

describe('lines', () => {
  const answers = (input: string | Buffer) => {
    const { status, lines, stderr } = referee(['--lines'], input);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return lines.map((line) => JSON.parse(line));
  };
  const good = JSON.stringify(opening);

  test('print one verdict each, in order, errors in their place, blank lines skipped, and exit 0', () => {
    expect(answers(`${good}\n\nnonsense\n   \n${' '.repeat(5000)}\n${JSON.stringify(refused)}\r\n`)).toMatchObject([
      { accepted: 1, turn: 'ben' },
      { error: { path: '' } },
      { accepted: 0 },
    ]);
  });

  test('may have a byte order mark, line ends of another system, and none at the end', () => {
    expect(answers(`\ufeff${good}\r\n\r\n\ufeff${good}\r\n${good}`)).toMatchObject([{ accepted: 1 }, { accepted: 1 }, { accepted: 1 }]);
    expect(answers('')).toEqual([]);
  });

  test('of bytes that are not UTF-8 are an error of their own alone', () => {
    const bytes = Buffer.concat([Buffer.from(`${good}\n`), Buffer.from([0x22, 0xff, 0xc3, 0x0a]), Buffer.from(good)]);
    expect(answers(bytes)).toMatchObject([
      { accepted: 1 },
      { error: { path: '', message: 'This is not text in UTF-8.' } },
      { accepted: 1 },
    ]);
  });

  test('a name with the line separators of other scripts is one line', () => {
    const named = good.replace('"Ana"', '"A\u2028n\u0085a"');
    expect(answers(`${named}\n${good}`)).toMatchObject([{ accepted: 1 }, { accepted: 1 }]);
  });

  test('nothing that a line says stops the lines around it', { timeout: 120_000 }, () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const far = {
      ...opening,
      game: 'kings-gate',
      setup: { record: 'table', first: 'ana', colours: { ana: ['red', 'blue'], ben: ['yellow', 'green'] } },
      events: [{ type: 'locate', at: [9007199254740991, 0], lies: 'across' }],
    };
    const hostile: readonly (readonly [string, string])[] = [
      [deep, ''],
      [good.replace('["e1","e2"]', deep), 'events[0].path[0]'],
      [good.replace('"Ana"}', `"Ana","x":${deep}}`), 'players[0].x'],
      [good.replace('{"white":"ana"}', `{"white":"ana","x":${'{"x":'.repeat(5000)}1${'}'.repeat(5000)}}`), 'setup.x'],
      [good.replace('{"white":"ana"}', '{"white":"ana","__proto__":{"white":"ben"}}'), 'setup.__proto__'],
      [JSON.stringify(far), 'events[0].at'],
      [good.replace('"Ana"', `"${'a'.repeat(3_000_000)}"`), 'players[0].name'],
      ['['.repeat(5_000_000), ''],
      [`"${'a'.repeat(17_000_000)}"`, ''],
    ];
    const input = hostile.map(([line]) => `${line}\n${good}\n`).join('');
    expect(answers(input)).toMatchObject(hostile.flatMap(([, path]) => [{ error: { path } }, { accepted: 1 }]));
  });
});
