import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import type { Coordinates } from '#games/kingdom-builder/law/board/land';
import { ISLAND, pointsFor, type Scene, stageScene } from '../scene';

const sceneOfAna = (...hexes: readonly Coordinates[]): Scene => ({ settlements: { ana: hexes } });
const ana = (card: Parameters<typeof pointsFor>[0], scene: Scene) => pointsFor(card, scene).ana;

describe('kb.card.fishermen', () => {
  test('fishermen pay one for each settlement next to water, however much of it', () => {
    expect(ana('fishermen', sceneOfAna([4, 1], [7, 4], [8, 8]))).toBe(2);
    expect(ana('fishermen', sceneOfAna([10, 2]))).toBe(1);
  });

  test('fishermen pay nothing for a settlement on water', () => {
    expect(ana('fishermen', sceneOfAna([7, 3], [8, 3]))).toBe(0);
  });

  test('water with a settlement on it still counts as water', () => {
    expect(ana('fishermen', sceneOfAna([3, 14], [4, 13]))).toBe(1);
    expect(
      ana('fishermen', {
        settlements: {
          ana: [[17, 18]],
          ben: [
            [17, 19],
            [17, 17],
            [18, 18],
            [18, 19],
          ],
        },
      }),
    ).toBe(1);
  });

  test('the island has its own shore', () => {
    expect(ana('fishermen', { ...sceneOfAna(['island', 2, 2], ['island', 0, 0]), island: ISLAND })).toBe(1);
  });
});

describe('kb.card.merchants', () => {
  const ab: readonly Coordinates[] = [
    [6, 8],
    [6, 9],
    [6, 10],
  ];
  const cd: readonly Coordinates[] = [
    [12, 11],
    [13, 11],
    [14, 12],
  ];

  test('four for each site joined to another: a pair pays 8', () => {
    expect(ana('merchants', sceneOfAna(...ab))).toBe(8);
  });

  test('two separate pairs of sites pay 16', () => {
    expect(ana('merchants', sceneOfAna(...ab, ...cd))).toBe(16);
  });

  test('three sites in one group pay 12, not 16', () => {
    const abc: readonly Coordinates[] = [...ab, [5, 6], [4, 6], [3, 5], [3, 4], [6, 6], [5, 7]];
    expect(ana('merchants', sceneOfAna(...abc))).toBe(12);
  });

  test('one site touched twice pays nothing', () => {
    expect(ana('merchants', sceneOfAna([6, 6], [7, 6], [3, 4]))).toBe(0);
  });

  test('a chain that is broken, or somebody else’s, joins nothing', () => {
    expect(ana('merchants', sceneOfAna([6, 8], [6, 10]))).toBe(0);
    expect(
      pointsFor('merchants', {
        settlements: {
          ana: [
            [6, 8],
            [6, 10],
          ],
          ben: [[6, 9]],
        },
      }),
    ).toEqual({ ana: 0, ben: 0 });
  });

  test('a site joined by two groups pays once', () => {
    expect(ana('merchants', sceneOfAna(...ab, [7, 7], [8, 8], [7, 8], [5, 11], [5, 10]))).toBe(8);
    const left: readonly Coordinates[] = [
      [5, 6],
      [4, 6],
      [4, 5],
      [3, 4],
    ];
    expect(ana('merchants', sceneOfAna(...ab, ...left))).toBe(12);
  });

  test('a single settlement can join two sites', () => {
    const island = { rows: ['K.', 'GL', '..', '..', '..'], action: 'rope-bridge' } as const;
    expect(ana('merchants', { ...sceneOfAna(['island', 1, 0]), island })).toBe(8);
  });
});

describe('kb.card.discoverers', () => {
  test('discoverers pay one for each row with a settlement', () => {
    expect(ana('discoverers', sceneOfAna([0, 0], [0, 19], [5, 5], [19, 10]))).toBe(3);
  });

  test('the island’s rows are rows of their own', () => {
    expect(ana('discoverers', { ...sceneOfAna([0, 0], ['island', 0, 0], ['island', 4, 4]), island: ISLAND })).toBe(3);
  });
});

describe('kb.card.hermits', () => {
  test('hermits pay one for each separate group', () => {
    expect(ana('hermits', sceneOfAna([7, 7], [7, 8], [9, 9], [0, 0]))).toBe(3);
    expect(ana('hermits', sceneOfAna([7, 7], [7, 8], [8, 9], [9, 9], [0, 0]))).toBe(2);
    expect(ana('hermits', {})).toBe(0);
  });
});

describe('kb.card.citizens', () => {
  test('citizens pay one for each pair of the largest group, rounded down', () => {
    expect(ana('citizens', sceneOfAna([7, 7], [7, 8], [7, 9], [7, 10], [7, 11], [0, 0], [0, 1]))).toBe(2);
    expect(ana('citizens', sceneOfAna([7, 7], [0, 0]))).toBe(0);
  });
});

describe('kb.card.miners', () => {
  test('miners pay one for each settlement next to a mountain', () => {
    expect(ana('miners', sceneOfAna([0, 2], [0, 5], [8, 8]))).toBe(2);
  });

  test('miners pay for a settlement on water next to a mountain', () => {
    expect(ana('miners', sceneOfAna([3, 14]))).toBe(1);
  });

  test('a mountain with a cave still counts for the miners', () => {
    expect(ana('miners', { ...sceneOfAna([17, 13]), caves: [[17, 14]] })).toBe(1);
  });
});

describe('kb.card.workers', () => {
  test('workers pay one for each settlement next to a castle or location', () => {
    expect(ana('workers', sceneOfAna([3, 4], [2, 3], [6, 8], [8, 8]))).toBe(3);
  });

  test('workers pay once for a settlement between two sites', () => {
    const island = { rows: ['K.', 'GL', '..', '..', '..'], action: 'rope-bridge' } as const;
    expect(ana('workers', { ...sceneOfAna(['island', 1, 0]), island })).toBe(1);
  });

  test('the island’s location counts', () => {
    expect(ana('workers', { ...sceneOfAna(['island', 0, 0], ['island', 1, 0]), island: ISLAND })).toBe(1);
  });
});

describe('kb.card.knights', () => {
  test('knights pay two for each settlement on the best row, gaps and groups aside', () => {
    expect(ana('knights', sceneOfAna([7, 0], [7, 9], [7, 19], [8, 1], [8, 2]))).toBe(6);
  });

  test('of rows alike only one', () => {
    expect(ana('knights', sceneOfAna([7, 0], [7, 9], [8, 1], [8, 2]))).toBe(4);
  });

  test('a row of the island is a row of its own', () => {
    expect(ana('knights', { ...sceneOfAna([0, 0], ['island', 0, 0], ['island', 0, 1]), island: ISLAND })).toBe(4);
  });
});

describe('kb.card.lords', () => {
  /** So many settlements for each player in the top left section; the other three stay empty. */
  const counts = (...figures: readonly number[]): Scene => {
    const players = ['ana', 'ben', 'cat', 'dan'].slice(0, figures.length);
    const settlements = players.map((player, seat): [string, Coordinates[]] => [
      player,
      Array.from({ length: figures[seat] ?? 0 }, (_, index) => [2 * seat + (index > 9 ? 1 : 0), index % 10]),
    ]);
    return { players, settlements: Object.fromEntries(settlements), agreements: { 'lords-zero': 'needs-one' } };
  };
  const paidTo = (...figures: readonly number[]) => Object.values(pointsFor('lords', counts(...figures)));

  test('lords pay 12 for the most and 6 for the second most in a section', () => {
    expect(paidTo(5, 3, 1)).toEqual([12, 6, 0]);
  });

  test('the example of page 5: 8, 8, 6, 2 pay 12, 12, 6, 0', () => {
    expect(paidTo(8, 8, 6, 2)).toEqual([12, 12, 6, 0]);
  });

  test('tied for second, all of them take 6', () => {
    expect(paidTo(8, 6, 6, 2)).toEqual([12, 6, 6, 0]);
    expect(paidTo(4, 4, 4, 4)).toEqual([12, 12, 12, 12]);
  });

  test('lords rank the players of each section by itself', () => {
    expect(
      pointsFor('lords', {
        settlements: {
          ana: [
            [0, 0],
            [0, 10],
            [10, 0],
          ],
          ben: [
            [0, 1],
            [1, 0],
            [10, 10],
          ],
        },
        agreements: { 'lords-zero': 'needs-one' },
      }),
    ).toEqual({
      ana: 6 + 12 + 12,
      ben: 12 + 12,
    });
  });

  test('the island is no section', () => {
    const scene: Scene = { island: ISLAND, settlements: { ana: [['island', 0, 0]] }, agreements: { 'lords-zero': 'needs-one' } };
    expect(pointsFor('lords', scene)).toEqual({ ana: 0, ben: 0 });
  });
});

describe('agreement: lords-zero', () => {
  const settlements = { ana: [[0, 0]] } satisfies Scene['settlements'];

  test('ranks: a player without a settlement can be second, or first among nobody', () => {
    expect(pointsFor('lords', { settlements })).toEqual({ ana: 48, ben: 6 + 36 });
    expect(
      pointsFor('lords', {
        players: ['ana', 'ben', 'cat'],
        settlements: {
          ana: [
            [0, 0],
            [0, 1],
          ],
          ben: [[0, 2]],
        },
      }),
    ).toEqual({ ana: 48, ben: 42, cat: 36 });
  });

  test('needs-one: places are for those who built there', () => {
    expect(pointsFor('lords', { settlements, agreements: { 'lords-zero': 'needs-one' } })).toEqual({ ana: 12, ben: 0 });
  });
});

describe('kb.card.farmers', () => {
  test('farmers pay three for each settlement in the weakest section', () => {
    expect(ana('farmers', sceneOfAna([0, 0], [0, 1], [0, 10], [0, 11], [0, 12], [10, 0], [10, 1], [10, 10], [10, 11]))).toBe(6);
  });

  test('of sections alike only one', () => {
    expect(ana('farmers', sceneOfAna([0, 0], [0, 10], [10, 0], [10, 10]))).toBe(3);
  });

  test('farmers pay nothing when a section has no settlement', () => {
    expect(ana('farmers', sceneOfAna([0, 0], [0, 10], [10, 0], [11, 0]))).toBe(0);
  });

  test('the island does not count', () => {
    const four: readonly Coordinates[] = [
      [0, 0],
      [0, 10],
      [10, 0],
      [10, 10],
    ];
    expect(ana('farmers', { ...sceneOfAna(...four, ['island', 0, 0]), island: ISLAND })).toBe(3);
    expect(ana('farmers', { ...sceneOfAna(...four.slice(1), ['island', 0, 0]), island: ISLAND })).toBe(0);
  });
});

describe('kb.castle', () => {
  test('a castle pays three, however many settlements are next to it', () => {
    expect(ana('castles', sceneOfAna([3, 4], [2, 3], [2, 4]))).toBe(3);
    expect(ana('castles', sceneOfAna([3, 4], [7, 14], [8, 8]))).toBe(6);
  });

  test('a castle pays every player with a settlement next to it', () => {
    expect(pointsFor('castles', { settlements: { ana: [[3, 4]], ben: [[3, 2]] } })).toEqual({ ana: 3, ben: 3 });
  });
});

describe('kb.end.winner', () => {
  const standings = (scene: Scene) => game.law.standings(stageScene(scene).position);

  test('the player with most points wins', () => {
    expect(
      standings({
        cards: ['hermits', 'miners', 'discoverers'],
        settlements: {
          ana: [[8, 8]],
          ben: [
            [8, 10],
            [18, 10],
          ],
        },
      }),
    ).toEqual([
      { player: 'ben', rank: 1, points: 4 + 1 },
      { player: 'ana', rank: 2, points: 2 },
    ]);
  });

  test('tied players share the victory, and the rank after it is left out', () => {
    const scene: Scene = {
      players: ['ana', 'ben', 'cat'],
      cards: ['hermits', 'farmers', 'discoverers'],
      settlements: {
        ana: [[8, 8]],
        ben: [
          [8, 10],
          [10, 18],
        ],
        cat: [
          [9, 16],
          [18, 3],
        ],
      },
    };
    expect(standings(scene).map(({ player, rank, points }) => [player, rank, points])).toEqual([
      ['ben', 1, 4],
      ['cat', 1, 4],
      ['ana', 3, 2],
    ]);
  });
});

describe('the score sheet', () => {
  test('every player has a line for each card and the castles, unpaid ones too', () => {
    const { position } = stageScene({ settlements: { ana: [[3, 4]] } });
    const lines = game.law.lines(position);
    expect(lines.map(({ player, points, paid: pays, reason }) => [player, reason.rule, points, pays])).toEqual([
      ['ana', 'kb.card.fishermen', 0, false],
      ['ana', 'kb.card.knights', 2, true],
      ['ana', 'kb.card.merchants', 0, false],
      ['ana', 'kb.castle', 3, true],
      ['ben', 'kb.card.fishermen', 0, false],
      ['ben', 'kb.card.knights', 0, false],
      ['ben', 'kb.card.merchants', 0, false],
      ['ben', 'kb.castle', 0, false],
    ]);
  });

  test('each line names the places that pay', () => {
    const { position } = stageScene({
      cards: ['merchants', 'discoverers', 'lords'],
      settlements: {
        ana: [
          [6, 8],
          [6, 9],
          [6, 10],
        ],
      },
      agreements: { 'lords-zero': 'needs-one' },
    });
    const places = game.law
      .lines(position)
      .filter(({ player }) => player === 'ana')
      .map(({ reason }) => reason.places);
    expect(places).toEqual([['6,7', '6,11', '6,8', '6,9', '6,10'], ['row 6'], ['section 0', 'section 1'], []]);
  });
});
