import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Kingdom } from '#games/kingdom/game';
import { game } from '#games/kingdom/game';
import { notation } from '#games/kingdom/table/game-notation';
import type { Act, Header } from '#session/log/effective-log';
import { append, isTable, openTable, type Table } from '#session/log/table';
import { playRandom } from '../../random-play';
import { loadFixture } from '../../saved-games';
import { people } from '../../transcripts';

type Event = Kingdom['event'];

function tableOf(header: Header, events: readonly Event[]): Table<Kingdom> {
  let table = openTable<Kingdom>(game, header);
  for (const event of events) {
    if (!isTable(table)) throw new Error(JSON.stringify(table));
    const act: Act = { kind: 'happened', event };
    const next = append(table, act, 0);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    table = next;
  }
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return table;
}

const idOf = (name: string): string => name.toLowerCase();
const read = (text: string) => notation.parse(text, idOf);
const positionsOf = ({ steps }: Table<Kingdom>) =>
  steps.filter(({ event }) => event.type !== 'adjust').map(({ state }) => state.position.board);

/** Written down and read back, every board of the game is the same. */
function comesBack(table: Table<Kingdom>): void {
  const readGame = read(notation.format(table));
  if (readGame === undefined || 'unreadWord' in readGame) throw new Error(JSON.stringify(readGame));
  const again = tableOf({ players: readGame.players, setup: { ...readGame.setup } }, readGame.events);
  expect(positionsOf(again)).toEqual(positionsOf(table));
  expect(again.steps.at(-1)?.state.position.ending).toBe(table.steps.at(-1)?.state.position.ending);
}

interface Fixture extends Header {
  readonly events: readonly Event[];
}

describe('the notation of a game', () => {
  const names = readdirSync(join(import.meta.dirname, 'whole')).map((file) => file.replace('.json', ''));

  test.each(names)('%s comes back from what is written of it', (name) => {
    const { players, setup, events } = loadFixture<Fixture>('kingdom', name).transcript;
    comesBack(tableOf({ players, setup }, events));
  });

  test.each([1, 2, 3, 4])('and so does the random game %i', (seed) => {
    const { header, events } = playRandom('kingdom', 2, seed, 80);
    const law = openTable<Kingdom>(
      game,
      header,
      events.map((event) => ({ kind: 'happened', event, at: 0 })),
    );
    if (!isTable(law)) throw new Error('unreadable');
    comesBack(law);
  });

  test('is written by twos, with who has which side', () => {
    const table = tableOf({ players: people('ana', 'ben'), setup: { white: 'ben' } }, [
      { type: 'move', path: ['b1', 'b2'] },
      { type: 'move', path: ['h9', 'h8'] },
      { type: 'resign', by: 'ana' },
    ]);
    expect(notation.format(table)).toBe('[White "Ben"]\n[Black "Ana"]\n\n1. b1-b2 h9-h8\n2. black-resigns');
  });

  test('is read with capitals and without spaces after the numbers, and a turn by consent is one', () => {
    const readGame = read('[White "Ana"]\n[Black "Ben"]\n1.B1-B2 h9-h8!\n2. draw');
    expect(readGame).toMatchObject({
      players: [
        { id: 'ana', name: 'Ana' },
        { id: 'ben', name: 'Ben' },
      ],
      setup: { white: 'ana' },
      events: [{ type: 'move', path: ['b1', 'b2'] }, { type: 'move', path: ['h9', 'h8'], consent: true }, { type: 'draw' }],
    });
  });

  test('names the word that cannot be read, and is none without sides', () => {
    expect(read('[White "Ana"]\n[Black "Ben"]\n1. b1-b2 castles')).toEqual({ unreadWord: 'castles' });
    expect(read('1. b1-b2')).toBeUndefined();
    expect(read('hello')).toBeUndefined();
  });
});
