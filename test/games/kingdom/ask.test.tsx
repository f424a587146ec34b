import { render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Case } from '#desk/desk';
import { deskScreens } from '#games/kingdom/ask/index';
import type { KingdomCase, MoveCase } from '#games/kingdom/desk/cases';
import { LANGUAGES, type Language } from '#text/language';
import { asking } from '../../screens/desk/kit';

const { desk, text, Picture } = deskScreens;
const user = userEvent.setup();

/** A question on the table: what is told, and the referee's answer to it. */
function asked(begin: Case, language: Language = 'en', agreements: Readonly<Record<string, string>> = {}) {
  const { asked: now, answer } = asking(deskScreens, begin, { language, agreements });
  return { now, said: answer };
}

const square = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name},`) });
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));
async function tap(...squares: readonly string[]): Promise<void> {
  for (const each of squares) await user.click(square(each));
}

const move = (pieces: MoveCase['pieces'], path: MoveCase['path'] = []): MoveCase => ({ question: 'move', pieces, onMove: 'w', path });

/** A Knight 2 that jumps a Knight 1. */
const jumping = move({ e1: 'wM', e9: 'bM', c3: 'w2', d4: 'b1' }, ['c3', 'e5']);

describe('may this piece move there?', () => {
  it('begins with an empty board, and takes a piece before it puts one', async () => {
    const { now, said } = asked(desk.begin('move'));
    await tap('c3');
    expect(screen.getByText('Take a piece below first.')).toBeTruthy();
    await press(/^white Knight 2/);
    await tap('c3');
    expect(now.value).toMatchObject({ pieces: { c3: 'w2' } });
    expect(said()).toBe('');
  });

  it('a taller Knight in the way takes three taps', async () => {
    const { said } = asked(jumping);
    await press('Put pieces');
    await press(/^black Knight 3/);
    await tap('d4');
    expect(said()).toBe('No. A Knight of size 2 does not jump an enemy of size 3: it must be smaller.');
  });

  it('a move is tapped: piece, then goal', async () => {
    const { now, said } = asked(move({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM' }));
    expect(said()).toBe('');
    await tap('c3');
    expect(square('e5').getAttribute('aria-label')).toContain('can be reached');
    expect(square('g7').getAttribute('aria-label')).toContain('can be taken');
    await tap('g7');
    expect(now.value).toMatchObject({ path: ['c3', 'e5', 'g7'] });
    expect(said()).toBe('Yes: the white Knight 3 jumps from c3 by e5 to g7, takes the black Monarch and wins.');
  });

  it('jumps are tapped landing by landing, and taken back one by one', async () => {
    const { now, said } = asked(move({ c3: 'w2', d4: 'b1', f5: 'b4' }));
    await tap('c3', 'e5', 'g5');
    expect(said()).toContain('size 4');
    await press('Undo tap');
    expect(now.value).toMatchObject({ path: ['c3', 'e5'] });
    await press('Clear the move');
    expect(now.value).toMatchObject({ path: [] });
  });

  it('whoever is tapped first is on move; that can be told otherwise', async () => {
    const { now, said } = asked(move({ c3: 'w2', d5: 'b1' }));
    await tap('d5', 'd4');
    expect(now.value).toMatchObject({ onMove: 'b' });
    expect(said()).toBe('Yes: the black Knight 1 steps from d5 to d4.');
    await press('White');
    expect(said()).toBe('No. There is no piece of yours on d5.');
  });

  it('a Knight that is taken is put back by one more tap', async () => {
    const { now, said } = asked(move({ d4: 'wM', d5: 'b2', b6: 'b4' }));
    await tap('d4', 'd5');
    expect(said()).toBe(
      'Yes: the white Monarch steps from d4 to d5, takes the black Knight 2, which goes back on one of the 69 squares open to it.',
    );
    expect(screen.getByText('Tap where the black Knight 2 is put back.')).toBeTruthy();
    await tap('d6');
    expect(said()).toBe('No. The Monarch on d5 could be taken next turn from d6; by courtesy the move is taken back.');
    await tap('f3');
    expect(said()).toContain('takes the black Knight 2, which goes back on f3.');
    await press('Undo tap');
    expect(now.value).toMatchObject({ path: ['d4', 'd5'] });
    expect(said()).toContain('squares open to it');
  });

  it('pieces are taken from the palette and away again; a move without its piece is none', async () => {
    const { now, said } = asked(jumping);
    await press('Put pieces');
    await press(/^white Knight 4/);
    await tap('e5');
    expect(said()).toBe('No. A piece of your own stands on e5.');
    await press('Take away');
    await tap('c3');
    expect(now.value).toMatchObject({ path: [] });
    expect(said()).toBe('');
    await press('Clear the board');
    expect(now.value).toMatchObject({ pieces: {} });
    await press(/^black Knight 1/);
    await tap('e1');
    expect(screen.getByText('e1 is a throne, and no Knight may stand there.')).toBeTruthy();
    await press('Usual position');
    expect(now.value).toMatchObject({ pieces: { a1: 'w1', e9: 'bM' } });
  });

  it('speaks French', async () => {
    const { said } = asked(jumping, 'fr');
    expect(said()).toBe('Oui : le Chevalier 2 blanc saute de c3 en e5.');
    await press('Poser des pièces');
    await press(/^Chevalier 3 noir/);
    await tap('d4');
    expect(said()).toBe('Non. Un Chevalier 2 ne saute pas un adversaire de taille 3 : il doit être plus petit.');
  });
});

describe('which pieces may this one jump?', () => {
  it('is one tap', async () => {
    const { said } = asked(desk.begin('jump'));
    await press('black Knight 1');
    expect(said()).toBe(
      'Among the enemy, the black Knight 1 jumps only Knights of size 4. It jumps every Knight of its own side, and never a Monarch.',
    );
    expect(screen.getByText('white Knight 4: may be jumped')).toBeTruthy();
    expect(screen.getByText('white Knight 3: may not be jumped')).toBeTruthy();
    await press('white Monarch');
    expect(said()).toBe('The white Monarch jumps every piece, the other Monarch too.');
  });
});

describe('is the Monarch in danger?', () => {
  it('tells who attacks it and whether the last move is taken back', async () => {
    const { said } = asked({ ...desk.begin('danger'), ...{ pieces: { e4: 'wM', e9: 'bM', e5: 'b1' } } });
    expect(said()).toBe('');
    await press('White');
    await press('This Monarch');
    expect(said()).toBe('Yes: the black Knight 1 (e5-e4) could take it. By courtesy the last move is taken back.');
    expect(square('e5').getAttribute('aria-label')).toContain('attacks the Monarch');
    await press('The other side');
    expect(said()).toBe('Yes: the black Knight 1 (e5-e4) could take it. Nothing is taken back: the other side attacked it.');
    await press('A Knight of its side');
    expect(said()).toContain('The last move stands.');
    await press('Black');
    expect(said()).toBe('No: nothing can take the black Monarch on e9 next turn.');
  });

  it('asks for the Monarch it is about', async () => {
    const { said } = asked(desk.begin('danger'));
    await press('White');
    await press('This Monarch');
    expect(said()).toBe('');
    expect(screen.getByText('The white Monarch is missing.')).toBeTruthy();
    await press(/^white Monarch/);
    await tap('a1');
    expect(said()).toBe('No: nothing can take the white Monarch on a1 next turn.');
  });
});

/** A Knight that can take the Monarch on its throne. */
const winning: KingdomCase = { question: 'win', pieces: { e1: 'wM', e9: 'bM', e7: 'w2', e8: 'b1' }, onMove: 'w', path: [] };

describe('is this a win?', () => {
  it('finds the moves that win, and judges the one that is tapped', async () => {
    const { said } = asked(winning);
    expect(said()).toBe('Yes: White can win at once by e7-e9.');
    await tap('e7', 'e9');
    expect(said()).toBe('Yes: the white Knight 2 jumps from e7 to e9, takes the black Monarch. White wins.');
    await press('Clear the move');
    await tap('e7', 'd7');
    expect(said()).toBe('No: the white Knight 2 steps from e7 to d7, and the game goes on.');
    await press('Black');
    expect(said()).toContain('No.');
  });

  it('depends on the agreement', () => {
    const { said } = asked(winning, 'fr', { 'throne-capture': 'forbidden' });
    expect(said()).toBe('Non : aucun coup gagnant ici pour les Blancs.');
  });
});

describe('from a running game', () => {
  it('real names are used', () => {
    const names = { w: 'Ana', b: 'Ben' };
    const { said } = asked({ ...winning, ...{ names } });
    expect(said()).toBe('Yes: Ana (White) can win at once by e7-e9.');
    expect(screen.getByRole('button', { name: 'Ben' })).toBeTruthy();
  });
});

describe.each(LANGUAGES)('the pictures in %s', (language) => {
  it.each(Object.keys(desk.examples))('%s', (name) => {
    const { asked: shown, agreements = {} } = desk.examples[name] ?? {};
    if (shown === undefined) throw new Error(name);
    render(<Picture asked={shown} finding={desk.find(shown, agreements)} language={language} />);
    const picture = screen.getByRole('img');
    expect(picture.getAttribute('aria-label')).toBe(text[language].told(shown));
    expect(picture.querySelector('svg')).not.toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    const signs = picture.querySelectorAll('.kddesk-badge, .kddesk-way, .kd-mark-danger');
    expect(signs.length).toBeGreaterThan(0);
  });
});

it('every case is told in both languages', () => {
  const log: KingdomCase = { question: 'log', players: [], setup: {}, events: [] };
  for (const language of LANGUAGES) {
    expect(text[language].told(desk.begin('danger'))).not.toBe('');
    expect(() => text[language].told(log)).not.toThrow();
    expect(text[language].question('log').title).toMatch(/\?$/);
  }
  expect(text.en.told(move({ c3: 'w2' }, ['c4', 'c5']))).toBe('White: Knight 2 on c3. White to move. Asked: c4-c5.');
  expect(text.fr.told({ ...desk.begin('jump'), ...{ mover: 'w2' } })).toBe('Le Chevalier 2 blanc veut sauter.');
});

describe('is this a draw?', () => {
  it('only where both agree; whoever gives up has lost', async () => {
    const { said } = asked(desk.begin('draw'));
    expect(said()).toBe('');
    await press('Both players agree on a draw');
    expect(said()).toBe('Yes: both players agree, and the game is a draw.');
    await press('The same position comes again and again');
    expect(said()).toContain('No, not by itself: at the third time');
    await press('One player gives up');
    expect(said()).toContain('the other side wins');
  });
});
