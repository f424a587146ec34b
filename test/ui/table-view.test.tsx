import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { nearestInDirection } from '#ui/arrow-keys';
import { followKeyboard } from '#ui/keyboard-navigation';
import { TableView, TableViewContext, TrayRow } from '#ui/TableView';

afterEach(cleanup);

const table = (tiles: readonly string[], notice?: string) => (
  <TableViewContext.Provider value={{ notice, closeLabel: 'Close' }}>
    <TableView
      line={<p>Ana to play</p>}
      board={<button type="button">The board</button>}
      tray={
        <TrayRow label="Tiles">
          {tiles.map((tile) => (
            <button key={tile} type="button">
              {tile}
            </button>
          ))}
        </TrayRow>
      }
    />
  </TableViewContext.Provider>
);

describe('one view of a table', () => {
  test('a notice stands in the place of the line', () => {
    const { rerender } = render(table(['4']));
    expect(document.querySelector('.table-line')?.textContent).toBe('Ana to play');
    rerender(table(['4'], 'The last round'));
    expect(document.querySelector('.table-line')?.textContent).toBe('The last round');
  });

  test('the focus of what is gone goes to the nearest around it, and does not fall to the page', async () => {
    onTestFinished(followKeyboard());
    const { rerender } = render(table(['4', '5']));
    screen.getByRole('button', { name: '5' }).focus();
    rerender(table(['4']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '4' })));
    rerender(table([]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The board' })));
  });

  test('an arrow leads to the nearest ahead, and what is ahead counts before what is aside', () => {
    const places = [
      [10, 0],
      [12, 3],
      [-5, 0],
    ] as const;
    expect(nearestInDirection([0, 0], [1, 0], places, (at) => at)).toEqual([10, 0]);
    expect(nearestInDirection([0, 0], [-1, 0], places, (at) => at)).toEqual([-5, 0]);
    expect(nearestInDirection([0, 0], [0, -1], places, (at) => at)).toBeUndefined();
  });
});
