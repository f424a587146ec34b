import { cleanup, getByText, render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { dismissMissingPart, isPartMissing } from '#screens/notices/missing-part';
import { App } from '#screens/shell/App';
import { route } from '#screens/shell/route';
import { appText, store } from '#screens/state/app-state';
import { guardUnsavedEntries } from '#screens/state/guard-unsaved';
import { retryUnsaved } from '#store/live/unsaved-entries';
import type { Store } from '#store/store';
import { beginGame, createLocksInMemory, freshName, openTestStore } from '../../store/test-store';
import { forbidStorage } from '../app-driver';

afterEach(cleanup);

async function openStore(): Promise<Store> {
  Object.defineProperty(navigator, 'locks', { value: createLocksInMemory(), configurable: true });
  const from = await openTestStore(freshName());
  store.value = from;
  route.value = [];
  render(<App />);
  return from;
}

/** The first look at a screen fetches it. */
const findText = (words: string | RegExp): Promise<HTMLElement> => screen.findByText(words, {}, { timeout: 30_000 });
const tap = async (words: string | RegExp): Promise<void> => userEvent.click(await findText(words));

test('a table left while nothing can be saved is told of at home, until it is saved', { timeout: 60_000 }, async () => {
  const from = await openStore();
  const { id } = await beginGame(from);
  route.value = ['game', id];
  await findText(appText.value.table.more);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  route.value = ['game', id, 'more'];
  await tap(appText.value.more.abandon);
  await findText(new RegExp(appText.value.table.unsaved(1)));
  route.value = [];
  await findText(appText.value.table.unsaved(1));
  put.mockRestore();
  await tap(appText.value.table.retry);
  await vi.waitFor(() => expect(screen.queryByText(appText.value.table.unsaved(1))).toBeNull());
  expect(await from.game(id)).toMatchObject({ entries: 1, summary: { status: 'abandoned' } });
});

/** A table whose last entry the disk does not take, until it is said otherwise. */
async function leaveUnsaved(): Promise<{ readonly from: Store; readonly id: string; makeRoom(): void }> {
  const from = await openStore();
  const { id } = await beginGame(from);
  route.value = ['game', id, 'more'];
  await findText(appText.value.more.abandon);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  await tap(appText.value.more.abandon);
  await findText(new RegExp(appText.value.table.unsaved(1)));
  return { from, id, makeRoom: () => put.mockRestore() };
}

const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('who closes the page while something is unsaved is asked first; it is tried again by itself until it is saved', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  guardUnsavedEntries();
  expect(asks()).toBe(false);
  const { from, id, makeRoom } = await leaveUnsaved();
  expect(asks()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(asks()).toBe(true);
  makeRoom();
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(async () => expect(await from.game(id)).toMatchObject({ entries: 1 }));
  await vi.waitFor(() => expect(asks()).toBe(false));
});

describe('a part that does not come', () => {
  /** The host has another version by now, whose page asks for other files. */
  function misses(): { readonly reload: Mock } {
    const reload = vi.fn();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<script src="./newer.js">'));
    // Named before it is a module, so that nobody asks for it.
    const script = document.createElement('script');
    script.setAttribute('type', 'text/plain');
    script.setAttribute('src', './older.js');
    document.head.append(script);
    script.setAttribute('type', 'module');
    onTestFinished(() => {
      vi.restoreAllMocks();
      document.head.innerHTML = '';
      dismissMissingPart();
      sessionStorage.clear();
    });
    return { reload };
  }
  const preloadError = () => window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }));

  test('of an older version: the page is loaded anew', async () => {
    await openStore();
    const { reload } = misses();
    preloadError();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('is said where the browser forbids to note that the page was loaded anew', async () => {
    await openStore();
    const { reload } = misses();
    forbidStorage();
    preloadError();
    await vi.waitFor(() => expect(isPartMissing.value).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });

  test('is only said while something is unsaved, and no tap loads the page anew until it is saved', async () => {
    const { makeRoom } = await leaveUnsaved();
    const { reload } = misses();
    route.value = [];
    preloadError();
    const notice = (): HTMLElement => {
      const notices = [...document.querySelectorAll<HTMLElement>('.overlay-notice')];
      return notices[0] ?? document.createElement('p');
    };
    await vi.waitFor(() => expect(notice().textContent).toContain(appText.value.table.unsaved(1)));
    const again = (): Promise<void> => userEvent.click(getByText(notice(), appText.value.table.retry));
    await again();
    expect(reload).not.toHaveBeenCalled();
    makeRoom();
    // Not by a tap, which loads the page anew where the one before has just saved it.
    await vi.waitFor(() => {
      retryUnsaved();
      expect(notice().textContent).not.toContain(appText.value.table.unsaved(1));
    });
    expect(reload).not.toHaveBeenCalled();
    await again();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

test('a game goes on as a pad after a second tap, and the first one is set aside', { timeout: 60_000 }, async () => {
  const from = await openStore();
  const players = ['ana', 'ben', 'cat'].map((id) => ({ id, name: id }));
  const setup = { record: 'table', first: 'ana', colours: { ana: ['red'], ben: ['blue'], cat: ['green'] } };
  const { id } = await beginGame(from, 'kings-gate', { players, setup });
  route.value = ['game', id, 'more'];
  await tap(/^Switch to just the scores/);
  expect(await from.games()).toHaveLength(1);
  await tap(appText.value.more.goOnSure);
  await vi.waitFor(async () => expect(await from.games()).toHaveLength(2));
  const [pad, table] = (await from.games()).toSorted((a, b) => Number(a.id === id) - Number(b.id === id));
  expect(pad).toMatchObject({ setup: { record: 'pad' }, summary: { status: 'open' } });
  expect(table).toMatchObject({ id, summary: { status: 'abandoned' } });
  await vi.waitFor(() => expect(location.hash).toBe(`#/game/${pad?.id}`));
});
