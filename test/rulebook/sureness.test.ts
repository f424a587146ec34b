import { describe, expect, test } from 'vitest';
import type { EventBase } from '#law/game';
import { manifests } from '#registry';
import type { Book } from '#rulebook/rulebook';
import { agreementsBeyondPrint, type CitedRule, citedRuleText, type Sureness, surenessOf } from '#rulebook/sureness';
import { isInputError } from '#session/formats/input-error';
import { decidingAgreements } from '#session/log/deciding-agreements';
import { append, isTable, openTable, type Table } from '#session/log/table';
import { LANGUAGES } from '#text/language';
import { gameOf, people } from '../transcripts';

const books = await Promise.all(manifests().map(async ({ id, book }) => ({ id, book: await book() })));

function bookOf(game: string): Book {
  const found = books.find(({ id }) => id === game);
  if (found === undefined) throw new Error(game);
  return found.book;
}

const printed = {};
const read = { house: 'Ours.' };
const chosen = { isChosen: true };
const untouched = { isChosen: false };

describe('a verdict is as sure as the least sure thing that it rests on', () => {
  test.each<[Sureness, Parameters<typeof surenessOf>[0]]>([
    ['printed', { rules: [] }],
    ['printed', { rules: [printed, printed], agreements: [] }],
    ['agreed', { rules: [printed], agreements: [chosen] }],
    ['reading', { rules: [printed, read] }],
    ['reading', { rules: [read], agreements: [chosen] }],
    ['default', { rules: [printed], agreements: [chosen, untouched] }],
    ['default', { rules: [read], agreements: [untouched] }],
  ])('%s: %o', (sureness, grounds) => expect(surenessOf(grounds)).toBe(sureness));
});

describe.each(books)('the readings of $id', ({ book }) => {
  test.each(LANGUAGES)('each say what is missing and who plays otherwise in %s, and no printed rule does', (language) => {
    for (const [rule, { house, missing, others }] of Object.entries(book.text[language])) {
      expect([missing === undefined, others === undefined], rule).toEqual([house === undefined, house === undefined]);
      for (const sentence of house === undefined ? [] : [house, missing, others]) expect(sentence, rule).toMatch(/\S.*[.!]$/);
    }
  });

  test('are the same in both languages, each in its own words', () => {
    for (const rule of book.rules) {
      const { en, fr } = book.text;
      expect(fr[rule]?.house === undefined, rule).toBe(en[rule]?.house === undefined);
      if (en[rule]?.house !== undefined) expect(fr[rule]?.missing, rule).not.toBe(en[rule]?.missing);
    }
  });

  test('are all that a test of cases is about', () => {
    for (const rule of Object.keys(book.isReading ?? {})) expect(book.text.en[rule]?.house, rule).toBeDefined();
  });
});

/** How sure a cited rule is in a case, no agreement being asked. */
function sureOf(game: string, cited: CitedRule): Sureness {
  const text = citedRuleText(bookOf(game), 'en', cited);
  if (text === undefined) throw new Error(cited.rule);
  return surenessOf({ rules: [text] });
}

/** What is missing in the print where a rule is a reading. */
const missingIn = (game: string, rule: string): string => bookOf(game).text.en[rule]?.missing ?? '';

const place = (value: number, character?: string) => ({
  type: 'place',
  value,
  at: [0, -1],
  colour: 'yellow',
  ...(character && { character }),
});
const move = (...path: readonly string[]) => ({ type: 'move', path });

describe('rules whose sureness was looked up in the rulebooks', () => {
  test('a shared victory in King’s Gate is a reading: the print ends with the last location', () => {
    expect(sureOf('kings-gate', { rule: 'kg.end.winner' })).toBe('reading');
    expect(missingIn('kings-gate', 'kg.end.winner')).toContain('the last location');
  });

  test('a second house at the Garrison is forbidden in print, and with the Wizard by a reading', () => {
    const rule = 'kg.location.garrison';
    const params = { n: 6, name: '' };
    expect(sureOf('kings-gate', { rule, params, event: place(1) })).toBe('printed');
    expect(sureOf('kings-gate', { rule, params, event: place(1, 'wizard') })).toBe('reading');
    expect(missingIn('kings-gate', rule)).toContain('second tile of the same value');
  });

  test('a tile that was lost and is taken again is a reading, a first tile is printed', () => {
    const rule = 'kb.tile.gain';
    expect(sureOf('kingdom-builder', { rule, event: { type: 'build' } })).toBe('printed');
    expect(sureOf('kingdom-builder', { rule, event: { type: 'move' } })).toBe('reading');
    expect(missingIn('kingdom-builder', rule)).toContain('can be taken there again');
  });

  test('a reserve that runs out before the third settlement is a reading', () => {
    const rule = 'kb.turn.three';
    expect(sureOf('kingdom-builder', { rule, params: { over: true, placed: 2 } })).toBe('reading');
    expect(sureOf('kingdom-builder', { rule, params: { over: true, placed: 3 } })).toBe('printed');
    expect(sureOf('kingdom-builder', { rule, params: { over: false, placed: 2 } })).toBe('printed');
    expect(missingIn('kingdom-builder', rule)).toContain('runs out before the third');
  });

  test('a leader who lays the Green Queen is a reading: who sets the colour is not printed', () => {
    expect(sureOf('kings-tricktakers', { rule: 'kt.queen.green' })).toBe('reading');
    expect(sureOf('kings-tricktakers', { rule: 'kt.queen.green', params: { queen: 'blue', card: '' } })).toBe('printed');
    expect(missingIn('kings-tricktakers', 'kt.queen.green')).toContain('who then sets the colour');
  });

  test('a Knight that ends on a throne is stopped in print, one that touches it between two jumps by a reading', () => {
    const rule = 'kd.throne.knights-barred';
    const params = { square: 'e9' };
    expect(sureOf('kingdom', { rule, params, event: move('e8', 'e9') })).toBe('printed');
    expect(sureOf('kingdom', { rule, params, event: move('c9', 'e9', 'g9') })).toBe('reading');
  });

  test('sizes in a jump are a reading against the printed sentence; those of the Knight 1 are printed', () => {
    const rule = 'kd.jump.size';
    expect(sureOf('kingdom', { rule, params: { mover: 2, jumped: 3 } })).toBe('reading');
    expect(sureOf('kingdom', { rule, params: { mover: 1, jumped: 3 } })).toBe('printed');
    expect(missingIn('kingdom', rule)).toContain('says the reverse');
  });
});

interface PlayedGame {
  readonly game: string;
  readonly setup: object;
  readonly events?: readonly EventBase[];
}

function tableOf({ game, setup, events = [] }: PlayedGame): Table {
  const opened = openTable(gameOf(game), { players: people('ana', 'ben'), setup: { ...setup } });
  if (isInputError(opened)) throw new Error(JSON.stringify(opened));
  return events.reduce<Table>((table, event) => {
    const next = append(table, { kind: 'happened', event }, 0);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, opened);
}

/** How sure the refusal of an event is, agreements and all. */
function sureOfRefusal(played: PlayedGame, event: EventBase): Sureness {
  const table = tableOf(played);
  const act = { kind: 'happened', event } as const;
  const refusal = append(table, act, 0);
  if (isTable(refusal) || isInputError(refusal)) throw new Error('not refused');
  const { rule, params } = refusal.reason;
  const book = bookOf(played.game);
  const text = citedRuleText(book, 'en', { rule, params, event });
  return surenessOf({ rules: text === undefined ? [] : [text], agreements: agreementsBeyondPrint(book, decidingAgreements(table, act)) });
}

describe('what an agreement decides', () => {
  const gate = (agreements: object): PlayedGame => ({
    game: 'kings-gate',
    setup: { record: 'table', first: 'ana', colours: { ana: ['yellow', 'green'], ben: ['red', 'blue'] }, agreements },
    events: [place(2), { type: 'end-turn' }],
  });
  const dragon = { type: 'dragon', at: [0, -1], colour: 'red' };
  const tile = { type: 'place', value: 5, at: [0, -1], colour: 'red' };

  test('a dragon at a safe location is stopped by Regent’s default', () => {
    expect(sureOfRefusal(gate({}), dragon)).toBe('default');
  });

  test('it is stopped by the table where the table chose that', () => {
    expect(sureOfRefusal(gate({ 'dragon-on-safe': 'forbidden' }), dragon)).toBe('agreed');
  });

  test('a tile there is stopped by the print, whatever was agreed', () => {
    expect(sureOfRefusal(gate({ 'dragon-on-safe': 'allowed' }), tile)).toBe('printed');
  });

  test('a Knight spares the Monarch on its throne where the table agreed so', () => {
    const pieces = { e1: 'wM', e9: 'bM', e8: 'w3', a9: 'b1' };
    const setup = { white: 'ana', position: { pieces, onMove: 'w' }, agreements: { 'throne-capture': 'forbidden' } };
    expect(sureOfRefusal({ game: 'kingdom', setup }, move('e8', 'e9'))).toBe('agreed');
  });

  test('a Monarch that walks into danger is stopped by the print, though a table may agree otherwise', () => {
    const pieces = { e1: 'wM', e9: 'bM', g3: 'b3' };
    const danger = move('e1', 'f2');
    expect(sureOfRefusal({ game: 'kingdom', setup: { white: 'ana', position: { pieces, onMove: 'w' } } }, danger)).toBe('printed');
  });
});
