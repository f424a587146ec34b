import { describe, expect, test } from 'vitest';
import { landOf } from '#games/kingdom-builder/law/board/land';
import { SECTIONS, sectionGround } from '#games/kingdom-builder/law/board/sections';
import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import { distance, HEX_DIRECTIONS, type Hex, hexLine, neighbourAt, neighbours } from '#law/hex';
import { FIRST_GAME, ISLAND } from '../scene';

describe('the hex grid', () => {
  test('even rows touch the hexes above and below to the left, odd rows to the right', () => {
    const sortedNeighbours = (hex: Hex) => neighbours(hex).map(String).sort();
    expect(sortedNeighbours([4, 4])).toEqual(['3,3', '3,4', '4,3', '4,5', '5,3', '5,4']);
    expect(sortedNeighbours([5, 4])).toEqual(['4,4', '4,5', '5,3', '5,5', '6,4', '6,5']);
  });

  test('every step can be taken back', () => {
    for (const from of [
      [4, 4],
      [5, 4],
    ] satisfies Hex[]) {
      for (const way of HEX_DIRECTIONS) expect(neighbours(neighbourAt(from, way)).map(String)).toContain(String(from));
    }
  });

  test('the end of a line of three is at distance 3', () => {
    for (const from of [
      [6, 6],
      [7, 6],
    ] satisfies Hex[]) {
      for (const way of HEX_DIRECTIONS) expect(hexLine(from, way, 3).map((hex) => distance(from, hex))).toEqual([1, 2, 3]);
    }
  });

  test('the distance is the length of a shortest way', () => {
    const from: Hex = [7, 8];
    const seen = new Map([[String(from), 0]]);
    const queue: Hex[] = [from];
    for (const hex of queue) {
      const far = seen.get(String(hex)) ?? 0;
      expect(distance(from, hex)).toBe(far);
      for (const next of far < 5 ? neighbours(hex) : []) {
        if (!seen.has(String(next))) {
          seen.set(String(next), far + 1);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(1 + 6 + 12 + 18 + 24 + 30);
  });
});

describe('the eight sections', () => {
  const count = (ground: Ground): readonly number[] =>
    SECTIONS.map((name) => sectionGround(name, false).filter((each) => each === ground).length);
  const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);

  test('a section has 100 hexes', () => {
    expect(SECTIONS.map((name) => sectionGround(name, false).length)).toEqual(SECTIONS.map(() => 100));
  });

  test('the sections have 10 castles, and 14 locations for the 28 tiles', () => {
    expect(sum(count('castle'))).toBe(10);
    expect(sum(count('location'))).toBe(14);
    expect(Object.fromEntries(SECTIONS.map((name, index) => [name, count('location')[index]]))).toEqual({
      oracle: 1,
      farm: 2,
      oasis: 2,
      tavern: 2,
      tower: 2,
      barn: 2,
      paddock: 2,
      harbor: 1,
    });
  });

  test('only the oracle and harbor sections have two castles', () => {
    expect(SECTIONS.filter((_, index) => count('castle')[index] === 2)).toEqual(['oracle', 'harbor']);
  });

  test('each kind of ground to build on lies in every section', () => {
    for (const terrain of ['grass', 'canyon', 'desert', 'flowers', 'forest'] satisfies Ground[]) {
      expect(Math.min(...count(terrain))).toBeGreaterThan(8);
    }
    const totals = { grass: 124, canyon: 115, desert: 116, flowers: 113, forest: 115, water: 136, mountain: 57 } as const;
    for (const [ground, total] of Object.entries(totals)) expect(sum(count(ground as Ground)), ground).toBe(total);
  });

  test('half a turn maps row r, column c to 9 - r, 9 - c', () => {
    const at = (turned: boolean, row: number, column: number) => sectionGround('harbor', turned)[10 * row + column];
    for (let row = 0; row < 10; row += 1)
      for (let column = 0; column < 10; column += 1) expect(at(true, row, column)).toBe(at(false, 9 - row, 9 - column));
  });
});

describe('the table', () => {
  const land = landOf({ sections: FIRST_GAME, island: ISLAND });
  const spot = (row: number, column: number): number => 20 * row + column;

  test('sections lie top left, top right, bottom left, bottom right', () => {
    expect(land.locations.map(({ spot: at, tile }) => [land.names[at], tile])).toEqual([
      ['2,18', 'paddock'],
      ['6,2', 'tavern'],
      ['6,7', 'tavern'],
      ['6,11', 'paddock'],
      ['11,17', 'farm'],
      ['12,7', 'oasis'],
      ['15,12', 'farm'],
      ['17,5', 'oasis'],
      ['island 1,1', 'rope-bridge'],
    ]);
  });

  test('hexes on both sides of a seam are neighbours', () => {
    expect(land.neighbours[spot(9, 9)]).toEqual([spot(9, 10), spot(10, 10), spot(10, 9), spot(9, 8), spot(8, 9), spot(8, 10)]);
  });

  test('corners have two or three neighbours', () => {
    expect([spot(0, 0), spot(0, 19), spot(19, 0), spot(19, 19)].map((at) => land.neighbours[at]?.length)).toEqual([2, 3, 3, 2]);
  });

  test('the island touches nothing but itself', () => {
    const islanders = land.names.flatMap((name, at) => (name.startsWith('island') ? [at] : []));
    expect(islanders).toHaveLength(19);
    for (const at of islanders) expect(land.neighbours[at]?.every((near) => islanders.includes(near))).toBe(true);
    for (let at = 0; at < 400; at += 1) expect(land.neighbours[at]?.every((near) => near < 400)).toBe(true);
  });
});
