import { cleanup, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { route } from '#screens/route';
import { namesOf } from '#session/say';
import { isTable, openTable, standOf } from '#session/table';
import { gameOf, people } from '../../../kit';
import unknownToTheEnd from '../whole/three-in-a-draft.json';
import { begun, formed, type Happened, laid, playedOn, screens, tableOf } from './desk';

const THREE = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* oppressor collector'];

const atTheTricks = (lines: readonly string[] = THREE) => playedOn(tableOf(lines.length), begun(lines));
const toggle = (name: RegExp): HTMLElement | null => screen.queryByRole('button', { name });
const tap = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const played = (table: { readonly value: { readonly steps: readonly { readonly event: unknown }[] } }) => table.value.steps.at(-1)?.event;

describe('a trick', () => {
  test('the deck is that of three players, what was played is greyed', async () => {
    laid(atTheTricks());
    expect(screen.queryByRole('button', { name: 'Yellow 7' })).toBeNull();
    await tap('Yellow 2');
    expect(screen.getByRole('button', { name: 'Yellow 2, played' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('King, Queen and rebel are offered only to whom they are allowed', async () => {
    const desk = laid(atTheTricks());
    // Yellow is the lowest King of the three: Cleo opens.
    expect(toggle(/Yellow King/)).not.toBeNull();
    expect(toggle(/Yellow Queen/)).not.toBeNull();
    expect(toggle(/^\+ Rebel/)).toBeNull();
    await tap(/Yellow King/);
    expect(screen.getByRole('button', { name: 'Blue 5' }).getAttribute('aria-disabled')).toBe('true');
    await tap('Yellow 5');
    expect(played(desk.table)).toMatchObject({ type: 'play', by: 'cleo', card: 'yellow-5', king: true });
    expect(toggle(/Green King/)).not.toBeNull();
    expect(toggle(/^\+ Rebel/)).not.toBeNull();
    expect(screen.getByText(/cleo is winning with Yellow 5/i)).toBeTruthy();
  });

  test('a King on the wrong card is refused by its rule', async () => {
    const desk = laid(atTheTricks());
    await tap(/Yellow King/);
    await tap('Blue 5');
    expect(desk.refused.value?.rule).toBe('kt.king.card');
  });

  test('the Green Queen waits, her card comes last', async () => {
    const desk = laid(atTheTricks());
    await tap('Blue 5');
    await tap(words.trick.green);
    await tap('Blue 4');
    expect(screen.getByText(/card comes last/i)).toBeTruthy();
    await tap('Blue 10');
    expect(played(desk.table)).toMatchObject({ by: 'ana', card: 'blue-10' });
    expect(screen.getByText(/won the trick with Blue 10/)).toBeTruthy();
    expect(screen.getAllByText(words.trick.decided.leading).some((each) => each.getAttribute('aria-current') === 'true')).toBe(true);
  });
});

describe('bets', () => {
  const company: readonly Happened[] = formed(THREE).filter(({ type }) => type === 'company');

  test('nothing shows before the curtain rises, and two cards of one bet are not offered in round 1', async () => {
    const desk = laid(playedOn(tableOf(3), company));
    expect(screen.queryByText(words.bets.one)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /I am ana/i }));
    const hand = document.querySelectorAll<HTMLElement>('.kt-betcards button');
    expect(hand).toHaveLength(3);
    await userEvent.click(hand[0] ?? document.body);
    await userEvent.click(hand[1] ?? document.body);
    await tap(words.bets.lay);
    expect(played(desk.table)).toMatchObject({ by: 'ana', cards: ['rebel'] });
    expect(screen.getByText(/Pass the phone to ben/i)).toBeTruthy();
  });

  test('the log keeps a bet secret until all are laid', () => {
    const table = playedOn(tableOf(3), [...company, { type: 'bet', by: 'ana', cards: ['hermit'] }]);
    const names = namesOf(people('ana', 'ben', 'cleo'));
    const event = { type: 'bet', by: 'ana', cards: ['hermit'] };
    expect(screens.text.en.event(event, names, table.start, standOf(table))).not.toContain('Hermit');
    expect(screens.text.fr.event(event, names, table.start, standOf(table))).not.toContain('Ermite');
    expect(screens.text.en.event(event, names, table.start)).toContain('Hermit');
  });
});

describe('printed figures', () => {
  test('unknown ranks are asked for when they are needed, and tell the opener once known', async () => {
    const table = playedOn(tableOf(3, { copy: {} }), begun(THREE));
    const desk = laid(table);
    await waitFor(() => expect(screen.getByText(words.copy.ranks)).toBeTruthy());
    const fields = document.querySelectorAll<HTMLInputElement>('.kt-ask input');
    expect(fields).toHaveLength(6);
    for (const [at, field] of fields.entries()) await userEvent.type(field, String(at + 1));
    await tap(words.copy.save);
    expect(desk.table.value.effective.header.setup.copy).toMatchObject({ ranks: { green: [1, 2], blue: [3, 4], yellow: [5, 6] } });
    expect(standOf(desk.table.value).phase).toBe('trick');
  });
});

test('what the last round lacked is asked for when the game is over', async () => {
  const { players, setup, events } = unknownToTheEnd.transcript;
  const opened = openTable(gameOf('kings-tricktakers'), { players, setup: { ...setup, copy: { ...setup.copy, jacks: {} } } });
  if (!isTable(opened)) throw new Error(JSON.stringify(opened));
  const desk = laid(playedOn(opened, events));
  expect(standOf(desk.table.value).finished).toBe(true);
  await waitFor(() => expect(document.querySelector('section.kt-ask')).not.toBeNull());
  expect(await screen.findByText(words.scores.title)).toBeTruthy();
});

describe('texts', () => {
  test('French names are the printed ones', () => {
    laid(atTheTricks(), 'fr');
    for (const name of ['Ermite', 'Flambeur', 'Résistant', 'Guérisseur', 'Enragé', 'Oppresseur', 'Collectionneur'])
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screenFr.names.jack).toBe('Valet');
  });
});

describe('a round half written in the pad', () => {
  const tricks = async (): Promise<readonly string[]> =>
    (await screen.findAllByLabelText<HTMLInputElement>(words.pad.tricks)).map(({ value }) => value);
  const write = async (): Promise<void> => {
    const [more] = await screen.findAllByLabelText(words.pad.more(words.pad.tricks));
    if (more !== undefined) await userEvent.click(more);
  };

  test('outlives the page, and a what-if writes into a draft of its own', async () => {
    const pad = tableOf(3, { record: 'pad' });
    const at = (...address: readonly string[]): void => {
      cleanup();
      route.value = address;
      laid(pad);
    };
    at('game', 'drafted');
    await write();
    at('game', 'drafted', 'ask');
    expect(await tricks()).toEqual(['0']);
    await write();
    await write();
    at('game', 'drafted');
    expect(await tricks()).toEqual(['1']);
  });
});

describe('going on as a pad', () => {
  test('round, points, sets and faces are taken along', () => {
    const table = playedOn(atTheTricks(), [
      { type: 'play', card: 'yellow-5', king: true },
      { type: 'play', card: 'green-1' },
      { type: 'play', card: 'green-2' },
    ]);
    const [on] = screens.goOn?.(table, 'en') ?? [];
    expect(on?.setup).toMatchObject({
      record: 'pad',
      from: {
        round: 1,
        points: { ana: 0, ben: 0, cleo: 0 },
        sets: { ana: 'green', ben: 'blue', cleo: 'yellow' },
        kings: ['cleo'],
        queens: [],
      },
    });
    expect(screens.goOn?.(tableOf(3, { record: 'pad' }), 'en')).toEqual([]);
  });
});
