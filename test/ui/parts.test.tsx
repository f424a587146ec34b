import { cleanup, render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useChoiceIn } from '#ui/choice';
import { Sheet } from '#ui/Sheet';
import { SureButton } from '#ui/SureButton';
import { TypedField } from '#ui/TypedField';

const user = userEvent.setup();
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
afterEach(cleanup);

function Chosen({ stand }: { readonly stand: object }) {
  const [choice, choose] = useChoiceIn(stand, 'none');
  return (
    <button type="button" onClick={() => choose('one')}>
      {choice}
    </button>
  );
}

test('a choice is gone in another stand, and not to be had back by coming back', async () => {
  const [now, next] = [{}, {}];
  const { rerender } = render(<Chosen stand={now} />);
  await user.click(button('none'));
  rerender(<Chosen stand={now} />);
  expect(button('one').textContent).toBe('one');
  rerender(<Chosen stand={next} />);
  expect(button('none').textContent).toBe('none');
  await user.click(button('none'));
  rerender(<Chosen stand={now} />);
  expect(button('none').textContent).toBe('none');
});

test('a button that asks once more does it the second time, and asks again about something else', async () => {
  const done = vi.fn();
  const asked = (about: object) => <SureButton label="End" sure="Really end" about={about} onSure={done} />;
  const { rerender } = render(asked({}));
  await user.click(button('End'));
  expect(done).not.toHaveBeenCalled();
  rerender(asked({}));
  await user.click(button('End'));
  expect(done).not.toHaveBeenCalled();
  await user.click(button('Really end'));
  expect(done).toHaveBeenCalledOnce();
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

test('a sheet that was opened by what is gone gives the focus to the sheet below', () => {
  const sheets = (...titles: readonly string[]) => (
    <div>
      {titles.map((title) => (
        <Sheet key={title} title={title} closeLabel="Close" onClose={() => undefined}>
          {title}
        </Sheet>
      ))}
    </div>
  );
  const { rerender } = render(sheets('below'));
  const opener = document.createElement('button');
  screen.getByRole('dialog').append(opener);
  opener.focus();
  opener.remove();
  rerender(sheets('below', 'above'));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'above' }));
  rerender(sheets('below'));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'below' }));
});
