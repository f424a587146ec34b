import { screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { isInputError } from '#session/formats/input-error';
import type { Header } from '#session/log/effective-log';
import { openTable, stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { loadFixture } from '../../../saved-games';
import { withPlainSpaces } from '../../../transcripts';
import { game, hex, labelOf, playEvents, type players, press, renderBoard, screens, tableOf, tap, user } from './board-frame';

const FLOWERS = { type: 'draw', terrain: 'flowers' };
const build = (...at: readonly [number, number]) => ({ type: 'build', at });
const END = { type: 'end-turn' };
const wholeGame = (name: string) =>
  loadFixture<{ readonly players: typeof players; readonly setup: Header['setup']; readonly events: readonly { readonly type: string }[] }>(
    'kingdom-builder',
    name,
  );

/** Ana has three settlements and a Tavern tile that is ready; Ben has played; she is on move. */
const withTavern = () =>
  playEvents(
    tableOf(),
    FLOWERS,
    build(6, 1),
    build(5, 0),
    build(4, 0),
    END,
    { type: 'draw', terrain: 'forest' },
    build(9, 13),
    build(9, 12),
    build(8, 13),
    END,
  );

describe('a turn by taps', () => {
  it('is a card, three hexes, and an end by itself where nothing else can be done', async () => {
    const desk = renderBoard(tableOf());
    expect(screen.getByText('Ana: which terrain?')).toBeTruthy();
    await press('flowers');
    expect(screen.getByText('Ana: flowers, 0 of 3 (57 hexes)')).toBeTruthy();
    await tap('2,0', '2,1', '2,2');
    expect(desk.asked.map(({ type }) => type)).toEqual(['draw', 'build', 'build', 'build', 'end-turn']);
    expect(screen.getByText('Ben: which terrain?')).toBeTruthy();
  });

  it('asks once, at its end, about a tile that can still act', async () => {
    const desk = renderBoard(withTavern());
    await press('desert');
    await tap('6,0', '7,0', '7,1');
    expect(stateOf(desk.table.value).phase).toBe('turn');
    await press('End turn');
    expect(screen.getByText('1 tile not used: end turn?')).toBeTruthy();
    expect(stateOf(desk.table.value).phase).toBe('turn');
    await press('End turn');
    expect(screen.getByText('Ben: which terrain?')).toBeTruthy();
  });

  it('does not ask again in the same turn once the table went on', async () => {
    renderBoard(withTavern());
    await press('desert');
    await tap('6,0', '7,0', '7,1');
    await press('End turn');
    await press(/^Tavern/);
    expect(screen.queryByText('1 tile not used: end turn?')).toBeNull();
    await press(/^Tavern/);
    await press('End turn');
    expect(screen.getByText('Ben: which terrain?')).toBeTruthy();
  });

  it('says after the three that they are placed, and asks the referee at a second tap', async () => {
    const desk = renderBoard(withTavern());
    await press('desert');
    await tap('6,0', '7,0', '7,1');
    const asked = desk.asked.length;
    await tap('9,9');
    expect(screen.getByText('Your three are placed: use a tile or end your turn.')).toBeTruthy();
    expect(desk.asked).toHaveLength(asked);
    await tap('9,9');
    expect(desk.asked).toHaveLength(asked + 1);
    expect(desk.refused.value).toBeDefined();
  });

  it('lights the hexes that are allowed now', async () => {
    renderBoard(tableOf());
    await press('flowers');
    expect(labelOf('2,0')).toContain('possible');
    expect(labelOf('3,0')).not.toContain('possible');
    await tap('2,0');
    expect(labelOf('2,1')).toContain('possible');
    expect(labelOf('2,5')).not.toContain('possible');
  });

  it('says the rule of a refusal and points at the hex that should have been used', async () => {
    const desk = renderBoard(tableOf());
    await press('flowers');
    await tap('6,1', '2,5');
    expect(desk.refused.value?.rule).toBe('kb.build.adjacent');
    expect(labelOf('5,0')).toContain('highlighted');
    expect(labelOf('2,5')).toContain('free');
  });
});

describe('tiles', () => {
  it('are told when they come, and are seen as new', async () => {
    renderBoard(tableOf());
    await press('flowers');
    await tap('6,1');
    expect(screen.getByText('Ana takes the Tavern tile.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Tavern\W*next turn/ })).toBeTruthy();
    expect(labelOf('6,2')).toContain('1 tile');
  });

  it('light their own hexes, and a tap builds with them', async () => {
    const table = playEvents(withTavern(), { type: 'draw', terrain: 'flowers' });
    const desk = renderBoard(table);
    await press(/^Tavern\W*ready/);
    const [open] = screen.getAllByText(/^Tavern: /);
    expect(open?.textContent).toMatch(/hex(es)?\)|nowhere/);
    await tap('0,0');
    expect(desk.asked.at(-1)).toMatchObject({ type: 'build', with: 'tavern' });
  });

  it('that cannot act yet say why when they are tapped', async () => {
    const desk = renderBoard(playEvents(tableOf(), FLOWERS, build(6, 1)));
    await press(/^Tavern\W*next turn/);
    expect(screen.getByText(/Extra actions come/)).toBeTruthy();
    expect(desk.asked).toEqual([]);
  });

  it('that move ask for the settlement first, then for its new hex', async () => {
    const setup = { sections: ['barn', 'paddock', 'oasis', 'farm'].map((name) => ({ name, turned: false })) };
    const at = (r: number, c: number) => ({ type: 'build', at: [r, c] });
    const table = playEvents(
      tableOf(setup),
      { type: 'draw', terrain: 'desert' },
      at(1, 6),
      at(1, 7),
      at(1, 5),
      END,
      { type: 'draw', terrain: 'grass' },
      at(9, 0),
      at(9, 1),
      at(8, 1),
      END,
      { type: 'draw', terrain: 'desert' },
    );
    const desk = renderBoard(table);
    await press(/^Barn\W*ready/);
    expect(labelOf('1,5')).toContain('can be moved');
    await tap('1,5');
    expect(labelOf('1,5')).toContain('chosen');
    await tap('0,6');
    expect(desk.asked).toEqual([expect.objectContaining({ type: 'move', from: [1, 5], to: [0, 6], with: 'barn' })]);
    expect(labelOf('0,6')).toContain('Ana’s settlement');
  });
});

describe('a hex', () => {
  it('says terrain, owner and neighbours', () => {
    renderBoard(withTavern());
    expect(labelOf('6,1')).toBe(
      '6,1, flowers, Ana’s settlement; next to 1 settlement of Ana, 3 deserts, 1 location, 1 flower hex, and 1 canyon',
    );
  });

  it('says it in French', () => {
    renderBoard(withTavern(), { language: 'fr' });
    expect(withPlainSpaces(labelOf('6,1'))).toMatch(/^6,1, fleurs, cité d’Ana ; à côté : 1 cité d’Ana, 3 désert/);
  });

  it('is walked to with the arrow keys', async () => {
    renderBoard(tableOf());
    hex('0,0').focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('data-at')).toBe('2,0');
    await user.keyboard('{End}{PageDown}');
    expect(document.activeElement?.getAttribute('data-at')).toBe('12,19');
    await user.keyboard('{Home}{PageDown}{PageDown}');
    expect(document.activeElement?.getAttribute('data-at')).toBe('19,0');
  });

  it('takes nothing while the table only looks back', async () => {
    const desk = renderBoard(withTavern(), { liveGame: false });
    await tap('0,0');
    expect(desk.asked).toEqual([]);
  });
});

describe('in words', () => {
  it('a whole turn is typed', async () => {
    const desk = renderBoard(tableOf());
    await user.click(screen.getByText('Play in words'));
    await screen.findByLabelText('Type what happens');
    for (const line of ['flowers', '2,0', '2,1', '2, 2']) await user.type(screen.getByLabelText('Type what happens'), `${line}{Enter}`);
    expect(desk.asked.map(({ type }) => type)).toEqual(['draw', 'build', 'build', 'build', 'end-turn']);
    await user.type(screen.getByLabelText('Type what happens'), 'nonsense{Enter}');
    expect(screen.getByText('Regent can’t read “nonsense” here.')).toBeTruthy();
  });

  it('what is open is a list', async () => {
    const desk = renderBoard(tableOf());
    await user.click(screen.getByText('Play in words'));
    await press('desert');
    await press('0,1, desert');
    expect(desk.asked.at(-1)).toMatchObject({ type: 'build', at: [0, 1] });
  });

  it('takes a list, with names before it', async () => {
    const desk = renderBoard(tableOf());
    await user.click(screen.getByText('Play in words'));
    const field = await screen.findByLabelText<HTMLInputElement>('Type what happens');
    await user.type(field, 'Ana flowers 2,0 2,1 2,2 end; Ben forest 9,13 9,12 0,0{Enter}');
    expect(desk.asked.map(({ type }) => type)).toEqual(['draw', 'build', 'build', 'build', 'end-turn', 'draw', 'build', 'build', 'build']);
    expect(desk.refused.value?.rule).toBe('kb.build.terrain');
    expect(field.value).toBe('0,0');
  });

  it('in French too', async () => {
    const desk = renderBoard(tableOf(), { language: 'fr' });
    await user.click(screen.getByText('Jouer par écrit'));
    await screen.findByLabelText('Écrivez ce qui se passe');
    for (const line of ['Forêt', '3,6', 'taverne 3,7']) await user.type(screen.getByLabelText('Écrivez ce qui se passe'), `${line}{Enter}`);
    expect(desk.asked[0]).toMatchObject({ type: 'draw', terrain: 'forest' });
    expect(desk.asked[2]).toMatchObject({ type: 'build', with: 'tavern' });
  });
});

describe('the final record', () => {
  it('is one tap a settlement, and one more to take it away', async () => {
    const desk = renderBoard(tableOf({ record: 'final' }));
    await screen.findByText(/0 of 40/);
    await tap('2,0', '2,1');
    expect(screen.getByText(/2 of 40/)).toBeTruthy();
    await tap('2,1');
    expect(desk.asked.map(({ type }) => type)).toEqual(['settle', 'settle', 'unsettle']);
    await press(/Ben$/);
    await tap('2,0');
    expect(desk.refused.value?.rule).toBe('kb.build.free');
    await press('Score the board');
    expect(stateOf(desk.table.value).isFinished).toBe(true);
  });

  it('asks before it takes a settlement on water that nothing in play leads to', async () => {
    const desk = renderBoard(tableOf({ record: 'final' }));
    await screen.findByText(/0 of 40/);
    await tap('3,0');
    expect(desk.asked).toEqual([]);
    await press('Yes, place it');
    expect(desk.asked).toEqual([{ type: 'settle', by: 'ana', at: [3, 0] }]);
  });

  it('takes typed lists with names', async () => {
    const desk = renderBoard(tableOf({ record: 'final' }));
    await user.type(await screen.findByLabelText('Type what happens'), 'Ben 10,5 2,0 0,7{Enter}');
    expect(desk.asked).toEqual(
      [
        [10, 5],
        [2, 0],
        [0, 7],
      ].map((at) => ({ type: 'settle', by: 'ben', at })),
    );
  });
});

describe('nothing happens without a word', () => {
  const DESERT = { type: 'draw', terrain: 'desert' };

  it('a tile that came is told until the next player acts, also where the turn ended by itself', async () => {
    renderBoard(tableOf());
    await press('flowers');
    await tap('6,1', '5,0', '4,0');
    expect(screen.getByText('Ben: which terrain?')).toBeTruthy();
    expect(screen.getByText('Ana takes the Tavern tile.')).toBeTruthy();
    for (const at of ['6,1', '5,0', '4,0']) expect(labelOf(at)).toContain('last move');
    await press('forest');
    expect(screen.queryByText('Ana takes the Tavern tile.')).toBeNull();
    expect(labelOf('6,1')).toContain('last move');
  });

  it('and it stands in the log', () => {
    const before = stateOf(playEvents(tableOf(), FLOWERS));
    const told = screens.text.en.describeEvent(build(6, 1), { player: () => 'Ana' }, before);
    expect(told).toBe('Ana builds on 6,1. Ana takes the Tavern tile.');
  });

  it('a card without a free hex leaves the game, and the three end where the terrain or the reserve does', () => {
    const expectFigure = (whole: string, wanted: RegExp) => {
      const { transcript } = wholeGame(whole);
      const table = openTable(game, transcript);
      if (isInputError(table)) throw new Error(JSON.stringify(table));
      const played = playEvents(table, ...transcript.events);
      const sentences = played.steps.map(({ event }, index) =>
        screens.text.en.describeEvent(event, namesOf(transcript.players), played.steps[index - 1]?.state ?? played.start),
      );
      expect(sentences.filter((sentence) => wanted.test(sentence))).not.toEqual([]);
    };
    expectFigure('five-players-desert-full', /No desert hex is free: the card is discarded, draw another\.$/);
    expectFigure('five-players-desert-full', /No desert hex is left after \d of three/);
    expectFigure('first-game-for-two', /is out of settlements: last round\.$/);
  });

  it('a tile without a hex is not ready', async () => {
    const first = playEvents(tableOf(), FLOWERS, build(6, 1), build(5, 0), build(4, 1), END, { type: 'draw', terrain: 'forest' });
    renderBoard(playEvents(first, build(9, 13), build(9, 12), build(8, 13), END, DESERT));
    expect(screen.getByRole('button', { name: /^Tavern\W*no space/ })).toBeTruthy();
  });
});

describe('the count', () => {
  it('goes through the cards, castles and the total, each figure with its rule', async () => {
    renderBoard(
      playEvents(
        tableOf({ record: 'final', cards: ['hermits', 'knights', 'lords'] }),
        ...[
          [2, 0],
          [2, 1],
          [9, 9],
        ].map((at) => ({ type: 'settle', by: 'ana', at })),
        { type: 'settle', by: 'ben', at: [12, 3] },
        { type: 'finish' },
      ),
    );
    const figures = () => screen.getAllByRole('button').flatMap((each) => (each.className === 'kb-figure' ? [each.textContent ?? ''] : []));
    expect(await screen.findByRole('heading', { level: 2, name: 'Hermits' })).toBeTruthy();
    expect(screen.getByText(/2 separate groups/)).toBeTruthy();
    expect(document.querySelectorAll('.kb-group')).toHaveLength(2);
    expect((await screen.findByRole('link', { name: /Hermits/ })).getAttribute('href')).toContain('kb.card.hermits');
    await press('Next');
    expect(figures()[0]).toBe('4Ana');
    expect(screen.getByText(/2 settlements, 2 points each/)).toBeTruthy();
    await press('Next');
    expect([...document.querySelectorAll('.parts-table tbody tr')].map(({ textContent }) => textContent)).toEqual([
      'top left3, most12',
      'top right0, most12',
      'bottom left0, second6',
      'bottom right0, most12',
    ]);
    expect(screen.getByText('Regent’s default (your table may change it)')).toBeTruthy();
    expect([...document.querySelectorAll('.kb-rank')].map(({ textContent }) => textContent)).toEqual([
      '+12 (3)',
      '+12 (0)',
      '+6 (0)',
      '+12 (0)',
    ]);
    await press('Next');
    expect(screen.getByRole('heading', { level: 2, name: 'Castles' })).toBeTruthy();
    await press('Next');
    expect(screen.getByRole('heading', { name: 'Total' })).toBeTruthy();
  });
});
