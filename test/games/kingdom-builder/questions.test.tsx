import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Case, ChoicesByAgreement } from '#desk/desk';
import type { CardCase } from '#games/kingdom-builder/desk/cases';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { CasePicture } from '#screens/desk/ruling/CasePicture';
import { describeCase } from '#screens/desk/ruling/case-sentences';
import { LANGUAGES, type Language } from '#text/language';
import { loadDesk, renderForm } from '../../screens/desk/desk-form';
import { playEvents, tableOf } from './table/board-frame';

const id = 'kingdom-builder';
const { screens, game } = await loadDesk(id);
const { desk } = screens;
const user = userEvent.setup();

const start = (question: string): Case => desk.questionOf(question)?.initialDraft() ?? { question };

let answerText = (): string => '';

/** A question laid out; `said` is the answer to it. */
async function openCase(begun: Case, options: { readonly language?: Language; readonly agreements?: ChoicesByAgreement } = {}) {
  const { deskCase, answer } = await renderForm(id, begun, options);
  answerText = answer;
  return deskCase;
}

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
const pressIn = (group: string, name: string): Promise<void> =>
  user.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));

const hexSaid = (name: string): string => document.querySelector(`[data-at="${name}"]`)?.getAttribute('aria-label') ?? '';

async function tap(...hexes: readonly string[]): Promise<void> {
  for (const name of hexes) {
    const hex = document.querySelector(`[data-at="${name}"]`);
    if (hex === null) throw new Error(name);
    await user.click(hex);
  }
}

describe('what a card pays', () => {
  it('is counted with every tap, for each side', async () => {
    await openCase(start('card'));
    await press('Fishermen');
    expect(answerText()).toBe('');
    await tap('4,1', '5,2', '7,3');
    expect(answerText()).toBe('Orange gets 2 points.');
    await press('Blue');
    await tap('6,3');
    expect(answerText()).toBe('Orange 2 and Blue 1 points.');
    await tap('6,3');
    expect(answerText()).toBe('Orange gets 2 points.');
  });

  it('keeps the zoom of its board while settlements are tapped', async () => {
    await openCase(start('card'));
    const pictureLabel = (): string | undefined =>
      /scale\(.*\)/.exec(document.querySelector<HTMLElement>('.pan-world')?.style.transform ?? '')?.[0];
    const before = pictureLabel();
    fireEvent.keyDown(document.querySelector('.pan-frame') ?? document.body, { key: '+' });
    const closer = pictureLabel();
    expect(closer).not.toBe(before);
    await press('Hermits');
    await tap('7,7', '9,9');
    await press('Blue');
    await tap('2,3');
    expect(pictureLabel()).toBe(closer);
  });

  it('changes with the card, and with how many play', async () => {
    await openCase(start('card'));
    await tap('7,7', '9,9', '2,3');
    await press('Hermits');
    expect(answerText()).toBe('Orange gets 3 points.');
    await press('Lords');
    expect(answerText()).toBe('Orange 48 and Blue 42 points.');
    await pressIn('Players', '3');
    expect(answerText()).toBe('Orange 48, Blue 42, and White 42 points.');
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
    const deskCase = await openCase(oracle);
    await press('Capitol');
    expect(deskCase.value).toMatchObject({ layout: { capitols: [[1, 3]] } });
    await tap('1,2');
    expect(answerText()).toBe('Orange gets 1 point.');
  });

  it('exchanges no section under the settlements when a Capitol is asked for', async () => {
    const deskCase = await openCase(start('card'));
    await tap('7,7');
    await press('Capitol');
    expect(deskCase.value).toMatchObject({ layout: { sections: FIRST_GAME.sections }, settled: [{ at: [7, 7] }] });
    expect(screen.getByRole('alert').textContent).toContain('Harbor or Oracle');
    expect(answerText()).toBe('');
  });

  it('takes no settlement where none can stand', async () => {
    await openCase(start('card'));
    await tap('3,3', '0,3');
    expect(answerText()).toBe('');
  });
});

describe('building next to one’s own', () => {
  it('is answered before a hex is asked about, and for the hex, on the board of the game', async () => {
    await openCase(start('adjacent'));
    await press('One of the three');
    expect(answerText()).toBe('');
    await press('canyon');
    expect(answerText()).toBe('No: no hex that fits is free next to your settlements. Take any of 55 hexes.');
    await tap('6,3');
    expect(answerText()).toBe('Yes: one of the 2 hexes next to your settlements.');
    await press('Build');
    await tap('6,8');
    expect(answerText()).toBe('No. You must build next to your settlements while you can: 2 free hexes touch them, 6,8 doesn’t.');
    await tap('7,2');
    expect(answerText()).toBe('Yes: Orange builds on 7,2.');
    expect(hexSaid('7,2')).toContain('Orange’s settlement');
    await press('Step back');
    expect(answerText()).toBe('Yes: one of the 2 hexes next to your settlements.');
  });

  it('asks a tile that moves for the settlement first', async () => {
    await openCase(start('adjacent'));
    await press('Paddock');
    expect(answerText()).toBe('');
    await tap('6,5');
    expect(answerText()).toBe('No: not with the Paddock. 5 hexes are possible.');
    expect(hexSaid('6,3')).toContain('possible');
    await tap('6,3');
    expect(answerText()).toBe('Yes: Orange moves from 6,5 to 6,3 with the Paddock. Orange takes the Tavern tile.');
  });

  it('takes another settlement or another tile on the board itself', async () => {
    const deskCase = await openCase({
      ...start('adjacent'),
      ...{ action: 'paddock', settled: [6, 8].map((row) => ({ seat: 0, at: [row, 5] })), from: [6, 5] },
    });
    await tap('8,5', '8,7');
    expect(deskCase.value).toMatchObject({ from: [8, 5], at: [8, 7] });
    expect(answerText()).toBe('Yes: Orange moves from 8,5 to 8,7 with the Paddock.');
    await tap('8,3');
    expect(deskCase.value).toMatchObject({ from: [8, 5], at: [8, 3] });
  });

  it('depends on the reserve, and on whose turn it is', async () => {
    await openCase({ ...start('adjacent'), ...{ action: 'farm', settled: [{ seat: 1, at: [10, 17] }], at: [10, 18] } });
    expect(answerText()).toBe('Yes: Orange builds on 10,18 with the Farm. Orange takes the Farm tile.');
    await pressIn('Whose turn is it?', 'Blue');
    expect(answerText()).toBe('Yes: Blue builds on 10,18 with the Farm.');
    await pressIn('Settlements left', 'None');
    expect(answerText()).toBe('No. Blue has no settlements left.');
  });

  it('plays on the board in French', async () => {
    await openCase(
      { ...start('adjacent'), ...{ action: 'mandatory', terrain: 'canyon', settled: [{ seat: 0, at: [6, 3] }] } },
      { language: 'fr' },
    );
    await tap('7,2');
    expect(answerText()).toBe('Oui : Orange construit en 7,2.');
    await tap('6,8');
    expect(answerText()).toMatch(/^Non\. /);
  });

  it('lays caves where they are tapped, and the island beside them', async () => {
    const deskCase = await openCase(start('card'));
    await press('Another board');
    await press('Queenies');
    await user.click(screen.getAllByRole('button', { name: 'Caves' }).at(-1) ?? document.body);
    await user.click(document.querySelector('.kb-sites-board [data-at="18,11"]') ?? document.body);
    expect(deskCase.value).toMatchObject({
      layout: {
        caves: [
          [0, 3],
          [1, 10],
          [18, 11],
        ],
      },
    });
    await press('Island');
    expect(deskCase.value).toMatchObject({ layout: { island: { action: 'rope-bridge' } } });
  });

  it('brings caves onto the board when they are asked for', async () => {
    const deskCase = await openCase(start('adjacent'));
    await press('Caves');
    expect(deskCase.value).toMatchObject({ layout: { caves: expect.arrayContaining([[0, 3]]) } });
  });
});

describe('keeping a tile', () => {
  it('needs two taps: the settlement that moves, and where to', async () => {
    await openCase(start('tile'));
    await press('Paddock');
    await tap('6,1', '8,2');
    expect(answerText()).toBe('No: you lose Tavern.');
    await press('Set up');
    await pressIn('Tap to place', 'Orange');
    await tap('5,1');
    await press('Move');
    await tap('6,1', '8,2');
    expect(answerText()).toBe('Yes: you keep Tavern.');
    await press('Step back');
    await tap('6,1', '9,9');
    expect(answerText()).toBe('No. The Paddock moves exactly two hexes in a straight line, not from 6,1 to 9,9.');
  });

  it('is got once from each location', async () => {
    await openCase({ ...start('tile'), ...{ action: 'mandatory', terrain: 'flowers', at: [6, 1] } });
    expect(answerText()).toBe('You get Tavern, to use from your next turn.');
    await pressIn('Where was a tile taken before?', 'Tavern 6,2');
    expect(answerText()).toBe('You get no tile.');
  });

  it('says what a new settlement brings', async () => {
    await openCase(start('tile'));
    await press('One of the three');
    await press('flowers');
    await tap('6,1');
    expect(answerText()).toBe('You get Tavern, to use from your next turn.');
  });
});

describe('using a tile', () => {
  it('depends on its state and on the three', async () => {
    await openCase(start('use'));
    await press('Tavern');
    await pressIn('Your tile', 'Ready');
    await pressIn('How many of the three are placed?', 'None yet');
    expect(answerText()).toBe('Yes: you can use the Tavern.');
    await pressIn('How many of the three are placed?', '2');
    expect(answerText()).toMatch(/^No. Extra actions come/);
    await pressIn('How many of the three are placed?', 'All three');
    await pressIn('Your tile', 'Used');
    expect(answerText()).toBe('No. You’ve already used the Tavern tile this turn.');
    await pressIn('A second one of the same name', 'Ready');
    expect(answerText()).toBe('Yes: you can use the Tavern.');
    await pressIn('Your tile', 'None');
    await pressIn('Your tile', 'None');
    expect(answerText()).toBe('No. You don’t have a Tavern tile.');
  });
});

describe('other questions', () => {
  it('answers what to do with a full terrain', async () => {
    await openCase(start('full'));
    await press('desert');
    await press('1');
    expect(answerText()).toBe('Draw another card and place the rest of the three on its terrain.');
    await press('None yet');
    expect(answerText()).toBe('That card leaves the game: draw another.');
    cleanup();
    await openCase(start('full'), { agreements: { 'terrain-runs-out': 'stop' } });
    await press('desert');
    await press('1');
    expect(answerText()).toBe('Stop there: 1 settlement this turn.');
  });

  it('answers whether the game is over', async () => {
    await openCase(start('end'));
    await press('3');
    await pressIn('Who is out of settlements?', 'Blue');
    await pressIn('Whose turn is ending?', 'Blue');
    expect(answerText()).toBe('');
    await pressIn('Who began?', 'Orange');
    expect(answerText()).toBe('No: finish the round. White still plays.');
    await pressIn('Whose turn is ending?', 'White');
    expect(answerText()).toBe('Yes: the round is complete. Count the points.');
    await pressIn('Who is out of settlements?', 'Blue');
    expect(answerText()).toBe('No: everybody still has settlements.');
  });

  it('answers who wins', async () => {
    await openCase(start('count'));
    for (const card of ['Fishermen', 'Knights', 'Merchants']) await press(card);
    await tap('4,4', '3,4');
    expect(answerText()).toBe('Orange wins: Orange 6 and Blue 0.');
  });

  it('answers where a cave may lie', async () => {
    await openCase(start('site'));
    await press('Cave');
    await pressIn('Section', 'Farm');
    expect(answerText()).toBe('On 17,14 or 18,11.');
    await tap('17,14');
    expect(answerText()).toBe('Yes: a cave can go on 17,14.');
    await tap('17,13');
    expect(answerText()).toBe('No: a cave needs a mountain away from castles and locations, and 17,13 isn’t one.');
  });
});

describe('ending the turn', () => {
  it('waits for the three, whatever the tiles', async () => {
    await openCase(start('pass'));
    await press('None yet');
    await press('No card drawn yet');
    expect(answerText()).toBe('No. Orange must show a terrain card first.');
    await press('A free hex and a settlement');
    expect(answerText()).toBe('No. Place all three settlements first: none so far.');
    await press('All three');
    expect(answerText()).toBe('');
    await press('Nothing more');
    expect(answerText()).toBe('Yes: you don’t have to place any more.');
  });

  it('depends on the agreement where the terrain runs out', async () => {
    const full = { ...start('pass'), ...{ placed: 1, rest: 'full' } };
    await openCase(full, { language: 'fr' });
    expect(answerText()).toMatch(/^Non\. /);
    cleanup();
    await openCase(full, { language: 'fr', agreements: { 'terrain-runs-out': 'stop' } });
    expect(answerText()).toBe('Oui : il ne reste rien à poser.');
    await press('Plus de cité dans ma réserve');
    expect(answerText()).toBe('Oui : il ne reste rien à poser.');
  });

  it('is asked from a running game for the present turn', async () => {
    const table = playEvents(tableOf(), { type: 'draw', terrain: 'canyon' }, { type: 'build', at: [5, 7] });
    expect(desk.draftFromTable('pass', tableOf())).toMatchObject({ rest: 'undrawn', placed: 0 });
    await openCase(desk.draftFromTable('pass', table) ?? start('pass'));
    expect(answerText()).toBe('No. Place all three settlements first: only 1 so far.');
    expect(desk.draftFromTable('pass', playEvents(table, { type: 'build', at: [5, 8] }, { type: 'build', at: [5, 9] }))).toMatchObject({
      rest: 'nothing',
      placed: 3,
    });
  });
});

it('a running game is asked about with its own names', async () => {
  await openCase(desk.draftFromTable('end', tableOf()) ?? start('end'));
  expect(within(screen.getByRole('group', { name: 'Who began?' })).getByRole('button', { name: 'Ben' })).toBeTruthy();
});

it('another board leaves what the game knew behind', async () => {
  const deskCase = await openCase(start('card'));
  await tap('7,7');
  await press('Another board');
  await press('top left: Tavern');
  await press('Oracle');
  expect(deskCase.value).toMatchObject({ layout: { sections: [{ name: 'oracle' }, {}, {}, {}] } });
});

describe.each(LANGUAGES)('every example in %s', (language) => {
  it.each(Object.entries(desk.examples))('%s is drawn and described', (_, { deskCase, agreements = {} }) => {
    const finding = desk.ask(deskCase, agreements);
    const { container } = render(
      <CasePicture id={id} screens={screens} game={game} deskCase={deskCase} agreements={agreements} finding={finding} />,
    );
    const label = describeCase({ id, desk: screens, game, language }, deskCase, agreements);
    expect(label).not.toMatch(/undefined|NaN|\.\./);
    expect(label).not.toBe('');
    expect(container.querySelector('[role="img"]')).not.toBeNull();
    expect(container.querySelector('svg.kb-crop') !== null).toBe(desk.layOut(deskCase, agreements) !== undefined);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('a picture shows the names of its hexes', () => {
  const { deskCase } = desk.examples['two-places-next-to-mine'] ?? { deskCase: start('adjacent') };
  const { container } = render(
    <CasePicture id={id} screens={screens} game={game} deskCase={deskCase} agreements={{}} finding={desk.ask(deskCase, {})} />,
  );
  const names = [...container.querySelectorAll('svg.kb-crop .kb-names text')].map((each) => each.textContent);
  expect(names).toEqual(expect.arrayContaining(['5,2', '7,2']));
});

describe('the Lords of one section', () => {
  it('8, 8, 6 and 2 pay 12, 12, 6 and nothing (p. 5)', async () => {
    await openCase(start('lords'));
    expect(answerText()).toBe('');
    await press('4');
    for (const digit of ['8', '8', '6', '2']) await pressIn('Number keys', digit);
    expect(answerText()).toBe('Orange 12, Blue 12, White 6, and Black 0 points.');
  });

  it('most takes 12 and second most 6 (p. 5)', async () => {
    await openCase(start('lords'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press('2');
    for (const key of ['1', 'Next', '2']) await pressIn('Number keys', key);
    expect(answerText()).toBe('Orange 6 and Blue 12 points.');
  });
});
