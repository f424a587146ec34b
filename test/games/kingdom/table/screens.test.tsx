import { render, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { agreements } from '#games/kingdom/law/position';
import type { EventBase } from '#law/game';
import { stateOf } from '#session/log/table';
import { LANGUAGES } from '#text/language';
import { move, names, playEvents, put, screens, tableOf } from './board-frame';

describe.each(LANGUAGES)('the words of Kingdom in %s', (language) => {
  const text = screens.text[language];

  it('ask every agreement with every choice', () => {
    for (const [id, choices] of Object.entries(agreements)) expect(Object.keys(text.agreements[id]?.choices ?? {})).toEqual([...choices]);
  });
});

describe('events in words', () => {
  const table = tableOf({ e4: 'wM', e5: 'b2', c3: 'w3', i9: 'bM' });
  const taken = playEvents(tableOf({ e4: 'wM', e5: 'b2', i9: 'bM' }), move('e4', 'e5'));
  const cases: readonly (readonly [EventBase, typeof table, string, string])[] = [
    [move('e4', 'f4'), table, 'White Monarch steps from e4 to f4', 'Monarque blanc va de e4 en f4'],
    [
      move('e4', 'e5'),
      table,
      'White Monarch steps from e4 to e5, takes the black Knight 2',
      'Monarque blanc va de e4 en e5, prend le Chevalier 2 noir',
    ],
    [
      move('c3', 'e5'),
      table,
      'White Knight 3 jumps from c3 to e5, takes the black Knight 2',
      'Chevalier 3 blanc saute de c3 en e5, prend le Chevalier 2 noir',
    ],
    [move('e4', 'c4', 'a4'), table, 'White Monarch jumps from e4 by c4 to a4', 'Monarque blanc saute de e4 par c4 en a4'],
    [move('a1', 'a2'), table, 'a1-a2', 'a1-a2'],
    [put('a4'), taken, 'Black Knight 2 is put back on a4', 'Chevalier 2 noir replacé en a4'],
    [put('a4'), table, '/a4', '/a4'],
    [{ type: 'resign', by: 'ben' }, table, 'Ben resigns', 'Ben abandonne'],
    [{ type: 'draw' }, table, 'Both agree on a draw', 'Partie nulle d’un commun accord'],
  ];
  it.each(cases)('%j', (event, { start, steps }, en, fr) => {
    const before = steps.at(-1)?.state ?? start;
    expect(screens.text.en.describeEvent(event, names, before)).toBe(en);
    expect(screens.text.fr.describeEvent(event, names, before)).toBe(fr);
  });

  it('points by agreement are told with their reason', () => {
    const adjust: EventBase & Record<string, unknown> = { type: 'adjust', by: 'ana', points: -2, reason: 'tea' };
    expect(screens.text.en.describeEvent(adjust, names, table.start)).toBe('Ana −2: tea');
  });

  it('a throne that is won is told', () => {
    const won = tableOf({ e7: 'wM', e8: 'b4', i9: 'bM' });
    expect(screens.text.en.describeEvent(move('e7', 'e9'), names, won.start)).toBe('White Monarch jumps from e7 to e9, wins the throne');
  });
});

describe('the third repetition', () => {
  const round = [move('a1', 'a2'), move('a9', 'a8'), move('a2', 'a1'), move('a8', 'a9')];

  it('is offered as a draw when the position stands for the third time', () => {
    const twice = playEvents(tableOf(), ...round);
    expect(screens.notice(twice, 'en')).toBeUndefined();
    const thrice = playEvents(twice, ...round);
    expect(screens.notice(thrice, 'en')).toEqual({
      sentence: 'The same position 3 times: a draw?',
      event: { type: 'draw' },
    });
    expect(screens.notice(thrice, 'fr')?.sentence).toContain('position 3 fois');
    expect(stateOf(playEvents(thrice, { type: 'draw' })).isFinished).toBe(true);
  });

  it('does not count the other side on move, another board, or points by agreement', () => {
    const adjust: EventBase & Record<string, unknown> = { type: 'adjust', by: 'ana', points: 1, reason: 'tea' };
    const twice = playEvents(tableOf(), ...round);
    expect(screens.notice(playEvents(twice, adjust, adjust), 'en')).toBeUndefined();
    expect(screens.notice(playEvents(twice, ...round.slice(0, 3)), 'en')).toBeUndefined();
    expect(screens.notice(playEvents(twice, ...round, move('b1', 'b2')), 'en')).toBeUndefined();
  });

  it('stays while points are given by agreement', () => {
    const adjust: EventBase & Record<string, unknown> = { type: 'adjust', by: 'ana', points: 1, reason: 'tea' };
    expect(screens.notice(playEvents(tableOf(), ...round, ...round, adjust), 'en')).toBeDefined();
  });

  it('is nothing while a Knight is in the hand', () => {
    expect(screens.notice(playEvents(tableOf({ e4: 'wM', e5: 'b2', i9: 'bM' }), move('e4', 'e5')), 'en')).toBeUndefined();
  });
});

describe('the sides', () => {
  it('are a light disc and a dark one in both themes, with a letter', () => {
    const table = tableOf();
    expect(screens.mark(table, 'ana', 'en')).toMatchObject({ shape: '●', colour: 'var(--kd-white)', rim: 'var(--kd-rim-w)', label: 'W' });
    expect(screens.mark(table, 'ben', 'en')).toMatchObject({ shape: '●', colour: 'var(--kd-black)', rim: 'var(--kd-rim-b)', label: 'B' });
    expect(screens.mark(table, 'ana', 'fr').label).toBe('B');
    expect(screens.mark(table, 'ben', 'fr').label).toBe('N');
  });
});

describe('the plain picture', () => {
  it('has no buttons, and the pieces in words', () => {
    const { start } = tableOf({ e4: 'wM', c3: 'w3', d5: 'w3', i9: 'bM' });
    render(<screens.Picture state={start} names={names} language="en" />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('White: Monarch on e4; Knight 3 on c3 and d5.')).toBeTruthy();
    expect(screen.getByText('Black: Monarch on i9.')).toBeTruthy();
  });
});
