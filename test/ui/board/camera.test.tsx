import { signal } from '@preact/signals';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import fc from 'fast-check';
import type { JSX } from 'preact';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HexBoard } from '#ui/board/HexBoard';
import { boundsAroundHexes, hexCentre as hexMiddle } from '#ui/board/hex-geometry';
import { SquareBoard, squareCentre } from '#ui/board/SquareBoard';
import {
  type Bounds,
  type Camera,
  type FingerPair,
  panCamera,
  pinchCamera,
  revealPoint,
  visibleBounds,
  windowToBoard,
  type XY,
  zoomCamera,
} from '#ui/camera/camera';
import { Device } from '#ui/device/device-context';

const WIDTH = 390;
const HEIGHT = 400;
const TEXT = { closer: 'Closer', farther: 'Farther', all: 'All', home: 'Home' };

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];
const squares: readonly XY[] = LINES.flatMap((y) => LINES.map((x): XY => [x, y]));
const onSquares = (onTap: (name: string) => void = () => undefined, label = 'Board') => (
  <SquareBoard
    label={label}
    text={TEXT}
    cells={squares.map((at) => ({ name: at.join(','), middle: squareCentre(at), label: `square ${at.join(',')}` }))}
    home={{ from: [0, 0], to: [7, 7] }}
    homeKey="start"
    all={() => ({ from: [-9, -9], to: [9, 9] })}
    isInteractive
    onTap={(at) => onTap(at.join(','))}
    onEscape={() => undefined}
  >
    <g />
  </SquareBoard>
);

const hexes = squares.map(([x, y]) => ({ name: `${x},${y}`, middle: hexMiddle(y, x), label: `hex ${x},${y}` }));
const whole: Bounds = boundsAroundHexes(hexes.map(({ middle }) => middle)) ?? { left: 0, top: 0, right: 0, bottom: 0 };
const seen = signal<Bounds | undefined>(undefined);
const onHexes = (onTap: (name: string) => void = () => undefined, label = 'Board', onPaint?: (name: string) => void) => (
  <HexBoard
    label={label}
    text={TEXT}
    cells={hexes}
    all={whole}
    parts={[]}
    subject="start"
    goTo={signal(undefined)}
    title={(name) => name}
    viewport={seen}
    isInteractive
    canPaint={onPaint !== undefined}
    next={() => undefined}
    onTap={onTap}
    onPaint={(name) => onPaint?.(name)}
    onEscape={() => undefined}
  >
    <g />
  </HexBoard>
);

const frame = (): HTMLElement => screen.getByRole('group');

/** Where the board is, as it is drawn. */
function camera(): Camera {
  const drawn = document.querySelector<HTMLElement>('.pan-world')?.style.transform ?? '';
  const [left = 0, top = 0, scale = 0] = [...drawn.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([figure]) => Number(figure));
  return { left, top, scale };
}

/** A finger of the hand, or the mouse; by the clock of the glass where that is not the time at which it is heard of. */
function finger(
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  pointerId: number,
  [clientX, clientY]: XY,
  pointerType = 'touch',
  timeStamp?: number,
): void {
  const event = createEvent[type](frame(), { clientX, clientY });
  Object.assign(event, { pointerId, pointerType });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(frame(), event);
}

/** A click of a finger, where the browser tells of which. */
function clickAt(target: Element, [clientX, clientY]: XY, pointerId?: number): void {
  const event = createEvent.click(target, { clientX, clientY, detail: 1 });
  if (pointerId !== undefined) Object.assign(event, { pointerId });
  fireEvent(target, event);
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
});

const BOARDS: readonly (readonly [string, (onTap?: (name: string) => void, label?: string) => JSX.Element])[] = [
  ['squares', onSquares],
  ['hexes', onHexes],
];

describe.each(BOARDS)('a board of %s', (_, board) => {
  /** Closer first, so that even a board that is held in its window has room to move. */
  function renderBoard(onTap?: (name: string) => void): Camera {
    render(board(onTap));
    for (const _again of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
    return camera();
  }

  test('is moved by a finger, and a drag is no tap', () => {
    const tapped = vi.fn();
    const before = renderBoard(tapped);
    finger('pointerDown', 1, [200, 200]);
    finger('pointerMove', 1, [180, 170]);
    finger('pointerMove', 1, [170, 160]);
    finger('pointerUp', 1, [170, 160]);
    clickAt(frame(), [170, 160]);
    expect(camera()).toEqual({ ...before, left: before.left - 30, top: before.top - 40 });
    expect(tapped).not.toHaveBeenCalled();
  });

  test('is tapped by a finger that shakes, and stays where it is', () => {
    const tapped = vi.fn();
    const before = renderBoard(tapped);
    const [x, y] = windowToBoard(before, [210, 220]);
    finger('pointerDown', 1, [210, 220]);
    finger('pointerMove', 1, [213, 216]);
    finger('pointerUp', 1, [213, 216]);
    clickAt(frame(), [210, 220]);
    expect(camera()).toEqual(before);
    const far = ({ style }: HTMLElement): number => Math.hypot(Number.parseFloat(style.left) - x, Number.parseFloat(style.top) - y);
    const [near] = [...document.querySelectorAll<HTMLElement>('.pan-cell')].sort((one, other) => far(one) - far(other));
    expect(tapped.mock.calls).toEqual([[near?.dataset.at]]);
  });

  test('comes closer around the middle of a pinch, and moves with it', () => {
    const before = renderBoard();
    finger('pointerDown', 1, [150, 200]);
    finger('pointerDown', 2, [250, 200]);
    finger('pointerMove', 1, [130, 190]);
    finger('pointerMove', 2, [240, 190]);
    const after = camera();
    expect(after.scale / before.scale).toBeCloseTo(1.1, 2);
    const [x, y] = windowToBoard(before, [200, 200]);
    expect(windowToBoard(after, [185, 190])[0]).toBeCloseTo(x, 0);
    expect(windowToBoard(after, [185, 190])[1]).toBeCloseTo(y, 0);
  });

  test('moves with two fingers that keep their distance', () => {
    const before = renderBoard();
    finger('pointerDown', 1, [150, 200]);
    finger('pointerDown', 2, [250, 200]);
    for (const by of [4, 8, 12]) {
      finger('pointerMove', 1, [150 - by, 200 - by]);
      finger('pointerMove', 2, [250 - by, 200 - by]);
    }
    const after = camera();
    expect(after.scale).toBeCloseTo(before.scale, 5);
    expect([after.left, after.top].map(Math.round)).toEqual([before.left - 12, before.top - 12].map(Math.round));
  });

  test('is as large as before when two fingers come back from beyond a limit', () => {
    renderBoard();
    for (const _again of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
    const before = camera();
    finger('pointerDown', 1, [150, 200]);
    finger('pointerDown', 2, [250, 200]);
    finger('pointerMove', 2, [380, 200]);
    finger('pointerMove', 2, [250, 200]);
    expect(camera()).toEqual(before);
  });

  test('goes on moving with the finger that stays', () => {
    renderBoard();
    finger('pointerDown', 1, [150, 200]);
    finger('pointerDown', 2, [250, 200]);
    finger('pointerMove', 2, [260, 200]);
    finger('pointerUp', 2, [260, 200]);
    const between = camera();
    finger('pointerMove', 1, [148, 197]);
    expect(camera()).toEqual({ ...between, left: between.left - 2, top: between.top - 3 });
  });

  test('comes closer by the wheel, the point under the mouse staying', () => {
    const before = renderBoard();
    const wheel = createEvent.wheel(frame(), { deltaY: -40, cancelable: true });
    Object.assign(wheel, { clientX: 190, clientY: 210 });
    fireEvent(frame(), wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(camera().scale).toBeGreaterThan(before.scale);
    expect(windowToBoard(camera(), [190, 210]).map(Math.round)).toEqual(windowToBoard(before, [190, 210]).map(Math.round));
  });

  test('comes closer and goes back by keys, and all of it by the second tap of a button', () => {
    const before = renderBoard();
    fireEvent.keyDown(frame(), { key: '+' });
    expect(camera().scale).toBeCloseTo(before.scale * 1.25, 5);
    fireEvent.keyDown(frame(), { key: '-' });
    fireEvent.keyDown(frame(), { key: '-' });
    expect(camera().scale).toBeCloseTo(before.scale / 1.25, 5);
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(camera().scale).toBeLessThan(before.scale / 1.25);
  });

  test('stays where it was moved when it is drawn anew', () => {
    const { rerender } = render(board());
    fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
    const before = camera();
    rerender(board(() => undefined, 'Another'));
    expect(screen.getByRole('group', { name: 'Another' })).toBe(frame());
    expect(camera()).toEqual(before);
  });

  test('is tapped by a key whatever a finger did before', () => {
    const tapped = vi.fn();
    renderBoard(tapped);
    finger('pointerDown', 1, [200, 200]);
    finger('pointerMove', 1, [150, 150]);
    finger('pointerUp', 1, [150, 150]);
    const cell = document.querySelector('[data-at="2,1"]');
    if (cell !== null) fireEvent.click(cell, { detail: 0 });
    expect(tapped.mock.calls).toEqual([['2,1']]);
  });
});

test('the squares come back home by one button', () => {
  render(onSquares());
  const home = camera();
  finger('pointerDown', 1, [200, 200]);
  finger('pointerMove', 1, [20, 30]);
  expect(camera()).not.toEqual(home);
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(camera()).toEqual(home);
});

test('the camera is where it was left when the page comes back, and only for that table', () => {
  vi.useFakeTimers();
  const at = (draft: string) => (
    <Device.Provider
      value={{
        shouldTurnBoard: false,
        shouldShowDanger: true,
        draftKey: draft,
        loadBox: async () => undefined,
        saveBox: async () => undefined,
        savePicture: async () => undefined,
      }}
    >
      {onSquares()}
    </Device.Provider>
  );
  const { unmount } = render(at('one'));
  const home = camera();
  fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
  const left = camera();
  vi.runAllTimers();
  vi.useRealTimers();
  unmount();
  const again = render(at('one'));
  expect(camera()).toEqual(left);
  again.unmount();
  render(at('another'));
  expect(camera()).toEqual(home);
});

test('what is spoken of comes into sight, and the camera goes back when it no longer is', async () => {
  const boardLighting = (lit: readonly XY[]) => (
    <SquareBoard
      label="Board"
      text={TEXT}
      cells={[]}
      home={{ from: [0, 0], to: [7, 7] }}
      homeKey="start"
      all={() => ({ from: [-9, -9], to: [9, 9] })}
      isInteractive
      lit={lit}
      onTap={() => undefined}
      onEscape={() => undefined}
    >
      <g />
    </SquareBoard>
  );
  const { rerender } = render(boardLighting([]));
  const before = camera();
  rerender(boardLighting([squareCentre([12, 3])]));
  await waitFor(() => expect(camera()).not.toEqual(before));
  const { right } = visibleBounds(camera(), [WIDTH, HEIGHT]);
  expect(right).toBeCloseTo(1300, 3);
  rerender(boardLighting([]));
  await waitFor(() => expect(camera()).toEqual(before));
});

test('one finger paints hexes, each once a stroke; two fingers move the board, and so does the one that stays', () => {
  const painted = vi.fn();
  render(onHexes(undefined, 'Board', painted));
  const before = camera();
  const at = (x: number, y: number): XY => {
    const [across, down] = hexMiddle(y, x);
    return [before.left + across * before.scale, before.top + down * before.scale];
  };
  finger('pointerDown', 1, at(0, 0));
  finger('pointerMove', 1, at(1, 0));
  finger('pointerMove', 1, at(2, 0));
  finger('pointerMove', 1, at(1, 0));
  finger('pointerUp', 1, at(1, 0));
  expect(painted.mock.calls.flat()).toEqual(['0,0', '1,0', '2,0']);
  expect(camera()).toEqual(before);
  finger('pointerDown', 1, at(0, 0));
  finger('pointerDown', 2, at(2, 2));
  finger('pointerMove', 2, at(3, 3));
  finger('pointerUp', 2, at(3, 3));
  finger('pointerMove', 1, at(0, 1));
  expect(painted).toHaveBeenCalledTimes(3);
});

describe('hexes too small for a finger', () => {
  const loupe = (): string | undefined => document.querySelector('.loupe')?.textContent ?? undefined;
  const small = (tapped: (name: string) => void, farther: number): void => {
    render(onHexes(tapped));
    for (let times = 0; times < farther; times += 1) fireEvent.click(screen.getByRole('button', { name: 'Farther' }));
  };
  const at = (x: number, y: number): XY => {
    const { left, top, scale } = camera();
    const [across, down] = hexMiddle(y, x);
    return [left + across * scale, top + down * scale];
  };

  test('are magnified under it, and chosen where it lets go', () => {
    const tapped = vi.fn();
    small(tapped, 1);
    finger('pointerDown', 1, at(3, 3));
    expect(loupe()).toBe('3,3');
    finger('pointerUp', 1, at(3, 3));
    expect(loupe()).toBeUndefined();
    clickAt(frame(), at(3, 3));
    expect(tapped.mock.calls).toEqual([['3,3']]);
  });

  test('are chosen once by each finger, also where its click comes after the next finger', () => {
    const tapped = vi.fn();
    small(tapped, 1);
    finger('pointerDown', 1, at(3, 3));
    finger('pointerUp', 1, at(3, 3));
    finger('pointerDown', 2, at(5, 5));
    clickAt(frame(), at(3, 3), 1);
    finger('pointerUp', 2, at(5, 5));
    clickAt(frame(), at(5, 5), 2);
    expect(tapped.mock.calls).toEqual([['3,3'], ['5,5']]);
    finger('pointerDown', 1, at(4, 4), 'mouse');
    finger('pointerUp', 1, at(4, 4), 'mouse');
    clickAt(frame(), at(4, 4), 1);
    expect(tapped.mock.calls.at(-1)).toEqual(['4,4']);
  });

  test('are chosen once also by fingers whose clicks all come at the end, under whatever number', () => {
    const tapped = vi.fn();
    small(tapped, 1);
    for (const [id, time] of [
      [1, 100],
      [2, 200],
      [3, 300],
    ] as const) {
      finger('pointerDown', id, at(id, 3));
      finger('pointerUp', id, at(id, 3), 'touch', time);
    }
    clickAt(frame(), at(1, 3), 1);
    for (const time of [200, 300]) {
      const click = createEvent.click(frame(), { clientX: at(2, 3)[0], clientY: at(2, 3)[1], detail: 1 });
      Object.assign(click, { pointerId: 9 });
      Object.defineProperty(click, 'timeStamp', { value: time });
      fireEvent(frame(), click);
    }
    expect(tapped.mock.calls).toEqual([['1,3'], ['2,3'], ['3,3']]);
  });

  test('come near by a quick tap also where a busy phone hears of its end late; a finger that rested chooses', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(160);
    const tapped = vi.fn();
    small(tapped, 0);
    const far = camera();
    const letGo = (after: number): void => {
      const where = at(3, 3);
      finger('pointerDown', 1, where, 'touch', 1000);
      vi.advanceTimersByTime(400);
      finger('pointerUp', 1, where, 'touch', 1000 + after);
      clickAt(frame(), where);
    };
    letGo(300);
    expect(tapped.mock.calls).toEqual([['3,3']]);
    expect(camera()).toEqual(far);
    letGo(60);
    expect(tapped).toHaveBeenCalledTimes(1);
    expect(camera().scale).toBeGreaterThan(far.scale);
  });

  test('are chosen by a fast finger of whose way a busy phone tells only the end, and moved by one that has gone far', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(160);
    const tapped = vi.fn();
    small(tapped, 0);
    const far = camera();
    finger('pointerDown', 1, at(3, 3), 'touch', 1000);
    finger('pointerUp', 1, at(5, 3), 'touch', 1020);
    expect(tapped.mock.calls).toEqual([['5,3']]);
    expect(camera()).toEqual(far);
    cleanup();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
    small(tapped, 1);
    finger('pointerDown', 1, at(3, 3));
    finger('pointerUp', 1, at(5, 3));
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  test('are not chosen by a finger that moves the board, nor by two', () => {
    const tapped = vi.fn();
    small(tapped, 1);
    finger('pointerDown', 1, at(3, 3));
    finger('pointerMove', 1, at(5, 3));
    expect(loupe()).toBeUndefined();
    finger('pointerUp', 1, at(5, 3));
    finger('pointerDown', 1, at(3, 3));
    finger('pointerDown', 2, at(5, 5));
    finger('pointerUp', 2, at(5, 5));
    finger('pointerUp', 1, at(3, 3));
    expect(tapped).not.toHaveBeenCalled();
  });

  test('come near by a tap once they cannot be told apart, and are chosen by a finger that slides over them', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(160);
    const tapped = vi.fn();
    small(tapped, 0);
    const far = camera();
    finger('pointerDown', 1, at(3, 3));
    finger('pointerMove', 1, at(4, 4));
    expect(loupe()).toBe('4,4');
    finger('pointerMove', 1, at(6, 4));
    finger('pointerUp', 1, at(6, 4));
    expect(tapped.mock.calls).toEqual([['6,4']]);
    expect(camera()).toEqual(far);
    const where = at(3, 3);
    finger('pointerDown', 1, where);
    finger('pointerUp', 1, where);
    clickAt(frame(), where);
    expect(tapped).toHaveBeenCalledTimes(1);
    expect(camera().scale).toBeGreaterThan(far.scale);
  });
});

describe('the camera', () => {
  const within = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
  const point = fc.tuple(within(0, 400), within(0, 400));
  const looks = fc.record({ left: within(-900, 900), top: within(-900, 900), scale: within(0.14, 1.6) });
  const close = (one: XY, other: XY): void => {
    for (const axis of [0, 1] as const) expect(one[axis]).toBeCloseTo(other[axis], 4);
  };

  test('keeps under a finger what it zooms at', () => {
    fc.assert(
      fc.property(looks, within(0.5, 2), point, (now, by, at) => close(windowToBoard(zoomCamera(now, by, at), at), windowToBoard(now, at))),
    );
  });

  test('keeps under the middle of two fingers what they took there', () => {
    fc.assert(
      fc.property(looks, fc.tuple(point, point), fc.tuple(point, point), (now, before, after) => {
        const middle = ([one, other]: FingerPair): XY => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
        close(windowToBoard(pinchCamera(now, before, after), middle(after)), windowToBoard(now, middle(before)));
      }),
    );
  });

  test('moves as far as it is moved, and brings any cell into its window', () => {
    fc.assert(
      fc.property(looks, point, fc.tuple(within(-900, 900), within(-900, 900)), (now, by, cell) => {
        expect(panCamera(now, by)).toEqual({ left: now.left + by[0], top: now.top + by[1], scale: now.scale });
        const [left, top] = [revealPoint(now, cell, [WIDTH, HEIGHT])].map((after) => [after.left, after.top])[0] ?? [];
        const [x, y] = [(left ?? 0) + cell[0] * now.scale, (top ?? 0) + cell[1] * now.scale];
        expect(x >= -0.001 && x <= WIDTH + 0.001 && y >= -0.001 && y <= HEIGHT + 0.001).toBe(true);
      }),
    );
  });
});
