import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Case, Choices } from '#desk/desk';
import { deskScreens } from '#games/kingdom-builder/ask/index';
import type { CardCase } from '#games/kingdom-builder/desk/cases';
import { desk } from '#games/kingdom-builder/desk/desk';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import { LANGUAGES, type Language } from '#text/language';
import { asking } from '../../screens/desk/kit';
import { tableOf } from './table/desk';

const { Picture, text } = deskScreens;
const user = userEvent.setup();

let said = (): string => '';

/** A question laid out; `said` is the answer to it. */
function laid(start: Case, options: { readonly language?: Language; readonly agreements?: Choices } = {}) {
  const { asked, answer } = asking(deskScreens, start, options);
  said = answer;
  return asked;
}

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
const pressIn = (group: string, name: string): Promise<void> =>
  user.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));

async function tap(...hexes: readonly string[]): Promise<void> {
  for (const name of hexes) {
    const hex = document.querySelector(`[data-at="${name}"]`);
    if (hex === null) throw new Error(name);
    await user.click(hex);
  }
}

describe('what a card pays', () => {
  it('is counted with every tap, for each side', async () => {
    laid(desk.begin('card'));
    await press('Fishermen');
    expect(said()).toBe('');
    await tap('4,1', '5,2', '7,3');
    expect(said()).toBe('Orange gets 2 points.');
    await press('Blue');
    await tap('6,3');
    expect(said()).toBe('Orange 2 and Blue 1 points.');
    await tap('6,3');
    expect(said()).toBe('Orange gets 2 points.');
  });

  it('keeps the zoom of its board while settlements are tapped', async () => {
    laid(desk.begin('card'));
    const looked = (): string | undefined =>
      /scale\(.*\)/.exec(document.querySelector<HTMLElement>('.pan-world')?.style.transform ?? '')?.[0];
    const before = looked();
    fireEvent.keyDown(document.querySelector('.pan-frame') ?? document.body, { key: '+' });
    const closer = looked();
    expect(closer).not.toBe(before);
    await press('Hermits');
    await tap('7,7', '9,9');
    await press('Blue');
    await tap('2,3');
    expect(looked()).toBe(closer);
  });

  it('changes with the card, and with how many play', async () => {
    laid(desk.begin('card'));
    await tap('7,7', '9,9', '2,3');
    await press('Hermits');
    expect(said()).toBe('Orange gets 3 points.');
    await press('Lords');
    expect(said()).toBe('Orange 48 and Blue 42 points.');
    await press('One player more');
    expect(said()).toBe('Orange 48, Blue 42, and White 42 points.');
  });

  it('puts a Capitol on a board that has a section for it', async () => {
    const [, ...others] = FIRST_GAME.sections;
    const oracle: CardCase = {
      question: 'card',
      players: [{ id: 'orange', name: '' }],
      layout: { sections: [{ name: 'oracle', turned: false }, ...others] },
      settled: [],
      part: 'fishermen',
    };
    const asked = laid(oracle);
    await press('Capitol');
    expect(asked.value).toMatchObject({ layout: { capitols: [[1, 3]] } });
    await tap('1,2');
    expect(said()).toBe('Orange gets 1 point.');
  });

  it('exchanges no section under the settlements when a Capitol is asked for', async () => {
    const asked = laid(desk.begin('card'));
    await tap('7,7');
    await press('Capitol');
    expect(asked.value).toMatchObject({ layout: { sections: FIRST_GAME.sections }, settled: [{ at: [7, 7] }] });
    expect(screen.getByRole('alert').textContent).toContain('Harbor or the Oracle');
    expect(said()).toBe('');
  });

  it('takes no settlement where none can stand', async () => {
    laid(desk.begin('card'));
    await tap('3,3', '0,3');
    expect(said()).toBe('');
  });
});

describe('building next to one’s own', () => {
  it('is answered before a hex is asked about, and for the hex', async () => {
    laid(desk.begin('adjacent'));
    await press('One of the three');
    expect(said()).toBe('');
    await press('canyon');
    expect(said()).toBe('No: nothing that fits is free next to your settlements, so any of 55 hexes will do.');
    await tap('6,3');
    expect(said()).toBe('Yes: it must go to one of the 2 hexes next to your settlements.');
    await press('Where?');
    await tap('6,8');
    expect(said()).toBe('No. 6,8 touches none of your settlements, and 2 fitting free hexes do.');
    await tap('7,2');
    expect(said()).toBe('Yes: 7,2 fits and is next to a settlement of yours.');
  });

  it('asks a tile that moves for the settlement first', async () => {
    laid(desk.begin('adjacent'));
    await press('Paddock');
    expect(said()).toBe('');
    await tap('6,5');
    expect(said()).toBe('No: the Paddock has no such duty. 5 hexes are open.');
    await tap('6,3');
    expect(said()).toBe('Yes: 6,3 is two hexes off in a straight line, whatever lies between.');
  });

  it('lays caves where they are tapped, and the island beside them', async () => {
    const asked = laid(desk.begin('adjacent'));
    await press('Another board');
    await press('Queenies');
    await user.click(screen.getAllByRole('button', { name: 'Caves' }).at(-1) ?? document.body);
    await user.click(document.querySelector('.kb-sites-board [data-at="18,11"]') ?? document.body);
    expect(asked.value).toMatchObject({
      layout: {
        caves: [
          [0, 3],
          [1, 10],
          [18, 11],
        ],
      },
    });
    await press('Island');
    expect(asked.value).toMatchObject({ layout: { island: { action: 'rope-bridge' } } });
  });

  it('brings caves onto the board when they are asked for', async () => {
    const asked = laid(desk.begin('adjacent'));
    await press('Caves');
    expect(asked.value).toMatchObject({ layout: { caves: expect.arrayContaining([[0, 3]]) } });
  });
});

describe('keeping a tile', () => {
  it('needs two taps: the settlement that moves, and where to', async () => {
    laid(desk.begin('tile'));
    await press('Paddock');
    await tap('6,1', '8,2');
    expect(said()).toBe('No: you lose Tavern.');
    await press('Mine');
    await tap('5,1');
    expect(said()).toBe('Yes: you keep Tavern.');
    await press('Where?');
    await tap('9,9');
    expect(said()).toBe('No. 9,9 is not exactly two hexes from 6,1 in a straight line.');
  });

  it('says what a new settlement brings', async () => {
    laid(desk.begin('tile'));
    await press('One of the three');
    await press('flowers');
    await tap('6,1');
    expect(said()).toBe('You get Tavern, for use from your next turn on.');
  });
});

describe('using a tile', () => {
  it('depends on its state and on the three', async () => {
    laid(desk.begin('use'));
    await press('Tavern');
    await pressIn('Your tile', 'Ready');
    await pressIn('How many of the three are placed?', 'None yet');
    expect(said()).toBe('Yes: the Tavern can act.');
    await pressIn('How many of the three are placed?', '2');
    expect(said()).toMatch(/^No. Extra actions wait/);
    await pressIn('How many of the three are placed?', 'All three');
    await pressIn('Your tile', 'Used');
    expect(said()).toBe('No. The Tavern tile has been used this turn.');
    await pressIn('A second one of the same name', 'Ready');
    expect(said()).toBe('Yes: the Tavern can act.');
    await pressIn('Your tile', 'None');
    await pressIn('Your tile', 'None');
    expect(said()).toBe('No. You hold no Tavern tile.');
  });
});

describe('the rest', () => {
  it('a terrain that is full', async () => {
    laid(desk.begin('full'));
    await press('desert');
    await press('1');
    expect(said()).toBe('Draw another card, and place the rest of the three on its terrain.');
    await press('None yet');
    expect(said()).toBe('That card leaves the game: draw another.');
    cleanup();
    laid(desk.begin('full'), { agreements: { 'terrain-runs-out': 'stop' } });
    await press('desert');
    await press('1');
    expect(said()).toBe('The mandatory action ends with 1 settlement this turn.');
  });

  it('the end of the game', async () => {
    laid(desk.begin('end'));
    await press('3');
    await pressIn('Who has placed the last settlement?', 'Blue');
    await pressIn('Whose turn ends?', 'Blue');
    expect(said()).toBe('');
    await pressIn('Who began?', 'Orange');
    expect(said()).toBe('No: the round is finished first, White still plays.');
    await pressIn('Whose turn ends?', 'White');
    expect(said()).toBe('Yes: the round is finished, and the points are counted.');
    await pressIn('Who has placed the last settlement?', 'Blue');
    expect(said()).toBe('No: everybody still has settlements, so nothing ends yet.');
  });

  it('who wins', async () => {
    laid(desk.begin('count'));
    for (const card of ['Fishermen', 'Knights', 'Merchants']) await press(card);
    await tap('4,4', '3,4');
    expect(said()).toBe('Orange wins: Orange 6 and Blue 0.');
  });

  it('where a cave may lie', async () => {
    laid(desk.begin('site'));
    await press('Cave');
    await pressIn('Section', 'Farm');
    expect(said()).toBe('On 17,14 or 18,11.');
    await tap('17,14');
    expect(said()).toBe('Yes: 17,14 can bear a cave.');
    await tap('17,13');
    expect(said()).toBe('No: 17,13 is no mountain away from castles and locations.');
  });
});

it('a running game is asked about with its own names', () => {
  const asked = desk.from('end', tableOf());
  if (asked === undefined) throw new Error('nothing to ask');
  expect(text.en.players(asked).map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

it('another board leaves what the game knew behind', async () => {
  const asked = laid(desk.begin('card'));
  await tap('7,7');
  await press('Another board');
  await press('top left: Tavern');
  await press('Oracle');
  expect(asked.value).toMatchObject({ layout: { sections: [{ name: 'oracle' }, {}, {}, {}] } });
});

describe.each(LANGUAGES)('every example in %s', (language) => {
  it.each(Object.entries(desk.examples))('%s has a picture with its description', (_, { asked, agreements = {} }) => {
    const { container } = render(<Picture asked={asked} finding={desk.find(asked, agreements)} language={language} />);
    const picture = container.querySelector('svg[role="img"]');
    expect(picture?.getAttribute('aria-label')).toBe(text[language].told(asked));
    expect(picture?.getAttribute('viewBox')).not.toMatch(/NaN|Infinity/);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the Lords of one section', () => {
  const more = async (player: string, times: number): Promise<void> => {
    const fields = within(screen.getByRole('group', { name: `${player}: settlements in the section` }));
    for (let time = 0; time < times; time += 1) await user.click(fields.getByRole('button', { name: 'One more' }));
  };

  it('8, 8, 6 and 2 pay 12, 12, 6 and nothing (p. 5)', async () => {
    laid(desk.begin('lords'));
    expect(said()).toBe('');
    await press('4');
    const counts = { Orange: 8, Blue: 8, White: 6, Black: 2 };
    for (const [player, count] of Object.entries(counts)) await more(player, count);
    expect(said()).toBe('Orange 12, Blue 12, White 6, and Black 0 points.');
  });

  it('most takes 12 and second most 6 (p. 5)', async () => {
    laid(desk.begin('lords'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press('2');
    await more('Blue', 2);
    await more('Orange', 1);
    expect(said()).toBe('Orange 6 and Blue 12 points.');
  });
});
