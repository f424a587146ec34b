import { cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ruleOf } from '#desk/desk';
import { deskScreens } from '#games/kings-tricktakers/ask/index';
import type { Question, TricktakersCase } from '#games/kings-tricktakers/desk/cases';
import { deskEn } from '#games/kings-tricktakers/text/desk-en';
import { store } from '#screens/state';
import { openTable } from '#session/table';
import { isTrouble } from '#session/trouble';
import type { Language } from '#text/language';
import { asking as laid } from '../../screens/desk/kit';
import { freshName, storeAt } from '../../store/kit';
import devilAndCopier from './whole/five-with-devil-and-copier.json';

afterEach(() => {
  store.value = undefined;
});

const { desk, Picture, text } = deskScreens;

function asking(question: Question, language: Language = 'en', begun: TricktakersCase = desk.begin(question)) {
  const put = laid(deskScreens, begun, { language });
  return { ...put, rules: () => put.finding()?.notes.map(ruleOf) ?? [] };
}

const tap = async (...names: readonly (string | RegExp)[]): Promise<void> => {
  for (const name of names) await userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
};

/** What went with a card that lies there. */
async function added(card: string, ...names: readonly string[]): Promise<void> {
  await userEvent.click(within(screen.getByRole('list', { name: deskEn.form.laid })).getByRole('button', { name: card }));
  await tap(...names);
}

/** A choice of one's own among several with the same buttons. */
const choose = async (label: string | RegExp, option: string | RegExp): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name: label })).getByRole('button', { name: option }));

describe('who wins this trick', () => {
  test('cards tapped in order: each tap has an answer, the last one decides', async () => {
    const put = asking('trick');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Yellow 2' })).toBeNull();
    await choose(deskEn.form.players, '4');
    expect(put.answer()).toBe('');
    await tap('Yellow 2', 'Yellow 7');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Yellow 7/);
    await tap('Black 1', 'Blue 10');
    expect(put.answer()).toBe('Player 3 wins the trick with the Black 1: the strongest trump. Yellow leads, set by Player 1.');
    expect(screen.getByText(deskEn.form.full)).toBeTruthy();
  });

  test('a King on the last card, taken back again', async () => {
    const put = asking('trick');
    await choose(deskEn.form.players, '4');
    await tap(/^Mystic/, 'Yellow 2');
    await added('Yellow 2', 'Yellow King on it');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Yellow 2: the last King played/);
    await tap('Yellow King on it');
    expect(put.answer()).toMatch(/^Player 1 is winning so far with a Mystic/);
    await tap('Take back the last card', 'Take back the last card');
    expect(put.answer()).toBe('');
  });

  test('a Queen, then the rebel', async () => {
    const put = asking('trick');
    await choose(deskEn.form.players, '4');
    await tap('Black 10', 'Black 2');
    await added('Black 2', 'Blue Queen', 'Rebel turned it');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Black 2: the first Mystic/);
    expect(put.rules()).toEqual(expect.arrayContaining(['kt.queen.blue', 'kt.character.rebel']));
  });

  test('the green Queen: her owner plays last', async () => {
    const put = asking('trick');
    await choose(deskEn.form.players, '3');
    await tap('Blue 5', 'Green Queen now, card last', 'Blue 4');
    expect(screen.getByText('Next card: Player 2')).toBeTruthy();
    await tap('Blue 10');
    expect(put.answer()).toMatch(/^Player 2 wins the trick with the Blue 10/);
  });

  test('an oppressor behind a yellow card', async () => {
    const put = asking('trick');
    await choose(deskEn.form.players, '4');
    await tap('Yellow 10');
    await added('Yellow 10', 'Player 1 has an Oppressor face up');
    await tap('Black 10');
    expect(put.answer()).toMatch(/^Player 1 is winning so far with the Yellow 10: the strongest trump/);
  });

  test('with four players there is no 8; with five there is', async () => {
    asking('trick');
    await choose(deskEn.form.players, '4');
    expect(screen.queryByRole('button', { name: 'Yellow 8' })).toBeNull();
    await choose(deskEn.form.players, '5');
    expect(screen.getByRole('button', { name: 'Yellow 8' })).toBeTruthy();
  });
});

describe('what does this round pay me', () => {
  test('a healer, the blue King face down, three blue cards and a green one: 7', async () => {
    const put = asking('round');
    await choose(deskEn.form.round, '1');
    await tap('Healer', /^Blue/, /^King face down/);
    await choose(deskEn.form.tricks, '2');
    await choose('Blue', '3');
    expect(put.answer()).toBe('');
    await choose('Green', '1');
    expect(put.answer()).toMatch(/^7 points for Player 1, with 2 tricks counted\. What the Blue Jack pays comes on top/);
  });

  test('a card turned as the bet asks for its figures where nobody knows them', async () => {
    const put = asking('round');
    await choose(deskEn.form.round, '1');
    await tap('Hermit', 'Gambler');
    expect(put.answer()).toBe('');
    await choose(deskEn.form.tricks, '0');
    expect(put.answer()).toMatch(/^2 points/);
    await userEvent.click(document.querySelector('.ktdesk-company .kt-portrait') ?? document.body);
    expect(put.answer()).toBe('');
    await tap('0 tricks: nothing printed');
    await choose('Points for 0 tricks', '14');
    expect(put.answer()).toMatch(/^16 points/);
  });

  test('the devil looks at the points from before', async () => {
    const put = asking('round');
    await choose(deskEn.form.round, '1');
    await tap('Devil');
    await choose(deskEn.form.tricks, '1');
    expect(put.answer()).toMatch(/^−2 points for Player 1, with 3 tricks counted\.$/);
    await userEvent.clear(screen.getByLabelText(deskEn.form.points));
    await userEvent.type(screen.getByLabelText(deskEn.form.points), '9');
    expect(put.answer()).toMatch(/That makes 7 in all/);
  });

  test('a diplomat face up: the ally’s bet and tricks', async () => {
    const put = asking('round');
    await choose(deskEn.form.round, '1');
    await tap('Diplomat');
    expect(put.answer()).toBe('');
    await choose(deskEn.form.players, '4');
    await choose(deskEn.form.ally, 'Player 3');
    await userEvent.click(within(screen.getByRole('group', { name: 'Player 3’s bet' })).getByRole('button', { name: 'Gambler' }));
    await choose(deskEn.form.tricks, '2');
    expect(put.answer()).toBe('6 points for Player 1, with Player 3’s 2 tricks counted.');
  });
});

describe('is this bet met', () => {
  test('the gambler: 0 tricks yes, 1 no, 2 yes', async () => {
    const put = asking('bet');
    await choose(deskEn.form.round, '1');
    await tap('Gambler');
    expect(put.answer()).toBe('');
    await choose(deskEn.form.tricks, '0');
    expect(put.answer()).toBe('Yes: Player 1’s bet (Gambler) is met with 0 tricks and pays 3 points.');
    await choose(deskEn.form.tricks, '1');
    expect(put.answer()).toBe('No: Player 1’s bet (Gambler) is not met with 1 trick.');
    await choose(deskEn.form.tricks, '2');
    expect(put.answer()).toMatch(/pays 6 points/);
  });

  test('two cards: not before round 3, then each on its own', async () => {
    const put = asking('bet');
    await choose(deskEn.form.round, '1');
    await tap('Gambler', 'Assassin');
    await choose(deskEn.form.tricks, '0');
    expect(put.answer()).toMatch(/^No: Player 1 turns exactly one character as a bet, not 2/);
    await choose(deskEn.form.round, '3');
    await choose(deskEn.form.tricks, '2');
    expect(put.answer()).toBe('Yes: Player 1’s bet succeeds with 2 tricks: Gambler 6 points, Assassin 7 points. 13 points in all.');
  });

  test('the devil waits until every other bet is told', async () => {
    const put = asking('bet');
    await choose(deskEn.form.round, '1');
    await choose(deskEn.form.tricks, '0');
    await tap('Devil');
    expect(put.answer()).toBe('');
    await choose(deskEn.form.players, '4');
    await choose('Player 2’s bet', 'Failed');
    await choose('Player 3’s bet', 'Failed');
    await choose('Player 4’s bet', 'No bet');
    expect(put.answer()).toBe('Yes: Player 1’s bet (Devil) pays 6 points: Player 2 and Player 3 failed.');
  });

  test('a diplomat copies a card, its own tricks decide', async () => {
    const put = asking('bet');
    await choose(deskEn.form.round, '1');
    await tap('Diplomat');
    await choose(deskEn.form.players, '4');
    await choose(deskEn.form.copied, 'Player 2');
    await userEvent.click(within(screen.getByRole('group', { name: 'Player 2’s bet' })).getByRole('button', { name: 'Assassin' }));
    await choose(deskEn.form.tricks, '2');
    expect(put.answer()).toBe('Yes: Player 1’s bet (Assassin copied from Player 2) is met with 2 tricks and pays 7 points.');
  });
});

describe('Queens and winners', () => {
  test('the blue Queen costs 2; the white one asks for her cost', async () => {
    const put = asking('revive');
    await tap(/^Blue/, 'Face down');
    expect(put.answer()).toBe('');
    await userEvent.type(screen.getByLabelText(deskEn.form.pointsNow), '1');
    expect(put.answer()).toMatch(/^No: The Queen costs 2 points/);
    await userEvent.clear(screen.getByLabelText(deskEn.form.pointsNow));
    expect(put.answer()).toBe('');
    await userEvent.type(screen.getByLabelText(deskEn.form.pointsNow), '5');
    expect(put.answer()).toBe('Yes: the Blue Queen costs 2 points, and Player 1 keeps 3.');
    await tap(/^White/);
    expect(put.answer()).toBe('');
    await userEvent.click(
      within(screen.getAllByRole('group', { name: 'Points' }).at(-1) ?? document.body).getByRole('button', { name: '4' }),
    );
    expect(put.answer()).toBe('Yes: the White Queen costs 4 points, and Player 1 keeps 1.');
  });

  test('a tie asks for the Kings, and their ranks decide', async () => {
    const put = asking('winner');
    await choose(deskEn.form.players, '3');
    for (const [player, points] of [
      ['1', '20'],
      ['2', '20'],
      ['3', '7'],
    ] as const) {
      await userEvent.clear(screen.getByLabelText(`Points of Player ${player}`));
      await userEvent.type(screen.getByLabelText(`Points of Player ${player}`), points);
    }
    expect(put.answer()).toMatch(/^Player 1 and Player 2 have 20 points each: the lower King rank decides/);
    await choose('Set of Player 1', /^White/);
    await choose('Set of Player 2', /^Blue/);
    const ranks = [...screen.getAllByLabelText('Face up'), ...screen.getAllByLabelText('Face down')];
    for (const [at, rank] of ['5', '3', '9', '8'].entries()) await userEvent.type(ranks[at] ?? document.body, rank);
    expect(put.answer()).toBe('Player 2 wins: 20 points like Player 1, and the lower King, rank 3.');
  });
});

describe('figures of the owner’s copy', () => {
  test('those the device keeps are taken, so that nobody is asked twice', async () => {
    const kept = await storeAt(freshName());
    await kept.saveCopy('kings-tricktakers', { bets: { hermit: { 0: 4 } } });
    store.value = kept;
    const put = asking('bet');
    await waitFor(() => expect(put.asked.value).toMatchObject({ copy: { bets: { hermit: { 0: 4 } } } }));
    await choose(deskEn.form.round, '1');
    await choose(deskEn.form.tricks, '0');
    await tap('Hermit');
    expect(put.answer()).toMatch(/^Yes: Player 1’s bet \(Hermit\) is met with 0 tricks and pays 4 points/);
  });
});

describe('from a running game', () => {
  const { players, setup, events } = devilAndCopier.transcript;
  const table = openTable(
    desk.game,
    { players, setup },
    events.map((event) => ({ kind: 'happened' as const, event, at: 0 })),
  );
  if (isTrouble(table)) throw new Error(JSON.stringify(table));
  const at = (steps: number): typeof table => ({ ...table, steps: table.steps.slice(0, steps) });

  test('every question opens with the names of the table, at every step', () => {
    for (let steps = 0; steps <= table.steps.length; steps += 7)
      for (const question of desk.questions) {
        const begun = desk.from(question, at(steps));
        if (begun === undefined) continue;
        asking(question, 'en', begun);
        expect(text.en.players(begun).every(({ name }) => name !== '' && !name.startsWith('Player'))).toBe(true);
        cleanup();
      }
  });

  test('a trick goes on from the cards that lie, and can be begun anew by anybody', async () => {
    const steps = table.steps.findIndex(({ event }) => event.type === 'play') + 1;
    const put = asking('trick', 'en', desk.from('trick', at(steps)));
    expect(put.answer()).toMatch(/^Eva is winning so far with the Blue 6/);
    await tap('Blue 10');
    expect(put.answer()).toMatch(/^Dan is winning so far with the Blue 10/);
    await tap('Take back the last card', 'Take back the last card', 'Gus');
    await tap('Black 1');
    expect(put.answer()).toMatch(/^Gus is winning so far with the Black 1/);
  });

  test('a bet offers only the cards of its company', async () => {
    const steps = table.steps.findIndex(({ event }) => event.type === 'begin') + 1;
    const put = asking('bet', 'en', desk.from('bet', at(steps)));
    await choose(deskEn.form.about, 'Ben');
    const cards = within(screen.getByRole('group', { name: deskEn.form.betCards })).getAllByRole('button');
    expect(cards.map((card) => card.textContent)).toEqual(['Assassin', 'Hermit', 'Rebel', 'Jack']);
    await choose(deskEn.form.tricks, '2');
    expect(put.answer()).toBe('Yes: Ben’s bet (Assassin) is met with 2 tricks and pays 7 points.');
  });
});

describe('pictures', () => {
  test.each(Object.keys(desk.examples))('%s is drawn and described in both languages', (name) => {
    const example = desk.examples[name];
    if (example === undefined) throw new Error(name);
    const finding = desk.find(example.asked, {});
    for (const language of ['en', 'fr'] as const) {
      render(<Picture asked={example.asked} finding={finding} language={language} />);
      const drawn = screen.getByRole('img');
      expect(drawn.getAttribute('aria-label')).toBe(text[language].told(example.asked));
      expect(drawn.querySelectorAll('text').length).toBeGreaterThan(0);
      expect(drawn.outerHTML).not.toMatch(/undefined|NaN/);
      cleanup();
    }
  });

  test('an answer in French', async () => {
    const put = asking('bet', 'fr');
    await choose('Manche', '1');
    await choose(/^Plis/, '0');
    await tap('Flambeur');
    expect(put.answer()).toBe('Oui : le pari de Joueur 1 (Flambeur) est réussi avec 0 pli et rapporte 3 points.');
  });
});
