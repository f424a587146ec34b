import { render, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { screenEn as tricks } from '#games/kings-tricktakers/text/screen-en';
import { ErrorBoundary } from '#screens/shell/ErrorBoundary';
import { en } from '#text/app/en';
import { en as exchange } from '#text/exchange/en';
import { en as memory } from '#text/history/en';
import { en as newGame } from '#text/new-game/en';
import { GOOD_GAME } from '../../bad-records';
import { savedGame, savedHistory } from '../../saved-games';
import { people } from '../../transcripts';
import {
  addPlayers,
  button,
  buttons,
  continueToSetup,
  countShown,
  fill,
  forbidStorage,
  getOne,
  goTo,
  press,
  renderApp,
  waitForContent,
} from '../app-driver';

const at = (disabled: boolean, name: string): Promise<void> => waitFor(() => expect(button(name).hasAttribute('disabled')).toBe(disabled));

describe('a finished game', () => {
  test('is changed only once it has been opened again, and keeps its date', async () => {
    const { store } = await renderApp('game/good', { games: [GOOD_GAME] });
    await waitForContent('Ana wins');
    await at(true, 'Undo');
    await press('More');
    await waitForContent(en.more.layOut);
    expect(buttons(en.more.correct)).toEqual([]);
    await press(/^Reopen the game/);
    await press('Undo');
    await press(en.table.unend);
    await press('Redo');
    await waitFor(async () => expect((await store.game('good'))?.entries).toBe(3));
    expect(await store.game('good')).toMatchObject({ played: GOOD_GAME.game.played, summary: { status: 'finished' } });
  });

  test('has a day that can be put right', async () => {
    const { store } = await renderApp('past/good', { games: [GOOD_GAME] });
    await press(/Edit$/);
    await fill('Played on', '2025-12-24');
    await waitForContent('Saved');
    const played = new Date((await store.game('good'))?.played ?? 0);
    expect([played.getFullYear(), played.getMonth(), played.getDate()]).toEqual([2025, 11, 24]);
    await goTo('history');
    await waitForContent('Dec 24, 2025');
  });
});

test('the table of a game in the bin says so, and playing takes it out', async () => {
  const open = savedGame({ game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' }, events: [] }, 'open');
  const { store } = await renderApp('rules', { games: [open] });
  await store.moveToBin('open', Date.now());
  await goTo('game/open');
  await waitForContent(en.table.binned);
  await press('More');
  await press('End without a result');
  await waitFor(async () => expect((await store.game('open'))?.binned).toBeUndefined());
  await waitFor(() => expect(document.body.textContent).not.toContain(en.table.binned));
});

describe('games that the browser has cleared', () => {
  test('are spoken of at every entry, until somebody has read it', async () => {
    localStorage.setItem('regent.games', '1');
    const { reload } = await renderApp(
      '',
      {},
      (name) => new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = () => resolve())),
    );
    for (const address of ['', 'history', 'statistics', 'settings', 'new/kingdom', 'game/long-ago', 'past/long-ago']) {
      await goTo(address);
      await waitForContent(memory.evictedHint);
    }
    await reload();
    await waitForContent(memory.evictedHint);
    await goTo('history');
    await press('Got it');
    await waitFor(() => expect(document.body.textContent).not.toContain(memory.evictedHint));
    await reload();
    await goTo('');
    await waitForContent('New game');
    expect(document.body.textContent).not.toContain(memory.evictedHint);
  });
});

test('a browser that has not promised to keep the games, and a backup that is due, are one card', async () => {
  const storage = { persisted: async () => false, persist: async () => false };
  await renderApp('', { games: savedHistory(4) }, undefined, { storage });
  await waitForContent(exchange.reminder(4));
  await waitForContent(en.home.unkept, () => getOne('.backup-card'));
});

test('a browser that has not promised to keep the games is spoken of at home, with the way to a backup', async () => {
  const storage = { persisted: async () => false, persist: async () => false };
  await renderApp('', { games: [GOOD_GAME] }, undefined, { storage });
  await waitForContent(en.home.unkept);
  expect(button(exchange.more, getOne('.backup-card')).getAttribute('href')).toBe('#/backup');
});

test('a screen that fails leaves a way home and to the rescue page, and works when it is tried again', async () => {
  let broken = true;
  function Screen() {
    if (broken) throw new Error('broken');
    return <p>whole</p>;
  }
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  await waitForContent(en.crash);
  expect(button(en.more.home).getAttribute('href')).toBe('#/');
  expect(button(en.saveAll).getAttribute('href')).toBe('./rescue.html');
  broken = false;
  await press(en.table.retry);
  await waitForContent('whole');
});

test('a browser that lets no page note anything beside the games still begins one, and lists it', async () => {
  const { store } = await renderApp('new/kingdom');
  forbidStorage();
  await addPlayers('Cat', 'Dan');
  await continueToSetup();
  await press('Start the game');
  await waitFor(async () => expect(await store.games()).toHaveLength(1));
  await goTo('history');
  await waitForContent('Cat');
});

describe('names', () => {
  test('that show nothing are refused; others are isolated where they are written from right to left', async () => {
    const { store } = await renderApp('new/kingdom');
    await fill(newGame.addPlayer, '\u200b\u3164\u202e');
    await press('Add');
    await waitForContent('Type a name first.');
    await addPlayers('דנה', 'Ben\u202e');
    await continueToSetup();
    await press('Start the game');
    await waitFor(() => getOne('.frame'));
    expect((await store.players()).map(({ name }) => name).toSorted()).toEqual(['Ben', '\u2068דנה\u2069']);
  });
});

describe('half-entered figures', () => {
  const gate = savedGame(
    {
      game: 'kings-gate',
      players: people('ana', 'ben', 'cat'),
      setup: { record: 'pad', first: 'ana', colours: { ana: ['red'], ben: ['blue'], cat: ['green'] } },
      events: [],
    },
    'gate',
  );

  test('of King’s Gate wait while one is away, and over a reload', async () => {
    const { reload } = await renderApp('game/gate', { games: [gate] });
    await press('7');
    await press('3');
    const figures = (): string => [...document.querySelectorAll('.kg-field-figure')].map(({ textContent }) => textContent).join();
    await waitFor(() => expect(figures()).toBe('7,3,'));
    await goTo('');
    await goTo('game/gate');
    await waitFor(() => expect(figures()).toBe('7,3,'));
    await reload();
    await waitFor(() => expect(figures()).toBe('7,3,'));
  });

  test('of Kings Tricktakers wait while one is away, and over a reload', async () => {
    const pad = savedGame(
      {
        game: 'kings-tricktakers',
        players: people('ana', 'ben', 'cat'),
        setup: { record: 'pad', selection: 'initiation' },
        events: [],
      },
      'tricks',
    );
    const { reload } = await renderApp('game/tricks', { games: [pad] });
    const firstButtonText = (): string | undefined => buttons(tricks.set('blue'))[0]?.textContent ?? undefined;
    await press(new RegExp(`^${tricks.colours.blue}`));
    await waitFor(() => expect(firstButtonText()).toBeDefined());
    await goTo('');
    await goTo('game/tricks');
    await waitFor(() => expect(firstButtonText()).toBeDefined());
    await reload();
    await waitFor(() => expect(firstButtonText()).toBeDefined());
  });

  test('of King’s Gate that cannot be read are as if nothing waited', async () => {
    localStorage.setItem('pad-gate', '{"about":"location 1","written":{"totals":[]');
    await renderApp('game/gate', { games: [gate] });
    await waitFor(() => expect(countShown('.kg-field-figure')).toBe(3));
  });
});
