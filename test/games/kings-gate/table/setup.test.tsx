import { signal } from '@preact/signals';
import { act, render, screen, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { PlayMode } from '#session/formats/game-draft';
import { isInputError } from '#session/formats/input-error';
import type { Header } from '#session/log/effective-log';
import { openTable } from '#session/log/table';
import { gameOf, people } from '../../../transcripts';
import { players, press, screens, user } from './board-frame';

interface ShownSetup {
  readonly value: Header['setup'];
  /** The way to play is a step of its own, before these fields. */
  choosePlayMode(playMode: PlayMode): Promise<void>;
}

async function showSetupFields(seats = players): Promise<ShownSetup> {
  const ids = seats.map(({ id }) => id);
  const setup = signal<Header['setup']>(screens.initialSetup(ids, 'ana', undefined));
  const { SetupFields } = screens;
  const Form = () => <SetupFields players={seats} setup={setup.value} language="en" onChange={(next) => (setup.value = next)} />;
  render(<Form />);
  await screen.findByText('Ana plays');
  return {
    get value() {
      return setup.value;
    },
    async choosePlayMode(playMode) {
      if (screens.playMode === undefined) throw new Error('one way to play');
      const { set } = screens.playMode;
      await act(() => {
        setup.value = set(setup.value, ids, playMode);
      });
    },
  };
}

const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const more = (name: string | RegExp): Promise<void> => user.click(group(name).getByRole('button', { name: 'One more' }));

describe('the set-up', () => {
  it('swaps colours with whoever has them', async () => {
    const setup = await showSetupFields();
    await user.click(group('Ana plays').getByRole('button', { name: 'red' }));
    expect(setup.value.colours).toEqual({ ana: ['red'], ben: ['green'], cat: ['yellow'] });
    await user.click(group('Ben plays').getByRole('button', { name: 'blue' }));
    expect(setup.value.colours).toEqual({ ana: ['red'], ben: ['blue'], cat: ['yellow'] });
  });

  it('gives two players a pair each', async () => {
    const setup = await showSetupFields(people('ana', 'ben'));
    await user.click(group('Ana plays').getByRole('button', { name: /red/ }));
    expect(setup.value.colours).toEqual({ ana: ['red', 'blue'], ben: ['yellow', 'green'] });
  });

  it('lets a pad begin in the middle, and nothing else', async () => {
    const setup = await showSetupFields();
    expect(screen.queryByRole('button', { name: 'Start mid-game' })).toBeNull();
    await setup.choosePlayMode('scores');
    await press('Start mid-game');
    await user.click(group('Next location to score').getByRole('button', { name: '3' }));
    for (const name of ['4', 'Next', '1', '2']) await user.click(group('Keypad').getByRole('button', { name }));
    expect(setup.value).toMatchObject({ record: 'pad', from: { location: 3, points: { ana: 4, ben: 12, cat: 0 } } });
    await user.click(group('Points so far').getByRole('button', { name: /^Ana, 4/ }));
    await user.click(group('Keypad').getByRole('button', { name: 'Below 0' }));
    expect(setup.value).toMatchObject({ from: { points: { ana: -4, ben: 12, cat: 0 } } });
    expect(isInputError(openTable(gameOf('kings-gate'), { players, setup: setup.value }))).toBe(false);
    await setup.choosePlayMode('referee');
    expect(setup.value).not.toHaveProperty('from');
    expect(screen.queryByRole('button', { name: 'Start mid-game' })).toBeNull();
  });

  it('corrects the copy of this game, keeping what the table has said', async () => {
    const setup = await showSetupFields();
    await press('My box in this game');
    await press('Correct Palace');
    await more('1st prize');
    await more('House');
    expect(setup.value.copy).toEqual({ locations: { 1: { prizes: [3, 2, 1] } }, tiles: { 1: 8 } });
    await user.click(group('1st prize').getByRole('button', { name: 'One fewer' }));
    expect(setup.value.copy).toEqual({ locations: { 1: { prizes: [2, 2, 1] } }, tiles: { 1: 8 } });
    await user.click(group('House').getByRole('button', { name: 'One fewer' }));
    expect(setup.value.copy).toEqual({ locations: { 1: { prizes: [2, 2, 1] } }, tiles: { 1: 7 } });
  });
});

describe('your box', () => {
  it('names a location, changes ground and characters, and goes back to ours', async () => {
    const copy = signal<unknown>(undefined);
    const { BoxFields } = screens;
    if (BoxFields === undefined) throw new Error('no copy');
    const Form = () => <BoxFields box={copy.value} language="en" onChange={(next) => (copy.value = next)} />;
    render(<Form />);
    await screen.findByText('1. Palace');
    await press('Correct Location 2');
    await user.type(screen.getByLabelText('Printed name'), 'Docks');
    await user.tab();
    await press('Dangerous');
    await user.selectOptions(screen.getByLabelText('Character for the 2nd'), 'merchant');
    expect(copy.value).toEqual({ locations: { 2: { name: 'Docks', ground: 'dangerous', awards: ['bishop', 'merchant'] } } });
    expect(screen.getByText('2. Docks')).toBeTruthy();
    await press('Regent’s numbers');
    expect(copy.value).toEqual({});
  });
});
