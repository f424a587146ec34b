import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { parsePlan } from '#games/kingdom-builder/table/setup/plan-text';
import { en } from '#text/app/en';
import { loadFixture, savedGame } from '../../../saved-games';
import {
  addPlayers,
  buttons,
  continueToSetup,
  countShown,
  dialog,
  fill,
  getOne,
  goTo,
  press,
  renderApp,
  tap,
  waitForContent,
} from '../../../screens/app-driver';
import { FIRST_PLAN, tableOfPlan } from '../choose-event';
import { createTapCounter, drawCard, hex, labelOf } from './tap-actions';

const QUEENIES =
  'Kingdom Builder: oracle, barn turned, harbor turned, tavern | lords, discoverers, citizens | capitols 7,2 15,7 | caves 5,0 4,15 11,4 10,13 | island tree-house .GGC./DLFFB/WDDBB/.GGMC/..WDF';

const openGame = (plan: string, ...events: readonly object[]) =>
  renderApp('game/seed', { games: [savedGame({ ...tableOfPlan(plan), events })] });
const DRAWN = { type: 'draw', terrain: 'flowers' };
const build = (...at: readonly [number, number]) => ({ type: 'build', at });

test('a refusal says the rule and shows the hex that should have been used', async () => {
  await openGame(FIRST_PLAN, DRAWN, build(6, 1));
  await tap(() => hex('4,0'));
  await waitForContent('You must build next to your settlements', dialog);
  await press(/^The rule: /, dialog);
  await waitForContent('kb.build.adjacent', dialog);
  expect(labelOf('5,0')).toContain('highlighted');
});

test('a count that is looked at says which card it is of, also in the last round', async () => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'shared-victory-of-three');
  await renderApp('game/seed', { games: [savedGame({ ...transcript, events: transcript.events.slice(0, 268) })] });
  await waitForContent('Last round: Ben plays last.');
  await press('Points so far');
  await waitFor(() => getOne('.kb-status h2'));
  await press('Back to the game');
  await waitForContent('Last round: Ben plays last.');
});

test('the last round is said until the game ends, beside what is asked', async () => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'shared-victory-of-three');
  await renderApp('game/seed', { games: [savedGame({ ...transcript, events: transcript.events.slice(0, 264) })] });
  await waitForContent('Last round: Ben plays last.', () => getOne('.table-message'));
  await drawCard('desert');
  await waitForContent('Ben: desert, 0 of 3', () => getOne('.table-message'));
  await waitForContent('Last round: Ben plays last.', () => getOne('.table-message'));
  expect(countShown('.line-notice')).toBe(0);
});

test('a final count goes on from a table game with what stands there', async () => {
  await openGame(FIRST_PLAN, DRAWN, build(6, 1), build(5, 0), build(4, 0));
  await press('More');
  await press('Count the final board');
  await press(en.more.goOnSure);
  await waitForContent(/3 of 40/);
  expect(labelOf('6,1')).toContain('Ana’s settlement');
});

test('a whole game that is over can be counted from a photo, once it is opened again', async () => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'first-game-for-two');
  await renderApp('game/seed', { games: [savedGame(transcript)] });
  await press(new RegExp(`^${en.finish.reopen}`));
  await press('Count from a photo');
  await waitForContent('Who has which colour?');
  await press('Back');
  await press('Next');
});

describe('a set-up', () => {
  const paste = async (plan: string): Promise<void> => {
    await press('Share the set-up');
    await fill('Paste a set-up', plan);
    await press('Use this set-up');
  };
  const line = (): string => screen.getByLabelText<HTMLTextAreaElement>('As text, for another phone').value;

  test('is shared as text', async () => {
    await renderApp('new/kingdom-builder');
    await addPlayers('Ana', 'Ben');
    await continueToSetup();
    await press('Random');
    await press('Queenies');
    await press('Caves');
    await press('Share the set-up');
    await waitFor(() => expect(parsePlan(line())).toBeDefined());
    expect(line()).toContain('caves');
  });

  test('and read back on another device', async () => {
    await renderApp('new/kingdom-builder');
    await addPlayers('Ana', 'Ben');
    await continueToSetup();
    await paste(QUEENIES);
    await waitFor(() => expect(line()).toBe(QUEENIES));
    await press('Start the game');
    await waitFor(() => hex('0,0'));
    expect(labelOf('5,0')).toContain('cave');
    expect(labelOf('7,2')).toContain('Capitol');
    expect(labelOf('island 1,1')).toContain('Tree House location, 2 tiles');
    await drawCard('forest');
    await tap(() => hex('island 1,2'));
    await waitForContent('Ana takes the Tree House tile.');
    await press('Points so far');
    for (let step = 0; step < 4; step += 1) await press('Next');
    await waitForContent('Capitol', () => getOne('.kb-status h2'));
  });

  test('takes twelve taps at most among people who are known', async () => {
    await renderApp('new/kingdom-builder', { games: [savedGame(tableOfPlan(FIRST_PLAN))] });
    await waitFor(() => getOne('.picker-players'));
    const tapped = createTapCounter();
    await press('Ana, Ben');
    await press('top left: Tavern');
    for (const section of ['Oracle', 'Barn', 'Harbor', 'Tower']) await press(section);
    await press('Other cards');
    await press(/^Lords/);
    await press('Swap out Fishermen');
    await press('Start the game');
    await waitFor(() => hex('0,0'));
    expect(tapped()).toBeLessThanOrEqual(12);
  });

  test('keeps the island that was drawn once', async () => {
    const device = await renderApp('copy/kingdom-builder');
    const first = (name: string) => (): HTMLElement => {
      const [found] = buttons(name);
      if (found === undefined) throw new Error(`no ${name}`);
      return found;
    };
    await tap(first('location'));
    await tap(first('Island 2,2, no hex'));
    await waitFor(first('Island 2,2, location'));
    await waitFor(async () => expect(await device.store.box('kingdom-builder')).toBeDefined());
    await goTo('new/kingdom-builder');
    await addPlayers('Ana', 'Ben');
    await continueToSetup();
    await press('Queenies');
    await press('Island');
    await waitFor(first('Island 2,2, location'));
    await press('Start the game');
    await waitFor(() => hex('island 2,2'));
  });
});
