import { describe, expect, test } from 'vitest';
import { formatPath, isInputError } from '#session/formats/input-error';
import { readTranscript } from '#session/formats/transcript';
import { append, isTable, openTable } from '#session/log/table';
import { gameOf, games, people } from '../../transcripts';

const GOOD = {
  format: 'regent-transcript/1',
  game: 'kingdom',
  players: people('ana', 'ben'),
  setup: { white: 'ana' },
  events: [{ type: 'move', path: ['e1', 'e2'] }],
};

/** What is wrong with a transcript, and where. */
function wrong(change: object) {
  const found = readTranscript(games, { ...GOOD, ...change });
  return isInputError(found) ? [formatPath(found.path), found.code, found.params] : undefined;
}

describe('a transcript that cannot be read says where', () => {
  test('says where in its head it cannot be read', () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ game: 'chess' })).toEqual(['game', 'not-understood', { field: 'game', found: 'chess' }]);
    expect(wrong({ game: 3 })).toEqual(['game', 'not-understood', { field: 'game', found: 3 }]);
    expect(wrong({ game: 'constructor' })?.[0]).toBe('game');
    expect(wrong({ players: [...people('ana'), ...people('ana')] })).toEqual(['players[1].id', 'player-twice', { id: 'ana' }]);
    expect(wrong({ players: people('ana') })).toEqual(['players', 'player-count', { found: 1, least: 2, most: 2 }]);
    expect(wrong({ extra: 1 })).toEqual(['extra', 'unknown-field', { field: 'extra' }]);
  });

  test('says where in its set-up it cannot be read, or what the box does not allow', () => {
    expect(wrong({ setup: { white: 'ana', red: 'ben' } })).toEqual(['setup.red', 'unknown-field', { field: 'red' }]);
    expect(wrong({ setup: {} })).toEqual(['setup.white', 'missing', { field: 'white' }]);
    expect(wrong({ setup: { white: 'zoe' } })).toEqual(['setup.white', 'unknown-player', { id: 'zoe' }]);
  });

  test('names the first of its events that is wrong, whatever those before it do', () => {
    const event = { type: 'move', path: ['a1', 'i9'] };
    expect(wrong({ events: [event, { ...event, by: 'zoe' }, {}] })).toEqual(['events[1].by', 'unknown-player', { id: 'zoe' }]);
    expect(wrong({ events: [event, { type: 'move', path: ['e1', 'z9'] }] })?.[0]).toBe('events[1].path[1]');
  });
});

describe('where nobody is on move', () => {
  const game = gameOf('kings-tricktakers');
  const header = { players: people('ana', 'ben'), setup: { record: 'table', selection: 'declared' } };
  const company = { type: 'company', ...{ set: 'blue', characters: ['gambler', 'hermit', 'rebel'] } };
  const nameless = { path: ['by'], code: 'by-missing', params: {} };

  test('an event that names nobody is not taken into the log', () => {
    const table = openTable(game, header, []);
    if (isInputError(table)) throw new Error(JSON.stringify(table));
    expect(append(table, { kind: 'happened', event: company }, 0)).toEqual(nameless);
    expect(isTable(append(table, { kind: 'happened', event: { ...company, by: 'ana' } }, 0))).toBe(true);
  });

  test('one that stands in a log stops the game there, and consent does not help', () => {
    const table = openTable(game, header, [{ kind: 'happened', at: 0, event: company }]);
    expect(table).toMatchObject({ steps: [], conflict: { entry: 0, cause: nameless, isWaivable: false, waitingCount: 0 } });
  });
});
