import { render, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { agreements } from '#games/kings-gate/law/rules';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { isSecret, isTable, openTable, stateOf } from '#session/log/table';
import { LANGUAGES } from '#text/language';
import { gameOf, withPlainSpaces } from '../../../transcripts';
import { loadGame } from '../fixture';
import { PALACE_FILLED } from '../law/tables';
import { names, playEvents, screens, secondLocationTable, tableOf } from './board-frame';

describe.each(LANGUAGES)('the words of King’s Gate in %s', (language) => {
  const text = screens.text[language];

  it('ask every agreement with every choice', () => {
    for (const [id, choices] of Object.entries(agreements)) expect(Object.keys(text.agreements[id]?.choices ?? {})).toEqual([...choices]);
  });
});

describe('events in words', () => {
  const table = secondLocationTable({ copy: { locations: { 2: { ground: 'dangerous' } } } });
  const before = stateOf(table);
  const cases: readonly (readonly [object, string, string])[] = [
    [
      { type: 'place', by: 'ben', value: 3, at: [2, 1], colour: 'blue' },
      'Ben places a blue barracks at the upper right corner of Location 2, covering a red 2',
      'Ben pose une caserne bleue au coin haut droit du lieu 2, sur le 2 rouge',
    ],
    [
      { type: 'place', by: 'ben', value: 0, at: [-1, 2], colour: 'blue', character: 'king' },
      'Ben places a blue pub with the King to the left of Location 2',
      'Ben pose une taverne bleue avec le Roi à gauche du lieu 2',
    ],
    [
      { type: 'dragon', by: 'ben', at: [2, 1], colour: 'blue' },
      'Ben’s blue dragon eats a red 2 at the upper right corner of Location 2',
      'Le dragon bleu de Ben dévore le 2 rouge au coin haut droit du lieu 2',
    ],
    [
      { type: 'dragon', by: 'ben', at: [2, 2], colour: 'blue' },
      'Ben discards the blue dragon to the right of Location 2',
      'Ben défausse le dragon bleu à droite du lieu 2',
    ],
    [
      { type: 'conjure', by: 'ben', from: [2, 0], to: [0, 3] },
      'Ben’s Sorceress moves a blue house from the right of the Palace to below Location 2, left half',
      'La Sorcière de Ben amène la maison bleue, qui était à droite du Palais, au-dessous du lieu 2, moitié gauche',
    ],
    [{ type: 'end-turn', by: 'ben' }, 'Ben ends the turn', 'Ben finit son tour'],
    [{ type: 'adjust', by: 'ana', points: -2, reason: 'tea' }, 'Ana −2: tea', 'Ana −2 : tea'],
    [{ type: 'finish' }, 'The table stops here', 'La table s’arrête là'],
  ];
  it.each(cases)('%j', (event, en, fr) => {
    expect(screens.text.en.describeEvent({ type: '', ...event }, names, before)).toBe(en);
    expect(withPlainSpaces(screens.text.fr.describeEvent({ type: '', ...event }, names, before))).toBe(fr);
  });

  it('a location and a tally are told with their figures', () => {
    const scored = stateOf(tableOf({}, ...PALACE_FILLED));
    const locate = { type: 'locate', by: 'ana', at: [0, 2], lies: 'down' };
    expect(screens.text.en.describeEvent(locate, names, scored)).toBe('Ana places Location 2 down, 2 down from the Palace, left half');
    const pad = tableOf({ record: 'pad' });
    const tally = { type: 'tally', totals: { red: 7, blue: null, green: 0 }, last: 'ben' };
    expect(screens.text.en.describeEvent(tally, names, pad.start)).toBe('The Palace: red 7, blue no tile, green 0; last tile Ben');
    expect(withPlainSpaces(screens.text.fr.describeEvent(tally, names, pad.start))).toBe(
      'Le Palais : rouge 7, bleu sans tuile, vert 0 ; dernière tuile : Ben',
    );
  });
});

it('a loss at the Tourney Grounds is a source of its own beside the rank', async () => {
  const { transcript } = loadGame('three-players-no-tiles');
  const events = transcript.events.map((event) => ({ kind: 'happened' as const, at: 0, event }));
  const table = openTable(gameOf('kings-gate'), transcript, events);
  const { rows, describeScoring } = await screens.scoring();
  if (!isTable(table)) throw new Error('no table');
  const state = stateOf(table);
  const { rowKeys } = describeScoring?.(state, (screens.countScorings?.(state) ?? 0) - 1, 'en') ?? { rowKeys: [''] };
  const sources = rows?.(state, 'en', rowKeys)
    .filter(({ key }) => rowKeys.includes(key))
    .flatMap(({ lines }) => lines.map(({ source, line }) => [source, line.points]));
  expect(sources).toContainEqual([screenEn.scoring.tourney, -3]);
  expect(sources).toContainEqual(['1st', expect.any(Number)]);
});

describe('the game as the frame knows it', () => {
  it('begins with the copy of the device frozen in', () => {
    const copy = { locations: { 2: { name: 'Docks' } } };
    expect(screens.initialSetup(['ana', 'ben'], 'ben', copy)).toEqual({
      record: 'table',
      first: 'ben',
      colours: { ana: ['yellow', 'green'], ben: ['red', 'blue'] },
      copy,
    });
    expect(screens.initialSetup(['ana', 'ben', 'cat'], 'ana', { nonsense: 1 })).not.toHaveProperty('copy');
  });

  it('marks players by colour, shape and letter', () => {
    const table = tableOf({ players: ['ana', 'ben'] });
    expect(screens.mark(table, 'ana', 'en')).toEqual({
      colour: 'var(--kg-yellow-ink)',
      surface: { fill: 'var(--kg-yellow)', ink: 'var(--kg-yellow-on)' },
      shape: '▲●',
      parts: [
        { shape: '▲', colour: 'var(--kg-yellow-ink)' },
        { shape: '●', colour: 'var(--kg-green-ink)' },
      ],
      label: 'YG',
    });
    expect(screens.mark(table, 'ben', 'fr').label).toBe('RB');
  });

  it('goes on as a pad from where it stands', () => {
    const [offer] = screens.continuations?.(secondLocationTable(), 'en') ?? [];
    expect(offer?.label).toBe('Switch to just the scores, from Location 2');
    expect(offer?.setup).toMatchObject({ record: 'pad', from: { location: 2, points: { ana: 2, ben: 2, cat: 0 } } });
    expect(screens.continuations?.(tableOf({ record: 'pad' }), 'en')).toEqual([]);
    const [next] = screens.continuations?.(tableOf({}, ...PALACE_FILLED), 'en') ?? [];
    expect(next?.setup).toMatchObject({ from: { location: 2 } });
  });

  it('keeps points secret where the table agreed', () => {
    expect(isSecret(tableOf({ agreements: { 'hidden-points': 'hidden' } }))).toBe(true);
    expect(isSecret(tableOf())).toBe(false);
  });

  it('draws a picture with every piece in a list', async () => {
    const { Picture } = screens;
    render(<Picture state={stateOf(playEvents(tableOf(), { type: 'place', value: 0, at: [2, 1] }))} names={names} language="fr" />);
    await screen.findByText('taverne rouge, au coin bas droit du Palais');
    expect(screen.getByText(/^lieu 1, Palais, sûr, en cours, en largeur/)).toBeTruthy();
  });
});
