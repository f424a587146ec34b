import { describe, expect, it } from 'vitest';
import { landOf, type Spot } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { swapColour } from '#games/kingdom-builder/law/colours';
import { reserveOf } from '#games/kingdom-builder/law/position';
import { type Corners, centreOf, homographyOf, type Point, project } from '#games/kingdom-builder/photo/board/homography';
import { fitWithin, isHuge, readPixelCount } from '#games/kingdom-builder/photo/decode-photo';
import {
  answerHex,
  canBeAsked,
  changeEvents,
  countBySeat,
  createDraft,
  positionOfDraft,
  seatsOverLimit,
  settleEvents,
} from '#games/kingdom-builder/table/photo/photo-draft';
import { CUT_OUT_WIDTH, cutOutTransform, moveCorner } from '#games/kingdom-builder/table/photo/photo-geometry';
import { stateOf } from '#session/log/table';
import { playEvents, tableOf } from './board-frame';
import { CORNERS, createReading } from './photo-reading';

const final = tableOf({ record: 'final' });
const { position } = stateOf(final);
const DEALT = ['orange', 'blue'] as const;

describe('what was read', () => {
  it('is asked where it is not sure, until it is answered', () => {
    const draft = createDraft(createReading({ 40: 'orange', 41: 'blue' }, [40, 60]));
    expect(draft.unsureSpots).toEqual([40, 60]);
    const next = answerHex(draft, 40, undefined);
    expect(next.unsureSpots).toEqual([60]);
    expect([next.hexColours[40], next.hexColours[41]]).toEqual([undefined, 'blue']);
  });

  it('is asked about only where a settlement can stand', () => {
    const { ground } = landOf(FIRST_GAME);
    expect(canBeAsked(position, ground.indexOf('water'))).toBe(true);
    expect(canBeAsked(position, ground.indexOf('desert'))).toBe(true);
    expect(canBeAsked(position, ground.indexOf('castle'))).toBe(false);
    expect(canBeAsked(position, ground.indexOf('mountain'))).toBe(false);
  });

  it('becomes settlements of whoever has the colour', () => {
    const draft = createDraft(createReading({ 40: 'white', 41: 'blue' }));
    expect(changeEvents(position, draft, ['blue', 'white'])).toEqual([
      { type: 'settle', by: 'ben', at: [2, 0] },
      { type: 'settle', by: 'ana', at: [2, 1] },
    ]);
  });

  it('changes only what is logged otherwise, and the log takes it', () => {
    const before = playEvents(
      final,
      { type: 'settle', by: 'ana', at: [2, 0] },
      { type: 'settle', by: 'ana', at: [2, 1] },
      { type: 'settle', by: 'ben', at: [2, 2] },
    );
    const changes = changeEvents(stateOf(before).position, createDraft(createReading({ 40: 'orange', 41: 'blue' })), DEALT);
    expect(changes).toEqual([
      { type: 'unsettle', at: [2, 1] },
      { type: 'unsettle', at: [2, 2] },
      { type: 'settle', by: 'ben', at: [2, 1] },
    ]);
    const after = stateOf(playEvents(before, ...changes.map((change) => ({ ...change })))).position;
    expect([reserveOf(after, 0), reserveOf(after, 1)]).toEqual([39, 39]);
  });

  it('leaves the island as it is', () => {
    const island = { rows: ['.GGC.', 'DLFFB', 'WDDBB', '.GGMC', '..WDF'], action: 'tree-house' };
    const table = playEvents(tableOf({ record: 'final', island }), { type: 'settle', by: 'ben', at: ['island', 1, 2] });
    const here = stateOf(table).position;
    expect(changeEvents(here, createDraft(createReading({})), DEALT)).toEqual([]);
    expect(settleEvents(here, createDraft(createReading({ 40: 'orange' })), DEALT)).toEqual([
      { type: 'settle', by: 'ana', at: [2, 0] },
      { type: 'settle', by: 'ben', at: ['island', 1, 2] },
    ]);
    expect(countBySeat(here, createDraft(createReading({ 40: 'blue' })), DEALT)).toEqual([0, 2]);
  });

  it('is drawn in the colours of the pieces', () => {
    const drawn = positionOfDraft(position, createDraft(createReading({ 40: 'red' })), ['white', 'red']);
    expect(drawn.settlements[40]).toBe(1);
    expect(drawn.colours).toEqual(['white', 'red']);
    expect(drawn.settlements[41]).toBe(-1);
  });

  it('has at most the forty of the box', () => {
    expect(seatsOverLimit([40, 41, 0])).toEqual([1]);
  });
});

it('a colour that somebody has is exchanged', () => {
  expect(swapColour(['orange', 'blue', 'white'], 0, 'white')).toEqual(['white', 'blue', 'orange']);
  expect(swapColour(['orange', 'blue'], 1, 'red')).toEqual(['orange', 'red']);
});

describe('corners', () => {
  it('stay in the picture', () => {
    expect(moveCorner(CORNERS, 1, [1700, -3], [1600, 1200])).toEqual([CORNERS[0], [1600, 0], CORNERS[2], CORNERS[3]]);
  });
});

describe('a cut-out', () => {
  const [first, second, third, fourth] = CORNERS;
  const shownAt = (corners: Corners, spot: Spot, of: Spot): Point => {
    const [a, b, c, d, e, f] = cutOutTransform(corners, spot, 150);
    const [x, y] = project(homographyOf(corners), ...centreOf(of));
    return [a * x + c * y + e, b * x + d * y + f];
  };

  it.each([
    ['as it lies', CORNERS],
    ['upside down', [third, fourth, first, second]],
    ['sideways', [fourth, first, second, third]],
  ] as const)('has its hex in the middle and the next one to its right, the board %s', (_, corners) => {
    const [middle, right] = [shownAt(corners, 210, 210), shownAt(corners, 210, 211)];
    expect(middle[0]).toBeCloseTo(75, 6);
    expect(middle[1]).toBeCloseTo(75, 6);
    expect(right[0]).toBeCloseTo(75 + 150 / CUT_OUT_WIDTH, 0);
    expect(right[1]).toBeCloseTo(75, 0);
  });
});

describe('a file', () => {
  const bytes = (...list: readonly number[]): DataView => new DataView(Uint8Array.from(list).buffer);
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

  it('tells its pixels before it is unpacked', () => {
    expect(readPixelCount(bytes(...PNG, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30))).toBe(30000 * 30000);
    const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];
    expect(readPixelCount(bytes(...jpeg))).toBe(3000 * 4000);
    expect(readPixelCount(bytes(...PNG))).toBe(0);
    expect(readPixelCount(bytes(0xff, 0xd8, 0xff))).toBe(0);
    expect(readPixelCount(bytes())).toBe(0);
  });

  it('is refused where it is too large', () => {
    expect(isHuge(6e6, 12e6)).toBe(false);
    expect(isHuge(6e6, 900e6)).toBe(true);
    expect(isHuge(500e6, 0)).toBe(true);
  });

  it('is shown no larger than it is read', () => {
    expect(fitWithin(4000, 3000)).toEqual([1280, 960]);
    expect(fitWithin(3000, 4000)).toEqual([960, 1280]);
    expect(fitWithin(800, 600)).toEqual([800, 600]);
  });
});
