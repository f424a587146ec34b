import { cleanup, render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#screens/App';
import { route } from '#screens/route';
import { store, text } from '#screens/state';
import type { Store } from '#store/database';
import { begin, freshName, locksInMemory, storeAt } from '../store/kit';

afterEach(cleanup);

async function opened(): Promise<Store> {
  Object.defineProperty(navigator, 'locks', { value: locksInMemory(), configurable: true });
  const from = await storeAt(freshName());
  store.value = from;
  route.value = [];
  render(<App />);
  return from;
}

/** The first look at a screen fetches it. */
const found = (words: string | RegExp): Promise<HTMLElement> => screen.findByText(words, {}, { timeout: 30_000 });
const tap = async (words: string | RegExp): Promise<void> => userEvent.click(await found(words));

test('a table left while nothing can be saved is told of at home, until it is saved', { timeout: 60_000 }, async () => {
  const from = await opened();
  const { id } = await begin(from);
  route.value = ['game', id];
  await found(text.value.table.more);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  route.value = ['game', id, 'more'];
  await tap(text.value.more.abandon);
  await tap(text.value.more.abandonSure);
  await found(new RegExp(text.value.table.unsaved(1)));
  route.value = [];
  await found(text.value.table.unsaved(1));
  put.mockRestore();
  await tap(text.value.table.retry);
  await vi.waitFor(() => expect(screen.queryByText(text.value.table.unsaved(1))).toBeNull());
  expect(await from.game(id)).toMatchObject({ entries: 1, summary: { status: 'abandoned' } });
});

test('a game goes on as a pad after a second tap, and the first one is set aside', { timeout: 60_000 }, async () => {
  const from = await opened();
  const players = ['ana', 'ben', 'cat'].map((id) => ({ id, name: id }));
  const setup = { record: 'table', first: 'ana', colours: { ana: ['red'], ben: ['blue'], cat: ['green'] } };
  const { id } = await begin(from, 'kings-gate', { players, setup });
  route.value = ['game', id, 'more'];
  await tap(/^Go on as a pad/);
  expect(await from.games()).toHaveLength(1);
  await tap(text.value.more.goOnSure);
  await vi.waitFor(async () => expect(await from.games()).toHaveLength(2));
  const [pad, table] = (await from.games()).toSorted((a, b) => Number(a.id === id) - Number(b.id === id));
  expect(pad).toMatchObject({ setup: { record: 'pad' }, summary: { status: 'open' } });
  expect(table).toMatchObject({ id, summary: { status: 'abandoned' } });
  await vi.waitFor(() => expect(location.hash).toBe(`#/game/${pad?.id}`));
});
