import { describe, expect, test } from 'vitest';
import { lineSentence } from '#session/sentences/reason-sentences';
import { errorPath, gameOf } from '../../../transcripts';
import { judgeGame, move, players, playPosition, refusal, stateOf } from './positions';

describe('kd.capture.monarch', () => {
  test('any piece takes the enemy Monarch by step, by jump or by the last of several jumps', () => {
    const won = { finished: true, winners: ['ana'], points: { ana: 1, ben: 0 }, details: { ending: 'capture', moves: 0, danger: [] } };
    expect(playPosition({ c3: 'w1', c4: 'bM' }, [move('c3', 'c4')])).toMatchObject(won);
    expect(playPosition({ c3: 'w2', d4: 'b1', e5: 'bM' }, [move('c3', 'e5')])).toMatchObject(won);
    expect(playPosition({ c3: 'wM', c4: 'bM' }, [move('c3', 'c4')])).toMatchObject(won);
  });

  test('W3 c3 over B2 d4 and B1 f6 takes BM g7; a B4 on g7 is spared', () => {
    const pieces = { c3: 'w3', d4: 'b2', f6: 'b1' };
    expect(playPosition({ ...pieces, g7: 'bM' }, [move('c3', 'e5', 'g7')]).winners).toEqual(['ana']);
    expect(refusal({ ...pieces, g7: 'b4' }, ['c3', 'e5', 'g7'])).toBe('kd.land.knight-spares-knight');
  });

  test('a Monarch taken on its own throne is a capture', () => {
    expect(playPosition({ d9: 'wM', e9: 'bM' }, [move('d9', 'e9')]).details.ending).toBe('capture');
  });
});

describe('kd.capture.knight', () => {
  test('a Monarch takes a Knight by landing on its square; only a Monarch does', () => {
    expect(playPosition({ c3: 'wM', c4: 'b3' }, [move('c3', 'c4')]).phase).toBe('replacing');
    expect(playPosition({ c3: 'wM', c4: 'w1', c5: 'b3' }, [move('c3', 'c5')]).phase).toBe('replacing');
    expect(refusal({ c3: 'w4', c4: 'b3' }, ['c3', 'c4'])).toBeDefined();
  });

  test('taking is never compulsory', () => {
    expect(refusal({ c3: 'wM', c4: 'b3' }, ['c3', 'b2'])).toBeUndefined();
  });

  test('the Knight comes back on its own side', () => {
    const back = playPosition({ d4: 'wM', d5: 'b2' }, [move('d4', 'd5'), { type: 'replace', at: 'h8' }, move('h8', 'h7')]);
    expect(back).toMatchObject({ accepted: 3, turn: 'ana' });
  });
});

describe('kd.replace.square', () => {
  const ruleOnReplacing = (at: string) =>
    playPosition({ d4: 'wM', d5: 'b2', h8: 'w1' }, [move('d4', 'd5'), { type: 'replace', at }]).refused?.rule;

  test('a Knight is put back on any free square that is not a throne', () => {
    expect(ruleOnReplacing('a9')).toBeUndefined();
    expect(ruleOnReplacing('a1')).toBeUndefined();
    for (const at of ['h8', 'd5', 'i9', 'e1', 'e9']) expect(ruleOnReplacing(at), at).toBe('kd.replace.square');
  });
});

describe('kd.throne.won', () => {
  test('WM e7 over B4 e8 onto the empty e9 wins', () => {
    expect(playPosition({ e7: 'wM', e8: 'b4', a5: 'bM' }, [move('e7', 'e9')])).toMatchObject({
      winners: ['ana'],
      details: { ending: 'throne' },
    });
  });

  test('Black wins on e1; one’s own throne wins nothing', () => {
    const black = playPosition({ d2: 'bM', a9: 'wM' }, [move('d2', 'e1')], { courtesy: 'off' }, 'b');
    expect(black).toMatchObject({ winners: ['ben'], details: { ending: 'throne' } });
    expect(playPosition({ d2: 'wM' }, [move('d2', 'e1')]).finished).toBe(false);
  });
});

describe('kd.courtesy', () => {
  const danger = { e4: 'wM', c5: 'b1' };

  test('a Monarch that walks to where it could be taken takes the move back', () => {
    expect(refusal(danger, ['e4', 'd4'])).toBe('kd.courtesy');
    expect(refusal(danger, ['e4', 'e3'])).toBeUndefined();
  });

  test('a danger the Monarch did not walk into is shown, not refused', () => {
    const quiet = playPosition({ d4: 'wM', c5: 'b1', h2: 'w4' }, [move('h2', 'h3')]);
    expect(quiet).toMatchObject({ refused: null, details: { danger: ['ana'] } });
  });

  test('a winning move is exempt', () => {
    expect(refusal({ e8: 'wM', d9: 'b1', a5: 'bM' }, ['e8', 'e9'])).toBeUndefined();
    expect(refusal({ c4: 'wM', c5: 'bM', c6: 'b1' }, ['c4', 'c5'])).toBeUndefined();
  });

  test('taking a Knight is refused only if no square for it leaves the Monarch safe', () => {
    const shield = { d4: 'wM', e5: 'w3', d5: 'b2', h5: 'b4', g5: 'b1' };
    expect(refusal(shield, ['d4', 'd5'])).toBeUndefined();
    expect(refusal({ d4: 'wM', d5: 'b2', d7: 'bM', c6: 'b1' }, ['d4', 'd5'])).toBe('kd.courtesy');
  });

  test('putting the Knight where it endangers the Monarch is refused', () => {
    const ruleOnReplacing = (at: string) => playPosition({ d4: 'wM', d5: 'b2' }, [move('d4', 'd5'), { type: 'replace', at }]).refused?.rule;
    expect(ruleOnReplacing('d6')).toBe('kd.courtesy');
    expect(ruleOnReplacing('d7')).toBeUndefined();
  });

  test('a way round that the table lets stand is looked at like any move', () => {
    const around = (courtesy: string) =>
      playPosition({ e4: 'wM', e5: 'w3', d4: 'b1' }, [{ ...move('e4', 'e6', 'e4'), consent: true }], { courtesy });
    expect(around('strict')).toMatchObject({ phase: 'moving', turn: 'ben' });
    const warned = ['strict', 'monarch-moves', 'off'].map((courtesy) => around(courtesy).warnings.map(({ rule }) => rule));
    expect(warned).toEqual([['kd.move.must-move', 'kd.courtesy'], ['kd.move.must-move', 'kd.courtesy'], ['kd.move.must-move']]);
  });
});

describe('agreement: courtesy', () => {
  const exposed = { d4: 'wM', c5: 'b1', h2: 'w4' };

  test('monarch-moves, strict and off each take back other moves', () => {
    expect(refusal(exposed, ['h2', 'h3'], { courtesy: 'monarch-moves' })).toBeUndefined();
    expect(refusal(exposed, ['h2', 'h3'], { courtesy: 'strict' })).toBe('kd.courtesy');
    expect(refusal(exposed, ['d4', 'c4'], { courtesy: 'monarch-moves' })).toBe('kd.courtesy');
    expect(refusal(exposed, ['d4', 'c4'], { courtesy: 'off' })).toBeUndefined();
  });

  test('off also lets a Knight be put back anywhere', () => {
    const events = [move('d4', 'd5'), { type: 'replace', at: 'd6' }];
    expect(playPosition({ d4: 'wM', d5: 'b2' }, events, { courtesy: 'off' }).refused).toBeNull();
  });

  test('the count of moves leaves out what courtesy refuses', () => {
    const count = (courtesy: string) => playPosition({ d4: 'wM', d5: 'b2' }, [move('d4', 'd5')], { courtesy }).details.moves;
    expect([count('off'), count('monarch-moves')]).toEqual([77, 69]);
  });
});

describe('agreement: throne-capture', () => {
  const pieces = { e8: 'w2', e9: 'bM' };

  test('a Knight takes the Monarch on its throne, or is barred from it', () => {
    expect(playPosition(pieces, [move('e8', 'e9')]).winners).toEqual(['ana']);
    expect(refusal(pieces, ['e8', 'e9'], { 'throne-capture': 'forbidden' })).toBe('kd.throne.knights-barred');
  });

  test('where it is forbidden a Knight is no danger there, another Monarch is', () => {
    const danger = (extra: object, choice: string) => playPosition({ e9: 'bM', ...extra }, [], { 'throne-capture': choice }).details.danger;
    expect(danger({ e8: 'w2' }, 'allowed')).toEqual(['ben']);
    expect(danger({ e8: 'w2' }, 'forbidden')).toEqual([]);
    expect(danger({ d8: 'wM' }, 'forbidden')).toEqual(['ana', 'ben']);
    const jumping = { e7: 'w3', e8: 'b1' };
    expect(danger(jumping, 'allowed')).toEqual(['ben']);
    expect(danger(jumping, 'forbidden')).toEqual([]);
    expect(danger({ e9: 'wM', e1: 'bM', e7: 'b3', e8: 'w1' }, 'forbidden')).toEqual([]);
  });
});

describe('agreement: first', () => {
  test('White or Black begins as agreed, unless a position says otherwise', () => {
    expect(judgeGame([]).turn).toBe('ana');
    expect(judgeGame([], { first: 'black' }).turn).toBe('ben');
    expect(playPosition({}, [], { first: 'black' }, 'w').turn).toBe('ana');
  });
});

describe('resigning and agreeing', () => {
  test('either player resigns at any time', () => {
    expect(judgeGame([{ type: 'resign' }])).toMatchObject({ winners: ['ben'], details: { ending: 'resignation' } });
    expect(judgeGame([{ type: 'resign', by: 'ben' }])).toMatchObject({ winners: ['ana'] });
    expect(playPosition({ d4: 'wM', d5: 'b2' }, [move('d4', 'd5'), { type: 'resign', by: 'ben' }]).winners).toEqual(['ana']);
  });

  test('a draw puts both first', () => {
    const drawn = judgeGame([move('e1', 'e2'), { type: 'draw', by: 'ana' }]);
    expect(drawn).toMatchObject({ winners: ['ana', 'ben'], points: { ana: 0, ben: 0 }, details: { ending: 'agreement' } });
    expect(drawn.standings.map(({ rank }) => rank)).toEqual([1, 1]);
    const inHand = playPosition({ d4: 'wM', d5: 'b2' }, [move('d4', 'd5'), { type: 'draw', by: 'ben' }]);
    expect(inHand).toMatchObject({ winners: ['ana', 'ben'], details: { ending: 'agreement' } });
    const adjusted = judgeGame([{ type: 'adjust', by: 'ben', points: 2, reason: 'tea' }, { type: 'draw' }]);
    expect(adjusted).toMatchObject({ winners: ['ana', 'ben'], points: { ana: 0, ben: 2 } });
  });

  test('once finished every event is out of phase', () => {
    for (const event of [move('a1', 'a2'), { type: 'draw' }, { type: 'adjust', by: 'ana', points: 1, reason: 'late' }]) {
      expect(judgeGame([{ type: 'resign' }, event]).refused).toMatchObject({ index: 1, rule: 'phase' });
    }
  });
});

describe('consent and adjustments', () => {
  test('a waived rule becomes a warning and the move is made', () => {
    const consented = playPosition({ c3: 'w2', d4: 'b3' }, [{ ...move('c3', 'e5'), consent: true }]);
    expect(consented).toMatchObject({ accepted: 1, warnings: [{ index: 0, rule: 'kd.jump.size' }], turn: 'ben' });
  });

  test('every waived rule is flagged', () => {
    const consented = playPosition({ e4: 'wM', c5: 'b1' }, [{ ...move('e4', 'c4'), consent: true }]);
    expect(consented.warnings.map(({ rule }) => rule)).toEqual(['kd.jump.needs-piece', 'kd.courtesy']);
  });

  test('what may not be waived still refuses', () => {
    expect(playPosition({ c3: 'w2', c4: 'w1' }, [{ ...move('c3', 'c4'), consent: true }]).refused?.rule).toBe('kd.land.own');
    expect(playPosition({ c3: 'w2' }, [{ ...move('c3', 'd5'), consent: true }]).refused?.rule).toBe('kd.move.shape');
    expect(judgeGame([{ ...move('e9', 'e8'), by: 'ben', consent: true }]).refused?.rule).toBe('kd.turn.order');
  });

  test('points that the table gives are a warning and a line', () => {
    const adjusted = judgeGame([{ type: 'adjust', by: 'ben', points: 2, reason: 'tea' }]);
    expect(adjusted).toMatchObject({ points: { ana: 0, ben: 2 }, warnings: [{ rule: 'adjust' }], turn: 'ana' });
    expect(adjusted.standings[0]).toEqual({ player: 'ben', rank: 1, points: 2 });
  });

  test('each adjustment keeps those before it as they are, and lines list them in order', () => {
    const adjust = (points: number) => ({ type: 'adjust', by: 'ben', ...{ points, reason: 'tea' } });
    const { flow, law } = gameOf('kingdom');
    const two = [1, -3].reduce((now, points) => flow.step(now, adjust(points)), stateOf({}));
    const three = flow.step(two, adjust(5));
    expect(Object(three.position).adjustments.before).toBe(Object(two.position).adjustments);
    expect(law.lines(three.position).map(({ points }) => points)).toEqual([1, -3, 5]);
  });

  test('points that the table gives do not turn a won game', () => {
    const won = judgeGame([
      { type: 'adjust', by: 'ana', points: 5, reason: 'tea' },
      { type: 'resign', by: 'ana' },
    ]);
    expect(won.winners).toEqual(['ben']);
  });
});

describe('what cannot be read', () => {
  const path = (setup: object, events: readonly object[] = []) =>
    errorPath('kingdom', { players, setup: { white: 'ana', ...setup }, events });
  const position = (pieces: Record<string, string>) => ({ position: { pieces, onMove: 'w' } });

  test('a position that the box cannot give is an error at its path', () => {
    expect(path(position({ e1: 'wM' }))).toBe('setup.position.pieces');
    expect(path(position({ e1: 'wM', e9: 'bM', a1: 'w1', a2: 'w1', a3: 'w1' }))).toBe('setup.position.pieces');
    expect(path(position({ d1: 'wM', e9: 'bM', e1: 'w1' }))).toBe('setup.position.pieces.e1');
    expect(path(position({ d1: 'wM', e9: 'bM', a1: 'w5' }))).toBe('setup.position.pieces.a1');
    expect(path(position({ d1: 'wM', e9: 'bM', j1: 'w1' }))).toBe('setup.position.pieces.j1');
    expect(path({ position: { pieces: [], onMove: 'w' } })).toBe('setup.position.pieces');
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'length', '0'])('%s is no square and no field', (word) => {
    const withWord = (fields: object): object => JSON.parse(JSON.stringify(fields).replace('"?"', JSON.stringify(word)));
    const pieces = { e1: 'wM', e9: 'bM' };
    expect(path(withWord({ position: { pieces: { ...pieces, '?': 'w1' }, onMove: 'w' } }))).toBe(`setup.position.pieces.${word}`);
    expect(path(withWord({ position: { pieces, onMove: 'w', '?': 'w' } }))).toBe(`setup.position.${word}`);
    expect(path(withWord({ '?': 1 }))).toBe(`setup.${word}`);
    expect(path(withWord({ agreements: { '?': 'off' } }))).toBe(`setup.agreements.${word}`);
    expect(path({}, [withWord({ type: 'move', path: ['e1', 'e2'], '?': 1 })])).toBe(`events[0].${word}`);
  });

  test('players, agreements and fields that do not exist are errors at their paths', () => {
    expect(path({ white: 'zoe' })).toBe('setup.white');
    expect(path({ white: undefined })).toBe('setup.white');
    expect(path({ agreements: { courtesy: 'never' } })).toBe('setup.agreements.courtesy');
    expect(path({ agreements: { house: 'yes' } })).toBe('setup.agreements.house');
    expect(path({ board: 9 })).toBe('setup.board');
    expect(errorPath('kingdom', { players: players.slice(1), setup: { white: 'ben' }, events: [] })).toBe('players');
    expect(errorPath('kingdom', { players: [...players.slice(1), ...players.slice(1)], setup: { white: 'ben' }, events: [] })).toBe(
      'players[1].id',
    );
  });

  test('an event that makes no sense is an error at its path', () => {
    expect(path({}, [{ type: 'castle' }])).toBe('events[0].type');
    expect(path({}, [{}])).toBe('events[0].type');
    expect(path({}, [move('e1')])).toBe('events[0].path');
    expect(path({}, [{ type: 'move' }])).toBe('events[0].path');
    expect(path({}, [move('e1', 'e0')])).toBe('events[0].path[1]');
    expect(path({}, [{ ...move('e1', 'e2'), by: 'zoe' }])).toBe('events[0].by');
    expect(path({}, [move('e1', 'e2'), { type: 'replace', at: 'z1' }])).toBe('events[1].at');
    expect(path({}, [{ type: 'resign', why: 'bored' }])).toBe('events[0].why');
    expect(path({}, [move('e9', 'e5'), { type: 'adjust', by: 'ana', points: 1.5, reason: '' }])).toBe('events[1].points');
  });
});

test('a point is explained in both languages', () => {
  const law = gameOf('kingdom').law;
  const ended = gameOf('kingdom').flow.step(stateOf({}), { type: 'resign', by: 'ben' });
  const [line] = law.lines(ended.position);
  const speaker = { game: gameOf('kingdom'), players };
  expect(line && lineSentence(speaker, line.reason, 'en')).toBe('Ana wins: the other side resigned.');
  expect(line && lineSentence(speaker, line.reason, 'fr')).toBe('Ana gagne par abandon de l’adversaire.');
});
