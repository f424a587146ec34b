import { cleanup, render } from '@testing-library/preact';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type Cell, CellButtons } from '#ui/board/CellButtons';
import type { XY } from '#ui/camera/camera';

afterEach(cleanup);

interface BoardState {
  readonly cells: readonly Cell[];
  readonly isInteractive: boolean;
  readonly cursor: string;
}

const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.pan-cell')];
const PLACES: readonly XY[] = [0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x): XY => [x, y]));

/** Some of the places, in their order, each with something to tell. */
const someCells: fc.Arbitrary<readonly Cell[]> = fc.subarray([...PLACES]).chain((places) =>
  fc.tuple(
    ...places.map((middle) =>
      fc.record({
        name: fc.constant(middle.join(',')),
        middle: fc.constant(middle),
        label: fc.constantFrom('free', 'red 4', 'blue 2, open'),
      }),
    ),
  ),
);
const someBoard: fc.Arbitrary<BoardState> = fc.record({
  cells: someCells,
  isInteractive: fc.boolean(),
  cursor: fc.constantFrom(...PLACES.map((at) => at.join(',')), ''),
});

test('whatever the cells were before, they stand in their order, tell what they tell now, and one takes the focus', () => {
  fc.assert(
    fc.property(fc.array(someBoard, { minLength: 1, maxLength: 6 }), ([first, ...later]) => {
      if (first === undefined) return;
      const { rerender, unmount } = render(<CellButtons {...first} />);
      for (const seen of [first, ...later]) {
        rerender(<CellButtons {...seen} />);
        const stop = seen.cells.find(({ name }) => name === seen.cursor) ?? seen.cells[0];
        expect(
          buttons().map((button) => ({
            name: button.dataset.at,
            label: button.getAttribute('aria-label'),
            disabled: button.getAttribute('aria-disabled'),
            stop: button.getAttribute('tabindex'),
            at: [button.style.left, button.style.top],
          })),
        ).toEqual(
          seen.cells.map(({ name, label, middle: [left, top] }) => ({
            name,
            label,
            disabled: seen.isInteractive ? null : 'true',
            stop: name === stop?.name ? '0' : '-1',
            at: [`${left}px`, `${top}px`],
          })),
        );
      }
      unmount();
    }),
    { numRuns: 60 },
  );
});

test('a cell that stays keeps its button and the focus, and one of which nothing changed is not touched', () => {
  const cells = PLACES.map((middle): Cell => ({ name: middle.join(','), middle, label: 'free' }));
  const { rerender } = render(<CellButtons cells={cells} isInteractive cursor="0,0" />);
  const before = buttons();
  before[5]?.focus();
  const touched = new Set<Node>();
  const watched = new MutationObserver((records) => {
    for (const { target } of records) touched.add(target);
  });
  for (const button of before) watched.observe(button, { attributes: true });
  const changed = cells.map((cell, index) => (index === 5 ? { ...cell, label: 'free, chosen' } : { ...cell }));
  rerender(<CellButtons cells={changed.filter((_, index) => index !== 4)} isInteractive cursor="0,0" />);
  for (const { target } of watched.takeRecords()) touched.add(target);
  expect(buttons()).toEqual(before.filter((_, index) => index !== 4));
  expect(document.activeElement).toBe(before[5]);
  expect([...touched]).toEqual([before[5]]);
});
