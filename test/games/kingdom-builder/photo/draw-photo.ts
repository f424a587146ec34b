import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import {
  type Corners,
  centreOf,
  HEX_SIDE,
  homographyOf,
  invertHomography,
  type Point,
  project,
} from '#games/kingdom-builder/photo/board/homography';
import type { Picture } from '#games/kingdom-builder/photo/picture';
import { blurCanvas, type Canvas, createCanvas, fillShape, pictureOf, type Rgb, shadeShape } from './canvas';

/** How one print shows one ground. */
export interface Print {
  readonly colour: Rgb;
  /** How far the texture strays, 0 to 1, how fine it is, and whether it is dots rather than clouds. */
  readonly rough: number;
  readonly fine: number;
  readonly dots: number;
  readonly tint: Rgb;
  /** A sign in the middle of each hex. */
  readonly sign: number;
  /** How much hexes of it differ in lightness. */
  readonly uneven: number;
}

export interface House {
  readonly spot: number;
  readonly colour: Rgb;
  readonly turned: number;
  readonly shift: Point;
}

export interface PhotoScene {
  readonly width: number;
  readonly height: number;
  readonly ground: readonly Ground[];
  readonly prints: Readonly<Record<Ground, Print>>;
  readonly margin: Rgb;
  readonly outline: { readonly colour: Rgb; readonly thick: number };
  readonly houses: readonly House[];
  readonly house: { readonly width: number; readonly wall: number; readonly roof: number };
  readonly camera: { readonly tilt: number; readonly around: number; readonly roll: number; readonly far: number; readonly aside: Point };
  readonly table: { readonly colour: Rgb; readonly tint: Rgb; readonly kind: 'wood' | 'cloth' | 'plain' | 'checks' };
  readonly objects: readonly { readonly at: Point; readonly size: number; readonly colour: Rgb; readonly corners: number }[];
  readonly light: {
    readonly tint: Rgb;
    readonly slope: Point;
    readonly from: number;
    readonly long: number;
    readonly dark: number;
    /** A shadow over the board: the side of a line that is darker. */
    readonly band: { readonly at: number; readonly angle: number; readonly wide: number; readonly dark: number };
  };
  readonly blur: number;
  readonly noise: number;
  readonly seed: number;
}

const NOISE = 64;
function noiseOf(seed: number): Float32Array {
  let state = seed >>> 0;
  return Float32Array.from({ length: NOISE * NOISE }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  });
}

function smoothNoise(noise: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = (column: number, row: number): number =>
    noise[(((row % NOISE) + NOISE) % NOISE) * NOISE + (((column % NOISE) + NOISE) % NOISE)] ?? 0;
  return (at(left, top) * (1 - fx) + at(left + 1, top) * fx) * (1 - fy) + (at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx) * fy;
}

const WIDE = 20.5;
const HIGH = 30.5 * HEX_SIDE;

/** Where a place is seen, and how far from the camera it is. */
type Project = (x: number, y: number, z: number) => readonly [x: number, y: number, depth: number];

function cameraOf({ width, height, camera }: PhotoScene): Project {
  const focal = 1.15 * Math.max(width, height);
  const far = (camera.far * (WIDE * focal)) / Math.min(width, height);
  const [ct, st] = [Math.cos(camera.tilt), Math.sin(camera.tilt)];
  const [ca, sa] = [Math.cos(camera.around), Math.sin(camera.around)];
  const [cr, sr] = [Math.cos(camera.roll), Math.sin(camera.roll)];
  return (x, y, z) => {
    const [bx, by] = [x - WIDE / 2, y - HIGH / 2];
    const [ex, ey] = [bx * ca - by * sa, bx * sa + by * ca];
    const down = ey * ct - z * st;
    const depth = far - ey * st - z * ct;
    const [px, py] = [(focal * ex) / depth, (focal * down) / depth];
    return [width / 2 + camera.aside[0] + px * cr - py * sr, height / 2 + camera.aside[1] + px * sr + py * cr, depth];
  };
}

const toPoint = ([x, y]: readonly [number, number, number]): Point => [x, y];
const dimColour = ([red, green, blue]: Rgb, shade: number): Rgb => [red * shade, green * shade, blue * shade];

const SQUARE: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

interface Face {
  readonly corners: readonly (readonly [number, number, number])[];
  readonly shade: number;
}

function facesOf(scene: PhotoScene, house: House): readonly Face[] {
  const [cx, cy] = centreOf(house.spot);
  const { width, wall, roof } = scene.house;
  const [c, s] = [Math.cos(house.turned), Math.sin(house.turned)];
  const place = (u: number, v: number, z: number): readonly [number, number, number] => [
    cx + house.shift[0] + ((u * c - v * s) * width) / 2,
    cy + house.shift[1] + ((u * s + v * c) * width) / 2,
    z,
  ];
  const sun = [Math.cos(scene.light.from), Math.sin(scene.light.from)] as const;
  const shade = (u: number, v: number, up: number): number => {
    const facing = ((u * c - v * s) * sun[0] + (u * s + v * c) * sun[1]) * Math.sqrt(1 - up * up);
    return 0.62 + 0.3 * up + 0.22 * facing;
  };
  const walls = SQUARE.map(([u, v], index): Face => {
    const [nu = 0, nv = 0] = SQUARE[(index + 1) % 4] ?? [];
    const corners = [place(u, v, 0), place(nu, nv, 0), place(nu, nv, wall), place(u, v, wall)];
    const gable = u === nu ? [...corners.slice(0, 3), place(u, 0, wall + roof), ...corners.slice(3)] : corners;
    return { corners: gable, shade: shade((u + nu) / 2, (v + nv) / 2, 0) };
  });
  const slopes = [-1, 1].map(
    (v): Face => ({
      corners: [place(-1, v, wall), place(1, v, wall), place(1, 0, wall + roof), place(-1, 0, wall + roof)],
      shade: shade(0, v, 0.75),
    }),
  );
  return [...walls, ...slopes];
}

function paintHouses(canvas: Canvas, scene: PhotoScene, see: Project): void {
  const { light, house: shape } = scene;
  const long = light.long * (shape.wall + shape.roof);
  for (const house of scene.houses) {
    const [cx, cy] = centreOf(house.spot);
    const half = shape.width / 2;
    const foot = SQUARE.map(([u, v]): Point => {
      const [c, s] = [Math.cos(house.turned), Math.sin(house.turned)];
      return [cx + house.shift[0] + (u * c - v * s) * half, cy + house.shift[1] + (u * s + v * c) * half];
    });
    for (let step = 0; step <= 6; step += 1) {
      const along = (long * step) / 6;
      const moved = foot.map(([x, y]) => toPoint(see(x - Math.cos(light.from) * along, y - Math.sin(light.from) * along, 0)));
      shadeShape(canvas, moved, 1 - light.dark, house.spot + 1);
    }
  }
  const far = (house: House): number => see(...centreOf(house.spot), 0)[2];
  for (const house of [...scene.houses].sort((a, b) => far(b) - far(a))) {
    const faces = facesOf(scene, house).map(({ corners, shade }) => {
      const seen = corners.map((corner) => see(...corner));
      return { seen, shade, depth: seen.reduce((sum, [, , depth]) => sum + depth, 0) / seen.length };
    });
    for (const { seen, shade } of faces.sort((a, b) => b.depth - a.depth))
      fillShape(canvas, seen.map(toPoint), dimColour(house.colour, shade));
  }
}

/** Which hex a place on the board belongs to, and how near its border it lies: 1 in the middle, 0 on it. */
function hexAt(x: number, y: number): readonly [number, number] {
  let [best, spot] = [Number.POSITIVE_INFINITY, -1];
  const about = (y / HEX_SIDE - 1) / 1.5;
  for (const row of [Math.floor(about), Math.ceil(about)]) {
    if (row < 0 || row > 19) continue;
    const column = Math.round(x - (row % 2 === 0 ? 0.5 : 1));
    if (column < 0 || column > 19) continue;
    const [cx, cy] = centreOf(row * 20 + column);
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
    const reach = Math.max(dx, dx / 2 + (dy * Math.sqrt(3)) / 2) * 2;
    if (reach < best) [best, spot] = [reach, row * 20 + column];
  }
  return best <= 1 ? [spot, 1 - best] : [-1, 0];
}

function paintGround(canvas: Canvas, scene: PhotoScene, corners: Corners): void {
  const back = invertHomography(homographyOf(corners));
  const noise = noiseOf(scene.seed + 1);
  const { colour: table, tint, kind } = scene.table;
  for (let py = 0, index = 0; py < scene.height; py += 1) {
    for (let px = 0; px < scene.width; px += 1, index += 3) {
      const [x, y] = project(back, px + 0.5, py + 0.5);
      let [red, green, blue]: Rgb = table;
      if (x >= 0 && y >= 0 && x <= WIDE && y <= HIGH) {
        const [spot, inner] = hexAt(x, y);
        const print = scene.prints[scene.ground[spot] ?? 'location'];
        if (spot < 0) [red, green, blue] = scene.margin;
        else if (inner < scene.outline.thick) [red, green, blue] = scene.outline.colour;
        else {
          const cloud =
            smoothNoise(noise, x * print.fine, y * print.fine) + 0.6 * smoothNoise(noise, x * print.fine * 2.7 + 9, y * print.fine * 2.7);
          const dots = smoothNoise(noise, x * 9 + 31, y * 9) > 0.5 - print.dots ? 1 : 0;
          const sign = inner > 0.62 && smoothNoise(noise, x * 7, y * 7 + 5) > 0 ? print.sign : 0;
          const share = Math.min(1, Math.max(0, dots * 0.8 + sign));
          const dim = (1 + cloud * print.rough) * (1 + print.uneven * (noise[(spot * 37) % noise.length] ?? 0));
          red = (print.colour[0] * (1 - share) + print.tint[0] * share) * dim;
          green = (print.colour[1] * (1 - share) + print.tint[1] * share) * dim;
          blue = (print.colour[2] * (1 - share) + print.tint[2] * share) * dim;
        }
      } else {
        let streak = 0;
        if (kind === 'wood') streak = smoothNoise(noise, x * 0.25, y * 5) + 0.5 * smoothNoise(noise, x * 0.6, y * 14);
        else if (kind === 'cloth') streak = smoothNoise(noise, x * 8, y * 8);
        else if (kind === 'checks') streak = (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0 ? 0.5 : -0.5;
        red += (tint[0] - red) * (streak + 0.4) * 0.7;
        green += (tint[1] - green) * (streak + 0.4) * 0.7;
        blue += (tint[2] - blue) * (streak + 0.4) * 0.7;
      }
      canvas.values[index] = red;
      canvas.values[index + 1] = green;
      canvas.values[index + 2] = blue;
    }
  }
}

function applyLight(canvas: Canvas, { light, width, height }: PhotoScene): void {
  const { band } = light;
  const [c, s] = [Math.cos(band.angle), Math.sin(band.angle)];
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 3) {
      const [u, v] = [x / width - 0.5, y / width - 0.5 * (height / width)];
      const edge = 1 / (1 + Math.exp(-(u * c + v * s - band.at) / band.wide));
      const strength = Math.exp(light.slope[0] * u + light.slope[1] * v) * (1 - band.dark * edge);
      for (let channel = 0; channel < 3; channel += 1)
        canvas.values[index + channel] = (canvas.values[index + channel] ?? 0) * strength * (light.tint[channel] ?? 1);
    }
  }
}

/** The photo of a scene, and where the board's corners are in it. */
export function drawPhoto(scene: PhotoScene): { readonly picture: Picture; readonly corners: Corners } {
  const see = cameraOf(scene);
  const corners: Corners = [toPoint(see(0, 0, 0)), toPoint(see(WIDE, 0, 0)), toPoint(see(WIDE, HIGH, 0)), toPoint(see(0, HIGH, 0))];
  const canvas = createCanvas(scene.width, scene.height);
  paintGround(canvas, scene, corners);
  for (const { at, size, colour, corners: count } of scene.objects) {
    const shape = Array.from({ length: count }, (_, index): Point => {
      const angle = (index / count) * 2 * Math.PI + size;
      return toPoint(see(at[0] + size * Math.cos(angle), at[1] + size * Math.sin(angle), 0));
    });
    fillShape(canvas, shape, colour);
  }
  paintHouses(canvas, scene, see);
  applyLight(canvas, scene);
  blurCanvas(canvas, scene.blur);
  return { picture: pictureOf(canvas, scene.noise, scene.seed), corners };
}
