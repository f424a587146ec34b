import { cleanup, render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Case, ruleOf } from '#desk/desk';
import { deskEn } from '#games/kings-tricktakers/text/desk-en';
import { deskFr } from '#games/kings-tricktakers/text/desk-fr';
import { CasePicture } from '#screens/desk/ruling/CasePicture';
import { describeCase } from '#screens/desk/ruling/case-sentences';
import { isInputError } from '#session/formats/input-error';
import { openTable, stateOf } from '#session/log/table';
import { LANGUAGES, type Language } from '#text/language';
import { loadDesk, renderForm } from '../../screens/desk/desk-form';
import { withPlainSpaces } from '../../transcripts';
import devilAndCopier from './whole/five-with-devil-and-copier.json';

const id = 'kings-tricktakers';
const { screens, game } = await loadDesk(id);
const { desk } = screens;
const { form } = deskEn;

const start = (question: string, box?: unknown): Case => desk.questionOf(question)?.initialDraft(box) ?? { question };

async function ask(begun: Case | undefined, language: Language = 'en', agreements: Readonly<Record<string, string>> = {}) {
  if (begun === undefined) throw new Error('nothing to ask');
  const put = await renderForm(id, begun, { language, agreements });
  return { ...put, rules: () => put.currentFinding()?.notes.map(ruleOf) ?? [] };
}

/** Buttons one after another; the parts of a board come when they are first needed. */
async function tap(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
}

/** A choice of one's own among several with the same buttons. */
const choose = async (label: string | RegExp, ...options: readonly (string | RegExp)[]): Promise<void> => {
  for (const name of options)
    await userEvent.click(within(screen.getAllByRole('group', { name: label })[0] ?? document.body).getByRole('button', { name }));
};

describe('who wins this trick', () => {
  test('cards tapped on the real table: each tap has an answer, the last one decides', async () => {
    const put = await ask(start('trick'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Yellow 2' })).toBeNull();
    await choose(form.players, '4');
    expect(put.answer()).toBe('');
    await tap('Yellow 2', 'Yellow 7');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Yellow 7/);
    await tap('Black 1', 'Blue 10');
    expect(put.answer()).toBe(
      'Player 3 wins the trick with the Black 1: the strongest trump. The colour to follow is Yellow, led by Player 1.',
    );
    await tap('Step back');
    expect(put.answer()).toMatch(/^Player 3 is winning so far/);
  });

  test('the card after a whole trick begins the next one, opened by who won', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '2');
    await tap('Yellow 2', 'Yellow 5', 'Blue 3');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Blue 3/);
    await tap(/^Yellow 5/);
    expect(put.answer()).toMatch(/^No\. .*Yellow 5/);
  });

  test('a King comes onto the last card where the set lies before its player', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '4');
    await tap('Set up', 'Player 2', /^Yellow\b.*Queen/, form.cards, /^Mystic/, 'Yellow 2', 'Yellow King');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Yellow 2: the last King played/);
    await tap('Yellow King');
    expect(put.answer()).toMatch(/^Player 1 is winning so far with a Mystic/);
    await tap('Step back', 'Step back');
    expect(put.answer()).toBe('');
  });

  test('a King that already lies face down is refused, and it is said who wins all the same', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '3');
    await tap('Set up', /^Black\b.*Queen/, form.lies.kingDown);
    expect(put.deskCase.value).toMatchObject({ areas: { p1: { set: 'black', kingDown: true } } });
    cleanup();
    const played = { ...put.deskCase.value, ...{ plays: [{ by: 'p1', card: 'black-4', king: true }] } };
    const refused = await ask(played);
    expect(refused.answer()).toMatch(/^No\. .*King.*If the table allows it: Player 1 is winning so far with the Black 4/);
    expect(refused.rules()).toContain('kt.king.once');
  });

  test('a Queen, then the rebel, come onto the last card', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '4');
    await tap('Set up', 'Player 2', /^Blue\b.*Queen/, /^Rebel/, form.cards, 'Black 10', 'Black 2', 'Blue Queen', 'Rebel changes it');
    expect(put.answer()).toMatch(/^Player 2 is winning so far with the Black 2: the first Mystic/);
    expect(put.rules()).toEqual(expect.arrayContaining(['kt.queen.blue', 'kt.character.rebel']));
  });

  test('the green Queen: her owner plays last', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '3');
    await tap('Set up', 'Player 2', /^Green\b.*Queen/, form.cards, 'Blue 5', 'Green Queen, card later', 'Blue 4');
    expect(screen.getByText(/^Player 2’s card comes last/)).toBeTruthy();
    await tap('Blue 10');
    expect(put.answer()).toMatch(/^Player 2 wins the trick with the Blue 10/);
  });

  test('an oppressor makes a yellow card strong', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '4');
    await tap('Set up', /^Oppressor/, form.cards, 'Yellow 10', 'Black 10');
    expect(put.answer()).toMatch(/^Player 1 is winning so far with the Yellow 10: the strongest trump/);
  });

  test('a card of an earlier trick is not offered', async () => {
    const put = await ask(start('trick'));
    await choose(form.players, '4');
    await tap('Set up', form.gone, 'Blue 5', form.cards, 'Blue 5, played');
    expect(put.answer()).toMatch(/^No\. /);
    expect(put.rules()).toContain('kt.card.exists');
  });

  test('with four players there is no 8; with five there is; both in French too', async () => {
    const put = await ask(start('trick'), 'fr');
    await choose(deskFr.form.players, '4');
    await screen.findByRole('button', { name: '2 jaune' });
    expect(screen.queryByRole('button', { name: '8 jaune' })).toBeNull();
    await choose(deskFr.form.players, '5');
    await tap('8 jaune');
    expect(put.answer()).toMatch(/^Joueur 1 est en tête pour l’instant/);
  });
});

describe('what does this round pay me', () => {
  test('a healer, the blue King face down, three blue cards and a green one: 7', async () => {
    const put = await ask(start('round'));
    await choose(form.round, '1');
    await tap('Healer', 'Blue', /^King face down/);
    await choose(form.tricks, '2');
    await choose(form.collected, '3');
    expect(put.answer()).toBe('');
    await choose(form.collected, '1');
    expect(put.answer()).toMatch(/^7 points for Player 1, with 2 tricks counted\. The Blue Jack’s points come on top/);
    await choose(/^What does your Blue Jack pay/, '2');
    expect(put.answer()).toBe('9 points for Player 1, with 2 tricks counted.');
  });

  test('a card turned as the bet asks for its figures where nobody knows them', async () => {
    const put = await ask(start('round'));
    await choose(form.round, '1');
    await choose(form.characters, 'Hermit', 'Gambler');
    expect(put.answer()).toBe('');
    await choose(form.tricks, '0');
    expect(put.answer()).toMatch(/^2 points/);
    await choose(form.company, 'Hermit');
    expect(put.answer()).toBe('');
    await choose(/^What does your Hermit/, '1', '4');
    expect(put.answer()).toMatch(/^16 points/);
    await choose(/^What does your Hermit/, form.notPrinted);
    expect(put.answer()).toMatch(/^0 points/);
  });

  test('two of a kind are two; what is removed is no longer bet', async () => {
    const put = await ask(start('round'));
    await choose(form.round, '1');
    await choose(form.characters, 'Hermit', 'Hermit');
    await choose(form.company, 'Hermit');
    expect(put.deskCase.value).toMatchObject({ reports: { p1: { characters: ['hermit', 'hermit'], bet: ['hermit'] } } });
    await tap(/^Remove Hermit/, /^Remove Hermit/);
    expect(put.deskCase.value).toMatchObject({ reports: { p1: { characters: [], bet: [] } } });
  });

  test('the devil looks at the points from before', async () => {
    const put = await ask(start('round'));
    await choose(form.round, '1');
    await tap('Devil');
    await choose(form.tricks, '1');
    expect(put.answer()).toMatch(/^−2 points for Player 1, with 3 tricks counted\.$/);
    await choose(form.points, '9');
    expect(put.answer()).toMatch(/That makes 7 in all/);
  });

  test('a diplomat face up: the ally’s bet and tricks', async () => {
    const put = await ask(start('round'));
    await choose(form.round, '1');
    await tap('Diplomat');
    expect(put.answer()).toBe('');
    await choose(form.players, '4');
    await choose(form.ally, 'Player 3');
    await choose('Player 3’s bet', 'Gambler');
    await choose(form.tricks, '2');
    expect(put.answer()).toBe('6 points for Player 1, with Player 3’s 2 tricks counted.');
    await choose(form.facing, form.facings.queen);
    expect(put.answer()).toBe('0 points for Player 1, with Player 3’s 3 tricks counted.');
  });
});

describe('is this bet met', () => {
  test('the gambler: 0 tricks yes, 1 no, 2 yes', async () => {
    const put = await ask(start('bet'));
    await choose(form.round, '1');
    await tap('Gambler');
    expect(put.answer()).toBe('');
    await choose(form.tricks, '0');
    expect(put.answer()).toBe('Yes: Player 1’s bet (Gambler) is met with 0 tricks and pays 3 points.');
    await choose(form.tricks, '1');
    expect(put.answer()).toBe('No: Player 1’s bet (Gambler) is not met with 1 trick.');
    await choose(form.tricks, '2');
    expect(put.answer()).toMatch(/pays 6 points/);
    await choose(form.facing, form.facings.queen);
    expect(put.answer()).toMatch(/not met with 3 tricks/);
  });

  test('two cards: not before round 3, then each on its own', async () => {
    const put = await ask(start('bet'));
    await choose(form.round, '1');
    await tap('Gambler', 'Assassin');
    await choose(form.tricks, '0');
    expect(put.answer()).toMatch(/^No\. Player 1 bets exactly one character, not 2/);
    await choose(form.round, '3');
    await choose(form.tricks, '2');
    expect(put.answer()).toBe('Yes: Player 1’s bet is met with 2 tricks: Gambler 6 points, Assassin 7 points. 13 points in all.');
  });

  test('the devil waits until every other bet is told', async () => {
    const put = await ask(start('bet'));
    await choose(form.round, '1');
    await choose(form.tricks, '0');
    await tap('Devil');
    expect(put.answer()).toBe('');
    await choose(form.players, '4');
    await choose('Player 2’s bet', 'Failed');
    await choose('Player 3’s bet', 'Failed');
    await choose('Player 4’s bet', 'No bet');
    expect(put.answer()).toBe('Yes: Player 1’s bet (Devil) pays 6 points: Player 2 and Player 3 failed.');
  });

  test('a diplomat copies a card, its own tricks decide', async () => {
    const put = await ask(start('bet'));
    await choose(form.round, '3');
    await tap('Diplomat');
    await choose(form.players, '4');
    await choose(form.copied, 'Player 2');
    expect(put.answer()).toBe('');
    await choose('Player 2’s bet', 'Assassin');
    await choose(form.tricks, '2');
    expect(put.answer()).toBe('Yes: Player 1’s bet (Assassin copied from Player 2) is met with 2 tricks and pays 7 points.');
    await choose('Player 2’s bet', 'Jack');
    await choose(form.copiedCard, 'Jack');
    expect(put.answer()).toBe('No: Player 1’s bet (Jack copied from Player 2) is not met with 2 tricks.');
  });
});

describe('Queens and winners', () => {
  test('the blue Queen costs 2; the white one asks for her cost', async () => {
    const put = await ask(start('revive'));
    await tap('Blue', 'Face down');
    expect(put.answer()).toBe('');
    await choose(form.pointsNow, '1');
    expect(put.answer()).toMatch(/^No\. The Queen costs 2 points/);
    await choose(form.pointsNow, 'Erase');
    expect(put.answer()).toBe('');
    await choose(form.pointsNow, '5');
    expect(put.answer()).toBe('Yes: the Blue Queen costs 2 points, and Player 1 has 3 left.');
    await tap('White');
    expect(put.answer()).toBe('');
    await choose(/^What does it cost/, '4');
    expect(put.answer()).toBe('Yes: the White Queen costs 4 points, and Player 1 has 1 left.');
  });

  test('a tie asks for the Kings, and their ranks decide', async () => {
    const put = await ask(start('winner'));
    await choose(form.players, '3');
    await choose(form.pointsOf, '2', '0', '2', '0', '7');
    expect(put.answer()).toMatch(/^Player 1 and Player 2 have 20 points each: the lower King rank decides/);
    await choose('Player 1’s set', 'White');
    await choose('Player 2’s set', 'Blue');
    await choose(form.ranks, '5', '3');
    expect(put.answer()).toBe('Player 2 wins: level with Player 1 on 20 points, but with the lower King (rank 3).');
    await choose(form.kingsDown, 'Blue King (Player 2)');
    await choose(form.ranks, /^Blue King/, '8');
    expect(put.answer()).toBe('Player 1 wins: level with Player 2 on 20 points, but with the lower King (rank 5).');
  });
});

describe('may I pass', () => {
  test.each([
    [form.moments.card, false, 'kt.trick.order'],
    [form.moments.bet, false, 'kt.bet.one-character'],
    [form.moments.diplomat, true, 'kt.bet.diplomat'],
    [form.moments.queen, true, 'kt.queen.revive'],
    [form.moments.draft, false, 'kt.draft.order'],
  ])('%s', async (moment, allowed, rule) => {
    const put = await ask(start('pass'));
    await tap(moment);
    expect(put.currentFinding()?.isAllowed).toBe(allowed);
    expect(put.answer()).toMatch(allowed ? /^Yes: / : /^No: /);
    expect(put.rules()).toContain(rule);
  });
});

test('figures that the device keeps are taken, so that nobody is asked twice', async () => {
  const put = await ask(start('bet', { bets: { hermit: { 0: 4 } } }));
  await choose(form.round, '1');
  await choose(form.tricks, '0');
  await tap('Hermit');
  expect(put.answer()).toMatch(/^Yes: Player 1’s bet \(Hermit\) is met with 0 tricks and pays 4 points/);
});

describe('from a running game', () => {
  const { players, setup, events } = devilAndCopier.transcript;
  const table = openTable(
    desk.game,
    { players, setup },
    events.map((event) => ({ kind: 'happened' as const, event, at: 0 })),
  );
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  const at = (steps: number): typeof table => ({ ...table, steps: table.steps.slice(0, steps) });

  test('every question opens with the names of the table, at every step', async () => {
    for (let steps = 0; steps <= table.steps.length; steps += 7)
      for (const { id: question } of desk.questions) {
        const begun = desk.draftFromTable(question, at(steps));
        if (begun === undefined || question === 'pass') continue;
        await ask(begun);
        const seated = screens.text.en.players(begun);
        expect(seated.every(({ name }) => name !== '' && !name.startsWith('Player'))).toBe(true);
        cleanup();
      }
  });

  test('a trick goes on from the cards that lie, and can be begun anew by anybody', async () => {
    const steps = table.steps.findIndex(({ event }) => event.type === 'play') + 1;
    const put = await ask(desk.draftFromTable('trick', at(steps)));
    expect(put.answer()).toMatch(/^Eva is winning so far with the Blue 6/);
    await tap('Blue 10');
    expect(put.answer()).toMatch(/^Dan is winning so far with the Blue 10/);
    await tap('Step back', 'Step back');
    await choose(form.opens, 'Gus');
    await tap('Black 1');
    expect(put.answer()).toMatch(/^Gus is winning so far with the Black 1/);
  });

  test('a bet offers only the cards of its company', async () => {
    const steps = table.steps.findIndex(({ event }) => event.type === 'begin') + 1;
    const put = await ask(desk.draftFromTable('bet', at(steps)));
    await choose(form.about, 'Ben');
    const cards = within(screen.getByRole('group', { name: form.betCards })).getAllByRole('button');
    expect(cards.map((card) => card.getAttribute('aria-label') ?? card.textContent)).toEqual([
      'Remove Assassin, 1st',
      'Assassin',
      'Hermit',
      'Rebel',
      'Jack',
    ]);
    await choose(form.tricks, '2');
    expect(put.answer()).toBe('Yes: Ben’s bet (Assassin) is met with 2 tricks and pays 7 points.');
  });

  test('whether somebody may pass is answered for the present turn', () => {
    const phases = table.steps.map(({ state }, step) => [state.phase, desk.draftFromTable('pass', at(step + 1))] as const);
    expect(phases.find(([phase]) => phase === 'trick')?.[1]).toEqual({ question: 'pass', moment: 'card' });
    expect(phases.find(([phase]) => phase === 'preparation')?.[1]).toEqual({ question: 'pass', moment: 'queen' });
    expect(desk.draftFromTable('pass', table)).toBeUndefined();
    expect(stateOf(table).isFinished).toBe(true);
  });
});

describe.each(LANGUAGES)('the pictures in %s', (language) => {
  test.each(Object.keys(desk.examples))('the example %s has a picture', (name) => {
    const { deskCase, agreements = {} } = desk.examples[name] ?? {};
    if (deskCase === undefined) throw new Error(name);
    const finding = desk.ask(deskCase, agreements);
    render(<CasePicture id={id} screens={screens} game={game} deskCase={deskCase} agreements={agreements} finding={finding} />);
    const [picture] = screen.getAllByRole('img');
    expect(picture?.getAttribute('aria-label')).not.toBe('');
    expect(describeCase({ id, desk: screens, game, language }, deskCase, agreements)).not.toMatch(/undefined|NaN/);
    expect(picture?.outerHTML).not.toMatch(/undefined|NaN/);
    expect(picture?.textContent === '' && picture.querySelector('svg') === null).toBe(false);
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
  });
});

test('a case is described in both languages', () => {
  const speech = (language: Language) => ({ id, desk: screens, game, language });
  const king = desk.examples['king-again']?.deskCase;
  if (king === undefined) throw new Error('king-again');
  expect(describeCase(speech('en'), king, {})).toContain('Ana’s King is already face down. Ana plays Black 4 with King.');
  expect(withPlainSpaces(describeCase(speech('fr'), { ...start('pass'), ...{ moment: 'card' } }, {}))).toBe(
    'Que devriez-vous faire ? Jouer une carte dans le pli.',
  );
});

test('an answer is given in French', async () => {
  const put = await ask(start('bet'), 'fr');
  await choose('Manche', '1');
  await choose(/^Plis/, '0');
  await tap('Flambeur');
  expect(put.answer()).toBe('Oui : le pari de Joueur 1 (Flambeur) est réussi avec 0 pli et rapporte 3 points.');
});
