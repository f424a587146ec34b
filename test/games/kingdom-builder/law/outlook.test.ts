import { describe, expect, test } from 'vitest';
import { type Coordinates, landOf, spotOf } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME as SUGGESTED } from '#games/kingdom-builder/law/board/plan';
import { capitolSites, caveSites } from '#games/kingdom-builder/law/board/queenie-sites';
import { isOnlyEndLeft } from '#games/kingdom-builder/law/candidates';
import { tileRules, toolRules } from '#games/kingdom-builder/law/cited-rules';
import { colourByPlayer, coloursOf, swapColour } from '#games/kingdom-builder/law/colours';
import { componentsOf, countByPart, isLastRound, lastSeat, tileChanges, tilesLeft } from '#games/kingdom-builder/law/news';
import { countLines } from '#games/kingdom-builder/law/scoring/score';
import { BUILDING_TILES, isBuildingTile, TOOLS } from '#games/kingdom-builder/law/tiles';
import { FIRST_GAME, ISLAND, OTHER_FOUR, positionOf, type Scene, stageScene } from './scene';

const farm: Coordinates = [15, 12];

describe('tiles', () => {
  test('two lie on a location hex until they are taken', () => {
    const tilesLeftAt = (tiles: NonNullable<Scene['tiles']>, at: Coordinates = farm) => {
      const position = positionOf({ tiles });
      return tilesLeft(position, spotOf(position.land, at));
    };
    expect(tilesLeftAt({})).toBe(2);
    expect(tilesLeftAt({ ana: [['farm', farm]] })).toBe(1);
    expect(tilesLeftAt({ ana: [['farm', farm]], ben: [['farm', farm]] })).toBe(0);
    expect(tilesLeftAt({ ana: [['farm', farm]] }, [11, 17])).toBe(2);
  });

  const had = positionOf({
    tiles: {
      ana: [
        ['farm', farm],
        ['paddock', [2, 18]],
      ],
    },
  });
  const has = positionOf({
    tiles: {
      ana: [
        ['farm', farm, 'used'],
        ['oasis', [12, 7]],
      ],
    },
  });

  test('tileChanges tells which were gained, lost and kept', () => {
    expect(tileChanges(had, has, 0)).toEqual({ gained: ['oasis'], lost: ['paddock'], kept: ['farm'] });
    expect(tileChanges(had, has, 1)).toEqual({ gained: [], lost: [], kept: [] });
  });

  test('tileRules cites the rules behind the changes', () => {
    expect(tileRules(had, has, 'move')).toEqual(['kb.tile.lost', 'kb.tile.gain', 'kb.tile.fresh']);
    expect(tileRules(had, positionOf({}), 'move')).toEqual(['kb.tile.lost']);
    expect(tileRules(had, had, 'move')).toEqual(['kb.tile.lost', 'kb.tile.gain']);
    expect(tileRules(positionOf({}), had, 'build')).toEqual(['kb.tile.gain', 'kb.tile.fresh']);
  });

  test('each tool has its rule, and five of them build', () => {
    expect(Object.fromEntries(TOOLS.map((tool) => [tool, toolRules(tool)[0]]))).toEqual({
      oracle: 'kb.oracle',
      farm: 'kb.farm',
      oasis: 'kb.oasis',
      tavern: 'kb.tavern',
      tower: 'kb.tower',
      barn: 'kb.barn',
      paddock: 'kb.paddock',
      harbor: 'kb.harbor',
      'rope-bridge': 'kb.queenie.island',
      'tree-house': 'kb.queenie.island',
      cave: 'kb.queenie.caves',
    });
    expect(new Set(TOOLS.filter(isBuildingTile))).toEqual(new Set(BUILDING_TILES));
  });
});

describe('the end', () => {
  test('the last round is on once somebody’s reserve is empty', () => {
    expect(isLastRound(positionOf({ reserve: { ben: 0 } }))).toBe(true);
    expect(isLastRound(positionOf({ reserve: { ben: 1 } }))).toBe(false);
    expect(isLastRound(positionOf({ record: 'final', reserve: { ben: 0 } }))).toBe(false);
  });

  test('who sits on the right of the first player plays last', () => {
    const players = ['ana', 'ben', 'cat'];
    expect(['ana', 'ben', 'cat'].map((first) => lastSeat(positionOf({ players, first })))).toEqual([2, 0, 1]);
  });

  test('the count goes part by part, from the first player on', () => {
    const position = positionOf({ players: ['ana', 'ben', 'cat'], first: 'ben', settlements: { ana: [[7, 7]] } });
    const count = countByPart(position);
    expect(count.map(({ part }) => part)).toEqual(['fishermen', 'knights', 'merchants', 'castles']);
    for (const { part, lines } of count)
      expect(lines.map((line) => [line.part, line.player])).toEqual(['ben', 'cat', 'ana'].map((id) => [part, id]));
    expect(count[1]?.lines.at(-1)?.points).toBe(2);
  });
});

describe('isOnlyEndLeft', () => {
  const over: Scene = { terrain: 'desert', placed: 3, settlements: { ana: [[0, 1]] } };
  const hasOnlyEndLeft = (scene: Scene) => isOnlyEndLeft(stageScene(scene).position);

  test('is true once the three are placed and no tile can act', () => {
    expect(hasOnlyEndLeft(over)).toBe(true);
    expect(hasOnlyEndLeft({ ...over, placed: 2 })).toBe(false);
    expect(hasOnlyEndLeft({ placed: 3, settlements: { ana: [[0, 1]] } })).toBe(false);
    expect(hasOnlyEndLeft({ ...over, tiles: { ana: [['farm', farm, 'used']] } })).toBe(true);
    expect(hasOnlyEndLeft({ ...over, tiles: { ana: [['farm', farm]] } })).toBe(false);
  });

  test('is true where a moving tile can only lead back to the same hex', () => {
    const barn: Scene = { ...over, tiles: { ana: [['barn', [2, 16]]] } };
    expect(hasOnlyEndLeft(barn)).toBe(false);
    expect(hasOnlyEndLeft({ ...barn, full: { ground: 'desert', except: [[0, 1]] } })).toBe(true);
    expect(hasOnlyEndLeft({ ...barn, settlements: { ana: [] } })).toBe(true);
    const two: Scene = {
      ...barn,
      tiles: {
        ana: [
          ['barn', [2, 16]],
          ['harbor', [17, 16]],
        ],
      },
    };
    expect(hasOnlyEndLeft({ ...two, full: { ground: 'desert', except: [[0, 1]] } })).toBe(false);
  });
});

describe('the layout', () => {
  const land = landOf({ sections: OTHER_FOUR });
  const spots = (...hexes: readonly Coordinates[]) => hexes.map((at) => spotOf(land, at));

  test('componentsOf lists the locations by their tile and counts the castles', () => {
    expect(componentsOf(land)).toEqual({
      locations: [
        { tile: 'barn', hexes: spots([2, 16], [6, 12]) },
        { tile: 'tower', hexes: spots([3, 5], [7, 2]) },
        { tile: 'oracle', hexes: spots([13, 7]) },
        { tile: 'harbor', hexes: spots([17, 16]) },
      ],
      castles: 6,
    });
  });

  test('capitolSites and caveSites list their hexes by section', () => {
    expect(capitolSites(OTHER_FOUR)).toEqual([
      [],
      [],
      [
        [11, 3],
        [17, 2],
      ],
      [
        [14, 12],
        [18, 12],
      ],
    ]);
    expect(caveSites(OTHER_FOUR)[2]).toEqual([
      [15, 0],
      [15, 1],
      [17, 4],
      [18, 7],
    ]);
    expect(caveSites(OTHER_FOUR).map((hexes) => hexes.length > 0)).toEqual([true, true, true, true]);
  });

  test('the suggested first game', () => {
    expect(SUGGESTED).toEqual({ sections: FIRST_GAME, cards: ['fishermen', 'knights', 'merchants'] });
  });
});

describe('colours', () => {
  const three = ['ana', 'ben', 'cat'];

  test('coloursOf keeps the chosen colours and fills in the others in the order of the box, none twice', () => {
    expect(coloursOf(three)).toEqual(['orange', 'blue', 'white']);
    expect(coloursOf(three, { ben: 'orange' })).toEqual(['blue', 'orange', 'white']);
    expect(coloursOf(three, { ana: 'red', ben: 'red' })).toEqual(['red', 'orange', 'blue']);
    expect(coloursOf(['constructor', 'ben'])).toEqual(['orange', 'blue']);
  });

  test('swapColour gives the former colour to whoever had the new one', () => {
    expect(swapColour(['orange', 'blue', 'white'], 0, 'blue')).toEqual(['blue', 'orange', 'white']);
    expect(swapColour(['orange', 'blue', 'white'], 2, 'red')).toEqual(['orange', 'blue', 'red']);
    expect(swapColour(['orange', 'blue', 'white'], 1, 'blue')).toEqual(['orange', 'blue', 'white']);
  });

  test('colourByPlayer formats the colours for a set-up', () => {
    expect(colourByPlayer(three, ['red', 'blue', 'white'])).toEqual({ ana: 'red', ben: 'blue', cat: 'white' });
  });
});

describe('the places and summands of a line', () => {
  const lineOf = (scene: Scene) => countLines(positionOf(scene))[0]?.reason;

  test('knights: the best row may be the island’s first', () => {
    const settlements = {
      ana: [
        ['island', 0, 0],
        ['island', 0, 1],
        [7, 7],
      ] as const,
    };
    expect(lineOf({ cards: ['knights'], island: ISLAND, settlements })?.params).toMatchObject({ row: 0, island: true, settlements: 2 });
  });

  test('merchants: a summand names the sites that a group joins, and the group', () => {
    const road: readonly Coordinates[] = [
      [7, 7],
      [7, 8],
      [7, 9],
      [7, 10],
    ];
    expect(lineOf({ cards: ['merchants'], settlements: { ana: road } })?.params).toEqual({
      sites: 2,
      additions: [{ count: 2, points: 8, places: ['6,7', '6,11', '7,7', '7,8', '7,9', '7,10'] }],
    });
  });
});
