import { describe, expect, test } from 'vitest';
import { SQUARES, squareName } from '#games/kingdom/law/board';
import { open } from '#session/rule';
import { readSetup } from '#session/transcript';
import { isTrouble } from '#session/trouble';
import { games } from '../../../kit';
import { chance } from '../../../random';
import { players } from './table';

const { kingdom } = games;
const NAMES = SQUARES.map(squareName);
const KNIGHTS = ['w1', 'w2', 'w3', 'w4', 'b1', 'b2', 'b3', 'b4'];

/** A few pieces anywhere but on the thrones, White on move. */
function someStand(seed: number, courtesy: string) {
  const from = chance(seed);
  const squares = from.shuffle(NAMES.filter((name) => name !== 'e1' && name !== 'e9'));
  const placed = ['wM', 'bM', ...from.shuffle(KNIGHTS).slice(0, 5)].map((piece, index) => [squares[index], piece]);
  const setup = { white: 'ana', position: { pieces: Object.fromEntries(placed), onMove: 'w' }, agreements: { courtesy } };
  const ready = readSetup(kingdom, players, setup);
  if (isTrouble(ready)) throw new Error(JSON.stringify(ready));
  return {
    stand: kingdom.flow.start(kingdom.law.begin(ready)),
    own: placed.filter(([, piece]) => piece?.startsWith('w')).map(([square]) => square ?? ''),
  };
}

describe('candidates', () => {
  test.each([
    [1, 'off'],
    [2, 'monarch-moves'],
    [3, 'strict'],
    [4, 'off'],
    [5, 'monarch-moves'],
  ])('miss no legal move of one or two legs: position %i, courtesy %s', (seed, courtesy) => {
    const { stand, own } = someStand(seed, courtesy);
    const isLegal = (path: readonly string[]): boolean => {
      const move = { type: 'move', by: 'ana', path };
      return kingdom.law.judge(stand.position, move).legal;
    };
    const paths = own.flatMap((from) => NAMES.flatMap((to) => [[from, to], ...NAMES.map((last) => [from, to, last])]));
    const brute = new Set(paths.filter(isLegal).map((path) => `${path[0]}-${path.at(-1)}`));
    const offered = open(kingdom, stand, 'move').map((event): readonly string[] => Object(event).path);
    const pairs = new Set(offered.map((path) => `${path[0]}-${path.at(-1)}`));
    expect([...brute].filter((pair) => !pairs.has(pair))).toEqual([]);
    expect(offered.filter((path) => path.length <= 3 && !brute.has(`${path[0]}-${path.at(-1)}`))).toEqual([]);
  });
});
