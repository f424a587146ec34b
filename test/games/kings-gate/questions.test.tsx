import { cleanup, render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Case } from '#desk/desk';
import { examples } from '#games/kings-gate/desk/examples';
import { game } from '#games/kings-gate/game';
import { CasePicture } from '#screens/desk/ruling/CasePicture';
import { describeCase } from '#screens/desk/ruling/case-sentences';
import { isInputError } from '#session/formats/input-error';
import { openTable } from '#session/log/table';
import { LANGUAGES, type Language } from '#text/language';
import { loadDesk, renderForm } from '../../screens/desk/desk-form';
import { PALACE_FILLED, setupOf } from './law/tables';

const user = userEvent.setup();
const id = 'kings-gate';
const loaded = await loadDesk(id);
const { desk } = loaded.screens;

const start = (question: string): Case => desk.questionOf(question)?.initialDraft() ?? { question };
const ask = (begun: Case | string, language: Language = 'en') =>
  renderForm(id, typeof begun === 'string' ? start(begun) : begun, { language });

const press = (name: string | RegExp, of?: string | RegExp): Promise<void> =>
  user.click((of === undefined ? screen : within(screen.getByRole('group', { name: of }))).getByRole('button', { name }));

const FOUR = 'Yellow, Green, Red, Blue';

describe('who wins this tie?', () => {
  it('begins empty and is answered in four taps, the prizes in one more', async () => {
    const { answer } = await ask('tie');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press(FOUR);
    await press('yellow');
    await press('red');
    expect(answer()).toBe('');
    await press('Blue', 'Who placed the last tile?');
    expect(answer()).toBe('Yellow wins the tie, ahead of red.');
    await press('1st place');
    expect(answer()).toBe('Yellow wins the tie and takes the 1st prize. Red takes the 2nd prize.');
    await press('4, Graveyard, dangerous');
    expect(answer()).toBe('Yellow wins the tie: 1st, 5 points. Red is 2nd: 4 points.');
    await press('3rd place');
    expect(answer()).toBe('Yellow wins the tie: 3rd, 3 points. Red is 4th: 0 points.');
    await press('Any');
    expect(answer()).toBe('Yellow wins the tie and takes the 3rd prize. Red gets no prize.');
  });

  it('other players in another order keep what still holds', async () => {
    const { answer, deskCase } = await ask('tie');
    await press(FOUR);
    for (const colour of ['green', 'red', 'blue']) await press(colour, 'Which colours are tied?');
    await press('Yellow', 'Who placed the last tile?');
    await press('Yellow, Blue, Red');
    expect(deskCase.value).toMatchObject({
      players: [{ id: 'yellow' }, { id: 'blue' }, { id: 'red' }],
      tied: ['red', 'blue'],
      last: 'yellow',
    });
    expect(answer()).toBe('Blue wins the tie, ahead of red.');
  });

  it('speaks French', async () => {
    const { answer } = await ask('tie', 'fr');
    await press('Jaune, Vert, Rouge, Bleu');
    await press('vert');
    await press('rouge');
    await press('Vert', /^Qui a posé la dernière tuile/);
    expect(answer()).toBe('Le rouge gagne l’égalité, devant le vert.');
  });
});

describe('may this tile go there?', () => {
  it('answers as tile, ground and what lies there change', async () => {
    const { answer } = await ask('tile');
    await press('3, Location 3, dangerous');
    await press('red 4');
    expect(answer()).toBe('');
    await press('Nothing', 'What is there?');
    expect(answer()).toBe('Yes: the red 4 may go there.');
    await press('blue 2');
    expect(answer()).toBe('Yes: the red 4 covers the blue 2.');
    await press('My own');
    expect(answer()).toBe('No. Your own 2 is there.');
    await press('Another player’s');
    await press('Merchant', 'A character on it');
    expect(answer()).toBe('No. The Merchant protects Blue’s tile there.');
    await press('Nobody', 'A character on it');
    await press('1, Palace, safe');
    expect(answer()).toBe('No. The Palace is safe, and Blue already has a tile there.');
    await press('King', 'With a character');
    expect(answer()).toBe('Yes: the red 4 with the King covers the blue 2.');
    await press('Sorceress', 'With a character');
    expect(answer()).toContain('No.');
    await press('Any dangerous location');
    expect(answer()).toBe('Yes: the Sorceress may move the red 4 there, covering the blue 2.');
    await press('red dragon');
    expect(answer()).toContain('Yes: the dragon eats the blue 2.');
    await press('Nothing', 'What is there?');
    expect(answer()).toContain('Yes, but it does nothing');
  });

  it('only one thing is left to say where words told the others', async () => {
    const { answer } = await ask({ ...start('tile'), ...{ tile: 'dragon', ground: 'safe' } }, 'fr');
    await press('4 bleu');
    expect(answer()).toContain('Non.');
  });

  it('a table is played on: whose turn it is and whom somebody has can be said', async () => {
    const { answer } = await ask(examples['character-not-held'].deskCase);
    expect(answer()).toBe('No. You don’t have the Bishop: Blue does.');
    await press('Bishop', 'Characters you have');
    expect(answer()).toBe('Yes: the red 4 with the Bishop may go there.');
    await press('Green', 'Whose turn is it?');
    expect(answer()).toBe('No. It’s Green’s turn.');
    await press('Red', 'Whose turn is it?');
    await press(/^red dragon/, 'Already played this turn');
    await press(/^red 5/, 'Already played this turn');
    expect(answer()).toContain('No. You’ve already placed a 5');
  });
});

describe('what does this location pay?', () => {
  it('is answered by its totals; the last tile is asked only where the prizes hang on it', async () => {
    const { answer } = await ask('location');
    await press('8, Tourney Grounds, dangerous');
    expect(screen.queryByRole('group', { name: 'Who placed the last tile?' })).toBeNull();
    await press(FOUR);
    await press('Totals');
    for (const digit of ['9', '6', '4']) await press(digit, 'Totals');
    await press('No tile');
    expect(answer()).toBe('Yellow 3 points; Blue loses 3 points; Green and Red nothing.');
    await press('Red, 4');
    await press('6', 'Totals');
    expect(answer()).toBe('');
    await press('Green', 'Who placed the last tile?');
    expect(answer()).toContain('Blue loses 3 points');
  });

  it('two who stay away from the Tourney Grounds need the last tile too', async () => {
    const { answer } = await ask({
      ...examples['tourney-without-a-tile'].deskCase,
      ...{ totals: { yellow: 6, green: 9, red: null, blue: null } },
    });
    expect(answer()).toBe('');
    await press('Blue', 'Who placed the last tile?');
    expect(answer()).toContain('Blue loses 3 points');
  });

  it('is answered by its tiles: a piece is taken and tapped where it lies', async () => {
    const { answer, deskCase } = await ask('location');
    await press('1, Palace, safe');
    await press(FOUR);
    await press('Tiles', 'Count by');
    await press('red', 'Pieces');
    await press('red 4', 'Pieces');
    await press('upper left corner of the Palace: free');
    await press('Bishop', 'Pieces');
    await press('above the Palace, left half: free');
    expect(deskCase.value).toMatchObject({
      laid: { tiles: { '-1,-1': { colour: 'red', value: 4 }, '0,-1': { value: 4, character: 'bishop' } } },
    });
    expect(answer()).toContain('If it were scored now: Red 2 points');
    await press(/^above the Palace, left half: red 4 with the Bishop/);
    expect(deskCase.value).not.toMatchObject({ laid: { tiles: { '0,-1': {} } } });
  });
});

describe('is this turn legal?', () => {
  it('judges the tiles in the order they are tapped, and without one that is removed', async () => {
    const { answer } = await ask('turn');
    await press('1, Palace, safe');
    const add = (name: string) => press(name, /^Played this turn/);
    await add('red 4');
    expect(answer()).toBe('Yes: this turn is legal.');
    await add('red pub');
    expect(answer()).toBe('Yes: this turn is legal.');
    await add('red house');
    expect(answer()).toContain('No. You’ve already placed a 4, so no 1.');
    await press('Remove red 4, 1st');
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('4, Graveyard, dangerous');
    await add('red dragon');
    expect(answer()).toContain('No. At the Graveyard a turn is two tiles at most');
    for (const name of ['red pub', 'red house', 'red dragon']) await press(new RegExp(`^Remove ${name}`));
    expect(answer()).toBe('');
  });

  it('a character goes to the tile before, and one of two plays both colours', async () => {
    const { answer, deskCase } = await ask('turn');
    await press('1, Palace, safe');
    const add = (name: string) => press(name, /^Played this turn/);
    await add('red 4');
    await add('red 4');
    expect(answer()).toContain('No.');
    await add('Wizard');
    expect(answer()).toBe('Yes: this turn is legal.');
    await add('Sorceress');
    expect(deskCase.value).toMatchObject({ moves: [{ type: 'place' }, { type: 'conjure' }] });
    expect(answer()).toContain('No.');
    await press(/^Remove Sorceress/);
    await press('Two', 'Colours of each player');
    await add('blue house');
    expect(deskCase.value).toMatchObject({ by: 'red-blue' });
  });

  it('is laid out and played on the board: a 4 covers a 2, and never a 4 (printed example)', async () => {
    const { answer, deskCase } = await ask('turn');
    await press('3, Location 3, dangerous');
    await press('blue 2', 'Pieces');
    await press('above Location 3, left half: free');
    await press('blue 4', 'Pieces');
    await press('above Location 3, right half: free');
    await press('Play the turn');
    await press('red 4, 4 left');
    await press(/^above Location 3, right half: blue 4/);
    expect(answer()).toBe('No. Your 4 doesn’t beat Blue’s 4: it must be greater.');
    await press('red 4, 4 left');
    await press(/^above Location 3, left half: blue 2/);
    expect(deskCase.value).toMatchObject({ moves: [{ type: 'place', value: 4, at: [0, -1] }] });
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('Step back');
    expect(answer()).toBe('');
  });

  it('is answered in French on the board too', async () => {
    const { answer } = await ask({ ...examples['last-space'].deskCase, ...{ question: 'turn', moves: [] } }, 'fr');
    expect(screen.getByText(/^Rouge\s: choisissez/)).toBeTruthy();
    await press('4 rouge', /^Joué pendant ce tour/);
    expect(answer()).toContain('Oui : ce tour est permis. C’est le dernier espace');
  });
});

describe('may the next location lie there?', () => {
  it('lies where it is tapped, across or down', async () => {
    const { answer } = await ask('locate');
    expect(answer()).toBe('');
    await press(/^2 down from the Palace.*left/);
    expect(answer()).toContain('Yes: Location 2 may go there.');
    await press('lower right corner of the Palace: red house');
    expect(answer()).toBe('No. One of its two squares is taken.');
    await press(/^2 to the right and 1 down from the Palace/);
    await press('next location, down');
    expect(answer()).toContain('Yes: Location 2 may go there.');
    await press('Blue', 'Who places it?');
    await press('Red', 'Who placed the last tile?');
    expect(answer()).toBe('No. It’s Red’s turn.');
  });

  it('is answered beside older locations and other tiles', async () => {
    const { answer, deskCase } = await ask('locate');
    await press('older location, across');
    await press(/^2 to the right and 1 down from the Palace/);
    expect(deskCase.value).toMatchObject({ laid: { n: 2, locations: [{}, { at: [0, 0] }] } });
    await press('next location, across');
    await press(/^below the Palace, left half/);
    expect(answer()).toContain('Yes: Location 3 may go there.');
  });
});

describe('is the game over?', () => {
  it('asks for the last prizes only where points are equal', async () => {
    const { answer } = await ask('end');
    await press(FOUR, 'Players');
    await press('10, Location 10, dangerous');
    for (const digit of ['2', '4', '9', '3', 'Next', '5']) await press(digit, 'Points in all');
    expect(answer()).toBe('Yes, the tenth location is scored. Yellow wins with 24 points.');
    expect(screen.queryByRole('group', { name: 'Prizes won at that location' })).toBeNull();
    await press('Green, 9', 'Points in all');
    for (const digit of ['2', '4']) await press(digit, 'Points in all');
    expect(answer()).toContain('Enter those prizes below.');
    for (const digit of ['2', '7']) await press(digit, 'Prizes won at that location');
    expect(answer()).toContain('Green wins: Green and Yellow have 24 points each');
    await press(/^7, Location 7/);
    expect(answer()).toContain('No, the game goes on.');
    for (const out of ['Yellow', 'Green', 'Red']) await press(out, 'Who has no tiles left?');
    expect(answer()).toContain('after a scoring only one player still has tiles');
  });
});

describe('may I pass?', () => {
  it('nobody may without a tile, but a dragon alone is enough', async () => {
    const { answer } = await ask('pass');
    await press('Nothing yet');
    expect(answer()).toBe('No. You haven’t placed a tile yet. A turn is at least one tile.');
    for (const doing of [/^Placed a tile/, /^Played the dragon/, /^Moved a tile/]) {
      await press(doing);
      expect(answer()).toBe('Yes: one tile is enough, and the turn may end.');
    }
  });

  it('speaks French', async () => {
    const { answer } = await ask('pass', 'fr');
    await press('Rien encore');
    expect(answer()).toContain('Non.');
    await press(/^Joué seulement le dragon/);
    expect(answer()).toBe('Oui : une seule tuile suffit, le tour peut finir.');
  });
});

describe('a running game', () => {
  const tableOf = (events: readonly object[]) => {
    const table = openTable(
      game,
      setupOf(),
      events.map((event) => ({ kind: 'happened', event: { type: '', ...event }, at: 0 })),
    );
    if (isInputError(table)) throw new Error('setup');
    return table;
  };
  const laid = { type: 'locate', at: [0, 2], lies: 'across' };

  it('is asked about with its people, on its board', async () => {
    const { answer } = await ask(desk.draftFromTable('tile', tableOf([...PALACE_FILLED, laid])) ?? '');
    expect(screen.queryByRole('group', { name: 'Players' })).toBeNull();
    await press(/^blue house/);
    await press(/^lower left corner of Location 2: free/);
    expect(answer()).toBe('Yes: the blue house may go there.');
  });

  it('answers for the present turn, and lays the next location on the board', async () => {
    const pass = await ask(desk.draftFromTable('pass', tableOf([...PALACE_FILLED, laid])) ?? '');
    expect(pass.answer()).toBe('No. You haven’t placed a tile yet. A turn is at least one tile.');
    cleanup();
    const locate = await ask(desk.draftFromTable('locate', tableOf(PALACE_FILLED)) ?? '');
    await press(/^2 down from the Palace, left half/);
    await press('Place it here');
    expect(locate.answer()).toContain('Yes: Location 2 may go there.');
  });
});

describe.each(LANGUAGES)('the pictures in %s', (language) => {
  it.each(Object.keys(desk.examples))('the example %s has a picture', (name) => {
    const { deskCase, agreements = {} } = desk.examples[name] ?? {};
    if (deskCase === undefined) throw new Error(name);
    const { screens, game: drawn } = loaded;
    render(
      <CasePicture
        id={id}
        screens={screens}
        game={drawn}
        deskCase={deskCase}
        agreements={agreements}
        finding={desk.ask(deskCase, agreements)}
      />,
    );
    const picture = screen.getByRole('img');
    expect(describeCase({ id, desk: screens, game: drawn, language }, deskCase, agreements)).not.toBe('');
    expect(picture.textContent).not.toBe('');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(picture.querySelector('svg, .kg-colour-symbols, .kg-badge') === null).toBe(deskCase.question === 'pass');
  });
});

it('a case is described in both languages', () => {
  const { screens, game: drawn } = loaded;
  const speech = (language: Language) => ({ id, desk: screens, game: drawn, language });
  expect(describeCase(speech('en'), examples['five-on-barracks'].deskCase, {})).toContain('What is there? blue barracks.');
  expect(describeCase(speech('fr'), examples['dragon-eats'].deskCase, {})).toContain('Votre tuile dragon rouge.');
  expect(describeCase(speech('en'), examples['corner-space'].deskCase, {})).toContain(
    'Red places a red 2 at the upper right corner of the Palace.',
  );
});
