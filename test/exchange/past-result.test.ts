import { expect, test } from 'vitest';
import { createResultOnlyGame, leadersOf } from '#exchange/past-result';
import { foldFigures } from '#stats/figures';
import { openStoredGame } from '#store/live/create-game';
import { resultStandings } from '#store/records/record-types';
import { loadAllPlayed } from '../stats/load-played';
import { freshName, openTestStore } from '../store/test-store';
import { gameOf, people } from '../transcripts';

const PLAYED = Date.UTC(2026, 4, 1, 20);
const pastGame = {
  game: 'kings-gate',
  players: people('ana', 'ben', 'cat'),
  points: { ana: 30, ben: 34, cat: 34 },
  played: PLAYED,
  place: 'The attic',
};

test('of a tie in points the table says who won, or that the win is shared', () => {
  expect(leadersOf(pastGame)).toEqual(['ben', 'cat']);
  expect(createResultOnlyGame('x', pastGame)).toMatchObject({ summary: { winners: ['ben', 'cat'] } });
  expect(createResultOnlyGame('x', { ...pastGame, winner: 'cat', minutes: 45 })).toMatchObject({
    minutes: 45,
    summary: { winners: ['cat'], status: 'finished' },
    result: {
      standings: [
        { player: 'cat', rank: 1, points: 34 },
        { player: 'ben', rank: 2, points: 34 },
        { player: 'ana', rank: 3, points: 30 },
      ],
    },
  });
});

test('who has fewer points cannot win', () => {
  expect(createResultOnlyGame('x', { ...pastGame, winner: 'ana' }).summary.winners).toEqual(['ben', 'cat']);
});

test('points that nobody entered are none, and leave the places behind the winner open', () => {
  const game = createResultOnlyGame('x', { ...pastGame, points: { ana: 30 }, winner: 'ben' });
  expect(game.summary).toMatchObject({ points: { ana: 30 }, winners: ['ben'], unplaced: ['ana', 'cat'] });
  expect(resultStandings(game)).toEqual([
    { player: 'ben', rank: 1 },
    { player: 'ana', rank: 2, points: 30 },
    { player: 'cat', rank: 3 },
  ]);
  expect(leadersOf({ ...pastGame, points: { ana: 30 } })).toEqual(['ana', 'ben', 'cat']);
  const nothing = createResultOnlyGame('x', { ...pastGame, points: {}, winner: 'cat' });
  expect(nothing.result?.standings.map(({ player, rank }) => [player, rank])).toEqual([
    ['cat', 1],
    ['ana', 2],
    ['ben', 2],
  ]);
});

test('a result alone counts as played, won and with its points, and has no log to open', async () => {
  const store = await openTestStore(freshName());
  const game = createResultOnlyGame('x', { ...pastGame, winner: 'cat' });
  await store.replaceGame(game, [], []);
  expect(await store.game('x')).toEqual(game);
  expect(await openStoredGame(store, gameOf('kings-gate'), game)).toBeUndefined();
  const [played, ...others] = await loadAllPlayed(store);
  expect(others).toEqual([]);
  expect(played).toMatchObject({ at: PLAYED, seats: ['ana', 'ben', 'cat'], counts: {}, startingPlayer: undefined });
  const { persons } = foldFigures(played === undefined ? [] : [played]);
  expect(persons.get('cat')).toMatchObject({ games: 1, wins: 1 });
  expect(persons.get('ana')).toMatchObject({ games: 1, wins: 0 });
});
