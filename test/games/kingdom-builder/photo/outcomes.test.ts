import { describe, expect, test } from 'vitest';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { readPhoto } from '#games/kingdom-builder/photo/read-photo';
import type { PhotoOutcome } from '#games/kingdom-builder/photo/reading';
import { drawPhoto } from './draw-photo';
import { blurPicture, dimPicture, face, liftSection, plainPicture, screenshot, washOutSection } from './pictures';
import { randomPhoto } from './random-scenes';

const SIZES = [
  [720, 540],
  [540, 720],
  [1280, 960],
] as const;
const COLOURS = ['orange', 'blue'] as const;

const photoOf = (seed: number, [width, height]: readonly [number, number]) => {
  const drawing = randomPhoto(seed, { width, height, hard: 0, wild: 0.3, tilt: 10, colours: COLOURS, each: 15 });
  return { ...drawing, ...drawPhoto(drawing.scene) };
};

function otherSections(outcome: PhotoOutcome) {
  if (outcome.kind !== 'other-sections') throw new Error(outcome.kind);
  return outcome.reading;
}

describe.each(SIZES)('on a photo of %i x %i', (...size) => {
  const { picture, corners, sections, states } = photoOf(61, size);
  const misread = ({ hexes }: ReturnType<typeof otherSections>) =>
    hexes.filter(({ colour, isUnsure }, spot) => !isUnsure && colour !== states.get(spot)).length;

  test('a section that lies turned is recognised', () => {
    const quarter = size[1] % 4;
    const setUp = sections.map((section, each) => (each === quarter ? { ...section, turned: !section.turned } : section));
    const reading = otherSections(readPhoto(picture, { sections: setUp, colours: COLOURS }));
    expect(reading.sections).toEqual(sections);
    expect(misread(reading)).toBe(0);
  });

  test("two sections in each other's place are recognised", () => {
    const [first, second, ...rest] = sections;
    if (first === undefined || second === undefined) throw new Error('no sections');
    expect(otherSections(readPhoto(picture, { sections: [second, first, ...rest], colours: COLOURS })).sections).toEqual(sections);
  });

  test('four other sections are recognised, the board seen from the side that it is seen from', () => {
    const setUp = SECTIONS.filter((name) => !sections.some((each) => each.name === name)).map((name) => ({ name, turned: false }));
    const { sections: seen } = otherSections(readPhoto(picture, { sections: setUp, colours: COLOURS }));
    const upsideDown = sections.map(({ name, turned }) => ({ name, turned: !turned })).reverse();
    expect([JSON.stringify(sections), JSON.stringify(upsideDown)]).toContain(JSON.stringify(seen));
  });

  test('other sections are recognised with all four corners given', () => {
    const setUp = sections.map((section, each) => (each === 1 ? { ...section, turned: !section.turned } : section));
    expect(otherSections(readPhoto(picture, { sections: setUp, colours: COLOURS, corners })).sections).toEqual(sections);
  });

  test('a section that is missing from the table is named', () => {
    const quarter = size[0] === 720 ? 0 : 3;
    expect(readPhoto(liftSection(picture, corners, quarter), { sections, colours: COLOURS })).toEqual({
      kind: 'missing-sections',
      quarters: [quarter],
    });
  });

  test('a section that is only under glare is not missing: its hexes are asked about', () => {
    const quarter = size[0] === 720 ? 0 : 3;
    const outcome = readPhoto(washOutSection(picture, corners, quarter), { sections, colours: COLOURS });
    if (outcome.kind !== 'read') throw new Error(outcome.kind);
    const unasked = outcome.hexes.filter(({ colour, isUnsure }, spot) => !isUnsure && colour !== states.get(spot));
    expect(unasked).toEqual([]);
    expect(outcome.unreadable).toEqual([quarter]);
  });

  test('the right sections are not doubted', () => {
    expect(readPhoto(picture, { sections, colours: COLOURS }).kind).toBe('read');
  });

  test('pictures that show no board are refused, each with its reason', () => {
    const kinds = (shown: typeof picture) =>
      [undefined, sections].map((given) => readPhoto(shown, { sections: given, colours: COLOURS }).kind);
    expect(kinds(plainPicture(...size, [0, 0, 0], 3))).toEqual(['dark', 'dark']);
    expect(kinds(dimPicture(picture, 0.06))).toEqual(['dark', 'dark']);
    expect(kinds(plainPicture(...size, [190, 188, 180], 2))).toEqual(['plain', 'plain']);
    expect(kinds(blurPicture(picture, Math.round(size[0] / 60)))).toEqual(['blurred', 'blurred']);
    expect(kinds(screenshot(...size, 3))).toEqual(['no-board', 'no-board']);
    expect(kinds(face(...size, 5))).toEqual(['no-board', 'no-board']);
  });
});

test('right sections are not doubted on boards printed and lit in any way', () => {
  const doubted: string[] = [];
  for (let seed = 300; seed < 306; seed += 1) {
    const { scene, sections, colours } = randomPhoto(seed, { width: 720, height: 540 });
    const { kind } = readPhoto(drawPhoto(scene).picture, { sections, colours });
    if (kind === 'other-sections' || kind === 'missing-sections') doubted.push(`${seed}: ${kind}`);
  }
  expect(doubted).toEqual([]);
});
