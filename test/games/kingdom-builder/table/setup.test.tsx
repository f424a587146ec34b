import { signal } from '@preact/signals';
import { fireEvent, render, screen, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { GameScreens } from '#contract/screens';
import { SetupFields as Typed } from '#games/kingdom-builder/table/setup/SetupFields';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import type { Header } from '#session/log/effective-log';
import { inputErrorSentence } from '#session/sentences/error-sentences';
import type { Language } from '#text/language';
import { withPlainSpaces } from '../../../transcripts';
import { game, hex, players, press, screens, user } from './board-frame';

/** As the app knows them: of any game. */
const SetupFields: GameScreens['SetupFields'] = Typed;

function fields(
  begin: Header['setup'] = screens.initialSetup(['ana', 'ben'], 'ana', undefined),
  language: Language = 'en',
  before: readonly Header['setup'][] = [],
) {
  const setup = signal(begin);
  const Fields = () => (
    <SetupFields
      players={players}
      setup={setup.value}
      language={language}
      earlierSetups={before}
      onChange={(next) => {
        setup.value = next;
      }}
    />
  );
  render(<Fields />);
  return setup;
}

const trouble = (setup: Header['setup']): boolean => isInputError(readSetup(game, players, setup));
const names = (setup: Header['setup']): readonly string[] =>
  Array.isArray(setup.sections) ? setup.sections.map(({ name, turned }) => (turned ? `${name} turned` : name)) : [];

describe('the set-up', () => {
  it('begins as the suggested first game', () => {
    const setup = fields();
    expect(names(setup.value)).toEqual(['tavern', 'paddock', 'oasis', 'farm']);
    expect(trouble(setup.value)).toBe(false);
  });

  it('takes sections on the picture, changes places and turns them', async () => {
    const setup = fields();
    await press('top right: Paddock');
    await press('Harbor');
    expect(names(setup.value)).toEqual(['tavern', 'harbor', 'oasis', 'farm']);
    await press('top right: Harbor');
    await press('Farm');
    expect(names(setup.value)).toEqual(['tavern', 'farm', 'oasis', 'harbor']);
    await press('Turn Farm (top right)');
    expect(names(setup.value)).toEqual(['tavern', 'farm turned', 'oasis', 'harbor']);
    expect(screen.getByRole('button', { name: 'top right: Farm, turned' }).getAttribute('data-laid')).toBe('true');
    await press('bottom left: Oasis');
    await press('Turn Oasis (bottom left)');
    expect(names(setup.value)).toEqual(['tavern', 'farm turned', 'oasis turned', 'harbor']);
    await press('First game');
    expect(names(setup.value)).toEqual(['tavern', 'paddock', 'oasis', 'farm']);
  });

  it('draws sections and cards that the box allows', async () => {
    const setup = fields();
    for (let times = 0; times < 20; times += 1) {
      await press('Random');
      expect(trouble(setup.value)).toBe(false);
    }
  });

  it('asks which card a fourth one replaces, and refuses a game with two', async () => {
    const setup = fields();
    await press('Other cards');
    await press(/^Lords/);
    expect(screen.getByRole('alert').textContent).toContain('Which card makes room for Lords?');
    expect(setup.value.cards).toEqual(['fishermen', 'knights', 'merchants']);
    await press('Swap out Knights');
    expect(setup.value.cards).toEqual(['fishermen', 'lords', 'merchants']);
    await press(/^Lords/);
    expect(setup.value.cards).toEqual(['fishermen', 'merchants']);
    expect(screen.getByText('Scoring cards: 2 of 3')).toBeTruthy();
    const read = readSetup(game, players, setup.value);
    if (!isInputError(read)) throw new Error('two cards are enough');
    expect(inputErrorSentence(read, 'en')).toBe('A game has three scoring cards, and 2 are chosen.');
    expect(withPlainSpaces(inputErrorSentence(read, 'fr'))).toBe('Il faut trois cartes Kingdom Builder ; 2 sont choisies.');
  });

  it('gives any of the five colours, and exchanges one that is taken', async () => {
    const setup = fields();
    expect(setup.value.colours).toEqual({ ana: 'orange', ben: 'blue' });
    await press('Ben: blue');
    await press('red');
    await press('Ana: orange');
    await press('red');
    expect(setup.value.colours).toEqual({ ana: 'red', ben: 'orange' });
    expect(trouble(setup.value)).toBe(false);
  });

  it('begins with the colours that people last had, and lays the table as last time', async () => {
    const before = { ...screens.initialSetup(['ben', 'cat'], 'ben', undefined), colours: { ben: 'orange', cat: 'white' } };
    const used = { favourites: new Map(), agreements: {}, earlierSetups: [{ ...before, cards: ['lords', 'miners', 'hermits'] }] };
    const setup = fields(screens.initialSetup(['ana', 'ben'], 'ana', undefined, used), 'en', used.earlierSetups);
    expect(setup.value.colours).toEqual({ ana: 'blue', ben: 'orange' });
    await press('As last time');
    expect(setup.value.cards).toEqual(['lords', 'miners', 'hermits']);
    expect(setup.value.colours).toEqual({ ana: 'blue', ben: 'orange' });
  });

  it('lists what to lay out, in French with the printed names', async () => {
    fields(undefined, 'fr');
    await press('À mettre en place');
    expect(screen.getByText('Taverne : 2 plaquettes sur chacun de ses 2 lieux.')).toBeTruthy();
    expect(screen.getByText('Cartes Kingdom Builder : Pêcheurs, Chevaliers et Marchands.')).toBeTruthy();
    expect(screen.getByText('4 châteaux, un sur chaque case château.')).toBeTruthy();
  });
});

describe('the Queenies', () => {
  it('put caves and Capitols where they may lie, and follow the sections', async () => {
    const setup = fields();
    await press('Queenies');
    await press('Caves');
    expect(setup.value.caves).toHaveLength(3);
    expect(trouble(setup.value)).toBe(false);
    const [cave = ''] = screen.getAllByRole('button', { name: /, here$/ }).map((each) => each.getAttribute('data-at') ?? '');
    await user.click(hex(cave));
    expect(setup.value.caves).toHaveLength(2);
    await user.click(hex(cave));
    expect(setup.value.caves).toHaveLength(3);
    expect(trouble(setup.value)).toBe(false);
    await press('top left: Tavern');
    await press('Oracle');
    await press('Capitol');
    expect(setup.value.capitols).toHaveLength(1);
    expect(trouble(setup.value)).toBe(false);
    await press('Capitol');
    expect('capitols' in setup.value).toBe(false);
  });

  it('draw the island from one’s own tile', async () => {
    const setup = fields();
    await press('Queenies');
    await press('Island');
    expect(trouble(setup.value)).toBe(true);
    const drawn = readSetup(game, players, setup.value);
    expect(drawn).toMatchObject({ code: 'one-location', params: { drawn: 0 } });
    const palette = within(await screen.findByRole('group', { name: 'Draw with' }));
    await user.click(palette.getByRole('button', { name: 'location' }));
    await press('Island 1,2, no hex');
    await user.click(palette.getByRole('button', { name: 'forest' }));
    await press('Island 1,3, no hex');
    expect(setup.value.island).toEqual({ action: 'rope-bridge', rows: ['.......', '..LF...', '.......', '.......', '.......'] });
    expect(trouble(setup.value)).toBe(false);
  });
});

it('the island is painted by sliding over its hexes', async () => {
  const setup = fields();
  await press('Queenies');
  await press('Island');
  const palette = within(await screen.findByRole('group', { name: 'Draw with' }));
  await user.click(palette.getByRole('button', { name: 'desert' }));
  const cell = (row: number, column: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Island ${row},${column},`) });
  // There is no glass here: a finger is over the hex that it is told to be over.
  Object.defineProperty(document, 'elementFromPoint', { value: (x: number) => cell(2, x), configurable: true });
  fireEvent.pointerDown(cell(2, 1), { clientX: 1, buttons: 1 });
  for (const clientX of [2, 3, 4]) fireEvent.pointerMove(cell(2, 1), { clientX, buttons: 1 });
  fireEvent.pointerUp(cell(2, 4));
  fireEvent.pointerMove(cell(2, 5), { clientX: 5, buttons: 1 });
  Reflect.deleteProperty(document, 'elementFromPoint');
  expect(setup.value.island).toMatchObject({ rows: ['.......', '.......', '.DDDD..', '.......', '.......'] });
});

describe('a set-up as text', () => {
  const read = async (line: string): Promise<void> => {
    await press('Share the set-up');
    fireEvent.input(screen.getByLabelText('Paste a set-up'), { target: { value: line } });
    await press('Use this set-up');
  };

  it('can be pasted and read again', async () => {
    const setup = fields();
    await read('Kingdom Builder: oracle turned, barn, harbor, tavern | lords, hermits, miners | caves 13,6');
    expect(names(setup.value)).toEqual(['oracle turned', 'barn', 'harbor', 'tavern']);
    expect(setup.value).toMatchObject({ cards: ['lords', 'hermits', 'miners'], caves: [[13, 6]] });
    expect(screen.getByRole('button', { name: 'Queenies' }).getAttribute('aria-expanded')).toBe('true');
    expect(trouble(setup.value)).toBe(false);
  });

  it('changes nothing where it cannot be read', async () => {
    const setup = fields();
    const before = setup.value;
    await read('oracle, oracle, barn, farm | lords');
    expect(screen.getByText('Regent can’t read this set-up.')).toBeTruthy();
    expect(setup.value).toBe(before);
  });
});
