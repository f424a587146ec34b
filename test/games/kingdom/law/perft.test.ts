import { expect, test } from 'vitest';
import { perft } from '../perft';

test('perft from the start counts 25, 625 and 19,550 moves', () => {
  expect([1, 2, 3].map((depth) => perft(depth))).toEqual([25, 625, 19_550]);
});
