import { describe, expect, test } from 'vitest';
import { pointsOf } from '#law/score';
import type { Act } from '#session/log/effective-log';
import { agreementsBefore, append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { gameOf, people } from '../../transcripts';

const GATE = {
  players: people('ana', 'ben', 'cat'),
  setup: { record: 'table', first: 'ana', colours: { ana: ['yellow'], ben: ['green'], cat: ['red'] } },
};

function tableAfter(...acts: readonly Act[]): Table {
  return acts.reduce<Table>(
    (table, act) => {
      const next = append(table, act, 0);
      if (!isTable(next)) throw new Error(JSON.stringify(next));
      return next;
    },
    (() => {
      const table = openTable(gameOf('kings-gate'), GATE);
      if (!isTable(table)) throw new Error(JSON.stringify(table));
      return table;
    })(),
  );
}

const eventAct = (event: { readonly type: string }): Act => ({ kind: 'happened', event });
const loses = eventAct({ type: 'adjust', ...{ by: 'cat', points: -5, reason: 'tea' } });
const places = (x: number): Act => eventAct({ type: 'place', ...{ value: 1, at: [x, -1] } });
const mayOwe = (from?: 'now'): Act => ({ kind: 'agree', agreement: 'debt', choice: 'negative', ...(from && { from }) });
const points = ({ setup, game, ...table }: Table): number | undefined =>
  pointsOf(setup.players, game.law.lines(stateOf({ setup, game, ...table }).position)).cat;

describe('a choice that holds from now on', () => {
  test('lets a Monarch of Kingdom walk into danger from there, and says nothing of who began', () => {
    const table = openTable(gameOf('kingdom'), {
      players: people('ana', 'ben'),
      setup: { white: 'ana', position: { pieces: { e4: 'wM', e9: 'bM', c5: 'b1' }, onMove: 'w' } },
    });
    if (!isTable(table)) throw new Error(JSON.stringify(table));
    const danger = eventAct({ type: 'move', ...{ path: ['e4', 'd4'] } });
    expect(append(table, danger, 0)).toMatchObject({ reason: { rule: 'kd.courtesy' } });
    const free = append(table, { kind: 'agree', agreement: 'courtesy', choice: 'off', from: 'now' }, 0);
    if (!isTable(free)) throw new Error(JSON.stringify(free));
    expect(free.effective.correctionEntries).toEqual([0]);
    expect(isTable(append(free, danger, 0))).toBe(true);
    expect(append(table, { kind: 'agree', agreement: 'first', choice: 'black', from: 'now' }, 0)).toMatchObject({ path: ['from'] });
  });

  test('leaves what was counted as it is, and counts what comes', () => {
    expect(points(tableAfter(loses, mayOwe('now'), loses))).toBe(-5);
    expect(points(tableAfter(loses, mayOwe(), loses))).toBe(-10);
    expect(agreementsBefore(tableAfter(mayOwe('now'))).debt).toBe('negative');
  });

  test('is taken back and brought again like any entry', () => {
    const table = tableAfter(loses, mayOwe('now'), loses, { kind: 'undo' }, { kind: 'undo' }, loses);
    expect(points(table)).toBe(0);
    expect(points(tableAfter(loses, mayOwe('now'), { kind: 'undo' }, { kind: 'redo' }, loses))).toBe(-5);
  });

  test('gives way to one from the beginning', () => {
    const back: Act = { kind: 'agree', agreement: 'debt', choice: 'floor' };
    expect(points(tableAfter(loses, mayOwe('now'), loses, back))).toBe(0);
  });

  test('stands where it was made, whatever is struck or amended around it', () => {
    const table = tableAfter(places(-1), places(0), mayOwe('now'), loses, { kind: 'strike', entry: 1 });
    expect(points(table)).toBe(-5);
    const reopened = openTable(table.game, table.header, table.entries);
    if (!isTable(reopened)) throw new Error('unreadable');
    expect(reopened.steps.map(({ state }) => state.position)).toEqual(table.steps.map(({ state }) => state.position));
    expect(reopened.steps[0]?.state.phase).toBe('turn');
  });
});
