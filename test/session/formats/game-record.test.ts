import { describe, expect, test } from 'vitest';
import { readRecord, recordOf, transcriptOf } from '#session/formats/game-record';
import { formatPath, isInputError } from '#session/formats/input-error';
import { judgeTranscript } from '#session/formats/verdict';
import { type Entry, effectiveLog } from '#session/log/effective-log';
import { openTable } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { gameOf, games, people } from '../../transcripts';

const move = { kind: 'happened', at: 5, event: { type: 'move', path: ['a1', 'a2'], by: 'ana' } } as const;
const entries: readonly Entry[] = [
  move,
  { kind: 'amend', at: 6, entry: 0, event: { type: 'resign', by: 'ana', consent: true } },
  { kind: 'undo', at: 7 },
  { kind: 'redo', at: 8 },
  { kind: 'strike', at: 9, entry: 0 },
  { kind: 'agree', at: 10, agreement: 'first', choice: 'black' },
  { kind: 'correct', at: 11, part: { players: people('ana', 'ben'), setup: { white: 'ben' } } },
  { kind: 'correct', at: 12, part: {} },
  { kind: 'correct', at: 12, part: {}, events: [{ entry: 0, event: { type: 'resign', by: 'ben' } }] },
  { kind: 'abandon', at: 13 },
  { kind: 'abandon', at: 14, counted: true },
];
const record = { format: 'regent-game/1', game: 'kingdom', rules: 1, players: people('ana', 'ben'), setup: { white: 'ana' }, entries };

function errorIn(value: unknown): string {
  const read = readRecord(value);
  if (!isInputError(read)) throw new Error('it was read');
  return formatPath(read.path);
}

test('a kept game is read as it was written, every kind of entry among them', () => {
  expect(readRecord(record)).toEqual(record);
  const table = openTable(gameOf('kingdom'), { players: people('ana', 'ben'), setup: { white: 'ana' } }, [move]);
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  expect(recordOf('kingdom', table)).toEqual({ ...record, rules: RULES_VERSION, entries: [move] });
});

test('fields of set-ups and events are kept whatever they are called', () => {
  const event = { type: 'odd', constructor: 1, prototype: { length: 2 } };
  const odd = { ...record, setup: { constructor: { prototype: 1 } }, entries: [{ kind: 'happened', at: 1, event }] };
  const read = readRecord(odd);
  expect(read).toEqual(odd);
  expect(JSON.stringify(read)).toBe(JSON.stringify(odd));
});

test('who sat in a seat is kept, and a field that holds nothing', () => {
  const [ana, ben] = people('ana', 'ben');
  const sat = { ...record, players: [{ ...ana, person: 'cleo' }, ben], setup: { white: 'ana', position: null } };
  expect(readRecord(sat)).toStrictEqual(sat);
});

test('a transcript leaves out what none tells, and one that tells it cannot be read', () => {
  const sections = ['tavern', 'paddock', 'oasis', 'farm'].map((name) => ({ name, turned: false }));
  const tableRecord = { record: 'table', first: 'ana', sections, cards: ['fishermen', 'knights', 'merchants'] };
  const setup = { ...tableRecord, colours: { ana: 'blue', ben: 'white' } };
  const gameRecord = { ...record, format: 'regent-game/1', game: 'kingdom-builder', setup, entries: [] } as const;
  expect(transcriptOf(gameRecord, ['colours'])).toMatchObject({ setup: tableRecord });
  expect(judgeTranscript(games, transcriptOf(gameRecord, ['colours']), 'en')).toMatchObject({ accepted: 0, refused: null });
  expect(judgeTranscript(games, transcriptOf(gameRecord), 'en')).toMatchObject({ error: { path: 'setup.colours' } });
});

describe('what cannot be read is named', () => {
  const deep = JSON.parse(`${'{"x":'.repeat(5000)}1${'}'.repeat(5000)}`);
  const nestedLists = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const first = (entry: unknown) => ({ ...record, entries: [entry] });

  test.each([
    ['another format', { ...record, format: 'regent-game/9' }, 'format'],
    ['rules of no version', { ...record, rules: 0 }, 'rules'],
    ['a version between two', { ...record, rules: 1.5 }, 'rules'],
    ['players that are no list', { ...record, players: {} }, 'players'],
    ['a player without a name', { ...record, players: [{ id: 'ana' }] }, 'players[0].name'],
    ['a set-up that is a list', { ...record, setup: [] }, 'setup'],
    ['a set-up without end', { ...record, setup: deep }, 'setup'],
    ['an unknown field', { ...record, constructor: 1 }, 'constructor'],
    ['an unknown kind of entry', first({ kind: 'forget', at: 1 }), 'entries[0].kind'],
    ['an entry without a time', first({ kind: 'undo' }), 'entries[0].at'],
    ['a time that is none', first({ kind: 'undo', at: 0.5 }), 'entries[0].at'],
    ['a place below the first', first({ kind: 'strike', at: 1, entry: -1 }), 'entries[0].entry'],
    ['an event without a type', first({ kind: 'happened', at: 1, event: { by: 'ana' } }), 'entries[0].event.type'],
    ['an event that is none', first({ kind: 'happened', at: 1, event: 'move' }), 'entries[0].event'],
    ['an event by nobody', first({ kind: 'amend', at: 1, entry: 0, event: { type: 'x', by: 'A' } }), 'entries[0].event.by'],
    ['consent that is none', first({ kind: 'happened', at: 1, event: { type: 'x', consent: 1 } }), 'entries[0].event.consent'],
    ['an event without end', first({ kind: 'happened', at: 1, event: { type: 'x', y: deep } }), 'entries[0].event.y'],
    ['a field deeper than any', first({ kind: 'happened', at: 1, event: { type: 'x', y: nestedLists(22) } }), 'entries[0].event.y'],
    ['a correction without end', first({ kind: 'correct', at: 1, part: { setup: deep } }), 'entries[0].part.setup'],
    ['a correction of nothing known', first({ kind: 'correct', at: 1, part: { rules: 2 } }), 'entries[0].part.rules'],
    [
      'an event told anew of no entry',
      first({ kind: 'correct', at: 1, part: {}, events: [{ event: move.event }] }),
      'entries[0].events[0].entry',
    ],
    ['an end that counts a little', first({ kind: 'abandon', at: 1, counted: false }), 'entries[0].counted'],
    ['a prototype', first(JSON.parse('{"kind":"happened","at":1,"event":{"type":"x","__proto__":{}}}')), 'entries[0].event.__proto__'],
  ])('a record with %s is an error at its path', (_, value, path) => {
    expect(errorIn(value)).toBe(path);
  });

  test('what is nested as deep as it may be is read', () => {
    expect(readRecord(first({ kind: 'happened', at: 1, event: { type: 'x', y: nestedLists(20) } }))).not.toHaveProperty('code');
    expect(errorIn(first({ kind: 'happened', at: 1, event: { type: 'x', y: nestedLists(21) } }))).toBe('entries[0].event.y');
  });
});

test('a transcript leaves out what was undone and struck, and is judged', () => {
  const played = { ...record, entries: [move, { ...move, event: { type: 'resign', by: 'ben' } }, { kind: 'undo', at: 6 }] };
  const read = readRecord(played);
  if (isInputError(read)) throw new Error(formatPath(read.path));
  expect(transcriptOf(read)).toEqual({
    format: 'regent-transcript/1',
    game: 'kingdom',
    players: record.players,
    setup: record.setup,
    events: [move.event],
  });
  expect(judgeTranscript(games, transcriptOf(read), 'en')).toMatchObject({ accepted: 1, turn: 'ben' });
  expect(effectiveLog(read, read.entries).events).toHaveLength(1);
});
