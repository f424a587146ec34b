import { describe, expect, test } from 'vitest';
import type { Memory } from '#screens/memory/memory-state';
import { marksToGive, personMarks } from '#screens/memory/person-marks';
import { newestFirst, rowOf } from '#store/records/game-rows';
import type { GameRow, StoredPlayer } from '#store/records/record-types';
import { savedGame } from '../../saved-games';
import { people } from '../../transcripts';

const game = (id: string, played: number, ...seats: readonly [string, string]) => ({
  ...rowOf(savedGame({ game: 'kingdom', players: people(...seats), setup: { white: seats[0] }, events: [{ type: 'resign' }] }, id).game),
  played,
});
const memory = (games: readonly GameRow[], favourites: Readonly<Record<string, Partial<StoredPlayer>>> = {}): Memory => ({
  rows: games.toSorted(newestFirst),
  unreadableCount: 0,
  bin: [],
  groups: [],
  players: people('ana', 'ben', 'cat', 'dan').map((player) => ({ ...player, lastPlayed: 0, ...favourites[player.id] })),
});

describe('a person’s mark', () => {
  const [first, second] = [game('one', 1, 'dan', 'cat'), game('two', 2, 'ana', 'ben')];

  test('is the same whoever wins most, plays later, or is looked at', () => {
    const before = personMarks(memory([first]));
    const after = personMarks(memory([game('three', 3, 'ana', 'dan'), second, first]));
    for (const id of ['dan', 'cat']) expect(after.get(id)).toEqual(before.get(id));
    expect(new Set([...after.values()].map(({ colour, shape }) => `${colour} ${shape}`)).size).toBe(4);
    expect(new Set([...after.values()].map(({ colour }) => colour)).size).toBe(4);
  });

  test('stays when older games are added, with people who sat there first', () => {
    const before = memory([second]);
    const given = marksToGive(before);
    const after = memory(
      [game('older', 0, 'dan', 'cat'), second],
      Object.fromEntries([...given].filter(([id]) => id === 'ana' || id === 'ben').map(([id, mark]) => [id, { mark }])),
    );
    for (const id of ['ana', 'ben']) expect(personMarks(after).get(id)).toEqual(personMarks(before).get(id));
    expect([...marksToGive(after).keys()].sort()).toEqual(['cat', 'dan']);
    expect(new Set([...personMarks(after).values()].map(({ colour, shape }) => `${colour} ${shape}`)).size).toBe(4);
  });

  test('is the favourite; who likes the same has another shape', () => {
    const favourite = { colour: 'blue', shape: 'star' };
    const marks = personMarks(memory([second, first], { ana: favourite, cat: favourite }));
    expect(marks.get('cat')).toEqual(favourite);
    expect(marks.get('ana')?.colour).toBe('blue');
    expect(marks.get('ana')?.shape).not.toBe('star');
    expect([marks.get('ben')?.colour, marks.get('dan')?.colour]).not.toContain('blue');
  });
});
