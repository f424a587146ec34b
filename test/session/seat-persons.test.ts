import { describe, expect, test } from 'vitest';
import { append, isTable, openTable } from '#session/log/table';
import { reseatByPerson, seatPerson } from '#session/seat-persons';
import { FACTS_VERSION, finishedGameOf } from '#stats/finished-games';
import { resultOf, summaryOf } from '#store/live/summary';
import { rowOf } from '#store/records/game-rows';
import { savedGame } from '../saved-games';
import { gameOf, people } from '../transcripts';

const header = { players: people('ana', 'ben'), setup: { first: 'ana', colours: { ana: ['red'], ben: ['blue'] }, order: ['ben', 'ana'] } };

describe('a table laid anew by persons', () => {
  const players = seatPerson(header.players, 'ana', { id: 'cleo', name: 'Cleo' });

  test('knows whose seat it is', () => {
    expect(players).toEqual([{ id: 'ana', name: 'Cleo', person: 'cleo' }, ...people('ben')]);
    expect(seatPerson(players, 'ana', { id: 'ana', name: 'Ana' })).toEqual(header.players);
  });

  test('names them wherever the set-up named the seat', () => {
    expect(reseatByPerson({ ...header, players })).toEqual({
      players: people('cleo', 'ben'),
      setup: { first: 'cleo', colours: { cleo: ['red'], ben: ['blue'] }, order: ['ben', 'cleo'] },
    });
  });

  test('leaves figures, marks and what is nothing as they are', () => {
    const setup = { round: 2, pad: true, position: null, points: { ana: 4, ben: 0 } };
    expect(reseatByPerson({ players, setup }).setup).toEqual({ ...setup, points: { cleo: 4, ben: 0 } });
  });

  test('follows who turned out to be somebody else, and seats nobody twice', () => {
    expect(reseatByPerson(header, (id) => (id === 'ben' ? 'bob' : id)).players.map(({ id }) => id)).toEqual(['ana', 'bob']);
    expect(reseatByPerson(header, () => 'ana')).toEqual(header);
  });
});

test('a finished game counts for who was found to have sat there, and its result stays', () => {
  const { game, entries } = savedGame({
    game: 'kingdom',
    players: people('ana', 'ben'),
    setup: { white: 'ana' },
    events: [{ type: 'resign' }],
  });
  const table = openTable(gameOf('kingdom'), game, entries);
  if (!isTable(table)) throw new Error('unreadable');
  const part = { players: seatPerson(game.players, 'ana', { id: 'cleo', name: 'Cleo' }) };
  const right = append(table, { kind: 'correct', part }, 1);
  if (!isTable(right)) throw new Error('refused');
  expect(resultOf(right)).toEqual(game.result);
  const facts = { version: FACTS_VERSION, first: 'ana', counts: '{"ana":{"moves":1}}' };
  const played = finishedGameOf(rowOf({ ...game, summary: summaryOf(right) }, facts), () => true);
  expect(played).toMatchObject({ seats: ['cleo', 'ben'], startingPlayer: 'cleo', counts: { cleo: { moves: 1 } } });
  expect(played.standings.map(({ player }) => player)).toEqual(['ben', 'cleo']);
});
