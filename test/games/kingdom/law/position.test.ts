import { describe, expect, test } from 'vitest';
import { parseSquareName, type SquareName, START_BOARD, squareName } from '#games/kingdom/law/board';
import { attackPaths, nextJumps } from '#games/kingdom/law/moves';
import { boardOf, countRepetitions, move as moved, type Position, piecesOn } from '#games/kingdom/law/position';
import type { EventBase } from '#law/game';
import { gameOf } from '../../../transcripts';
import { move, stateOf } from './positions';

const { flow } = gameOf('kingdom');

/** The positions of a game, the first among them. */
function positionsOf(pieces: Parameters<typeof stateOf>[0], events: readonly EventBase[]): readonly Position[] {
  const states = [stateOf(pieces)];
  for (const event of events) states.push(flow.step(states.at(-1) ?? stateOf(pieces), event));
  return states.map(({ position }) => position as Position);
}

describe('how often a position has stood', () => {
  const there = [
    { ...move('c3', 'c4'), by: 'ana' },
    { ...move('i9', 'i8'), by: 'ben' },
  ];
  const back = [
    { ...move('c4', 'c3'), by: 'ana' },
    { ...move('i8', 'i9'), by: 'ben' },
  ];
  const gift = { type: 'adjust', by: 'ana', points: 1, reason: 'tea' };

  test('each return counts, with the same side on move', () => {
    const counts = (events: readonly EventBase[]) => countRepetitions(positionsOf({ c3: 'w2' }, events));
    expect(counts([])).toBe(1);
    expect(counts(there)).toBe(1);
    expect(counts([...there, ...back])).toBe(2);
    expect(counts([...there, ...back, ...there])).toBe(2);
    expect(counts([...there, ...back, ...there, ...back])).toBe(3);
    expect(counts([...there, ...back, ...there, ...back, ...there.slice(0, 1)])).toBe(3);
  });

  test('points that the table gives are no return', () => {
    expect(countRepetitions(positionsOf({ c3: 'w2' }, [...there, ...back, gift]))).toBe(2);
    expect(countRepetitions(positionsOf({ c3: 'w2' }, [gift, gift]))).toBe(1);
  });

  test('with a Knight in the hand, or once it is over, nothing stands', () => {
    expect(countRepetitions(positionsOf({ a2: 'b2' }, [{ ...move('a1', 'a2'), by: 'ana' }]))).toBe(0);
    expect(countRepetitions(positionsOf({ c3: 'w2', c4: 'bM' }, [{ ...move('c3', 'c4'), by: 'ana' }]))).toBe(0);
    expect(countRepetitions([])).toBe(0);
  });
});

test('pieces by their squares make the board, and the board gives them back', () => {
  expect(piecesOn(boardOf({ c3: 'w2', e9: 'bM' }))).toEqual({ c3: 'w2', e9: 'bM' });
  expect(boardOf(piecesOn(START_BOARD))).toEqual(START_BOARD);
});

test('a Monarch that was taken is no Knight in the hand', () => {
  const { position } = stateOf({ c3: 'w2', c4: 'bM' });
  expect(moved(position as Position, { type: 'move', path: ['c3', 'c4'] })).toMatchObject({ ending: 'capture', taken: undefined });
});

test('there is one way for each piece by which a Monarch could be taken', () => {
  const squares = (...names: readonly Parameters<typeof parseSquareName>[0][]) => names.map(parseSquareName);
  const board = boardOf({ e5: 'wM', e6: 'b2', c3: 'b3', d4: 'b1', i9: 'bM' });
  const ways = [squares('c3', 'e5'), squares('d4', 'e5'), squares('e6', 'e5')];
  expect(attackPaths(board, 'w', true).map(({ path }) => path)).toEqual(ways);
});

describe('where one more jump can take a piece', () => {
  const board = boardOf({ c3: 'w3', d4: 'b2', f6: 'b1', g5: 'b4', d2: 'w1', e1: 'wM', i9: 'bM' });
  const names = (from: SquareName, at: SquareName, on = board) =>
    nextJumps(on, parseSquareName(from), parseSquareName(at), true).map(squareName);

  test('are those over what it may jump, also back to where it began', () => {
    expect(names('c3', 'c3')).toEqual(['e5']);
    expect(names('c3', 'e5')).toEqual(['c3', 'g7']);
    expect(names('e1', 'e1')).toEqual([]);
    expect(names('e1', 'e1', boardOf({ e1: 'wM', d2: 'w1', i9: 'bM' }))).toEqual(['c3']);
  });

  test('there are none from an empty square, nor on from the square of a piece that was taken', () => {
    expect(names('a5', 'a5')).toEqual([]);
    expect(names('c3', 'g5')).toEqual([]);
  });
});

test('the machine itself does not take what the law refuses', () => {
  const moving = stateOf({ a2: 'b2' });
  expect(flow.step(moving, { ...move('a1', 'a3'), by: 'ana' })).toBe(moving);
  const replacing = flow.step(moving, { ...move('a1', 'a2'), by: 'ana' });
  expect(replacing.phase).toBe('replacing');
  const onThrone = { type: 'replace', by: 'ana', at: 'e9' };
  expect(flow.step(replacing, onThrone)).toBe(replacing);
});
