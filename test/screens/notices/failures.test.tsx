import { render, waitFor } from '@testing-library/preact';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#screens/shell/App';
import { storeFailure } from '#screens/state/app-state';
import { type StoreFailure, storeError } from '#store/database/store-failure';
import { unsavedEntryCount } from '#store/live/unsaved-entries';
import type { Store } from '#store/store';
import { en } from '#text/app/en';
import { en as exchange } from '#text/exchange/en';
import { GOOD_GAME } from '../../bad-records';
import { savedGame, savedHistory } from '../../saved-games';
import type { DeviceContents } from '../../seed-database';
import { people } from '../../transcripts';
import {
  addPlayers,
  button,
  buttons,
  choose,
  continueToSetup,
  fill,
  getAll,
  getOne,
  goTo,
  isPressed,
  press,
  renderApp,
  tap,
  waitForContent,
} from '../app-driver';

type Method = keyof { readonly [Name in keyof Store as Store[Name] extends (...args: never) => Promise<unknown> ? Name : never]: true };

const TROUBLES: readonly StoreFailure[] = ['quota', 'terminated', 'failed'];
const sentence = (failure: StoreFailure): string => en.store[failure];

const open = savedGame({ game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' }, events: [] }, 'open');
const pad = savedGame(
  {
    game: 'kings-gate',
    players: people('ana', 'ben'),
    setup: { record: 'table', first: 'ana', colours: { ana: ['red', 'blue'], ben: ['yellow', 'green'] } },
    events: [],
  },
  'gate',
);
const HOLDS: DeviceContents = {
  games: [GOOD_GAME, open, pad, ...savedHistory(1)],
  players: [{ id: 'zed', name: 'Zed', lastPlayed: 0 }],
  groups: [{ id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben'] }],
};

/** What the screen cannot read, and where. */
const READS: readonly (readonly [Method, string])[] = [
  ['recentGames', ''],
  ['withDatabase', 'history'],
  ['gamesOf', 'history'],
  ['bin', 'history'],
  ['players', 'history'],
  ['groups', 'groups'],
  ['players', 'players'],
  ['withDatabase', 'statistics'],
  ['gamesOf', 'statistics'],
  ['withDatabase', 'settings'],
  ['persistence', 'settings'],
  ['box', 'new/kingdom'],
  ['players', 'new/kingdom'],
  ['groups', 'new/kingdom'],
  ['entries', 'new/kingdom'],
  ['box', 'copy/kings-gate'],
  ['game', 'game/open'],
  ['entries', 'game/open'],
  ['game', 'past/good'],
  ['entries', 'past/good'],
  ['withDatabase', 'backup'],
  ['game', 'hand/open'],
];

const throwUnexpected = async (): Promise<void> => {
  await goTo('past/good');
  await press('Delete');
  await waitForContent('Bin (1)');
  await press('Bin (1)');
};

interface Act {
  readonly method: Method;
  readonly what: string;
  readonly at: string;
  /** What is on the device, where that matters. */
  readonly holds?: DeviceContents;
  /** What is done before the device fails. */
  first?(): Promise<void>;
  act(): Promise<void>;
  /** What was typed or chosen is still there. */
  expectKept?(): void;
  /** Where it is not the storage that is spoken of. */
  readonly says?: string;
}

const first = (found: readonly HTMLElement[]): HTMLElement => {
  const [element] = found;
  if (element === undefined) throw new Error('none');
  return element;
};
const nth = (selector: string, index: number): HTMLElement => first(getAll(selector).slice(index));

const field = (label: string): string => {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(label));
  return found?.querySelector('input')?.value ?? '';
};

async function seatTwo(): Promise<void> {
  await addPlayers('Cat', 'Dan');
  await continueToSetup();
}

const WRITES: readonly Act[] = [
  {
    method: 'saveSettings',
    what: 'a language',
    at: 'settings',
    act: () => press('Dark'),
    expectKept: () => expect(isPressed('Dark')).toBe(true),
  },
  {
    method: 'createGame',
    what: 'a new game',
    at: 'new/kingdom',
    first: seatTwo,
    act: () => press('Start the game'),
    expectKept: () => expect(getOne('.chosen-people').textContent).toContain('Cat begins, then Dan'),
  },
  { method: 'createGame', what: 'again, from the history', at: 'past/good', act: () => press('Play again') },
  { method: 'createGame', what: 'again, at the table', at: 'game/good', act: () => press('Play again') },
  {
    method: 'createGame',
    what: 'going on as a pad',
    at: 'game/gate/more',
    first: () => press(/^Switch to just the scores/),
    act: () => press(en.more.goOnSure),
  },
  {
    method: 'savePlayer',
    what: 'a name',
    at: 'players/zed/edit',
    first: () => fill('Name', 'Zoë'),
    act: () => press('Save'),
    expectKept: () => expect(field('Name')).toBe('Zoë'),
  },
  { method: 'savePlayer', what: 'hiding', at: 'players/zed/edit', act: () => press('Hide') },
  {
    method: 'savePlayer',
    what: 'a merge',
    at: 'players/zed/edit',
    first: () => choose('Is also', 'Ana'),
    act: () => press('Ana is Zed'),
    expectKept: () => expect(button('Ana is Zed')).toBeDefined(),
  },
  {
    method: 'saveGroup',
    what: 'a group',
    at: 'groups/new',
    async first() {
      await fill('Name of the group', 'Fridays');
      for (const name of ['Ana', 'Ben']) await press(`+ ${name}`);
    },
    act: () => press('Save'),
    expectKept: () => expect(field('Name of the group')).toBe('Fridays'),
  },
  {
    method: 'removeGroup',
    what: 'taking a group apart',
    at: 'groups/tuesday',
    first: () => press('Delete the group'),
    act: () => press('Yes, delete it'),
  },
  {
    method: 'changeGame',
    what: 'a note',
    at: 'past/good',
    first: () => press(/Edit$/),
    act: () => fill('Note', 'Rain'),
    expectKept: () => expect(field('Note')).toBe('Rain'),
  },
  { method: 'changeGame', what: 'a date', at: 'past/good', first: () => press(/Edit$/), act: () => fill('Played on', '2026-01-02') },
  { method: 'saveBox', what: 'a figure of the box', at: 'copy/kings-gate', act: () => tap(() => nth('.kg-steppers button', 1)) },
  {
    method: 'changeHabit',
    what: 'how a group plays',
    at: 'groups/tuesday',
    first: () => tap(() => first(buttons(en.create.agreements))),
    act: () => tap(() => nth('.disclosure .choice [aria-pressed="false"]', 0)),
  },
  {
    method: 'changeHabit',
    what: 'how a group plays, from the open questions',
    at: 'agreements/kings-gate',
    first: () => tap(() => first(buttons('Your groups'))),
    act: () => tap(() => nth('.disclosure .choice [aria-pressed="false"]', 0)),
  },
  {
    method: 'discardQuarantined',
    what: 'deleting what cannot be read',
    at: 'settings',
    holds: { games: [{ game: { ...GOOD_GAME.game, entries: 9 }, entries: GOOD_GAME.entries }] },
    first: () => press('Delete for good'),
    act: () => press('Yes, delete for good'),
  },
  { method: 'changeGame', what: 'handing over', at: 'hand/open', act: () => press('The other phone has it') },
  {
    method: 'replaceGame',
    what: 'a game of another phone',
    at: 'take',
    async first() {
      await press('From a file or a text');
      await fill('Or paste the text here', '[White "Ana"]\n[Black "Ben"]\n\n1. b1-b2 h9-h8');
      await press('Open it');
      await waitForContent('Play here');
    },
    act: () => press('Play here'),
    expectKept: () => expect(button('Play here')).toBeDefined(),
  },
  {
    method: 'replaceGame',
    what: 'a game of another day',
    at: 'log',
    async first() {
      await addPlayers('Cat', 'Dan');
      await fill('Points: Cat', '12');
      await fill('Points: Dan', '9');
    },
    act: () => press('Save the result'),
    expectKept: () => expect(field('Points: Cat')).toBe('12'),
  },
  { method: 'withDatabase', what: 'a backup', at: 'backup', act: () => press('Back up now'), says: exchange.failed },
  { method: 'withDatabase', what: 'a sheet', at: 'backup', act: () => press('Games'), says: exchange.failed },
  { method: 'moveToBin', what: 'throwing away', at: 'past/good', act: () => press('Delete') },
  { method: 'restoreFromBin', what: 'bringing back', at: '', first: throwUnexpected, act: () => press('Restore') },
  {
    method: 'removeGame',
    what: 'deleting for good',
    at: '',
    async first() {
      await throwUnexpected();
      await press('Delete for good');
    },
    act: () => press('Yes, delete for good'),
  },
];

describe('what cannot be read is said', () => {
  test.each(READS)('%s at “%s”', async (method, address) => {
    const { store } = await renderApp('rules', HOLDS);
    const failing = vi.spyOn(store, method).mockRejectedValue(storeError('terminated'));
    await goTo(address);
    await waitForContent(sentence('terminated'));
    expect(failing).toHaveBeenCalled();
    expect(document.body.textContent).not.toContain(en.home.first);
    await waitFor(() => expect(document.body.textContent).not.toContain(en.loading));
  });
});

describe('what cannot be written is said, and what was typed stays', () => {
  test.each(WRITES.map((each, index) => [each.what, each, TROUBLES[index % TROUBLES.length] ?? 'failed'] as const))(
    '%s',
    async (_, { method, at, holds = HOLDS, first: before, act, expectKept: stays, says }, failure) => {
      const { store } = await renderApp(at, holds);
      await before?.();
      const failing = vi.spyOn(store, method).mockRejectedValue(storeError(failure));
      await act();
      await waitForContent(says ?? sentence(failure));
      expect(failing).toHaveBeenCalled();
      stays?.();
      // And it can be tried again.
      failing.mockRestore();
      if (stays === undefined) return;
      await press('Close', () => getOne('.overlay-notice'));
      await waitFor(() => expect(document.body.textContent).not.toContain(sentence(failure)));
    },
  );

  test('an entry at the table', async () => {
    const { store } = await renderApp('game/open/more', HOLDS);
    const failing = vi.spyOn(store, 'appendEntry').mockRejectedValue(storeError('quota'));
    await press('End without a result');
    await waitForContent(sentence('quota'));
    failing.mockRestore();
    await press('Try again');
    await waitFor(async () => expect(await store.game('open')).toMatchObject({ entries: 1 }));
    await waitFor(() => expect(unsavedEntryCount.value).toBe(0));
  });

  test('facts, which are derived again, without a word', async () => {
    const { store } = await renderApp('rules', HOLDS);
    vi.spyOn(store, 'saveFacts').mockRejectedValue(storeError('quota'));
    await goTo('statistics');
    await waitForContent('Ana');
    expect(document.body.textContent).not.toContain(sentence('quota'));
  });
});

describe('a database that another tab has brought to a newer version', () => {
  test.each(['', 'history', 'players', 'statistics', 'settings', 'new/kingdom', 'game/open', 'past/good', 'desk'])(
    'is said at “%s”',
    async (address) => {
      const { upgrade } = await renderApp(address, HOLDS);
      await upgrade();
      await waitForContent(sentence('newer-version'));
      expect(document.body.textContent).not.toContain(en.home.first);
      await goTo('');
      await waitForContent(sentence('newer-version'));
      expect(document.body.textContent).not.toContain(en.home.first);
    },
  );
});

describe('a browser that stores nothing', () => {
  async function storingNothing(address: string): Promise<void> {
    storeFailure.value = 'unavailable';
    onTestFinished(() => {
      storeFailure.value = undefined;
    });
    await goTo(address);
    render(<App />);
  }

  test.each(['', 'history', 'new/kingdom', 'settings'])('says so at “%s”, and leads to the referee', async (address) => {
    await storingNothing(address);
    await waitForContent(sentence('unavailable'));
    expect(getOne('a[href="#/desk"]').textContent).toBe(en.tabs.referee);
  });

  test.each([
    ['desk/kingdom', 'Is the Monarch in danger?'],
    ['rules', 'Everything in its turn'],
    ['rule/kd.jump.size', 'Kingdom'],
  ])('answers at “%s”', async (address, notice) => {
    await storingNothing(address);
    await waitForContent(notice);
    expect(document.body.textContent).not.toContain(sentence('unavailable'));
  });
});

describe('however often it is tapped', () => {
  test.each([
    ['Start the game', 'new/kingdom', seatTwo],
    ['Play again', 'past/good', async () => undefined],
    ['Play again', 'game/good', async () => undefined],
    [en.more.goOnSure, 'game/gate/more', () => press(/^Switch to just the scores/)],
  ])('%s at “%s” begins one game', async (name, address, first) => {
    const { store } = await renderApp(address, HOLDS);
    const before = (await store.games()).length;
    await first();
    const found = await waitFor(() => button(name));
    for (let tapped = 0; tapped < 3; tapped += 1) found.click();
    await waitFor(() => expect(location.hash).toMatch(/^#\/game\/(?!good|gate)/));
    expect((await store.games()).length).toBe(before + 1);
  });
});
