import { landOf, type PlacedSection } from '#games/kingdom-builder/law/board/land';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { type Ground, isTerrain } from '#games/kingdom-builder/law/board/terrain';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Point } from '#games/kingdom-builder/photo/board/homography';
import { createRandom, type SeededRandom } from '../../../seeded-random';
import type { Rgb } from './canvas';
import type { House, PhotoScene, Print } from './draw-photo';

type Range = readonly [number, number];

/** A colour by hue in degrees, saturation and value. */
function toRgb(hue: number, saturation: number, value: number): Rgb {
  const part = (turn: number): number => {
    const k = (turn + hue / 60 + 600) % 6;
    return 255 * value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [part(5), part(3), part(1)];
}

const between = (random: SeededRandom, [from, to]: Range): number => from + (random.below(10000) / 10000) * (to - from);
const randomTone = (random: SeededRandom, [hue, saturation, value]: readonly [Range, Range, Range]): Rgb =>
  toRgb(between(random, hue), between(random, saturation), between(random, value));

/** What printers may make of each ground: hue, saturation, value. */
const GROUNDS: Readonly<Record<Ground, readonly [Range, Range, Range]>> = {
  grass: [
    [75, 130],
    [0.35, 0.85],
    [0.5, 0.85],
  ],
  canyon: [
    [0, 35],
    [0.2, 0.75],
    [0.22, 0.6],
  ],
  desert: [
    [36, 58],
    [0.25, 0.9],
    [0.75, 1],
  ],
  flowers: [
    [290, 350],
    [0.2, 0.7],
    [0.5, 0.85],
  ],
  forest: [
    [90, 165],
    [0.4, 0.9],
    [0.18, 0.45],
  ],
  water: [
    [185, 225],
    [0.35, 0.85],
    [0.45, 0.9],
  ],
  mountain: [
    [0, 360],
    [0, 0.2],
    [0.35, 0.65],
  ],
  castle: [
    [20, 60],
    [0.05, 0.35],
    [0.6, 0.9],
  ],
  location: [
    [0, 360],
    [0.1, 0.5],
    [0.4, 0.9],
  ],
};

const PIECES: Readonly<Record<Colour, readonly [Range, Range, Range]>> = {
  orange: [
    [14, 30],
    [0.8, 0.98],
    [0.85, 1],
  ],
  blue: [
    [205, 232],
    [0.65, 0.95],
    [0.45, 0.8],
  ],
  white: [
    [30, 60],
    [0, 0.12],
    [0.88, 1],
  ],
  black: [
    [0, 360],
    [0, 0.2],
    [0.1, 0.22],
  ],
  red: [
    [345, 362],
    [0.8, 0.95],
    [0.6, 0.85],
  ],
};

export interface SceneOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colours?: readonly Colour[];
  /** Colours that stand on the board; those in play where left out. */
  readonly standing?: readonly Colour[];
  readonly each?: number;
  /** How many degrees the camera is tilted at most. */
  readonly tilt?: number;
  readonly roll?: number;
  readonly hard?: number;
  /** How rough the print may be: 0 to 1. */
  readonly wild?: number;
}

export interface PhotoDrawing {
  readonly scene: PhotoScene;
  readonly sections: readonly PlacedSection[];
  readonly colours: readonly Colour[];
  readonly states: ReadonlyMap<number, Colour>;
}

/** Settlements in clumps, as tables build them: on water only now and then. */
function placeClumps(
  random: SeededRandom,
  ground: readonly Ground[],
  neighbours: readonly (readonly number[])[],
  colours: readonly Colour[],
  each: number,
  water: boolean,
): Map<number, Colour> {
  const states = new Map<number, Colour>();
  const free = (spot: number): boolean =>
    !states.has(spot) && (isTerrain(ground[spot]) || (water && ground[spot] === 'water' && random.happens(0.08)));
  for (const colour of colours) {
    let mine: number[] = [];
    for (let count = 0, tries = 0; count < each && tries < 4000; tries += 1) {
      const next = mine.length > 0 && random.happens(0.85) ? random.pick(neighbours[random.pick(mine)] ?? [0]) : random.below(400);
      if (!free(next)) continue;
      states.set(next, colour);
      mine = [...mine, next];
      count += 1;
    }
  }
  return states;
}

const COLOURS: readonly Colour[] = ['orange', 'blue', 'white', 'black', 'red'];

function printsOf(random: SeededRandom, wild: number): Record<Ground, Print> {
  const rough = between(random, [0.05, 0.3 + 0.7 * wild]);
  const dotted = random.happens(0.4);
  const signs = random.happens(0.4);
  const print = (ground: Ground): Print => ({
    colour: randomTone(random, GROUNDS[ground]),
    rough: rough * between(random, [0.5, 1.3]),
    fine: between(random, [0.8, 5 + 6 * wild]),
    dots: (dotted || ground === 'flowers') && random.happens(0.6) ? between(random, [0.1, 0.3]) : 0,
    tint: randomTone(random, [
      [0, 360],
      [0.1, 0.6],
      [0.3, 0.9],
    ]),
    sign: signs && random.happens(0.5) ? between(random, [0.2, 0.4 + 0.5 * wild]) : 0,
    uneven: wild * between(random, [0, 0.35]),
  });
  return {
    grass: print('grass'),
    canyon: print('canyon'),
    desert: print('desert'),
    flowers: print('flowers'),
    forest: print('forest'),
    water: print('water'),
    mountain: print('mountain'),
    castle: print('castle'),
    location: print('location'),
  };
}

/** A board by chance, printed, set, lit and taken as nobody foresaw. */
export function randomPhoto(seed: number, wish: SceneOptions = {}): PhotoDrawing {
  const random = createRandom(seed);
  const names = random.shuffle(SECTIONS).slice(0, 4);
  const sections = names.map((name) => ({ name, turned: random.happens(0.5) }));
  const land = landOf({ sections });
  const colours = wish.colours ?? random.shuffle(COLOURS.slice(0, random.happens(0.2) ? 5 : 4)).slice(0, 2 + random.below(3));
  const hard = wish.hard ?? random.below(3) / 2;
  const states = placeClumps(
    random,
    land.ground,
    land.neighbours,
    wish.standing ?? colours,
    wish.each ?? random.pick([10, 18, 30, 40]),
    names.includes('harbor'),
  );
  const pieces = new Map(COLOURS.map((colour) => [colour, randomTone(random, PIECES[colour])]));
  const scene: PhotoScene = {
    width: wish.width ?? 1600,
    height: wish.height ?? 1200,
    ground: land.ground,
    prints: printsOf(random, wish.wild ?? random.below(3) / 2),
    margin: randomTone(random, [
      [0, 360],
      [0, 0.4],
      [0.1, 0.95],
    ]),
    outline: {
      colour: randomTone(random, [
        [20, 60],
        [0, 0.4],
        [0.1, 0.9],
      ]),
      thick: random.pick([0, 0.03, 0.06, 0.12]),
    },
    houses: [...states].map(
      ([spot, colour]): House => ({
        spot,
        colour: pieces.get(colour) ?? [0, 0, 0],
        turned: between(random, [0, Math.PI]),
        shift: [between(random, [-0.1, 0.1]), between(random, [-0.1, 0.1])],
      }),
    ),
    house: { width: between(random, [0.48, 0.62]), wall: between(random, [0.2, 0.36]), roof: between(random, [0.12, 0.26]) },
    camera: {
      tilt: (between(random, [0, wish.tilt ?? 15 + 30 * hard]) * Math.PI) / 180,
      around: (between(random, [-15, 15]) * Math.PI) / 180,
      roll: ((wish.roll ?? 0) + between(random, [-8, 8])) * (Math.PI / 180),
      far: between(random, [1.22, 1.75]),
      aside: [between(random, [-30, 30]), between(random, [-30, 30])],
    },
    table: {
      colour: randomTone(random, [
        [0, 360],
        [0, 0.6],
        [0.1, 0.8],
      ]),
      tint: randomTone(random, [
        [0, 60],
        [0.1, 0.6],
        [0.1, 0.8],
      ]),
      kind: random.pick(['wood', 'cloth', 'plain', 'checks']),
    },
    objects: Array.from({ length: random.below(1 + 5 * hard) }, () => {
      const angle = between(random, [0, 2 * Math.PI]);
      const at: Point = [10.25 + 14.5 * Math.cos(angle), 8.8 + 13 * Math.sin(angle)];
      return {
        at,
        size: between(random, [0.4, 2.4]),
        colour: randomTone(random, [
          [0, 360],
          [0, 0.9],
          [0.1, 1],
        ]),
        corners: 3 + random.below(9),
      };
    }),
    light: {
      tint: random.happens(0.5 * hard + 0.1)
        ? [1.08, between(random, [0.85, 0.98]), between(random, [0.55, 0.85])]
        : [1, 1, between(random, [0.92, 1.05])],
      slope: [between(random, [-0.9, 0.9]) * hard, between(random, [-0.9, 0.9]) * hard],
      from: between(random, [0, 2 * Math.PI]),
      long: between(random, [0.2, 0.4 + 1.1 * hard]),
      dark: between(random, [0.15, 0.5]),
      band: {
        at: between(random, [-0.15, 0.2]),
        angle: between(random, [0, 2 * Math.PI]),
        wide: between(random, [0.004, 0.05]),
        dark: random.happens(0.6 * hard) ? between(random, [0.15, 0.45]) : 0,
      },
    },
    blur: between(random, [0.05, 0.1 + 0.9 * hard]),
    noise: between(random, [0.5, 2 + 6 * hard]),
    seed,
  };
  return { scene, sections, colours, states };
}
