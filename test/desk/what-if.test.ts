import { describe, expect, test } from 'vitest';
import { findAlternativeAttempts, tryAct } from '#desk/what-if';
import type { AdjustEvent, EventBase } from '#law/game';
import { exactRange } from '#law/score';
import { withConsent } from '#screens/table/view';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { gameOf, people } from '../transcripts';

function layOutTable(id: string, setup: Readonly<Record<string, unknown>>, events: readonly EventBase[] = [], ids = ['ana', 'ben']): Table {
  let table = openTable(gameOf(id), { players: people(...ids), setup });
  for (const event of events) {
    const next = isTable(table) ? append(table, { kind: 'happened', event }, 0) : table;
    table = isTable(next) ? next : table;
    if (!isTable(next)) throw new Error(JSON.stringify(next));
  }
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return table;
}

const kingdom = (pieces: Readonly<Record<string, string>>): Table =>
  layOutTable('kingdom', { white: 'ana', position: { pieces, onMove: 'w' } });
const move = (...path: readonly string[]) => ({ kind: 'happened', event: { type: 'move', path } }) as const;

describe('what is tried', () => {
  const table = kingdom({ c3: 'w3', a1: 'wM', d4: 'b2', f6: 'b1', g7: 'bM' });

  test('is ruled as at the table, and leaves the game it was tried on alone', () => {
    const before = JSON.stringify(table.entries);
    const attempt = tryAct(table, move('c3', 'e5', 'g7'));
    expect(attempt.after !== undefined && stateOf(attempt.after).isFinished).toBe(true);
    expect(attempt.refusal).toBeUndefined();
    expect(JSON.stringify(table.entries)).toBe(before);
    expect(stateOf(table).isFinished).toBe(false);
  });

  test('is refused with the rule', () => {
    const attempt = tryAct(table, move('c3', 'c5'));
    expect(attempt.after).toBeUndefined();
    expect(attempt.refusal).toMatchObject({ rule: 'kd.jump.needs-piece' });
  });

  test('may be let stand exactly where every rule it breaks may be waived', () => {
    expect(tryAct(table, move('c3', 'c5')).isWaivable).toBe(true);
    expect(tryAct(table, withConsent(move('c3', 'c5'))).after).toBeDefined();
    // The first rule may be waived, the square that is taken may not.
    const taken = tryAct(table, move('c3', 'a1'));
    expect(taken).toMatchObject({ refusal: { rule: 'kd.jump.needs-piece' }, isWaivable: false });
    expect(tryAct(table, withConsent(move('c3', 'a1'))).refusal).toMatchObject({ rule: 'kd.land.own' });
  });

  test('shows what it does to the points', () => {
    const handicap: AdjustEvent = { type: 'adjust', by: 'ben', points: 3, reason: 'handicap' };
    const attempt = tryAct(table, { kind: 'happened', event: handicap });
    expect(attempt.points).toEqual([{ player: 'ben', before: exactRange(0), after: exactRange(3) }]);
  });

  test('another agreement can be tried', () => {
    const attempt = tryAct(table, { kind: 'agree', agreement: 'courtesy', choice: 'off' });
    expect(attempt.after?.setup.agreements.courtesy).toBe('off');
    expect(findAlternativeAttempts(attempt)).toEqual([]);
  });
});

describe('what another agreement would change', () => {
  test('throne-capture is named where a Knight takes the Monarch on its throne', () => {
    const table = kingdom({ d9: 'w3', a1: 'wM', e9: 'bM' });
    const attempt = tryAct(table, move('d9', 'e9'));
    expect(attempt.after).toBeDefined();
    expect(findAlternativeAttempts(attempt)).toMatchObject([
      { agreement: 'throne-capture', choice: 'forbidden', tryAct: { after: undefined } },
    ]);
  });

  test('courtesy is named where a Monarch walks into danger', () => {
    const table = kingdom({ d4: 'wM', f4: 'b3', i9: 'bM' });
    const attempt = tryAct(table, move('d4', 'e4'));
    expect(attempt.refusal).toMatchObject({ rule: 'kd.courtesy' });
    const others = findAlternativeAttempts(attempt);
    expect(others.map(({ agreement, choice, tryAct: other }) => [agreement, choice, other.after !== undefined])).toEqual([
      ['courtesy', 'off', true],
    ]);
  });

  test('no agreement is named where none speaks of the event', () => {
    const table = kingdom({ c3: 'w3', a1: 'wM', i9: 'bM' });
    expect(findAlternativeAttempts(tryAct(table, move('c3', 'c4')))).toEqual([]);
  });
});
