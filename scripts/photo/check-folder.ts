import type { Picture } from '#games/kingdom-builder/photo/picture';
import { readPhoto } from '#games/kingdom-builder/photo/read-photo';
import type { PhotoCase, PhotoOutcome } from '#games/kingdom-builder/photo/reading';

/** A photo and what stands on it. */
export interface PhotoWithTruth {
  readonly name: string;
  readonly photo: () => Picture;
  readonly case: PhotoCase;
  readonly truth: Readonly<Record<string, readonly (readonly number[])[]>>;
}

interface Figures {
  readonly hexes: number;
  readonly wrong: number;
  /** Wrong, and nobody would be asked. */
  readonly unasked: number;
  readonly unsure: number;
  readonly seconds: number;
}

const NO_FIGURES: Figures = { hexes: 0, wrong: 0, unasked: 0, unsure: 0, seconds: 0 };

const addFigures = (a: Figures, b: Figures): Figures => ({
  hexes: a.hexes + b.hexes,
  wrong: a.wrong + b.wrong,
  unasked: a.unasked + b.unasked,
  unsure: a.unsure + b.unsure,
  seconds: a.seconds + b.seconds,
});

/** A board that was not made out is wrong everywhere. */
function figuresOf(outcome: PhotoOutcome, truth: PhotoWithTruth['truth'], seconds: number): Figures {
  if (outcome.kind !== 'read') return { hexes: 400, wrong: 400, unasked: 400, unsure: 0, seconds };
  const colourByHex = new Map(Object.entries(truth).flatMap(([colour, hexes]) => hexes.map((at) => [at.join(), colour] as const)));
  const wrong = outcome.hexes.filter(({ at, colour }) => colourByHex.get(at.join()) !== colour);
  return {
    hexes: outcome.hexes.length,
    wrong: wrong.length,
    unasked: wrong.filter(({ isUnsure }) => !isUnsure).length,
    unsure: outcome.hexes.filter(({ isUnsure }) => isUnsure).length,
    seconds,
  };
}

const formatFigures = ({ hexes, wrong, unasked, unsure, seconds }: Figures): string =>
  `${hexes - wrong} of ${hexes} right (${(100 - (100 * wrong) / hexes).toFixed(2)} %), ${unasked} wrong and not asked, ${unsure} unsure, ${seconds.toFixed(2)} s`;

/** Reads each photo with its corners, without them, and without its sections either. */
export function checkFolder(photos: readonly PhotoWithTruth[], print: (line: string) => void): void {
  const ways: readonly (readonly [string, (photoCase: PhotoCase) => PhotoCase])[] = [
    ['corners given', (photoCase) => photoCase],
    ['corners found', ({ colours, sections }) => ({ colours, sections })],
    ['sections proposed', ({ colours }) => ({ colours })],
  ];
  const sums = ways.map(() => NO_FIGURES);
  for (const { name, photo, case: photoCase, truth } of photos) {
    const picture = photo();
    ways.forEach(([way, without], index) => {
      const start = performance.now();
      const figures = figuresOf(readPhoto(picture, without(photoCase)), truth, (performance.now() - start) / 1000);
      sums[index] = addFigures(sums[index] ?? NO_FIGURES, figures);
      print(`${name}, ${way}: ${formatFigures(figures)}`);
    });
  }
  ways.forEach(([way], index) => {
    print(`all, ${way}: ${formatFigures(sums[index] ?? NO_FIGURES)}`);
  });
}
