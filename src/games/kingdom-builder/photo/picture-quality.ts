import { downsample, type Picture, reductionFactor } from './picture';

/** Why a picture is not worth a search for a board. */
export type PictureDefect = 'dark' | 'plain' | 'blurred';

/** The longest side of the image that is examined. */
const EXAMINED_SIDE = 400;
/** The brightest tenth of a photo that shows anything is brighter, of 255. */
const MIN_BRIGHTNESS = 36;
/** The standard deviation of lightness, of 255, below which there is nothing to be seen. */
const MIN_CONTRAST = 7;
/** Of the differences over eight pixels, the share that is already there over two: less where edges are smeared over the whole span. */
const MIN_SHARPNESS = 0.38;

/** What is wrong with a picture as such; nothing where a board may be on it. */
export function findDefect(picture: Picture): PictureDefect | undefined {
  const light = lightnessOf(downsample(picture, reductionFactor(picture, EXAMINED_SIDE)));
  const sorted = light.values.slice().sort();
  if ((sorted[Math.floor(sorted.length * 0.9)] ?? 0) < MIN_BRIGHTNESS) return 'dark';
  const mean = sorted.reduce((sum, value) => sum + value / sorted.length, 0);
  const deviation = Math.sqrt(sorted.reduce((sum, value) => sum + (value - mean) ** 2 / sorted.length, 0));
  if (deviation < MIN_CONTRAST) return 'plain';
  return sharpnessOf(light) < MIN_SHARPNESS ? 'blurred' : undefined;
}

interface Lightness {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

function lightnessOf({ width, height, data }: Picture): Lightness {
  const values = Float32Array.from(
    { length: width * height },
    (_, at) => 0.3 * (data[at * 4] ?? 0) + 0.6 * (data[at * 4 + 1] ?? 0) + 0.1 * (data[at * 4 + 2] ?? 0),
  );
  return { width, height, values };
}

/** Squares weigh edges more than noise. */
function sharpnessOf({ width, height, values }: Lightness): number {
  const difference = (span: number): number => {
    let sum = 0;
    for (let y = 0; y < height - 8; y += 1) {
      for (let x = 0; x < width - 8; x += 1) {
        const at = y * width + x;
        const value = values[at] ?? 0;
        sum += ((values[at + span] ?? 0) - value) ** 2 + ((values[at + span * width] ?? 0) - value) ** 2;
      }
    }
    return Math.sqrt(sum);
  };
  return difference(2) / (difference(8) || 1);
}
