import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { CARDS, type Position } from '#games/kingdom-builder/law/position';
import { scores } from '#games/kingdom-builder/law/scoring/score';
import { distance, type Hex } from '#law/hex';
import { createRandom } from '../../../seeded-random';
import { positionOf, type Scene } from './scene';

const PLAYERS = ['ana', 'ben', 'cat', 'dan'];

interface Kingdom {
  readonly scene: Scene;
  readonly own: Readonly<Record<string, readonly Hex[]>>;
}

/** A board with settlements for everybody: near each other or anywhere. */
function kingdom(seed: number): Kingdom {
  const from = createRandom(seed);
  const sections = from
    .shuffle(SECTIONS)
    .slice(0, 4)
    .map((name) => ({ name, turned: from.happens(0.5) }));
  const bare: Scene = { sections, players: PLAYERS, cards: CARDS, agreements: { 'lords-zero': from.pick(['ranks', 'needs-one']) } };
  const { land } = positionOf(bare);
  const open = land.hexes.filter((_, spot) => !['castle', 'location', 'mountain'].includes(land.ground[spot] ?? '')) as readonly Hex[];
  const centre = from.pick(open);
  const near = from.happens(0.6) ? open.filter((hex) => distance(hex, centre) < 8) : open;
  const places = from.shuffle(near);
  const share = from.below(Math.min(40, Math.floor(places.length / 4))) + 1;
  const own = Object.fromEntries(PLAYERS.map((player, seat) => [player, places.slice(share * seat, share * (seat + 1))]));
  return { scene: { ...bare, settlements: own }, own };
}

const forKingdoms = (check: (kingdom: Kingdom) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => check(kingdom(seed))),
    { numRuns: 60 },
  );

const scoresOf = (scene: Scene) => scores(positionOf(scene));

describe('the ten cards', () => {
  test('all cards pay the same when the whole board is rotated by 180°', () => {
    forKingdoms(({ scene, own }) => {
      const turned: Scene = {
        ...scene,
        sections: (scene.sections ?? []).toReversed().map(({ name, turned: before }) => ({ name, turned: !before })),
        settlements: Object.fromEntries(
          Object.entries(own).map(([player, hexes]) => [player, hexes.map(([row, column]): Hex => [19 - row, 19 - column])]),
        ),
      };
      expect(scoresOf(turned)).toEqual(scoresOf(scene));
    });
  });

  test('all cards pay the same for any order of the seats', () => {
    forKingdoms(({ scene, own }) => {
      const seats = PLAYERS.toReversed();
      const moved: Scene = { ...scene, players: seats, settlements: own };
      expect(scoresOf(moved)).toEqual(scoresOf(scene));
    });
  });
});

/** Slow and plain: everything is a list of hexes, neighbours are hexes one step apart. */
const isTouching = (one: Hex, other: Hex): boolean => distance(one, other) === 1;

/** Groups by painting: every settlement takes the smallest colour around it until nothing changes. */
function colours(hexes: readonly Hex[]): readonly number[] {
  const colour = hexes.map((_, index) => index);
  for (let changed = true; changed; ) {
    changed = false;
    hexes.forEach((one, i) => {
      hexes.forEach((other, j) => {
        if (isTouching(one, other) && (colour[j] ?? 0) < (colour[i] ?? 0)) {
          colour[i] = colour[j] ?? 0;
          changed = true;
        }
      });
    });
  }
  return colour;
}

const sitesOn = ({ land }: Position): readonly Hex[] =>
  land.hexes.filter((_, spot) => ['castle', 'location'].includes(land.ground[spot] ?? '')) as readonly Hex[];

describe('a naive reimplementation gives the same points', () => {
  test('for hermits and citizens', () => {
    forKingdoms(({ scene, own }) => {
      const found = scoresOf(scene);
      for (const [player, hexes] of Object.entries(own)) {
        const colour = colours(hexes);
        const sizes = [...new Set(colour)].map((each) => colour.filter((other) => other === each).length);
        expect(found[player]?.hermits).toBe(sizes.length);
        expect(found[player]?.citizens).toBe(Math.floor(Math.max(...sizes) / 2));
      }
    });
  });

  test('for merchants: each site that shares a group with another site', () => {
    forKingdoms(({ scene, own }) => {
      const found = scoresOf(scene);
      const sites = sitesOn(positionOf(scene));
      for (const [player, hexes] of Object.entries(own)) {
        const colour = colours(hexes);
        const groupsAt = (site: Hex) => hexes.flatMap((hex, index) => (isTouching(hex, site) ? [colour[index]] : []));
        const joined = sites.filter((site) =>
          sites.some((other) => other !== site && groupsAt(site).some((each) => groupsAt(other).includes(each))),
        );
        expect(found[player]?.merchants).toBe(4 * joined.length);
      }
    });
  });

  test('for lords: how many players are ahead in each section', () => {
    forKingdoms(({ scene, own }) => {
      const found = scoresOf(scene);
      const inside = (player: string, top: number, left: number): number =>
        (own[player] ?? []).filter(([row, column]) => row >= top && row < top + 10 && column >= left && column < left + 10).length;
      const corners = [
        [0, 0],
        [0, 10],
        [10, 0],
        [10, 10],
      ] as const;
      for (const player of PLAYERS) {
        const points = corners.map(([top, left]) => {
          const mine = inside(player, top, left);
          if (mine === 0 && scene.agreements?.['lords-zero'] === 'needs-one') return 0;
          const ahead = new Set(PLAYERS.map((other) => inside(other, top, left)).filter((count) => count > mine)).size;
          return [12, 6][ahead] ?? 0;
        });
        expect(found[player]?.lords).toBe(points.reduce((sum, each) => sum + each, 0));
      }
    });
  });

  test('for castles, workers, knights, discoverers and farmers', () => {
    forKingdoms(({ scene, own }) => {
      const found = scoresOf(scene);
      const position = positionOf(scene);
      const sites = sitesOn(position);
      const isCastle = ([row, column]: Hex) => position.land.ground[20 * row + column] === 'castle';
      for (const [player, hexes] of Object.entries(own)) {
        const rows = hexes.map(([row]) => row);
        const perRow = rows.map((row) => rows.filter((other) => other === row).length);
        const perSection = [0, 1, 2, 3].map(
          (section) => hexes.filter(([row, column]) => (row > 9 ? 2 : 0) + (column > 9 ? 1 : 0) === section).length,
        );
        expect(found[player]).toMatchObject({
          castles: 3 * sites.filter((site) => isCastle(site) && hexes.some((hex) => isTouching(hex, site))).length,
          workers: hexes.filter((hex) => sites.some((site) => isTouching(hex, site))).length,
          knights: 2 * Math.max(...perRow),
          discoverers: new Set(rows).size,
          farmers: 3 * Math.min(...perSection),
        });
      }
    });
  });
});
