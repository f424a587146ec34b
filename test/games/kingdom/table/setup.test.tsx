import { signal } from '@preact/signals';
import { render, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import type { Header } from '#session/log/effective-log';
import { gameOf } from '../../../transcripts';
import { labelOf, players, screens, tap, user } from './board-frame';

function fields(begin: Header['setup'] = screens.initialSetup(['ana', 'ben'], 'ana', undefined)) {
  const setup = signal(begin);
  const Fields = () => (
    <screens.SetupFields
      players={players}
      setup={setup.value}
      language="en"
      onChange={(next) => {
        setup.value = next;
      }}
    />
  );
  render(<Fields />);
  return setup;
}

const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));
const trouble = (setup: Header['setup']) => isInputError(readSetup(gameOf('kingdom'), players, setup));

describe('the set-up', () => {
  it('begins with the first player as White', () => {
    const setup = screens.initialSetup(['ana', 'ben'], 'ben', undefined);
    expect(setup).toMatchObject({ white: 'ben' });
    expect(trouble(setup)).toBe(false);
  });

  it('changes sides, and who begins stays the same', async () => {
    const setup = fields();
    expect(screen.getByText('Ana (White) begins.')).toBeTruthy();
    await press('Ben');
    expect(setup.value.white).toBe('ben');
    expect(screen.getByText('Ana (Black) begins.')).toBeTruthy();
    await press('Ana');
    expect(setup.value).toEqual({ white: 'ana', agreements: { first: 'white' } });
  });

  it('opens a position of one’s own and goes back to the usual one', async () => {
    const setup = fields();
    await press('Set up a position');
    expect(labelOf('e1')).toBe('e1, white Monarch, throne');
    expect(trouble(setup.value)).toBe(false);
    await press('Set up a position');
    expect('position' in setup.value).toBe(false);
  });
});

describe('the position in the making', () => {
  const empty = { white: 'ana', position: { pieces: {}, onMove: 'w' } };

  it('takes pieces from the palette and counts what is left', async () => {
    const setup = fields(empty);
    await press('white Knight 3, 2 left');
    await tap('c3', 'd4');
    expect(screen.getByRole('button', { name: 'white Knight 3, 0 left' })).toBeTruthy();
    await tap('e5');
    expect(screen.getByText('Every white Knight 3 is already on the board.')).toBeTruthy();
    expect(setup.value.position).toEqual({ pieces: { c3: 'w3', d4: 'w3' }, onMove: 'w' });
  });

  it('moves a Monarch, and says which is missing', async () => {
    const setup = fields(empty);
    expect(screen.getByText('The black Monarch is missing.')).toBeTruthy();
    await press(/^black Monarch/);
    await tap('g7', 'h8');
    expect(setup.value.position).toMatchObject({ pieces: { h8: 'bM' } });
    expect(screen.queryByText('The black Monarch is missing.')).toBeNull();
  });

  it('keeps Knights off the thrones', async () => {
    const setup = fields(empty);
    await press(/^black Knight 1/);
    await tap('e1');
    expect(screen.getByText('e1 is a throne: no Knight may stand there.')).toBeTruthy();
    expect(setup.value.position).toMatchObject({ pieces: {} });
  });

  it('takes pieces away, by the eraser or by the same piece again', async () => {
    const setup = fields({ white: 'ana', position: { pieces: { a1: 'wM', i9: 'bM', c3: 'w1' }, onMove: 'w' } });
    await press('Remove');
    await tap('c3');
    await press(/^white Monarch/);
    await tap('a1');
    expect(setup.value.position).toEqual({ pieces: { i9: 'bM' }, onMove: 'w' });
  });

  it('clears, starts again, and says who is on move', async () => {
    const setup = fields(empty);
    await press('Usual position');
    await press('Black');
    expect(setup.value.position).toMatchObject({ pieces: { e1: 'wM', e9: 'bM' }, onMove: 'b' });
    expect(screen.getByText('Ben (Black) begins.')).toBeTruthy();
    expect(trouble(setup.value)).toBe(false);
    await press('Clear the board');
    expect(setup.value.position).toEqual({ pieces: {}, onMove: 'b' });
  });

  it('reads a set-up that holds nonsense as an empty board', () => {
    fields({ white: 'ana', position: { pieces: 7 } });
    expect(labelOf('a1')).toBe('a1, free');
  });
});
