import { screen } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { DEFAULT_SETTINGS } from '#store/records/record-types';
import { labelOf, move, playEvents, put, renderBoard, square, tableOf, tap, user } from './board-frame';

const JUMPS = { c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM', a1: 'wM' };
const TAKING = { e4: 'wM', e5: 'b2', i9: 'bM' };

const reachable = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
    .filter((label) => label.includes('can be reached') || label.includes('can be taken'))
    .map((label) => label.slice(0, 2))
    .sort();

beforeEach(() => {
  settings.value = DEFAULT_SETTINGS;
});

describe('the board in words', () => {
  it('says what stands on each square', () => {
    renderBoard(tableOf());
    expect(labelOf('c1')).toBe('c1, white Knight 3');
    expect(labelOf('e9')).toBe('e9, black Monarch, throne');
    expect(labelOf('e4')).toBe('e4, free');
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(9);
  });

  it('says it in French', () => {
    renderBoard(tableOf(), { language: 'fr' });
    expect(labelOf('c1')).toBe('c1, Chevalier 3 blanc');
    expect(labelOf('e9')).toBe('e9, Monarque noir, trône');
  });

  it('tells the figures of Knights and draws as many rings', () => {
    renderBoard(tableOf({ c3: 'w3', a1: 'wM', i9: 'bM' }));
    const knight = [...document.querySelectorAll('.kd-board .kd-piece')].find((piece) => piece.textContent === '3');
    expect(knight?.querySelectorAll('rect')).toHaveLength(3);
  });
});

describe('a move by two taps', () => {
  it('lights what is open to the chosen piece and plays it', async () => {
    const { table } = renderBoard(tableOf());
    await tap('e1');
    expect(labelOf('e1')).toContain('chosen');
    expect(reachable()).toEqual(['d2', 'e2', 'f2']);
    await tap('e2');
    expect(table.value.steps.at(-1)?.event).toEqual({ type: 'move', by: 'ana', path: ['e1', 'e2'] });
    expect(labelOf('e2')).toBe('e2, white Monarch, last move');
    expect(labelOf('e1')).toBe('e1, free, throne, last move');
    expect(reachable()).toEqual([]);
  });

  it('draws the way of a jump and plays it with every landing', async () => {
    const { table } = renderBoard(tableOf(JUMPS));
    await tap('c3');
    expect(labelOf('g7')).toContain('can be taken');
    expect(document.querySelectorAll('.kd-trail-jump')).toHaveLength(2);
    await tap('g7');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['c3', 'e5', 'g7'] });
    expect(stateOf(table.value).isFinished).toBe(true);
    expect(screen.getByText('Ana took the enemy Monarch.')).toBeTruthy();
  });

  it('another own piece is chosen instead, the same one or Escape lets go', async () => {
    const { asked } = renderBoard(tableOf());
    await tap('a1', 'b1');
    expect(labelOf('a1')).not.toContain('chosen');
    expect(labelOf('b1')).toContain('chosen');
    await tap('b1');
    expect(labelOf('b1')).not.toContain('chosen');
    await tap('b1');
    await user.keyboard('{Escape}');
    expect(labelOf('b1')).not.toContain('chosen');
    expect(asked).toEqual([]);
  });

  it('an empty square means nothing while no piece is chosen', async () => {
    const { asked } = renderBoard(tableOf());
    await tap('e5');
    expect(asked).toEqual([]);
  });
});

describe('an illegal tap is asked about, so that the rule is told', () => {
  it.each([
    ['a piece of the other side: whose turn it is', tableOf(), ['c9'], 'kd.turn.order'],
    ['a square too far', tableOf(), ['c1', 'c5'], 'kd.move.shape'],
    ['a jump over a taller Knight', tableOf({ ...JUMPS, d4: 'b4' }), ['c3', 'e5'], 'kd.jump.size'],
    ['a chain whose second jump goes over a taller Knight', tableOf({ ...JUMPS, f6: 'b4' }), ['c3', 'g7'], 'kd.jump.size'],
    ['a chain over a Monarch', tableOf({ c3: 'w3', d4: 'b2', f6: 'wM', i9: 'bM' }), ['c3', 'g7'], 'kd.jump.monarch'],
    [
      'a chain with nothing to jump in its middle',
      tableOf({ c3: 'w3', d4: 'b2', a1: 'wM', i9: 'bM' }),
      ['c3', 'g7'],
      'kd.jump.needs-piece',
    ],
    ['a throne', tableOf({ d1: 'w1', c3: 'wM', i9: 'bM' }), ['d1', 'e1'], 'kd.throne.knights-barred'],
    ['the Monarch beside an enemy', tableOf({ e4: 'wM', e6: 'b2', i9: 'bM' }), ['e4', 'e5'], 'kd.courtesy'],
  ])('an illegal tap tells its rule: %s', async (_, table, taps, rule) => {
    const desk = renderBoard(table);
    await tap(...taps);
    expect(desk.refused.value?.rule).toBe(rule);
  });

  it('marks the places of the rule', async () => {
    renderBoard(tableOf({ e4: 'wM', e6: 'b2', i9: 'bM' }));
    await tap('e4', 'e5');
    expect(labelOf('e6')).toContain('highlighted');
  });
});

describe('jumps hop by hop', () => {
  const CHAIN = { c3: 'w3', d4: 'b2', f6: 'b1', a1: 'wM', i9: 'bM' };

  it('wait where another jump could follow, until the landing is tapped again', async () => {
    const { table, asked } = renderBoard(tableOf(CHAIN));
    await tap('c3', 'e5');
    expect(asked).toEqual([]);
    expect(screen.getByText('Knight 3 on e5: jump again, or end the move.')).toBeTruthy();
    expect(labelOf('g7')).toContain('can be reached');
    expect(labelOf('c4')).not.toContain('can be reached');
    await tap('e5');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['c3', 'e5'] });
  });

  it('go on to the last landing, which needs no word', async () => {
    const { table } = renderBoard(tableOf(CHAIN));
    await tap('c3', 'e5', 'g7');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['c3', 'e5', 'g7'] });
  });

  it('are done by a button, and taken back one by one', async () => {
    const { table } = renderBoard(tableOf(CHAIN));
    await tap('c3', 'e5');
    await user.click(screen.getByRole('button', { name: 'One jump back' }));
    expect(labelOf('e5')).toContain('can be reached');
    await tap('e5');
    await user.click(screen.getByRole('button', { name: 'End the move on e5' }));
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['c3', 'e5'] });
  });

  it('a far square is the whole move at once, by what stands on the way', async () => {
    const { table } = renderBoard(tableOf(CHAIN));
    await tap('c3', 'g7');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['c3', 'e5', 'g7'] });
  });

  it('a chain that fails by one rule may stand by consent', async () => {
    const { asked } = renderBoard(tableOf({ ...CHAIN, f6: 'b4' }));
    await tap('c3', 'g7');
    expect(asked.at(-1)).toMatchObject({ path: ['c3', 'e5', 'g7'] });
  });
});

describe('a Knight put back', () => {
  it('every tap is where it goes, and the turn passes', async () => {
    const { table, refused } = renderBoard(tableOf(TAKING));
    await tap('e4', 'e5');
    expect(screen.getByText('Ana: put the black Knight 2 back on a free square.')).toBeTruthy();
    expect(labelOf('a4')).toContain('can be reached');
    expect(labelOf('e9')).not.toContain('can be reached');
    await tap('e9');
    expect(refused.value?.rule).toBe('kd.replace.square');
    await tap('a4');
    expect(labelOf('a4')).toBe('a4, black Knight 2, last move');
    expect(labelOf('e5')).toContain('last move');
    expect(labelOf('e4')).toContain('last move');
    expect(stateOf(table.value).phase).toBe('moving');
    expect(screen.getByText('Ben (Black) to move.')).toBeTruthy();
  });
});

describe('danger', () => {
  it('is told with the attackers, on the board and in words', () => {
    renderBoard(tableOf({ e4: 'wM', e5: 'b2', c2: 'b3', d3: 'b1', i9: 'bM' }));
    expect(screen.getByText('Ana’s Monarch on e4 is in danger from c2, d3, and e5.')).toBeTruthy();
    expect(screen.getByText('White Monarch in danger.')).toBeTruthy();
    expect(labelOf('e4')).toContain('in danger');
    expect(labelOf('e5')).toContain('attacks the Monarch');
  });

  it('is not told where nobody wants to know', () => {
    settings.value = { ...settings.value, showsDanger: false };
    renderBoard(tableOf({ e4: 'wM', e5: 'b2', i9: 'bM' }));
    expect(screen.queryByText(/in danger/)).toBeNull();
    expect(labelOf('e4')).toBe('e4, white Monarch');
  });

  it('is not told when the game is over', () => {
    renderBoard(playEvents(tableOf({ e4: 'wM', e5: 'b2', i9: 'bM' }), { type: 'resign', by: 'ana' }));
    expect(screen.queryByText(/in danger/)).toBeNull();
    expect(labelOf('e4')).toBe('e4, white Monarch');
  });
});

describe('keys', () => {
  it('arrows, Home and End walk the board, one square in the order of tabs', async () => {
    renderBoard(tableOf());
    await user.tab();
    expect(document.activeElement).toBe(square('e1'));
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(document.activeElement).toBe(square('f2'));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(square('a2'));
    await user.keyboard('{ArrowLeft}{End}{PageUp}');
    expect(document.activeElement).toBe(square('i9'));
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toBe(square('a9'));
    expect(document.querySelectorAll('.kd-square-button[tabindex="0"]')).toHaveLength(1);
  });

  it('the keyboard plays a move', async () => {
    const { table } = renderBoard(tableOf());
    await user.tab();
    await user.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['e1', 'e2'] });
  });
});

describe('the board turns to the player on move', () => {
  const first = (): string => document.querySelector('.kd-square-button')?.getAttribute('data-square') ?? '';

  it('only where it is wanted, and the focus stays on its square', async () => {
    settings.value = { ...DEFAULT_SETTINGS, boardTurns: false };
    renderBoard(tableOf());
    expect(first()).toBe('a9');
    await tap('e1', 'e2');
    expect(first()).toBe('a9');
    settings.value = { ...DEFAULT_SETTINGS, boardTurns: true };
    await screen.findByRole('grid');
    expect(first()).toBe('i1');
    expect(document.activeElement).toBe(square('e2'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(square('e1'));
  });
});

describe('looking back', () => {
  const played = playEvents(tableOf(TAKING), move('e4', 'e5'), put('a4'), move('i9', 'h9'));

  it('shows the state it is given and takes no tap', async () => {
    const { asked } = renderBoard(played, { liveGame: false, back: 1 });
    expect(labelOf('a4')).toContain('last move');
    expect(labelOf('i9')).toBe('i9, black Monarch');
    await tap('i9', 'h9');
    expect(asked).toEqual([]);
    expect(screen.queryByText('Resign')).toBeNull();
  });

  it('begins at the set-up', () => {
    renderBoard(played, { liveGame: false, back: 3 });
    expect(labelOf('e4')).toContain('white Monarch');
    expect(document.querySelector('.kd-mark-last')).toBeNull();
  });
});
