import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { App } from '#screens/shell/App';
import { href, parseRoute } from '#screens/shell/route';
import { store } from '#screens/state/app-state';
import { en } from '#text/desk/en';
import { beginGame, createLocksInMemory, freshName, openTestStore } from '../../store/test-store';
import { GAME_IDS } from '../../transcripts';
import { goTo } from '../app-driver';

/** Names that mean something to a browser, a decoder or an object of JavaScript rather than to Regent. */
const HOSTILE = [
  '%',
  '%E0%A4%A',
  '%zz',
  '..',
  '__proto__',
  'constructor',
  'toString',
  'kd.',
  ['kd', 'constructor'].join('.'),
  '%00',
  '%F0%9F%91%91',
  '?',
  '#',
];
const SCREENS = 'new copy settings history past players groups statistics desk rules rule agreements game'.split(' ');
const PANELS = ['ask', 'what-if', 'scores', 'log', 'more', 'rule', 'agreements'];

const part = fc.oneof(
  fc.constantFrom(...HOSTILE, ...SCREENS, ...PANELS, ...GAME_IDS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string().map(encodeURIComponent),
  fc.integer({ min: 1000, max: 40_000 }).map((length) => 'x'.repeat(length)),
  fc.constant(''),
);
const hash = fc.array(part, { maxLength: 6 }).map((parts) => `#/${parts.join('/')}`);

describe('an address', () => {
  test('is read whatever it holds', () => {
    fc.assert(
      fc.property(hash, (address) => {
        expect(parseRoute(address)).not.toContain('');
      }),
    );
  });

  test('reads as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (parts) => {
        expect(parseRoute(href(...parts))).toEqual(parts);
      }),
    );
  });

  test('keeps a part that cannot be decoded as it stands', () => {
    expect(parseRoute('#/rule/%E0%A4%A')).toEqual(['rule', '%E0%A4%A']);
    expect(parseRoute('#/%')).toEqual(['%']);
  });
});

describe('every address opens something with a way home', () => {
  let game = '';
  beforeEach(async () => {
    Object.defineProperty(navigator, 'locks', { value: createLocksInMemory(), configurable: true });
    store.value = await openTestStore(freshName());
    ({ id: game } = await beginGame(store.value));
  });
  afterEach(cleanup);

  /** Home itself, a link up to it, or the bar of a table. */
  async function wayHome(address: string): Promise<void> {
    await goTo(address.replace(/^#\//, ''));
    render(<App />);
    // The first look at a screen fetches it.
    await waitFor(() => expect(document.querySelectorAll('a[href^="#/"]').length, address).toBeGreaterThan(0), { timeout: 30_000 });
    cleanup();
  }

  test('every address opens something with a way home, alone, after a screen, or beside a table', { timeout: 120_000 }, async () => {
    for (const odd of HOSTILE) await wayHome(`#/${odd}`);
    for (const [index, name] of SCREENS.entries()) await wayHome(`#/${name}/${HOSTILE[index]}`);
    for (const [index, name] of SCREENS.entries()) await wayHome(`#/${name}/kingdom/${HOSTILE[index]}`);
    for (const [index, name] of PANELS.entries()) await wayHome(`#/game/${game}/${name}/${HOSTILE[index]}`);
  });

  test('a word of JavaScript is no rule, also when its book is open', async () => {
    await goTo('rule/adjust');
    render(<App />);
    await screen.findByText('adjust');
    await goTo('rule/__proto__');
    await screen.findByText(en.rules.gone);
  });

  test('every address that is made up opens something with a way home', { timeout: 120_000 }, () =>
    fc.assert(fc.asyncProperty(hash, wayHome), { numRuns: 30 }),
  );
});
