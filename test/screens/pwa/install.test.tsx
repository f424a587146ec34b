import { cleanup, render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '#text/app/en';

/** The module looks at the device once, so each test gets it anew. */
async function show(sayInstalled = false): Promise<void> {
  vi.resetModules();
  const { InstallCard } = await import('#screens/pwa/InstallCard');
  render(<InstallCard sayInstalled={sayInstalled} />);
}

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice: Promise.resolve({ outcome }) });
  window.dispatchEvent(event);
  return { event, prompt };
}

function onIos(standalone: boolean): void {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'standalone');
});

describe('the card that puts Regent on the device', () => {
  test('is not there where the browser cannot', async () => {
    await show(true);
    expect(document.body.textContent).toBe('');
  });

  test('offers it when the browser does, and the browser’s own banner stays away', async () => {
    await show(true);
    const { event, prompt } = offer('accepted');
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: en.install.button }));
    expect(prompt).toHaveBeenCalledOnce();
    await screen.findByText(en.install.installed);
  });

  test('goes away when the offer is turned down, and comes back with the next', async () => {
    await show(true);
    offer('dismissed');
    await userEvent.click(await screen.findByRole('button', { name: en.install.button }));
    expect(document.body.textContent).toBe('');
    offer('dismissed');
    await screen.findByRole('button', { name: en.install.button });
  });

  test('says how on iOS', async () => {
    onIos(false);
    await show();
    screen.getByText(en.install.ios);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says that it is done only where asked to', async () => {
    onIos(true);
    await show();
    expect(document.body.textContent).toBe('');
    cleanup();
    await show(true);
    screen.getByText(en.install.installed);
  });
});
