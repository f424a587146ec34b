import type { Picture } from '#games/kingdom-builder/photo/picture';
import { createRandom, type SeededRandom } from '../../../seeded-random';
import { drawPhoto } from './draw-photo';
import { type PhotoDrawing, randomPhoto } from './random-scenes';

const between = (random: SeededRandom, from: number, to: number): number => from + (random.below(10000) / 10000) * (to - from);

/** The same photo with lamps mirrored on the varnish: spots of white light, up to where nothing else is left to be seen. */
function addGlare({ width, height, data }: Picture, seed: number): Picture {
  const random = createRandom(seed);
  const spots = Array.from({ length: 1 + random.below(3) }, () => {
    const turn = between(random, 0, Math.PI);
    return {
      x: between(random, 0.2, 0.8) * width,
      y: between(random, 0.2, 0.8) * height,
      across: between(random, 0.04, 0.16) * width,
      down: between(random, 0.03, 0.1) * width,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      strength: between(random, 120, 420),
    };
  });
  const glaring = Uint8ClampedArray.from(data);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = spots.reduce((sum, spot) => {
        const [dx, dy] = [x - spot.x, y - spot.y];
        const [u, v] = [(dx * spot.cos + dy * spot.sin) / spot.across, (dy * spot.cos - dx * spot.sin) / spot.down];
        return sum + spot.strength * Math.exp(-(u * u + v * v));
      }, 0);
      for (let at = (y * width + x) * 4, channel = 0; channel < 3; channel += 1) glaring[at + channel] = (data[at + channel] ?? 0) + light;
    }
  return { width, height, data: glaring };
}

export interface GlaringPhoto extends PhotoDrawing {
  readonly picture: Picture;
}

/** A board under strong glare, by its seed. */
export function glaringPhoto(seed: number): GlaringPhoto {
  const drawing = randomPhoto(seed, { width: 1200, height: 900, hard: 0, wild: 0.5, tilt: 20 });
  return { ...drawing, picture: addGlare(drawPhoto(drawing.scene).picture, seed + 1) };
}
