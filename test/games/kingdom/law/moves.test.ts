import { describe, expect, test } from 'vitest';
import { ruleOn } from '#session/log/rule-on';
import { gameOf } from '../../../transcripts';
import { judgeGame, move, playPosition, refusal, stateOf } from './positions';

describe('kd.turn.order', () => {
  test('turns alternate', () => {
    expect(judgeGame([move('e1', 'e2')]).turn).toBe('ben');
    expect(judgeGame([move('e1', 'e2'), move('e9', 'e8')]).turn).toBe('ana');
  });

  test('the other player may not move', () => {
    expect(judgeGame([{ ...move('e9', 'e8'), by: 'ben' }]).refused?.rule).toBe('kd.turn.order');
  });

  test('a captured Knight is put back before the turn ends', () => {
    const taken = { d4: 'wM', d5: 'b2' };
    expect(playPosition(taken, [move('d4', 'd5')])).toMatchObject({ phase: 'replacing', turn: 'ana' });
    expect(playPosition(taken, [move('d4', 'd5'), { type: 'replace', at: 'a5' }])).toMatchObject({ phase: 'moving', turn: 'ben' });
    expect(playPosition(taken, [move('d4', 'd5'), { type: 'replace', at: 'a5', by: 'ben' }]).refused?.rule).toBe('kd.turn.order');
    expect(playPosition(taken, [move('d4', 'd5'), move('i9', 'i8')]).refused?.rule).toBe('phase');
  });
});

describe('kd.move.own-piece', () => {
  test('an empty square and an enemy piece are not yours', () => {
    expect(refusal({ c3: 'w2' }, ['c4', 'c5'])).toBe('kd.move.own-piece');
    expect(refusal({ c3: 'w2', d5: 'b1' }, ['d5', 'd6'])).toBe('kd.move.own-piece');
    expect(refusal({ c3: 'w2', d5: 'b1' }, ['c3', 'c4'])).toBeUndefined();
  });
});

describe('kd.move.shape', () => {
  test('one step goes to any of the eight neighbours', () => {
    for (const to of ['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4']) expect(refusal({ c3: 'w2' }, ['c3', to])).toBeUndefined();
  });

  test('a knight’s move, three squares or a bent jump have no shape', () => {
    for (const to of ['d5', 'c6', 'e4', 'f6']) expect(refusal({ c3: 'w2' }, ['c3', to])).toBe('kd.move.shape');
  });

  test('steps and jumps do not mix, and there is only one step', () => {
    const pieces = { c3: 'w2', d4: 'w1', f5: 'w1' };
    expect(refusal(pieces, ['c3', 'e5', 'e6'])).toBe('kd.move.shape');
    expect(refusal(pieces, ['c3', 'c4', 'c5'])).toBe('kd.move.shape');
    expect(refusal(pieces, ['c3', 'e5', 'g5'])).toBeUndefined();
  });
});

describe('kd.move.must-move', () => {
  test('a chain of jumps may cross its own start but not end there', () => {
    const pieces = { c3: 'w2', d3: 'w1', c4: 'w3' };
    expect(refusal(pieces, ['c3', 'e3', 'c3'])).toBe('kd.move.must-move');
    expect(refusal(pieces, ['c3', 'e3', 'c3', 'c5'])).toBeUndefined();
  });
});

describe('kd.jump.needs-piece', () => {
  test('nothing between, nothing to jump', () => {
    expect(refusal({ c3: 'w2' }, ['c3', 'e5'])).toBe('kd.jump.needs-piece');
    expect(refusal({ c3: 'w2', d4: 'w1' }, ['c3', 'e5'])).toBeUndefined();
  });

  test('each jump of a row needs a piece of its own', () => {
    expect(refusal({ c3: 'w4', d3: 'w1', d4: 'w2' }, ['c3', 'e3', 'c5', 'c3', 'c1'])).toBe('kd.jump.needs-piece');
  });
});

describe('kd.jump.size', () => {
  const table = { 1: [4], 2: [1], 3: [1, 2], 4: [1, 2, 3] };
  for (const [mover, jumps] of Object.entries(table)) {
    test(`size ${mover} jumps ${jumps.join(', ')} among the enemy`, () => {
      for (const jumped of [1, 2, 3, 4]) {
        const found = refusal({ c3: `w${mover}`, d4: `b${jumped}` }, ['c3', 'e5']);
        expect(found, `over ${jumped}`).toBe(jumps.includes(jumped) ? undefined : 'kd.jump.size');
      }
    });
  }

  test('a Knight of one’s own side is always jumped', () => {
    for (const own of [1, 2, 3, 4]) expect(refusal({ c3: 'w1', d4: `w${own}` }, ['c3', 'e5'])).toBeUndefined();
  });

  test('the same piece may be jumped twice in one move', () => {
    expect(refusal({ c3: 'w3', d3: 'b1', e4: 'w1', d4: 'w2' }, ['c3', 'e3', 'e5', 'c3', 'e3'])).toBeUndefined();
  });
});

describe('kd.jump.monarch', () => {
  test('no Knight jumps a Monarch, own or enemy', () => {
    expect(refusal({ c3: 'w4', d4: 'wM' }, ['c3', 'e5'])).toBe('kd.jump.monarch');
    expect(refusal({ c3: 'w4', d4: 'bM' }, ['c3', 'e5'])).toBe('kd.jump.monarch');
  });

  test('the Monarch jumps every Knight and the enemy Monarch', () => {
    for (const jumped of ['w1', 'w4', 'b1', 'b2', 'b3', 'b4']) {
      expect(refusal({ c3: 'wM', d4: jumped }, ['c3', 'e5'], { courtesy: 'off' })).toBeUndefined();
    }
    expect(refusal({ c3: 'wM', d4: 'bM' }, ['c3', 'e5'], { courtesy: 'off' })).toBeUndefined();
  });
});

describe('kd.land.own', () => {
  test('nobody lands on a piece of their own side, by step, jump or in between', () => {
    expect(refusal({ c3: 'w2', c4: 'w1' }, ['c3', 'c4'])).toBe('kd.land.own');
    expect(refusal({ c3: 'wM', c4: 'w1', c5: 'w2' }, ['c3', 'c5'])).toBe('kd.land.own');
    expect(refusal({ c3: 'w2', c4: 'w1', c5: 'w2', c6: 'w3' }, ['c3', 'c5', 'c7'])).toBe('kd.land.own');
  });
});

describe('kd.land.knight-spares-knight', () => {
  test('Knights never take Knights, on the way or at its end', () => {
    expect(refusal({ c3: 'w4', c4: 'b1' }, ['c3', 'c4'])).toBe('kd.land.knight-spares-knight');
    expect(refusal({ c3: 'w4', c4: 'w1', c5: 'b1' }, ['c3', 'c5'])).toBe('kd.land.knight-spares-knight');
    expect(refusal({ c3: 'w4', c4: 'w1', c5: 'b1', c6: 'w2' }, ['c3', 'c5', 'c7'])).toBe('kd.land.knight-spares-knight');
  });
});

describe('kd.land.ends-move', () => {
  test('nothing jumps on from the square of a captured piece', () => {
    const pieces = { c3: 'wM', c4: 'w1', c5: 'b2', c6: 'w2' };
    expect(refusal(pieces, ['c3', 'c5', 'c7'])).toBe('kd.land.ends-move');
    expect(refusal(pieces, ['c3', 'c5'])).toBeUndefined();
    expect(refusal({ c3: 'w3', c4: 'w1', c5: 'bM', c6: 'w2' }, ['c3', 'c5', 'c7'])).toBe('kd.land.ends-move');
  });
});

describe('kd.throne.knights-barred', () => {
  test('a Knight never stands on a throne, not even between two jumps', () => {
    expect(refusal({ e2: 'w2' }, ['e2', 'e1'])).toBe('kd.throne.knights-barred');
    expect(refusal({ d8: 'w2' }, ['d8', 'e9'])).toBe('kd.throne.knights-barred');
    expect(refusal({ c1: 'w2', d1: 'w1', f1: 'w3' }, ['c1', 'e1', 'g1'])).toBe('kd.throne.knights-barred');
  });

  test('but one that the table has let stand there leaves it like any other square', () => {
    const leaving = [{ ...move('e2', 'e1'), consent: true }, { type: 'move', path: ['i9', 'i8'] }, move('e1', 'd2')];
    expect(playPosition({ e2: 'w2' }, leaving)).toMatchObject({ accepted: 3, warnings: [{ index: 0, rule: 'kd.throne.knights-barred' }] });
  });

  test('a Monarch passing the enemy throne between two jumps neither wins nor stops', () => {
    const passing = playPosition({ c9: 'wM', d9: 'b4', f9: 'b4', a5: 'bM' }, [move('c9', 'e9', 'g9')], { courtesy: 'off' });
    expect(passing).toMatchObject({ accepted: 1, phase: 'moving', finished: false });
  });
});

test('a move that breaks several rules names the first in refusal order', () => {
  const pieces = { c3: 'w1', d4: 'b3', e5: 'b2' };
  expect(refusal(pieces, ['c3', 'e5'])).toBe('kd.jump.size');
  expect(refusal({ c3: 'w1', e5: 'b2' }, ['c3', 'e5'])).toBe('kd.jump.needs-piece');
});

describe('what a legal move rests on', () => {
  const behind = (pieces: Parameters<typeof stateOf>[0], path: readonly string[]) => {
    const event = { ...move(...path), by: 'ana' };
    const answer = ruleOn(gameOf('kingdom'), stateOf(pieces), event);
    return answer.outcome === 'accepted' ? answer.ruling.reasons.map(({ rule: id }) => id) : [];
  };

  test.each([
    [{ c3: 'w2' }, ['c3', 'c4'], ['kd.move.shape']],
    [{ c3: 'w2', c4: 'b1' }, ['c3', 'c5'], ['kd.move.shape', 'kd.jump.size']],
    [{ e4: 'wM', e5: 'w3' }, ['e4', 'e6'], ['kd.move.shape', 'kd.jump.monarch', 'kd.courtesy']],
    [{ e4: 'wM', e5: 'b2' }, ['e4', 'e5'], ['kd.move.shape', 'kd.capture.knight', 'kd.replace.square', 'kd.courtesy']],
    [{ c3: 'w2', c4: 'bM' }, ['c3', 'c4'], ['kd.move.shape', 'kd.capture.monarch']],
    [{ e7: 'wM', e8: 'b4' }, ['e7', 'e9'], ['kd.move.shape', 'kd.jump.monarch', 'kd.throne.won']],
  ] as const)('%j, %j', (pieces, path, rules) => expect(behind(pieces, path)).toEqual(rules));

  test('putting a Knight back rests on the rules of its square', () => {
    const { law, flow } = gameOf('kingdom');
    const replacing = flow.step(stateOf({ a2: 'b2' }), { ...move('a1', 'a2'), by: 'ana' });
    const put = { type: 'replace', by: 'ana', at: 'h2' };
    expect(law.judge(replacing.position, put).reasons).toEqual([{ rule: 'kd.replace.square', params: {}, places: [] }]);
  });
});
