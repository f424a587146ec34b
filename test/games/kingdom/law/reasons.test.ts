import { describe, expect, test } from 'vitest';
import { brokenRules } from '#law/ruling';
import type { GameState } from '#machines/flow';
import { gameOf } from '../../../transcripts';
import { move, stateOf } from './positions';

const kingdom = gameOf('kingdom');

const broken = ({ position }: GameState, event: { readonly type: string; readonly by?: string }) =>
  brokenRules(kingdom.law.judge(position, { by: 'ana', ...event }));

describe('what a refusal tells, and where it points', () => {
  const cases: readonly (readonly [Readonly<Record<string, string>>, readonly string[], readonly object[]])[] = [
    [{}, ['c4', 'c5'], [{ rule: 'kd.move.own-piece', params: { square: 'c4' }, places: ['c4'] }]],
    [{ c3: 'b2' }, ['c3', 'c4'], [{ rule: 'kd.move.own-piece', params: { square: 'c3' }, places: ['c3'] }]],
    [
      { c3: 'w2', d3: 'w1' },
      ['c3', 'e3', 'e4'],
      [{ rule: 'kd.move.shape', params: { from: 'e3', to: 'e4', step: true }, places: ['e3', 'e4'] }],
    ],
    [{ c3: 'w2', d3: 'w1' }, ['c3', 'e3', 'c3'], [{ rule: 'kd.move.must-move', params: { square: 'c3' }, places: ['c3'] }]],
    [{ c3: 'w2' }, ['c3', 'c5'], [{ rule: 'kd.jump.needs-piece', params: { over: 'c4' }, places: ['c4'] }]],
    [{ c3: 'w2', c4: 'b3' }, ['c3', 'c5'], [{ rule: 'kd.jump.size', params: { mover: 2, jumped: 3 }, places: ['c4'] }]],
    [{ c3: 'w2', d1: 'w1' }, ['d1', 'e1'], [{ rule: 'kd.throne.knights-barred', params: { square: 'e1' }, places: ['e1'] }]],
    [{ c3: 'w2', c4: 'w3' }, ['c3', 'c4'], [{ rule: 'kd.land.own', params: { square: 'c4' }, places: ['c4'] }]],
    [{ c3: 'w2', c4: 'b3' }, ['c3', 'c4'], [{ rule: 'kd.land.knight-spares-knight', params: { square: 'c4' }, places: ['c4'] }]],
    [
      { c3: 'w3', c4: 'w1', c6: 'w2', c7: 'b4', e7: 'w4' },
      ['c3', 'c5', 'c7', 'e9'],
      [
        { rule: 'kd.jump.needs-piece', params: { over: 'd8' }, places: ['d8'] },
        { rule: 'kd.throne.knights-barred', params: { square: 'e9' }, places: ['e9'] },
        { rule: 'kd.land.knight-spares-knight', params: { square: 'c7' }, places: ['c7'] },
      ],
    ],
  ];
  test.each(cases)('%j, %j', (pieces, path, reasons) => {
    expect(broken(stateOf(pieces), move(...path))).toEqual(reasons);
  });

  test('a jump over a Monarch and a jump that goes on from a taken one point at that Monarch', () => {
    expect(broken(stateOf({ c3: 'w4', c4: 'bM' }), move('c3', 'c5'))).toEqual([
      { rule: 'kd.jump.monarch', params: { over: 'c4' }, places: ['c4'] },
    ]);
    const passing = { c3: 'w4', c4: 'w1', c5: 'bM', c6: 'w2' };
    expect(broken(stateOf(passing), move('c3', 'c5', 'c7'))).toEqual([
      { rule: 'kd.land.ends-move', params: { square: 'c5' }, places: ['c5'] },
    ]);
  });

  test('a move out of turn tells whose turn it is', () => {
    const wrong = { rule: 'kd.turn.order', params: { onMove: 'ana' }, places: [] };
    expect(broken(stateOf({ c3: 'w2' }), { ...move('c3', 'c4'), by: 'ben' })).toEqual([wrong]);
    // Out of turn nobody is told what courtesy would say.
    expect(broken(stateOf({ c3: 'b4' }), { ...move('a1', 'b2'), by: 'ben' })).toEqual([wrong]);
    const replacing = kingdom.flow.step(stateOf({ a2: 'b2' }), { ...move('a1', 'a2'), by: 'ana' });
    expect(broken(replacing, { type: 'replace', by: 'ben', ...{ at: 'h1' } })).toEqual([wrong]);
  });

  test('courtesy tells the Monarch that could be taken, and from where, in the order of the board', () => {
    const danger = { rule: 'kd.courtesy', params: { square: 'b2', from: ['c3', 'b4'] }, places: ['b2', 'c3', 'b4'] };
    expect(broken(stateOf({ c3: 'b4', b4: 'b3', b3: 'w1' }), move('a1', 'b2'))).toEqual([danger]);
  });

  test('a refused square for a Knight tells that it is taken, a throne, or one that endangers', () => {
    const replacing = kingdom.flow.step(stateOf({ a2: 'b2' }), { ...move('a1', 'a2'), by: 'ana' });
    const put = (at: string) => broken(replacing, { type: 'replace', ...{ at } });
    expect(put('i9')).toEqual([{ rule: 'kd.replace.square', params: { square: 'i9', throne: false }, places: ['i9'] }]);
    expect(put('e9')).toEqual([{ rule: 'kd.replace.square', params: { square: 'e9', throne: true }, places: ['e9'] }]);
    expect(put('b3')).toEqual([{ rule: 'kd.courtesy', params: { square: 'a2', from: ['b3'] }, places: ['a2', 'b3'] }]);
    expect(put('h2')).toEqual([]);
  });
});

describe('how a game ended is told with its winner and its place', () => {
  const end = (pieces: Readonly<Record<string, string>>, event: object) =>
    kingdom.flow.step(stateOf(pieces), { type: '', by: 'ana', ...event });
  const linesOf = ({ position }: GameState) =>
    kingdom.law.lines(position).map(({ player, points, paid, reason }) => ({ player, points, paid, reason }));
  const winSentences = (reason: object) => [
    { player: 'ana', points: 1, paid: true, reason },
    { player: 'ben', points: 0, paid: false, reason },
  ];

  test('each ending (throne, capture, resignation, agreement) names its winner and its place', () => {
    const onThrone = end({ e8: 'wM' }, move('e8', 'e9'));
    expect(linesOf(onThrone)).toEqual(winSentences({ rule: 'kd.throne.won', params: { winner: 'ana' }, places: ['e9'] }));
    expect(linesOf(end({ h8: 'w1' }, move('h8', 'i9')))).toEqual(
      winSentences({ rule: 'kd.capture.monarch', params: { winner: 'ana' }, places: [] }),
    );
    expect(linesOf(end({}, { type: 'resign', by: 'ben' }))).toEqual(
      winSentences({ rule: 'resignation', params: { winner: 'ana' }, places: [] }),
    );
    const agreed = { rule: 'agreement', params: {}, places: [] };
    expect(linesOf(end({}, { type: 'draw' }))).toEqual(
      ['ana', 'ben'].map((player) => ({ player, points: 0, paid: false, reason: agreed })),
    );
    expect(linesOf(stateOf({}))).toEqual([]);
  });

  test('the headline names who is on move, who won, or nobody', () => {
    const headline = ({ position, phase }: GameState) => kingdom.law.headline(position, phase);
    expect(headline(stateOf({}))).toEqual({ key: 'moving', params: { player: 'ana' } });
    expect(headline(end({ a2: 'b2' }, move('a1', 'a2')))).toEqual({ key: 'replacing', params: { player: 'ana' } });
    expect(headline(end({}, { type: 'resign', by: 'ana' }))).toEqual({ key: 'finished', params: { winner: 'ben' } });
    expect(headline(end({}, { type: 'draw' }))).toEqual({ key: 'finished', params: { winner: '' } });
  });
});

test('every rule by its id in the order of the rules, and those a table may waive', () => {
  const kd = (names: string) => names.split(' ').map((name) => `kd.${name}`);
  expect(kingdom.law.rules).toEqual(
    kd(
      'turn.order move.own-piece move.shape move.must-move jump.needs-piece jump.size jump.monarch land.own land.knight-spares-knight land.ends-move throne.knights-barred capture.monarch capture.knight replace.square throne.won courtesy',
    ),
  );
  expect([...kingdom.law.waivableRules].sort()).toEqual(
    kd('courtesy jump.monarch jump.needs-piece jump.size move.must-move throne.knights-barred'),
  );
  expect(kingdom.law.agreements).toEqual({
    courtesy: ['monarch-moves', 'strict', 'off'],
    'throne-capture': ['allowed', 'forbidden'],
    first: ['white', 'black'],
  });
});

test('who may resign, draw or put back is offered as an event; adjust is nobody’s candidate', () => {
  const { position } = stateOf({ b9: 'b1' });
  expect(kingdom.law.candidates(position, 'resign')).toEqual([
    { type: 'resign', by: 'ana' },
    { type: 'resign', by: 'ben' },
  ]);
  expect(kingdom.law.candidates(position, 'draw')).toEqual([{ type: 'draw', by: 'ana' }]);
  expect(kingdom.law.candidates(position, 'adjust')).toEqual([]);
  expect(kingdom.law.remarks(position, { type: 'draw' }, position)).toEqual([]);
});
