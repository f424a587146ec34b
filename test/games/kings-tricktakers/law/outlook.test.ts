import { describe, expect, test } from 'vitest';
import { passesToCome } from '#games/kings-tricktakers/law/company';
import { deckOf, drawings, fromHere, ties, wanted } from '#games/kings-tricktakers/law/outlook';
import type { Setup } from '#games/kings-tricktakers/law/position';
import { phaseOf, standAfter } from './games';
import { begun, COPY, formed, type Happened, plays } from './table';

/** Where a table stands after some events: the position and its phase. */
function standing(number: number, events: readonly Happened[], options: Partial<Setup> = {}) {
  const stand = standAfter(number, events, options);
  return { position: stand.position, phase: phaseOf(stand) };
}

const THREE = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* gambler collector'];
const FIVE_TRICKS = plays(
  'yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-10 blue-1 blue-2 blue-3 blue-4 blue-5 blue-10 green-1 green-2 green-3',
);

describe('the order of a draft to come', () => {
  test('a snake in round 1, without what is done', () => {
    const { position } = standing(3, [], { selection: 'draft', starter: 'ben' });
    expect(passesToCome(position)).toEqual([
      { pass: 1, players: ['ben', 'cleo', 'ana'] },
      { pass: 2, players: ['ana', 'cleo', 'ben'] },
      { pass: 3, players: ['ben', 'cleo', 'ana'] },
      { pass: 4, players: ['ana', 'cleo', 'ben'] },
    ]);
    const picked = standing(3, [{ type: 'pick', set: 'blue' }], { selection: 'draft', starter: 'ben' });
    expect(passesToCome(picked.position)[0]).toEqual({ pass: 1, players: ['cleo', 'ana'] });
  });
});

describe('figures that are wanted', () => {
  test('none where all are known', () => {
    const { position, phase } = standing(3, begun(THREE));
    expect(wanted(position, phase)).toEqual([]);
  });

  test('ranks when the first trick is to be opened, and not before', () => {
    const copy = { ...COPY, ranks: { green: [1, 6] } };
    const bets = standing(3, formed(THREE), { copy });
    expect(wanted(bets.position, bets.phase)).toEqual([]);
    const { position, phase } = standing(3, begun(THREE), { copy });
    expect(wanted(position, phase)).toEqual([
      { kind: 'rank', card: 'blue' },
      { kind: 'rank', card: 'yellow' },
    ]);
  });

  test('Jacks and bet sides once the round is counted', () => {
    const copy = { ranks: COPY.ranks, jacks: { green: {}, blue: {} }, bets: {} };
    const { position, phase } = standing(3, [...begun(THREE), ...FIVE_TRICKS], { copy });
    expect(wanted(position, phase)).toEqual([
      { kind: 'bet', card: 'hermit' },
      { kind: 'bet', card: 'rebel' },
      { kind: 'jack', card: 'yellow' },
    ]);
  });
});

test('gamblers and berserkers take and discard, unless they are bet', () => {
  const { position } = standing(3, formed(THREE));
  expect(drawings(position)).toEqual([
    { player: 'ben', character: 'berserker', cards: 1 },
    { player: 'cleo', character: 'gambler', cards: 2 },
  ]);
});

test('the deck tells how many of a card have not been seen', () => {
  const { position } = standing(3, [...begun(THREE), ...plays('mystic yellow-2')]);
  const left = Object.fromEntries(deckOf(position).map((each) => [each.card, each.left]));
  expect(left).toMatchObject({ mystic: 1, surrender: 2, 'yellow-2': 0, 'yellow-3': 1 });
  expect(left['yellow-7']).toBeUndefined();
});

describe('a pad that goes on from a table', () => {
  test('takes along round, points, sets and faces', () => {
    const { position } = standing(3, [...begun(THREE), ...plays('yellow-1+K yellow-2 yellow-3')]);
    expect(fromHere(position)).toEqual({
      round: 1,
      points: { ana: 0, ben: 0, cleo: 0 },
      sets: { ana: 'green', ben: 'blue', cleo: 'yellow' },
      kings: ['cleo'],
      queens: [],
    });
  });

  test('is nothing before everybody has a set, and keeps faces with their cards between initiations', () => {
    expect(fromHere(standing(3, []).position)).toBeUndefined();
    const initiation = { selection: 'initiation' } as const;
    const { position } = standing(3, [...begun(THREE), ...plays('yellow-1+K'), ...FIVE_TRICKS.slice(1)], initiation);
    const from = fromHere(position);
    expect(from?.round).toBe(2);
    expect(from?.kings.map((player) => from.sets[player])).toEqual(['yellow']);
  });
});

test('players with equal points are told with the ranks of their Kings', () => {
  const { position } = standing(3, begun(THREE));
  expect(ties(position)).toEqual([
    {
      points: 0,
      ranks: [
        { player: 'ana', rank: 4 },
        { player: 'ben', rank: 3 },
        { player: 'cleo', rank: 2 },
      ],
    },
  ]);
});
