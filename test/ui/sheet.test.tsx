import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Sheet } from '#ui/sheet/Sheet';

afterEach(cleanup);

function renderSheet() {
  const onClose = vi.fn();
  render(
    <Sheet title="More" closeLabel="Close" onClose={onClose}>
      <p>All of it</p>
    </Sheet>,
  );
  const head = screen.getByRole('heading', { name: 'More' }).parentElement;
  if (head === null) throw new Error('no head');
  head.setPointerCapture = () => undefined;
  const pull = (by: number): void => {
    fireEvent.pointerDown(head, { clientY: 100, pointerId: 1 });
    fireEvent.pointerMove(head, { clientY: 100 + by, pointerId: 1 });
    fireEvent.pointerUp(head, { clientY: 100 + by, pointerId: 1 });
  };
  return { onClose, pull };
}

describe('a sheet closes', () => {
  test('by its cross', () => {
    const { onClose } = renderSheet();
    screen.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('by Escape', () => {
    const { onClose } = renderSheet();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('by a pull on its head, far enough and downward', () => {
    const { onClose, pull } = renderSheet();
    pull(40);
    pull(-200);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').style.translate).toBe('');
    pull(120);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
