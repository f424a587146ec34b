import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Case } from '#desk/desk';
import type { MoveCase, WinCase } from '#games/kingdom/desk/cases';
import { CasePicture } from '#screens/desk/ruling/CasePicture';
import { describeCase } from '#screens/desk/ruling/case-sentences';
import { LANGUAGES, type Language } from '#text/language';
import { loadDesk, renderForm } from '../../screens/desk/desk-form';
import { withPlainSpaces } from '../../transcripts';

const user = userEvent.setup();
const id = 'kingdom';
const { screens, game } = await loadDesk(id);
const { desk } = screens;

const start = (question: string): Case => desk.questionOf(question)?.initialDraft() ?? { question };
const ask = (begun: Case, language: Language = 'en', agreements: Readonly<Record<string, string>> = {}) =>
  renderForm('kingdom', begun, { language, agreements });

const square = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name},`) });
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));
async function tap(...squares: readonly string[]): Promise<void> {
  for (const each of squares) await user.click(square(each));
}

const move = (pieces: MoveCase['pieces'], path: MoveCase['path'] = []): MoveCase => ({ question: 'move', pieces, onMove: 'w', path });

/** A Knight 2 that jumps a Knight 1. */
const jumping = move({ e1: 'wM', e9: 'bM', c3: 'w2', d4: 'b1' }, ['c3', 'e5']);

describe('may this piece move there?', () => {
  it('begins with an empty board: pieces are laid out, then the move is made', async () => {
    const { deskCase, answer } = await ask(start('move'));
    await press(/^white Knight 2/);
    await tap('c3');
    expect(deskCase.value).toMatchObject({ pieces: { c3: 'w2' } });
    expect(answer()).toBe('');
    await press('Make the move');
    await tap('c3', 'c4');
    expect(answer()).toBe('Yes: White Knight 2 steps from c3 to c4.');
  });

  it('a taller Knight in the way takes three taps', async () => {
    const { answer } = await ask(jumping);
    await press('Set up');
    await press(/^black Knight 3/);
    await tap('d4');
    expect(answer()).toBe('No. A Knight 2 jumps only smaller enemies, not size 3.');
  });

  it('a move is tapped as at the table: piece, then goal', async () => {
    const { deskCase, answer } = await ask(move({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM' }));
    expect(answer()).toBe('');
    await tap('c3');
    expect(square('e5').getAttribute('aria-label')).toContain('can be reached');
    expect(square('g7').getAttribute('aria-label')).toContain('can be taken');
    await tap('g7');
    expect(deskCase.value).toMatchObject({ path: ['c3', 'e5', 'g7'] });
    expect(answer()).toContain('takes the black Monarch. White wins.');
  });

  it('whoever is tapped first is on move; that can be said otherwise', async () => {
    const { deskCase, answer } = await ask({ ...start('move'), ...{ pieces: { c3: 'w2', d5: 'b1' } } });
    await tap('d5');
    expect(deskCase.value).toMatchObject({ onMove: 'b', path: [] });
    await tap('d5', 'd4');
    expect(answer()).toBe('Yes: Black Knight 1 steps from d5 to d4.');
    await press('White');
    expect(answer()).toBe('No. You have no piece on d5.');
  });

  it('a Knight that is taken is put back by one more tap', async () => {
    const { deskCase, answer } = await ask(move({ d4: 'wM', d5: 'b2', b6: 'b4' }));
    await tap('d4', 'd5');
    expect(answer()).toBe('Yes: White Monarch steps from d4 to d5, takes the black Knight 2.');
    await tap('d6');
    expect(answer()).toBe('No. Courtesy: the Monarch on d5 could be taken next turn from d6.');
    await tap('f3');
    expect(answer()).toBe('Yes: Black Knight 2 is put back on f3.');
    await press('Step back');
    expect(deskCase.value).toMatchObject({ path: ['d4', 'd5'], put: undefined });
  });

  it('pieces are taken away again', async () => {
    const { deskCase, answer } = await ask(jumping);
    await press('Set up');
    await press(/^white Knight 4/);
    await tap('e5');
    expect(answer()).toBe('No. Your own piece is on e5.');
    await press('Clear the board');
    expect(deskCase.value).toMatchObject({ pieces: {} });
    await press(/^black Knight 1/);
    await tap('e1');
    expect(screen.getByText('e1 is a throne: no Knight may stand there.')).toBeTruthy();
    await press('Usual position');
    expect(deskCase.value).toMatchObject({ pieces: { a1: 'w1', e9: 'bM' } });
  });

  it('speaks French', async () => {
    const { answer } = await ask(jumping, 'fr');
    expect(answer()).toBe('Oui : Chevalier 2 blanc saute de c3 en e5.');
    await press('Mise en place');
    await press(/^Chevalier 3 noir/);
    await tap('d4');
    expect(answer()).toBe('Non. Un Chevalier 2 ne saute que des adversaires plus petits, pas de taille 3.');
  });
});

describe('which pieces may this one jump?', () => {
  it('is answered after one tap', async () => {
    const { answer } = await ask(start('jump'));
    await press('black Knight 1');
    expect(answer()).toBe(
      'On the other side, the black Knight 1 jumps only Knights of size 4. It jumps every Knight of its own side, but never a Monarch.',
    );
    await press('white Monarch');
    expect(answer()).toBe('The white Monarch jumps every piece, the other Monarch too.');
  });
});

describe('is the Monarch in danger?', () => {
  it('says who attacks it and whether the last move is taken back', async () => {
    const { answer } = await ask({ ...start('danger'), ...{ pieces: { e4: 'wM', e9: 'bM', e5: 'b1' } } });
    expect(answer()).toBe('');
    await press('White');
    await press('This Monarch');
    expect(answer()).toBe('Yes: the black Knight 1 (e5-e4) could take it. By courtesy the last move is taken back.');
    expect(square('e5').getAttribute('aria-label')).toContain('attacks the Monarch');
    await press('The other side');
    expect(answer()).toBe('Yes: the black Knight 1 (e5-e4) could take it. Nothing is taken back: the other side attacked it.');
    await press('A Knight of its side');
    expect(answer()).toContain('The last move counts.');
    await press('Black');
    expect(answer()).toBe('No: nothing can take the black Monarch on e9 next turn.');
  });

  it('waits for the Monarch it is about', async () => {
    const { answer } = await ask(start('danger'));
    await press('White');
    await press('This Monarch');
    expect(answer()).toBe('');
    await press(/^white Monarch/);
    await tap('a1');
    expect(answer()).toBe('No: nothing can take the white Monarch on a1 next turn.');
  });
});

/** A Knight that can take the Monarch on its throne. */
const winning: WinCase = { question: 'win', pieces: { e1: 'wM', e9: 'bM', e7: 'w2', e8: 'b1' } };

describe('is this a win?', () => {
  it('finds the moves that win, and judges the one that is made', async () => {
    const { answer } = await ask(winning);
    expect(answer()).toBe('Yes: White can win at once by e7-e9.');
    await tap('e7', 'e9');
    expect(answer()).toBe('Yes: White Knight 2 jumps from e7 to e9, takes the black Monarch. White wins.');
    await press('Step back');
    await tap('e7', 'd7');
    expect(answer()).toBe('No: the game goes on after this move.');
    await press('Black');
    expect(answer()).toContain('No.');
  });

  it('depends on the agreement', async () => {
    const { answer } = await ask(winning, 'fr', { 'throne-capture': 'forbidden' });
    expect(answer()).toBe('Non : aucun coup gagnant ici pour les Blancs.');
  });

  it('uses the real names of a running game', async () => {
    const { answer } = await ask({ ...winning, ...{ names: { w: 'Ana', b: 'Ben' } } });
    expect(answer()).toBe('Yes: Ana (White) can win at once by e7-e9.');
    expect(screen.getByRole('button', { name: 'Ben' })).toBeTruthy();
  });
});

describe.each(LANGUAGES)('the pictures in %s', (language) => {
  it.each(Object.keys(desk.examples))('the example %s has a picture', (name) => {
    const { deskCase, agreements = {} } = desk.examples[name] ?? {};
    if (deskCase === undefined) throw new Error(name);
    render(
      <CasePicture
        id={id}
        screens={screens}
        game={game}
        deskCase={deskCase}
        agreements={agreements}
        finding={desk.ask(deskCase, agreements)}
      />,
    );
    const picture = screen.getByRole('img');
    expect(describeCase({ id, desk: screens, game, language }, deskCase, agreements)).not.toBe('');
    expect(picture.getAttribute('aria-label')).not.toBe('');
    expect(picture.querySelector('svg, dd')).not.toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('a case is described in both languages', () => {
  const speech = (language: Language) => ({ id, desk: screens, game, language });
  expect(describeCase(speech('en'), move({ c3: 'w2' }, ['c3', 'c4']), {})).toBe(
    'White: Knight 2 on c3. Whose turn is it? White. White Knight 2 steps from c3 to c4.',
  );
  expect(withPlainSpaces(describeCase(speech('fr'), { ...start('jump'), ...{ mover: 'w2' } }, {}))).toBe(
    'Quelle pièce saute ? Chevalier 2 blanc.',
  );
});

describe('is this a draw?', () => {
  it('it is only where both agree; whoever gives up has lost', async () => {
    const { answer } = await ask(start('draw'));
    expect(answer()).toBe('');
    await press('Both players agree on a draw');
    expect(answer()).toBe('Yes: both players agree, and the game is a draw.');
    await press('The same position comes again and again');
    expect(answer()).toContain('No, not automatically: the third time');
    await press('One player resigns');
    expect(answer()).toContain('the other side wins');
  });
});

describe('may I pass?', () => {
  it('nobody may, and a running game says what is to be done first', async () => {
    const { answer } = await ask(start('pass'));
    expect(answer()).toBe('');
    await press('I have no move');
    expect(answer()).toBe('No: you can’t pass. You can agree on a draw, or resign.');
  });
});
