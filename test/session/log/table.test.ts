import { describe, expect, test } from 'vitest';
import { squareName } from '#games/kingdom/law/board';
import type { Position } from '#games/kingdom/law/position';
import type { EventBase } from '#law/game';
import { exactRange } from '#law/score';
import { inputError, isInputError } from '#session/formats/input-error';
import { applyPatch, type Entry, effectiveLog, type Header } from '#session/log/effective-log';
import { diffHeaders } from '#session/log/header-patch';
import { comparePoints, tableCertainty } from '#session/log/points';
import { append, causeOf, isSecret, isTable, openTable, type Refusal, stateOf, type Table, writtenSetup } from '#session/log/table';
import { gameOf, people } from '../../transcripts';

const header: Header = { players: people('ana', 'ben'), setup: { white: 'ana' } };
const kingdom = gameOf('kingdom');

function openLog(start: Header = header, entries: readonly Entry[] = []): Table {
  const table = openTable(kingdom, start, entries);
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return table;
}

type Act = Parameters<typeof append>[1];

const add = (table: Table, act: Act): Table | Refusal => append(table, act, 1000 + table.entries.length);

function appendAll(table: Table, ...acts: readonly Act[]): Table {
  return acts.reduce((now, act) => {
    const next = add(now, act);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, table);
}

type Event = EventBase & Readonly<Record<string, unknown>>;

const eventAct = (event: Event): Act => ({ kind: 'happened', event });
const amendAct = (entry: number, event: Event): Act => ({ kind: 'amend', entry, event });
const move = (...path: readonly string[]): Act => eventAct({ type: 'move', path });
const amend = (entry: number, ...path: readonly string[]): Act => amendAct(entry, { type: 'move', path });

/** Who stands where, by the names of the squares. */
function pieces(table: Table): Record<string, string> {
  const { board } = stateOf(table).position as Position;
  return Object.fromEntries(board.flatMap((piece, square) => (piece === undefined ? [] : [[squareName(square), piece]])));
}

describe('happened', () => {
  test('stores whom the event is about', () => {
    const table = appendAll(openLog(), move('e1', 'e2'), move('e9', 'e8'));
    expect(table.entries.map((entry) => entry.kind === 'happened' && entry.event.by)).toEqual(['ana', 'ben']);
    expect(table.entries.map(({ at }) => at)).toEqual([1000, 1001]);
  });

  test('what does not say whom it is about, where nobody is on turn, is no entry', () => {
    const setup = { record: 'table', selection: 'declared' };
    const table = openTable(gameOf('kings-tricktakers'), { players: people('ana', 'ben'), setup });
    if (isInputError(table)) throw new Error(JSON.stringify(table));
    const company = eventAct({ type: 'company', set: 'blue', characters: ['gambler', 'healer', 'devil'] });
    expect(add(table, company)).toMatchObject({ code: 'by-missing', path: ['by'] });
  });

  test('what is refused leaves no entry and names the rule', () => {
    expect(add(openLog(), move('e1', 'e5'))).toMatchObject({ reason: { rule: 'kd.move.shape' } });
    expect(causeOf({ reason: { rule: 'x', params: {}, places: [] }, isWaivable: true })).toEqual({ rule: 'x', params: {}, places: [] });
    expect(causeOf(inputError([], 'not-json', {}))).toEqual(inputError([], 'not-json', {}));
  });

  test('what cannot be read names the field', () => {
    expect(add(openLog(), move('e1', 'e10'))).toMatchObject({ code: 'not-understood', path: ['path', 1] });
    expect(add(openLog(), eventAct({ type: 'resign', by: 'zoe' }))).toMatchObject({
      code: 'unknown-player',
      path: ['by'],
    });
  });
});

describe('undo and redo', () => {
  test('undo takes back the last effective entry of any kind, redo brings it again', () => {
    const played = appendAll(openLog(), move('e1', 'e2'), move('e9', 'e8'), { kind: 'agree', agreement: 'courtesy', choice: 'off' });
    const once = appendAll(played, { kind: 'undo' });
    expect(once.effective.header.setup).toEqual({ white: 'ana' });
    expect(once.steps.length).toBe(2);
    const twice = appendAll(once, { kind: 'undo' });
    expect(twice.steps.length).toBe(1);
    const back = appendAll(twice, { kind: 'redo' }, { kind: 'redo' });
    expect(back.effective.events).toEqual(played.effective.events);
    expect(back.effective.header).toEqual(played.effective.header);
  });

  test('a new entry forgets what was taken back', () => {
    const table = appendAll(openLog(), move('e1', 'e2'), { kind: 'undo' }, move('e1', 'd2'));
    expect(table.effective.nextRedo).toBeUndefined();
    expect(add(table, { kind: 'redo' })).toMatchObject({ reason: { rule: 'log.nothing' } });
    expect(pieces(table)).toMatchObject({ d2: 'wM' });
  });

  test('the set-up is written as it was, corrections included', () => {
    expect(writtenSetup(openLog())).toEqual({ white: 'ana' });
    expect(writtenSetup(appendAll(openLog(), { kind: 'correct', part: { setup: { white: 'ben' } } }))).toEqual({ white: 'ben' });
  });

  test('what the log itself cannot take is refused for good, and points nowhere', () => {
    const nothing = { reason: { rule: 'log.nothing', params: {}, places: [] }, isWaivable: false };
    expect([add(openLog(), { kind: 'undo' }), add(openLog(), { kind: 'redo' })]).toEqual([nothing, nothing]);
    expect(add(appendAll(openLog(), move('e1', 'e2')), { kind: 'strike', entry: 3 })).toMatchObject({ reason: { rule: 'log.gone' } });
  });

  test('what was replayed is kept as long as set-up and events are the same', () => {
    const table = appendAll(openLog(), move('e1', 'e2'), move('e9', 'e8'));
    const [first, second] = appendAll(table, { kind: 'agree', agreement: 'first', choice: 'white' }).steps;
    expect([first?.event, second?.event]).toEqual(table.steps.map(({ event }) => event));
    const struck = appendAll(table, { kind: 'undo' }, { kind: 'strike', entry: 0 });
    expect(struck.steps).toEqual([]);
    const again = appendAll(table, { kind: 'undo' });
    expect(again.steps[0]).toBe(table.steps[0]);
    expect(again.steps).toHaveLength(1);
  });

  test('with nothing played there is nothing to undo', () => {
    expect(add(openLog(), { kind: 'undo' })).toMatchObject({ reason: { rule: 'log.nothing' } });
  });

  test('undoing an amendment brings the old event back', () => {
    const table = appendAll(openLog(), move('e1', 'e2'), amend(0, 'e1', 'd2'), { kind: 'undo' });
    expect(pieces(table)).toMatchObject({ e2: 'wM' });
  });
});

describe('amend', () => {
  test('the event is replaced in its place and the rest follows', () => {
    const table = appendAll(openLog(), move('a1', 'a2'), move('e9', 'e8'), amend(0, 'i1', 'i2'));
    expect(pieces(table)).toMatchObject({ a1: 'w1', i2: 'w1', e8: 'bM' });
    expect(table.conflict).toBeUndefined();
  });

  test('a replacement that the rules forbid there is refused', () => {
    expect(add(appendAll(openLog(), move('a1', 'a2')), amend(0, 'a9', 'a8'))).toMatchObject({ reason: { rule: 'kd.move.own-piece' } });
  });

  test('an event that is gone cannot be amended', () => {
    const table = appendAll(openLog(), move('a1', 'a2'), { kind: 'strike', entry: 0 });
    expect(add(table, amend(0, 'i1', 'i2'))).toMatchObject({ reason: { rule: 'log.gone' } });
    expect(add(table, { kind: 'strike', entry: 0 })).toMatchObject({ reason: { rule: 'log.gone' } });
  });
});

describe('a conflict', () => {
  const broken = () => appendAll(openLog(), move('a1', 'a2'), move('a9', 'a8'), move('a2', 'a3'), move('a8', 'a7'), amend(0, 'i1', 'i2'));

  test('the game stands before the event that no longer fits, and nothing is cut off', () => {
    const table = broken();
    expect(table.steps.length).toBe(2);
    expect(table.conflict).toMatchObject({ entry: 2, cause: { rule: 'kd.move.own-piece' }, waitingCount: 1 });
    expect(table.effective.events.length).toBe(4);
    expect(add(table, move('b1', 'b2'))).toMatchObject({ reason: { rule: 'log.conflict' } });
  });

  test('it is resolved by amending, by striking, or by undoing the change', () => {
    expect(appendAll(broken(), amend(2, 'i2', 'i3')).conflict).toBeUndefined();
    const struck = appendAll(broken(), { kind: 'strike', entry: 2 });
    expect(struck.conflict).toMatchObject({ entry: 3, cause: { rule: 'kd.turn.order' } });
    expect(appendAll(struck, { kind: 'strike', entry: 3 }).conflict).toBeUndefined();
    expect(appendAll(broken(), { kind: 'undo' }).steps.length).toBe(4);
  });

  test('what waits behind it cannot be amended before it', () => {
    expect(add(broken(), amend(3, 'a8', 'b7'))).toMatchObject({ reason: { rule: 'log.conflict' } });
  });

  test('a rule that may be waived is let stand by consent', () => {
    const start: Header = {
      players: header.players,
      setup: {
        white: 'ana',
        position: { pieces: { e4: 'wM', c5: 'b1', i9: 'bM', a1: 'w1' }, onMove: 'w' },
        agreements: { courtesy: 'off' },
      },
    };
    const walked = appendAll(openLog(start), move('e4', 'd4'), { kind: 'agree', agreement: 'courtesy', choice: 'monarch-moves' });
    expect(walked.conflict).toMatchObject({ entry: 0, cause: { rule: 'kd.courtesy' } });
    const consented = appendAll(walked, amendAct(0, { type: 'move', path: ['e4', 'd4'], consent: true }));
    expect(consented.conflict).toBeUndefined();
    expect(consented.steps[0]?.warnings).toMatchObject([{ rule: 'kd.courtesy' }]);
  });
});

describe('the set-up', () => {
  test('an agreement changes the rules from the first event on', () => {
    const table = appendAll(openLog(), { kind: 'agree', agreement: 'first', choice: 'black' });
    expect(stateOf(table).position).toMatchObject({ onMove: 'b' });
  });

  test.each(['colour', 'constructor', '__proto__'])('an agreement %s that nobody knows is an error in its name', (agreement) => {
    expect(add(openLog(), { kind: 'agree', agreement, choice: 'red' })).toEqual({
      path: ['agreement'],
      code: 'unknown-field',
      params: { field: agreement },
    });
  });

  test('a choice that nobody knows is an error in the choice', () => {
    expect(add(openLog(), { kind: 'agree', agreement: 'first', choice: 'red' })).toEqual({
      path: ['choice'],
      code: 'not-understood',
      params: { field: 'first', found: 'red' },
    });
  });

  test('fields of a set-up may be called anything: a correction adds, changes and removes them', () => {
    const before: Header = { players: [], setup: { colours: { constructor: ['red'], prototype: ['blue'] } } };
    const after: Header = { players: [], setup: { colours: { prototype: ['green'], length: ['red'] } } };
    const patch = diffHeaders(before, after);
    expect(patch).toEqual({ setup: { colours: { constructor: null, prototype: ['green'], length: ['red'] } } });
    expect(applyPatch(before, patch ?? {})).toEqual(after);
    expect(Object.keys(Object(applyPatch(before, patch ?? {}).setup.colours))).toEqual(['prototype', 'length']);
    const polluted: unknown = JSON.parse('{"colours":{"__proto__":{"x":1}}}');
    const merged = applyPatch(before, { setup: Object(polluted) }).setup.colours;
    expect(Object(merged).x).toBeUndefined();
    expect(Object.keys(Object(merged))).toEqual(['constructor', 'prototype', '__proto__']);
  });

  test('a correction merges: a name, a seat, a position', () => {
    const renamed = appendAll(openLog(), {
      kind: 'correct',
      part: {
        players: [
          { id: 'ana', name: 'Anna' },
          { id: 'ben', name: 'Ben' },
        ],
      },
    });
    expect(renamed.effective.header.players[0]?.name).toBe('Anna');
    const swapped = appendAll(openLog(), { kind: 'correct', part: { setup: { white: 'ben' } } });
    expect(stateOf(swapped).position).toMatchObject({ sides: { w: 'ben', b: 'ana' } });
    const removed = effectiveLog({ players: [], setup: { a: { b: 1, c: 2 } } }, [
      { kind: 'correct', at: 0, part: { setup: { a: { b: null } } } },
    ]);
    expect(removed.header.setup).toEqual({ a: { c: 2 } });
  });

  test('a correction says only what differs, and leads there', () => {
    const before: Header = {
      players: people('ana', 'ben'),
      setup: { white: 'ana', agreements: { courtesy: 'off', first: 'white' }, position: { onMove: 'w' } },
    };
    const after: Header = { players: people('ana', 'ben'), setup: { white: 'ben', agreements: { courtesy: 'off', first: 'black' } } };
    const patch = diffHeaders(before, after);
    expect(patch).toEqual({ setup: { white: 'ben', agreements: { first: 'black' }, position: null } });
    expect(applyPatch(before, patch ?? {})).toEqual(after);
    expect(diffHeaders(before, before)).toBeUndefined();
  });

  test('a correction of the people alone leaves the set-up out, one of the set-up the people', () => {
    const serializePatch = (patch: unknown): string | undefined => JSON.stringify(patch);
    expect(serializePatch(diffHeaders(header, { ...header, players: people('zoe', 'ben') }))).toBe(
      serializePatch({ players: people('zoe', 'ben') }),
    );
    expect(Object.keys(diffHeaders(header, { ...header, setup: { white: 'ben' } }) ?? {})).toEqual(['setup']);
    expect(Object.keys(diffHeaders(header, { ...header, players: people('zoe', 'ben') }) ?? {})).toEqual(['players']);
  });

  test('a field that is left out on both sides is no difference; one that becomes an object, or ceases to be, is told whole', () => {
    const from = (setup: Header['setup']): Header => ({ ...header, setup });
    expect(diffHeaders(from({ a: undefined }), from({}))).toBeUndefined();
    expect(diffHeaders(from({ a: [1] }), from({ a: { b: 2 } }))).toEqual({ setup: { a: { b: 2 } } });
    expect(diffHeaders(from({ a: { b: 2 } }), from({ a: [1] }))).toEqual({ setup: { a: [1] } });
    expect(diffHeaders(from({ a: { b: 2 } }), from({ a: 3 }))).toEqual({ setup: { a: 3 } });
  });

  test('a correction that the box does not allow is refused with its field', () => {
    expect(add(openLog(), { kind: 'correct', part: { setup: { white: 'zoe' } } })).toMatchObject({
      code: 'unknown-player',
      path: ['setup', 'white'],
    });
  });

  test('events of somebody who no longer plays are a conflict, not a crash', () => {
    const table = appendAll(openLog(), move('a1', 'a2'), {
      kind: 'correct',
      part: { players: people('zoe', 'ben'), setup: { white: 'zoe' } },
    });
    expect(table.conflict).toMatchObject({ entry: 0, cause: { code: 'unknown-player' }, isWaivable: false });
  });
});

describe('entries that name nothing', () => {
  const first: Entry = { kind: 'happened', at: 1, event: { type: 'move', by: 'ana' } };
  const of = (...entries: readonly Entry[]) => effectiveLog(header, entries);

  test('an amendment or a strike of no event changes none', () => {
    const events = [{ entry: 0, event: first.event }];
    for (const odd of [
      { kind: 'strike', at: 2, entry: 7 },
      { kind: 'amend', at: 2, entry: 7, event: { type: 'resign' } },
    ] as const) {
      expect(of(first, odd).events).toEqual(events);
      expect(Object.keys(of(first, odd).events)).toEqual(['0']);
    }
  });

  test('one undo too many takes nothing more, and one redo too many brings nothing', () => {
    expect(of(first, { kind: 'undo', at: 2 }, { kind: 'undo', at: 3 }, { kind: 'redo', at: 4 })).toMatchObject({
      nextUndo: 0,
      nextRedo: undefined,
    });
    expect(of(first, { kind: 'redo', at: 2 }).nextUndo).toBe(0);
  });
});

describe('agreed on the way', () => {
  const agree = (agreement: string, choice: string, from?: 'now'): Entry => ({ kind: 'agree', at: 1, agreement, choice, from });
  const agreedAfter = (...entries: readonly Entry[]) => effectiveLog(header, entries).lateAgreements.map(({ agreement }) => agreement);

  test('what is agreed from the beginning takes the place of what held from there on, and of nothing else', () => {
    const [debt, dragon] = [agree('debt', 'floor', 'now'), agree('dragon', 'off', 'now')];
    expect(agreedAfter(debt, dragon)).toEqual(['debt', 'dragon']);
    expect(agreedAfter(debt, dragon, agree('debt', 'floor'))).toEqual(['dragon']);
    expect(agreedAfter(agree('debt', 'floor'), debt)).toEqual(['debt']);
  });

  test('what decided how the game opened cannot change on the way, and the trouble lies in when', () => {
    expect(add(openLog(), { kind: 'agree', agreement: 'first', choice: 'black', from: 'now' })).toEqual(
      inputError(['from'], 'not-understood', { field: 'from', found: 'now' }),
    );
    expect(isTable(add(openLog(), { kind: 'agree', agreement: 'courtesy', choice: 'off', from: 'now' }))).toBe(true);
  });
});

describe('a correction that tells events anew', () => {
  const bonus = (points: number): Event => ({ type: 'adjust', by: 'ana', points, reason: 'tea' });
  const correct = (...events: readonly { readonly entry: number; readonly event: Event }[]): Act => ({ kind: 'correct', part: {}, events });

  test('puts each in its place, and leaves out those that are gone', () => {
    const table = appendAll(openLog(), eventAct(bonus(3)), move('e1', 'e2'));
    const right = appendAll(table, correct({ entry: 0, event: bonus(5) }, { entry: 7, event: bonus(9) }));
    expect(right.effective.events.map(({ entry }) => entry)).toEqual([0, 1]);
    expect(comparePoints(table, right).points).toEqual([{ player: 'ana', before: exactRange(3), after: exactRange(5) }]);
  });

  test('strikes out what is said by the header now, and an undo brings it back', () => {
    const table = appendAll(openLog(), eventAct(bonus(3)), move('e1', 'e2'));
    const right = appendAll(table, { kind: 'correct', part: { setup: { white: 'ana' } }, struck: [0, 7] });
    expect(right.effective.events.map(({ entry }) => entry)).toEqual([1]);
    expect(appendAll(right, { kind: 'undo' }).effective.events.map(({ entry }) => entry)).toEqual([0, 1]);
  });

  const played = appendAll(openLog(), eventAct(bonus(3)), move('e1', 'e2'), move('e9', 'e8'), eventAct({ ...bonus(2), by: 'ben' }));

  test('where it leaves a conflict, what it alters is told from where the game stood then', () => {
    const struck = appendAll(played, { kind: 'strike', entry: 1 });
    expect([struck.conflict?.entry, comparePoints(played, struck).points]).toEqual([2, []]);
    const twice = appendAll(openLog(), eventAct(bonus(3)), eventAct({ ...bonus(1), by: 'ben' }), move('e1', 'e2'), move('e9', 'e8'));
    expect(comparePoints(twice, appendAll(twice, { kind: 'strike', entry: 2 }))).toMatchObject({ points: [], conflict: { entry: 3 } });
    const appended = appendAll(
      played,
      correct({ entry: 0, event: bonus(5) }, { entry: 1, event: { type: 'move', path: ['e1', 'e5'], by: 'ana' } }),
    );
    expect([appended.conflict?.entry, comparePoints(played, appended).points]).toEqual([
      1,
      [{ player: 'ana', before: exactRange(3), after: exactRange(5) }],
    ]);
    const further = appendAll(struck, { kind: 'strike', entry: 0 });
    expect(comparePoints(struck, further).points).toEqual([{ player: 'ana', before: exactRange(3), after: exactRange(0) }]);
  });

  test('where the game stands before its first event, nothing was altered before it', () => {
    const moved = appendAll(openLog(), move('e1', 'e2'), eventAct({ ...bonus(2), by: 'ben' }));
    const black = appendAll(moved, { kind: 'correct', part: { setup: { white: 'ben' } } });
    expect([black.conflict?.entry, comparePoints(moved, black).points]).toEqual([0, []]);
  });
});

describe('points and ends', () => {
  test('before the end whoever has the most points is first, together with whoever is level', () => {
    const adjustAct = (by: string): Act => eventAct({ type: 'adjust', by, points: 2, reason: 'tea' });
    const ahead = appendAll(openLog(), adjustAct('ben'));
    expect(tableCertainty(ahead)).toEqual({ points: { ana: exactRange(0), ben: exactRange(2) }, leaders: ['ben'], unplaced: [] });
    expect(tableCertainty(appendAll(ahead, adjustAct('ana'))).leaders).toEqual(['ana', 'ben']);
  });

  test('a table that stops lets the standings count, one that is left does not', () => {
    const ends = (counted?: true) => effectiveLog(header, [{ kind: 'abandon', at: 1, counted }]);
    expect([ends(true), ends()].map(({ isAbandoned, isStopped }) => [isAbandoned, isStopped])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('points are nobody’s business while they are kept hidden, and everybody’s once the table stops or the game is over', () => {
    const gate = (hidden: string): Header => ({
      players: people('ana', 'ben', 'cat'),
      setup: {
        record: 'table',
        first: 'ana',
        colours: { ana: ['yellow'], ben: ['green'], cat: ['red'] },
        agreements: { 'hidden-points': hidden },
      },
    });
    const table = (start: Header, ...entries: readonly Entry[]): Table => {
      const found = openTable(gameOf('kings-gate'), start, entries);
      if (isInputError(found)) throw new Error(JSON.stringify(found));
      return found;
    };
    expect(isSecret(table(gate('hidden')))).toBe(true);
    expect(isSecret(table(gate('open')))).toBe(false);
    expect(isSecret(table(gate('hidden'), { kind: 'abandon', at: 1, counted: true }))).toBe(false);
    expect(isSecret(table(gate('hidden'), { kind: 'abandon', at: 1 }))).toBe(true);
    expect(isSecret(openLog())).toBe(false);
  });

  test('what a change alters is known before it is accepted', () => {
    const table = appendAll(
      openLog(),
      eventAct({ type: 'adjust', by: 'ben', points: 2, reason: 'tea' }),
      eventAct({ type: 'resign', by: 'ana' }),
    );
    const struck = appendAll(table, { kind: 'strike', entry: 1 });
    expect(comparePoints(table, struck)).toEqual({
      points: [{ player: 'ben', before: exactRange(3), after: exactRange(2) }],
      conflict: undefined,
    });
  });

  test('somebody who was corrected in had nothing before', () => {
    const table = appendAll(openLog(), eventAct({ type: 'resign', by: 'ben' }));
    for (const id of ['zoe', 'constructor', '0']) {
      const other = appendAll(table, { kind: 'correct', part: { players: people(id, 'ben'), setup: { white: id } } });
      expect(comparePoints(table, other)).toEqual({
        points: [{ player: id, before: exactRange(0), after: exactRange(1) }],
        conflict: undefined,
      });
    }
  });

  test('an abandoned game takes only an undo', () => {
    const table = appendAll(openLog(), { kind: 'abandon' });
    expect(table.effective.isAbandoned).toBe(true);
    expect(add(table, move('a1', 'a2'))).toMatchObject({ reason: { rule: 'log.abandoned' } });
    expect(appendAll(table, { kind: 'undo' }).effective.isAbandoned).toBe(false);
  });

  test('a finished game takes no further event', () => {
    const table = appendAll(openLog(), eventAct({ type: 'resign' }));
    expect(add(table, move('a1', 'a2'))).toMatchObject({ reason: { rule: 'phase' } });
    expect(add(table, eventAct({ type: 'adjust', by: 'ana', points: 1, reason: 'late' }))).toMatchObject({
      reason: { rule: 'phase' },
    });
  });
});
