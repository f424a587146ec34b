import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGames, registerGame } from '#registry';
import { App } from '#screens/shell/App';
import { store } from '#screens/state/app-state';
import { judgeTranscript } from '#session/formats/verdict';
import { openStore } from '#store/store';
import { goTo } from '../screens/app-driver';
import { createLocksInMemory, createMarker, freshName } from '../store/test-store';
import { nim } from './manifest';

const user = userEvent.setup();

async function visit(...parts: readonly string[]): Promise<void> {
  cleanup();
  await goTo(parts.join('/'));
  render(<App />);
  await waitFor(() => expect(document.querySelector('h1, h2, section')).not.toBeNull());
}

const press = async (name: string | RegExp): Promise<void> => user.click(await screen.findByRole('button', { name }));
const findTexts = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text);

/** A game that Regent never heard of comes through the contract alone: a folder of its own, and one line. */
describe('a fifth game', () => {
  let leave = (): void => undefined;
  beforeAll(async () => {
    leave = registerGame(nim);
    const opened = await openStore({ name: freshName(), channel: () => undefined, storage: undefined, marker: createMarker(false) });
    if (typeof opened === 'string') throw new Error(opened);
    store.value = opened;
    Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocksInMemory() });
  });
  afterAll(() => {
    cleanup();
    leave();
    store.value?.close();
    store.value = undefined;
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('is offered at home and begun with two people', async () => {
    await visit();
    await screen.findByRole('link', { name: 'Nim' });
    await visit('new', 'nim');
    for (const person of ['Ana', 'Ben']) {
      await user.type(await screen.findByRole('textbox'), person);
      await press('Add');
    }
    await press('Continue');
    await press('Agreements');
    await findTexts('Does the last stone lose?');
    await press(/start/i);
    await waitFor(async () => expect((await store.value?.games())?.map(({ game }) => game)).toEqual(['nim']));
  });

  test('is played: refused with its rule, taken back, and won', async () => {
    const [game] = (await store.value?.games()) ?? [];
    await visit('game', game?.id ?? '');
    await press('Take 4');
    await findTexts('At most 3 stones are taken.');
    await findTexts('The rules say no');
    await press('Printed');
    await findTexts('One to three stones are taken.');
    await press('Take 1');
    await findTexts('4 stones');
    await press('Undo');
    await findTexts('5 stones');
    await press('Take 1');
    await press('Take 3');
    await press('Take 1');
    await findTexts(/Ana.*(wins|won)/);
    await waitFor(async () => expect((await store.value?.games())?.[0]?.summary).toMatchObject({ status: 'finished' }));
  });

  test('is listed and counted', async () => {
    await visit('history');
    await findTexts(/, Nim,/);
    await visit('statistics', 'nim');
    await findTexts(/^Stones a game/);
  });

  test('explains its rules and answers questions', async () => {
    await visit('rule', 'nm.take.three');
    await findTexts('One to three stones are taken.');
    await findTexts('Lost.');
    await visit('rule', 'nm.end.last');
    await press('Regent’s reading');
    await findTexts('Heaps of one stone.');
    await visit('rule', 'nm.turn.order');
    await findTexts('9 stones');
    await findTexts('A heap of nine.');
    await visit('desk', 'nim', 'heap');
    await press('Show an example');
    await findTexts('Lost.');
    await press('5');
    await findTexts('Won.');
  });

  test('is judged by the referee like any other', async () => {
    const players = [
      { id: 'ana', name: 'Ana' },
      { id: 'ben', name: 'Ben' },
    ];
    const events = [3, 1, 1].map((stones) => ({ type: 'take', stones }));
    const transcript = { format: 'regent-transcript/1', game: 'nim', players, setup: { first: 'ben', stones: 5 }, events };
    expect(judgeTranscript(await loadGames(), transcript, 'en')).toMatchObject({ accepted: 3, finished: true, winners: ['ben'] });
  });
});
