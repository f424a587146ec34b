import { cleanup, render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Form } from '#games/kings-gate/ask/Form';
import { Picture } from '#games/kings-gate/ask/Picture';
import { text } from '#games/kings-gate/ask/sentences';
import type { KingsGateCase, Question } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import type { ExampleName } from '#games/kings-gate/desk/examples';
import { game } from '#games/kings-gate/game';
import { openTable } from '#session/table';
import { isTrouble } from '#session/trouble';
import { LANGUAGES, type Language } from '#text/language';
import { asking } from '../../screens/desk/kit';
import { PALACE_FILLED, setupOf } from './law/kit';

const user = userEvent.setup();

/** The desk with its taps counted. */
function counted(begun: KingsGateCase, language: Language = 'en') {
  const { asked, answer } = asking({ desk, Form, text }, begun, { language });
  let taps = 0;
  const tap = async (button: HTMLElement): Promise<void> => {
    taps += 1;
    await user.click(button);
  };
  const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
  return {
    asked,
    answer,
    taps: () => taps,
    press: (name: string | RegExp, of?: string | RegExp) => tap((of === undefined ? screen : group(of)).getByRole('button', { name })),
  };
}

const begin = (question: Question, language?: Language) => counted(desk.begin(question), language);

const FOUR = 'Yellow, Green, Red, Blue';

/** A red 4 that would go onto a blue 2 at a dangerous location. */
const covering = (): KingsGateCase => desk.examples['four-on-two'].asked;

describe('who wins this tie', () => {
  it('begins empty, and is answered in four taps', async () => {
    const { press, answer, taps } = begin('tie');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press(FOUR, '4 players');
    await press('yellow');
    await press('red');
    expect(answer()).toBe('');
    await press('Blue', 'Who placed the last tile?');
    expect(answer()).toBe('Yellow wins the tie, ahead of red.');
    expect(taps()).toBe(4);
    await press('1st place');
    expect(answer()).toBe('Yellow wins the tie and takes the 1st prize. Red takes the 2nd prize.');
  });

  it('takes no tap more with other players in another order', async () => {
    const { press, answer, taps, asked } = begin('tie');
    await press('Yellow, Blue, Red', '3 players');
    await press('red');
    await press('blue');
    await press('Yellow', 'Who placed the last tile?');
    expect(asked.value.players.map(({ id }) => id)).toEqual(['yellow', 'blue', 'red']);
    expect(answer()).toBe('Blue wins the tie, ahead of red.');
    expect(taps()).toBe(4);
  });

  it('tells the points of a location, and of a tie for a lower place', async () => {
    const { press, answer } = begin('tie');
    await press(FOUR);
    await press('green');
    await press('blue');
    await press('Green', 'Who placed the last tile?');
    await press('4, Graveyard, dangerous');
    await press('1st place');
    expect(answer()).toBe('Blue wins the tie: 1st, 5 points. Green is 2nd: 4 points.');
    await press('3rd place');
    expect(answer()).toBe('Blue wins the tie: 3rd, 3 points. Green is 4th: 0 points.');
    await press('green, tied');
    expect(answer()).toBe('');
  });

  it('speaks French', async () => {
    const { press, answer } = begin('tie', 'fr');
    await press('Jaune, Vert, Rouge, Bleu', '4 joueurs');
    await press('vert');
    await press('rouge');
    await press('Vert', /^Qui a posé la dernière tuile/);
    expect(answer()).toBe('Le rouge gagne l’égalité, devant le vert.');
  });
});

describe('may this tile go there', () => {
  it('answers as tile, space and ground change', async () => {
    const { press, answer } = begin('tile');
    await press(/^3, Location 3/);
    await press('red 4');
    expect(answer()).toBe('');
    await press('above Location 3, left half: free');
    expect(answer()).toBe('Yes: the red 4 may go there.');
    await press('blue', 'What lies on the space?');
    expect(answer()).toBe('');
    await press('blue 2');
    expect(answer()).toBe('Yes: the red 4 covers the blue 2.');
    await press('blue barracks');
    expect(answer()).toBe('No: the red 4 may not cover the blue barracks.');
    await press('blue 2');
    await press('Safe', 'Ground');
    expect(answer()).toBe('No: the red 4 may not cover the blue 2.');
    await press('King', 'With a character');
    expect(answer()).toBe('Yes: the red 4 with the King covers the blue 2.');
    await press('red dragon');
    expect(answer()).toBe('No: the dragon may not eat the blue 2.');
    await press('Dangerous', 'Ground');
    expect(answer()).toContain('Yes: the dragon eats the blue 2.');
    await press('below Location 3, left half: free');
    expect(answer()).toContain('Yes, but it does nothing');
  });

  it('moves a tile with the Sorceress, and takes her back', async () => {
    const { press, answer, asked } = counted(covering());
    await press('Sorceress', 'With a character');
    expect(answer()).toBe('Yes: the Sorceress may move the red 4 there, covering the blue 2.');
    await press('Sorceress', 'With a character');
    expect(answer()).toBe('Yes: the red 4 covers the blue 2.');
    expect(asked.value.question === 'tile' && Object.keys(asked.value.laid.tiles)).toEqual(['0,-1']);
  });

  it('keeps the zoom of its board while tiles and spaces change', async () => {
    const { press } = begin('tile');
    const looked = (): string | undefined =>
      /scale\(.*\)/.exec(document.querySelector<HTMLElement>('.pan-world')?.style.transform ?? '')?.[0];
    const before = looked();
    await press('Closer');
    const closer = looked();
    expect(closer).not.toBe(before);
    await press(/^3, Location 3/);
    await press('red 4');
    await press('above Location 3, left half: free');
    await press('blue', 'What lies on the space?');
    await press('blue 2');
    expect(looked()).toBe(closer);
  });

  it('lays what is there, and takes it away', async () => {
    const { press, answer } = counted(covering());
    await press('red', 'What lies on the space?');
    expect(answer()).toBe('No: the red 4 may not cover the red 2.');
    await press('Nothing', 'What lies on the space?');
    expect(answer()).toBe('Yes: the red 4 may go there.');
  });
});

describe('what does this location pay', () => {
  it('by its totals, the last tile only where a tie asks for it', async () => {
    const { press, answer } = begin('location');
    await press('8, Tourney Grounds, dangerous');
    expect(screen.queryByRole('group', { name: 'Who placed the last tile?' })).toBeNull();
    await press(FOUR);
    await press('Totals');
    for (const digit of ['9', '6', '4']) await press(digit, /^Keypad|^Number/);
    await press('No tile');
    expect(answer()).toBe('Yellow 3 points; Blue loses 3 points; Green and Red nothing.');
    await press('Red, 4');
    await press('6', /^Keypad|^Number/);
    expect(answer()).toBe('');
    await press('Green', 'Who placed the last tile?');
    expect(answer()).toContain('Blue loses 3 points');
  });

  it('by its tiles: a space, a colour, a value, and on to the next', async () => {
    const { press, answer, asked } = begin('location');
    await press('1, Palace, safe');
    await press(FOUR);
    await press('Tiles');
    await press('red', 'What lies on the space?');
    await press('red 4');
    await press('red 5');
    await press('blue', 'What lies on the space?');
    await press('blue 2');
    expect(asked.value.question === 'location' && Object.keys(asked.value.laid?.tiles ?? {})).toHaveLength(3);
    expect(answer()).toContain('If it were scored now: Red 2 points and Blue 2 points');
  });
});

describe('is this turn legal', () => {
  it('judges the tiles in the order they are tapped, and without one that is taken back', async () => {
    const { press, answer } = begin('turn');
    expect(answer()).toBe('');
    await press('1, Palace, safe');
    await press('red 4');
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('Take back the red 4');
    expect(answer()).toBe('No: a turn places at least one tile.');
    await press('red 4');
    await press('red pub');
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('red house');
    expect(answer()).toBe('No: the third tile, the red house, may not be played.');
    await press('Take back the red 4');
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('4, Graveyard, dangerous');
    await press('red dragon');
    expect(answer()).toBe('No: the third tile, the red dragon, may not be played.');
  });

  it('gives a character to the last tile, and both colours to one of two', async () => {
    const { press, answer } = begin('turn');
    await press('1, Palace, safe');
    await press('red 4');
    await press('red 4');
    expect(answer()).toContain('No: the second tile');
    await press('Wizard');
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('Sorceress');
    expect(answer()).toContain('No: the second tile');
    await press('Only two play, with two colours each');
    await press('red house');
    await press('blue house');
    expect(answer()).toBe('Yes: this turn is legal.');
  });
});

describe('a turn that covers', () => {
  it('a 4 covers a 2 at a dangerous location, and never a 4 (printed example)', async () => {
    const { press, answer } = begin('turn');
    await press('3, Location 3, dangerous');
    await press('red 4');
    await press('blue', 'What lay under the last tile?');
    expect(answer()).toBe('');
    await press('blue 2');
    expect(answer()).toBe('Yes: this turn is legal.');
    await press('blue 4');
    expect(answer()).toBe('No: the first tile, the red 4, may not be played.');
    await press('blue barracks');
    expect(answer()).toBe('No: the first tile, the red 4, may not be played.');
  });
});

describe('may the next location lie there', () => {
  it('beside older ones: an edge with any of them is enough, a corner is not', async () => {
    const { press, answer, asked } = begin('locate');
    await press('puts an older location');
    await press(/^2 to the right and 1 down from the Palace/);
    expect(asked.value).toMatchObject({ laid: { n: 2, locations: [{}, { at: [0, 0] }] } });
    await press('asks about the place');
    await press(/^below the Palace, left half/);
    expect(answer()).toContain('Yes: Location 3 may lie there.');
  });

  it('lies where it is tapped, across or down', async () => {
    const { press, answer } = begin('locate');
    expect(answer()).toBe('');
    await press(/^2 down from the Palace.*left/);
    expect(answer()).toContain('Yes: Location 2 may lie there.');
    await press('lower right corner of the Palace: red house');
    expect(answer()).toBe('No: Location 2 may not lie there.');
    await press(/^2 to the right and 1 down from the Palace/);
    await press('down');
    expect(answer()).toContain('Yes: Location 2 may lie there.');
  });
});

describe('is the game over', () => {
  it('asks for the last prizes only where points are equal', async () => {
    const { press, answer } = begin('end');
    expect(answer()).toBe('');
    await press(FOUR, 'Players');
    await press('10, Location 10, dangerous');
    await press('+10', 'Points in all');
    await press('+10', 'Points in all');
    await press('4', 'Points in all');
    await press('9', 'Points in all');
    for (const digit of ['3', '5']) await press(digit, 'Points in all');
    expect(answer()).toBe('Yes, the tenth location is scored. Yellow wins with 24 points.');
    expect(screen.queryByRole('group', { name: 'Prizes won at that location' })).toBeNull();
    await press('Green, 9', 'Points in all');
    await press('+10', 'Points in all');
    await press('+10', 'Points in all');
    await press('4', 'Points in all');
    expect(answer()).toContain('Tell those prizes below.');
    await press('2', 'Prizes won at that location');
    await press('7', 'Prizes won at that location');
    expect(answer()).toContain('Green wins: Green and Yellow have 24 points each');
    await press(/^7, Location 7/);
    expect(answer()).toContain('No, the game goes on.');
    for (const out of ['Yellow', 'Green', 'Red']) await press(out, 'Who has no tiles left?');
    expect(answer()).toContain('after a scoring only one player still has tiles');
  });

  it('keeps +10 when another player is chosen', async () => {
    const { press, asked } = begin('end');
    await press(FOUR);
    await press('+10', 'Points in all');
    await press(/^Red, /, 'Points in all');
    await press('8', 'Points in all');
    expect(asked.value).toMatchObject({ points: { yellow: 10, red: 8 } });
  });
});

describe('a running game', () => {
  it('is asked about with its people and its board', async () => {
    const table = openTable(
      game,
      setupOf(),
      [...PALACE_FILLED, { type: 'locate', at: [0, 2], lies: 'across' }].map((event) => ({ kind: 'happened', event, at: 0 })),
    );
    if (isTrouble(table)) throw new Error('setup');
    const asked = desk.from('tile', table);
    if (asked === undefined) throw new Error('no case');
    const { press, answer } = counted(asked);
    expect(screen.queryByRole('group', { name: 'Players' })).toBeNull();
    await press('lower left corner of Location 2: free');
    expect(answer()).toBe('');
    await press('blue house');
    expect(answer()).toBe('Yes: the blue house may go there.');
    await press('King', 'With a character');
    expect(answer()).toBe('No: the blue house with the King may not go there.');
  });
});

describe('pictures', () => {
  const names = Object.keys(desk.examples).filter((name): name is ExampleName => name in desk.examples);

  it.each(LANGUAGES)('every example is drawn and described in %s', (language) => {
    for (const name of names) {
      const { asked } = desk.examples[name];
      render(<Picture asked={asked} finding={desk.find(asked, {})} language={language} />);
      const drawing = screen.getByRole('img');
      expect(drawing.tagName.toLowerCase(), name).toBe('svg');
      expect(drawing.getAttribute('aria-label'), name).toBe(text[language].told(asked));
      expect(drawing.querySelectorAll('path, rect, circle').length, name).toBeGreaterThan(3);
      expect(screen.queryAllByRole('button'), name).toEqual([]);
      cleanup();
    }
  });
});
