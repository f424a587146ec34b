import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';

import type { EventBase } from '#law/game';
import { legalEvents } from '#session/log/rule-on';
import { stateOf } from '#session/log/table';
import { labelOf, move, playEvents, put, renderBoard, tableOf, user } from './board-frame';

const TAKING = { e4: 'wM', e5: 'b2', c1: 'w1', i9: 'bM' };

async function unfold(title: string): Promise<void> {
  await user.click(screen.getByText(title));
  await waitFor(() => expect(document.querySelector('.disclosure-title[aria-expanded="true"]')).not.toBeNull());
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

async function type(text: string): Promise<void> {
  const field = screen.getByLabelText('Type a move');
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
}

describe('moves in words', () => {
  it('holds every open move, by piece, and plays it', async () => {
    const { table } = renderBoard(tableOf());
    await unfold('Possible moves');
    const groups = screen.getAllByRole('group').filter((group) => group.classList.contains('kd-moves'));
    const shown = groups.flatMap((group) => within(group).getAllByRole('button'));
    expect(shown).toHaveLength(legalEvents(table.value.game, stateOf(table.value), 'move').length);
    await user.click(within(screen.getByRole('group', { name: 'Monarch on e1' })).getByText('to e2'));
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['e1', 'e2'] });
    expect(screen.getByRole('group', { name: 'Monarch on e9' })).toBeTruthy();
  });

  it('names jumps and what they take', async () => {
    renderBoard(tableOf({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM', a1: 'wM' }));
    await unfold('Possible moves');
    expect(button('jump to e5')).toBeTruthy();
    expect(button('jump by e5 to g7, takes the black Monarch')).toBeTruthy();
  });

  it('holds every square for a Knight in the hand', async () => {
    const { table } = renderBoard(playEvents(tableOf(TAKING), move('e4', 'e5')));
    await unfold('Possible moves');
    const group = screen.getByRole('group', { name: 'Put the black Knight 2 back on' });
    expect(within(group).getAllByRole('button')).toHaveLength(legalEvents(table.value.game, stateOf(table.value), 'replace').length);
    await user.click(within(group).getByText('a4'));
    expect(labelOf('a4')).toContain('black Knight 2');
  });
});

describe('a typed move', () => {
  it('is played', async () => {
    const { table } = renderBoard(tableOf());
    await unfold('Possible moves');
    await type('e1-e2');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['e1', 'e2'] });
    expect(screen.getByLabelText<HTMLInputElement>('Type a move').value).toBe('');
  });

  it('with the way back of a Knight is two events', async () => {
    const { table } = renderBoard(tableOf(TAKING));
    await unfold('Possible moves');
    await type('e4xe5/a4');
    expect(table.value.steps.map(({ event }) => event)).toMatchObject([{ path: ['e4', 'e5'] }, { at: 'a4' }]);
  });

  it('may leave out the landings between', async () => {
    const { table } = renderBoard(tableOf({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM', a1: 'wM' }));
    await unfold('Possible moves');
    await type('c3-g7');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ path: ['c3', 'e5', 'g7'] });
  });

  it('that is illegal is asked about once', async () => {
    const { asked, refused } = renderBoard(tableOf({ ...TAKING, e6: 'b3', d6: 'b3', f6: 'b4' }));
    await unfold('Possible moves');
    await type('c1-c5');
    expect(refused.value?.rule).toBe('kd.move.shape');
    await type('c1xc5/a4');
    expect(asked).toHaveLength(2);
  });

  it('that cannot be read is said so', async () => {
    const { asked } = renderBoard(tableOf());
    await unfold('Possible moves');
    await type('castle');
    expect(screen.getByRole('alert').textContent).toBe('“castle” is not a move. Write the squares, such as c3-e5.');
    expect(asked).toEqual([]);
    await type('e1-e2');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('the game in notation', () => {
  it('lies open beside a wide board, and has every turn, points by agreement left aside', () => {
    const adjust: EventBase & Record<string, unknown> = { type: 'adjust', by: 'ana', points: 1, reason: 'tea' };
    renderBoard(playEvents(tableOf(TAKING), move('e4', 'e5'), adjust, put('a4'), move('i9', 'h9')));
    expect(button('The game in notation').getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['e4xe5/a4', 'i9-h9']);
  });
});

describe('giving up and drawing', () => {
  it('either player may resign, and is asked once', async () => {
    const { table } = renderBoard(tableOf());
    await user.click(button('Resign'));
    expect(table.value.steps).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Who resigns?');
    await user.click(button('Ben resigns'));
    expect(table.value.steps.at(-1)?.event).toEqual({ type: 'resign', by: 'ben' });
  });

  it('can be taken back before it happened', async () => {
    const { asked } = renderBoard(tableOf());
    await user.click(button('Resign'));
    await user.click(button('Play on'));
    expect(button('Agree on a draw')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('a draw is asked once', async () => {
    const { table } = renderBoard(tableOf());
    await user.click(button('Agree on a draw'));
    await user.click(button('Yes, a draw'));
    expect(stateOf(table.value).isFinished).toBe(true);
    expect(screen.getByText('Both sides agreed on a draw.')).toBeTruthy();
  });
});
