import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { readPlan } from '#games/kingdom-builder/table/sharing';
import { en } from '#text/app/en';
import { kept, whole } from '../../../kept';
import { addPlayers, buttons, dialog, fill, goTo, onDevice, one, press, reads, shown, tap } from '../../../screens/device';
import { FIRST, planned } from '../chooser';
import { draw, hex, said, taps } from './hand';

const QUEENIES =
  'Kingdom Builder: oracle, barn turned, harbor turned, tavern | lords, discoverers, citizens | capitols 7,2 15,7 | caves 5,0 4,15 11,4 10,13 | island tree-house .GGC./DLFFB/WDDBB/.GGMC/..WDF';

const laid = (plan: string, ...events: readonly object[]) => onDevice('game/seed', { games: [kept({ ...planned(plan), events })] });
const DRAWN = { type: 'draw', terrain: 'flowers' };
const build = (...at: readonly [number, number]) => ({ type: 'build', at });

test('a refusal says the rule and shows the hex that should have been used', async () => {
  await laid(FIRST, DRAWN, build(6, 1));
  await tap(() => hex('4,0'));
  await reads('4,0 touches none of your settlements', dialog);
  await press(/^The rule: /, dialog);
  await reads('kb.build.adjacent', dialog);
  expect(said('5,0')).toContain('pointed at');
});

test('a count that is looked at says which card it is of, also in the last round', async () => {
  const { transcript } = whole<Parameters<typeof kept>[0]>('kingdom-builder', 'shared-victory-of-three');
  await onDevice('game/seed', { games: [kept({ ...transcript, events: transcript.events.slice(0, 268) })] });
  await reads('Last round, Ben ends it');
  await press('Points so far');
  await waitFor(() => one('.kb-status h2'));
  await press('Back to the game');
  await reads('Last round, Ben ends it');
});

test('the last round has been heard once the table goes on: then the line says what is asked', async () => {
  const { transcript } = whole<Parameters<typeof kept>[0]>('kingdom-builder', 'shared-victory-of-three');
  await onDevice('game/seed', { games: [kept({ ...transcript, events: transcript.events.slice(0, 264) })] });
  await reads('Last round, Ben ends it', () => one('.line-notice'));
  await draw('desert');
  await reads('Ben: desert, 0 of 3', () => one('.table-said'));
  expect(shown('.line-notice')).toBe(0);
});

test('a final count goes on from a table game with what stands there', async () => {
  await laid(FIRST, DRAWN, build(6, 1), build(5, 0), build(4, 0));
  await press('More');
  await press('Go on as a final count');
  await press(en.more.goOnSure);
  await reads(/3 of 40/);
  expect(said('6,1')).toContain('Ana’s settlement');
});

test('a whole game that is over can be counted from a photo, once it is opened again', async () => {
  const { transcript } = whole<Parameters<typeof kept>[0]>('kingdom-builder', 'first-game-for-two');
  await onDevice('game/seed', { games: [kept(transcript)] });
  await press(en.finish.reopen);
  await press('From a photo');
  await reads('Who has which settlements?');
  await press('Back');
  await press('Next');
});

describe('a set-up', () => {
  const paste = async (plan: string): Promise<void> => {
    await press('Share the set-up');
    await fill('A set-up as text', plan);
    await press('Use it');
  };
  const line = (): string => screen.getByLabelText<HTMLTextAreaElement>('As text, for another table.').value;

  test('is shared as text', async () => {
    await onDevice('new/kingdom-builder');
    await addPlayers('Ana', 'Ben');
    await press('Random');
    await press('Queenies');
    await press('Caves');
    await press('Share the set-up');
    await waitFor(() => expect(readPlan(line())).toBeDefined());
    expect(line()).toContain('caves');
  });

  test('and read back on another device', async () => {
    await onDevice('new/kingdom-builder');
    await addPlayers('Ana', 'Ben');
    await paste(QUEENIES);
    await waitFor(() => expect(line()).toBe(QUEENIES));
    await press('Start the game');
    await waitFor(() => hex('0,0'));
    expect(said('5,0')).toContain('cave');
    expect(said('7,2')).toContain('Capitol');
    expect(said('island 1,1')).toContain('Tree House location, 2 tiles');
    await draw('forest');
    await tap(() => hex('island 1,2'));
    await reads('Ana takes the Tree House tile.');
    await press('Points so far');
    for (let step = 0; step < 4; step += 1) await press('Next');
    await reads('Capitol', () => one('.kb-status h2'));
  });

  test('takes twelve taps at most among people who are known', async () => {
    await onDevice('new/kingdom-builder', { games: [kept(planned(FIRST))] });
    await waitFor(() => one('.picker-known'));
    const tapped = taps();
    await press('Ana');
    await press('Ben');
    await press('top left: Tavern');
    for (const section of ['Oracle', 'Barn', 'Harbor', 'Tower']) await press(section);
    await press('Other cards');
    await press(/^Lords/);
    await press('Fishermen leaves');
    await press('Start the game');
    await waitFor(() => hex('0,0'));
    expect(tapped()).toBeLessThanOrEqual(12);
  });

  test('keeps the island that was drawn once', async () => {
    const device = await onDevice('copy/kingdom-builder');
    const first = (name: string) => (): HTMLElement => {
      const [found] = buttons(name);
      if (found === undefined) throw new Error(`no ${name}`);
      return found;
    };
    await tap(first('location'));
    await tap(first('Island 2,2, no hex'));
    await waitFor(first('Island 2,2, location'));
    await waitFor(async () => expect(await device.store.copy('kingdom-builder')).toBeDefined());
    await goTo('new/kingdom-builder');
    await addPlayers('Ana', 'Ben');
    await press('Queenies');
    await press('Island');
    await waitFor(first('Island 2,2, location'));
    await press('Start the game');
    await waitFor(() => hex('island 2,2'));
  });
});
