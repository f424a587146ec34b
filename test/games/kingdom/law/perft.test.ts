import { expect, test } from 'vitest';
import { perft } from '../perft';

test('perft 25, 625, 19,550', () => {
  expect([1, 2, 3].map((depth) => perft(depth))).toEqual([25, 625, 19_550]);
});
