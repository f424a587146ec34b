import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import { isTable, openTable } from '#session/log/table';
import { LANGUAGES } from '#text/language';
import { gameOf, withPlainSpaces } from '../../../transcripts';
import { loadGame } from '../fixture';
import { PALACE_FILLED } from '../law/tables';
import { cell, countOpen, playEvents, press, renderBoard, statusText, tableOf, user } from './board-frame';

const texts = { en: screenEn, fr: screenFr };
const dangerousPalace = { copy: { locations: { 1: { ground: 'dangerous' } } } };
const place = (value: number, at: readonly [number, number], more: object = {}) => ({ type: 'place', value, at, ...more });
const END = { type: 'end-turn' };
const SECOND = [...PALACE_FILLED, { type: 'locate', at: [0, 2], lies: 'across' }];
const shownNews = async (): Promise<string> => {
  await waitFor(() => expect(statusText()).not.toBe(''));
  return withPlainSpaces(statusText());
};

describe('what happens is told in the line when it happens', () => {
  const cases: readonly (readonly [string, object, readonly object[], string, string])[] = [
    [
      'a covered tile',
      dangerousPalace,
      [place(2, [0, -1]), END, place(4, [0, -1])],
      'Ben’s 4 covers Ana’s 2.',
      'Le 4 de Ben recouvre le 2 d’Ana.',
    ],
    [
      'a dragon’s meal',
      dangerousPalace,
      [place(2, [0, -1]), END, { type: 'dragon', at: [0, -1] }],
      'Ben’s dragon eats Ana’s 2.',
      'Le dragon de Ben dévore le 2 d’Ana.',
    ],
    ['the end of a turn', {}, [place(2, [0, -1]), END], 'Ana’s turn is over.', 'Ana a fini son tour.'],
    [
      'the King who turns the ground',
      {},
      [
        ...PALACE_FILLED,
        { type: 'locate', at: [0, 2], lies: 'across' },
        place(1, [2, 2]),
        END,
        place(1, [2, 3]),
        END,
        place(1, [0, 3], { character: 'king' }),
      ],
      'The King makes Location 2 dangerous.',
      'Avec le Roi, le lieu 2 passe en terrain dangereux.',
    ],
    [
      'the Bishop who makes every tile count 1',
      { copy: { locations: { 1: { awards: ['bishop'] } } } },
      [...SECOND, place(4, [2, 2]), END, place(1, [2, 3]), END, place(5, [0, 3], { character: 'bishop' })],
      'The Bishop makes every tile count 1: green 2, red 2, blue 3.',
      'Avec l’Évêque, chaque tuile compte 1 : vert 2, rouge 2, bleu 3.',
    ],
    [
      'the Wizard who brings a second tile of the same value',
      { copy: { locations: { 1: { awards: ['king', 'wizard'] } } } },
      [...SECOND, place(4, [2, 2]), place(4, [2, 3], { character: 'wizard' })],
      'The Wizard brings a second 4.',
      'Le Magicien ajoute un second 4.',
    ],
    [
      'who is passed over without tiles',
      { copy: { tiles: { 0: 0, 1: 3, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 } } },
      [
        ...[-1, 0, 1].map((x) => place(1, [x, -1])),
        END,
        ...[place(1, [2, 0]), END, place(1, [2, 1]), END, place(2, [1, 1]), END, place(1, [0, 1]), END, place(1, [-1, 1]), END],
      ],
      'Ana has no tiles and is skipped.',
      'Ana, sans tuiles, passe son tour.',
    ],
  ];
  test.each(cases)('%s', async (_name, options, events, en, fr) => {
    for (const language of LANGUAGES) {
      document.body.replaceChildren();
      renderBoard(tableOf(options, ...events), { language });
      expect(await shownNews()).toContain(language === 'en' ? en : fr);
    }
  });

  test.each([
    ['graveyard', 4],
    ['garrison', 6],
    ['tourney', 8],
  ] as const)('the limit of the %s when it is laid', async (limit, n) => {
    const { transcript } = loadGame('three-players-no-tiles');
    const laid = transcript.events.flatMap(({ type }, index) => (type === 'locate' ? [index] : []))[n - 2] ?? 0;
    const happened = transcript.events.slice(0, laid + 1).map((event) => ({ kind: 'happened' as const, at: 0, event }));
    const table = openTable(gameOf('kings-gate'), transcript, happened);
    if (!isTable(table)) throw new Error('no table');
    for (const language of LANGUAGES) {
      document.body.replaceChildren();
      renderBoard(table, { language });
      expect(await shownNews()).toContain(withPlainSpaces(texts[language].news.limits[limit]));
    }
  });

  test('it goes when somebody goes on', async () => {
    renderBoard(tableOf({}, place(2, [0, -1]), END));
    expect(await shownNews()).toContain('Ana’s turn is over.');
    await press(/^blue 4/);
    expect(await shownNews()).not.toContain('Ana’s turn is over.');
  });
});

describe.each(LANGUAGES)('a dragon in %s', (language) => {
  const text = texts[language];
  const onlyDragon = { copy: { tiles: { 0: 0, 1: 1, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 1 } } };

  test('is never chosen by itself, also where nothing else can be played', async () => {
    renderBoard(tableOf(onlyDragon, place(2, [0, -1])), { language });
    await shownNews();
    expect(document.querySelector('.kg-pick[aria-pressed="true"]')).toBeNull();
    expect(countOpen()).toBe(0);
  });

  test('asks before it is discarded on a free space, and can be kept', async () => {
    const { table } = renderBoard(tableOf({}), { language });
    await shownNews();
    await press(language === 'en' ? /^red dragon/ : /^dragon rouge/);
    await user.click(cell(0, -1));
    expect(statusText()).toBe(text.turn.discard);
    expect(table.value.steps).toHaveLength(0);
    await press(text.turn.discardNo);
    expect(statusText()).not.toBe(text.turn.discard);
    await user.click(cell(0, -1));
    await press(text.turn.discardYes);
    expect(table.value.steps.at(-1)?.event).toMatchObject({ type: 'dragon', at: [0, -1] });
  });
});

test('a kind that is the last one left is not chosen by itself', async () => {
  renderBoard(playEvents(tableOf({ copy: { tiles: { 0: 1, 1: 0, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 } } }), place(2, [0, -1])));
  await shownNews();
  expect(document.querySelector('.kg-pick[aria-pressed="true"]')).toBeNull();
});

test('the tie order is that of the tile about to be placed', async () => {
  renderBoard(tableOf({}, place(2, [0, -1]), END));
  await waitFor(() =>
    expect(document.querySelector('.kg-current')?.textContent).toContain('If Ben places the last tile, ties go: Cat, then Ana, then Ben.'),
  );
});

test('End turn stays in its row whatever the line says, and a character adds no row', async () => {
  const { table } = renderBoard(
    tableOf({}, ...PALACE_FILLED, { type: 'locate', at: [0, 2], lies: 'across' }, place(1, [2, 2]), END, place(1, [2, 3]), END),
  );
  await shownNews();
  expect(table.value.steps.length).toBeGreaterThan(0);
  const row = document.querySelector('.primary-row');
  expect(row?.querySelector('.kg-character-row')).not.toBeNull();
  expect(row?.lastElementChild?.textContent).toBe(screenEn.turn.end);
});
