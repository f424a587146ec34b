import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { appText } from '#screens/state/app-state';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const order = (): readonly (string | null)[] => [...document.querySelectorAll('.actions button')].map(({ textContent }) => textContent);

const renderButton = () => {
  const done = vi.fn();
  render(<ConfirmButton label="Delete" confirmLabel="Yes, delete" onConfirm={done} />);
  return done;
};

describe('a button for what cannot be taken back', () => {
  test('asks in a sheet with the two things one can do, and stays what it is', () => {
    const done = renderButton();
    fireEvent.click(button('Delete'));
    fireEvent.click(button('Delete'));
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Delete' })).toBeTruthy();
    expect(order()).toEqual(['Yes, delete', appText.value.back]);
    fireEvent.click(button('Yes, delete'));
    expect(done).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does nothing where one goes back', () => {
    const done = renderButton();
    fireEvent.click(button('Delete'));
    fireEvent.click(button(appText.value.back));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(done).not.toHaveBeenCalled();
  });

  test('never has what does it under the finger that asked', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 600, 170, 48));
    const done = renderButton();
    fireEvent.click(button('Delete'), { clientX: 100, clientY: 620 });
    expect(order()).toEqual([appText.value.back, 'Yes, delete']);
    expect(done).not.toHaveBeenCalled();
  });
});
