import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayerPicker, suggestPeople } from '#screens/new-game/people/PlayerPicker';

afterEach(cleanup);

const known = [
  { id: 'theo', name: 'Théo', lastPlayed: 1 },
  { id: 'jean', name: 'Jean Thévenot', lastPlayed: 3 },
  { id: 'cleo', name: 'Cléo', lastPlayed: 2 },
  { id: 'old', name: 'Theodora', lastPlayed: 0, mergedInto: 'theo' },
];

test('names are suggested by how a word of them begins, without accents, the latest to play first, and nobody twice', () => {
  const names = (typed: string, ...seated: readonly string[]) =>
    suggestPeople(
      known,
      seated.map((id) => ({ id, name: id })),
      typed,
    ).map(({ name }) => name);
  expect(names('the')).toEqual(['Jean Thévenot', 'Théo']);
  expect(names('THÉ', 'theo')).toEqual(['Jean Thévenot']);
  expect(names('leo')).toEqual([]);
  expect(names(' ')).toEqual([]);
});

test('a suggested name is seated by a tap', () => {
  const onChange = vi.fn();
  render(<PlayerPicker question="Who?" knownPlayers={known} players={[]} most={4} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a player' }));
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'theo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Théo' }));
  expect(onChange).toHaveBeenCalledWith([{ id: 'theo', name: 'Théo' }]);
});
