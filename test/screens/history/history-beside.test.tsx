import { waitFor } from '@testing-library/preact';
import { expect, onTestFinished, test } from 'vitest';
import { isWide } from '#ui/device/wide-screen';
import { savedHistory } from '../../saved-games';
import { getAll, getOne, goTo, renderApp, waitForContent } from '../app-driver';

test('on a wide screen the history is a list beside its game, and stays when another one is chosen', async () => {
  isWide.value = true;
  onTestFinished(() => {
    isWide.value = false;
  });
  await renderApp('history', { games: savedHistory(4) });
  await waitFor(() => expect(getAll('.history-beside .memory-row')).toHaveLength(4));
  await waitForContent('Play again', () => getOne('main'));
  const current = (): string | null => getOne('.memory-row[aria-current="page"]').getAttribute('href');
  const list = getOne('.history-beside > section');
  const before = current();
  const other =
    getAll('.memory-row')
      .find((row) => row.getAttribute('href') !== before)
      ?.getAttribute('href') ?? '';
  await goTo(other.replace('#/', ''));
  await waitFor(() => expect(current()).toBe(other));
  expect(getOne('.history-beside > section')).toBe(list);
  await waitFor(() => expect(getAll('main')).toHaveLength(1));
});
