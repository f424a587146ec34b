import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useKeyedState } from '#ui/form/keyed-state';
import { TypedField } from '#ui/form/TypedField';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { SheetPlaceholder } from '#ui/sheet/sheet-focus';

const user = userEvent.setup();
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
afterEach(cleanup);

function KeyedChoice({ state }: { readonly state: object }) {
  const [choice, choose] = useKeyedState(state, 'none');
  return (
    <button type="button" onClick={() => choose('one')}>
      {choice}
    </button>
  );
}

test('a choice is gone in another stand, and not to be had back by coming back', async () => {
  const [now, next] = [{}, {}];
  const { rerender } = render(<KeyedChoice state={now} />);
  await user.click(button('none'));
  rerender(<KeyedChoice state={now} />);
  expect(button('one').textContent).toBe('one');
  rerender(<KeyedChoice state={next} />);
  expect(button('none').textContent).toBe('none');
  await user.click(button('none'));
  rerender(<KeyedChoice state={now} />);
  expect(button('none').textContent).toBe('none');
});

describe('a typed line', () => {
  const TEXT = { field: 'Type', play: 'Play', unreadable: (line: string) => `not ${line}` };
  const show = (answer: 'played' | 'refused' | 'unread') => {
    const entered = vi.fn(() => answer);
    render(<TypedField text={TEXT} hint="such as e4" onEnter={entered} />);
    return entered;
  };
  const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Type', description: 'such as e4' });

  test('that is played makes room for the next', async () => {
    const entered = show('played');
    await user.type(field(), ' e1-e2 {Enter}');
    expect(entered.mock.calls).toEqual([['e1-e2']]);
    expect(field().value).toBe('');
  });

  test('that is refused stays to be mended', async () => {
    show('refused');
    await user.type(field(), 'e1-e5{Enter}');
    expect(field().value).toBe('e1-e5');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('that cannot be read is told so until one can', async () => {
    const entered = show('unread');
    await user.type(field(), 'castle');
    await user.click(button('Play'));
    expect(screen.getByRole('alert').textContent).toBe('not castle');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    entered.mockReturnValue('played');
    await user.click(button('Play'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('that is empty is no line', async () => {
    const entered = show('played');
    await user.type(field(), '  {Enter}');
    expect(entered).not.toHaveBeenCalled();
  });
});

/** Sheets with these titles, the last one above. */
const sheets = (...titles: readonly string[]) => (
  <div>
    <button type="button">outside</button>
    {titles.map((title) => (
      <Sheet key={title} title={title} closeLabel="Close" onClose={() => undefined}>
        {title}
      </Sheet>
    ))}
  </div>
);

test('a sheet that goes late takes the focus from nothing that was opened or gone to since', () => {
  const { rerender } = render(sheets());
  const outside = screen.getByRole('button', { name: 'outside' });
  outside.focus();
  rerender(sheets('early'));
  rerender(sheets('early', 'late'));
  rerender(sheets('late'));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'late' }));
  rerender(sheets('late', 'above'));
  outside.focus();
  rerender(sheets('late'));
  expect(document.activeElement).toBe(outside);
});

test('a sheet that is still on its way is called off by Escape, not the one below it', async () => {
  const [closed, calledOff] = [vi.fn(), vi.fn()];
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Late = lazy(async () => {
    await coming;
    return ({ onClose }: { onClose(): void }) => (
      <Sheet title="late" closeLabel="Close" onClose={onClose}>
        late
      </Sheet>
    );
  }, SheetPlaceholder);
  const both = (
    <div>
      <Sheet title="below" closeLabel="Close" onClose={closed}>
        below
      </Sheet>
      <Late onClose={calledOff} />
    </div>
  );
  const { container } = render(both);
  expect(container.textContent).toBe('belowbelow');
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'below' }));
  await userEvent.keyboard('{Escape}');
  expect([closed.mock.calls.length, calledOff.mock.calls.length]).toEqual([0, 1]);
  come();
  const late = await screen.findByRole('dialog', { name: 'late' });
  await waitFor(() => expect(document.activeElement).toBe(late));
  await userEvent.keyboard('{Escape}');
  expect([closed.mock.calls.length, calledOff.mock.calls.length]).toEqual([0, 2]);
});

test('a sheet that was opened by what is gone gives the focus to the sheet below', async () => {
  const { rerender } = render(sheets('below'));
  const opener = document.createElement('button');
  screen.getByRole('dialog').append(opener);
  opener.focus();
  opener.remove();
  rerender(sheets('below', 'above'));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'above' }));
  rerender(sheets('below'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'below' })));
});
