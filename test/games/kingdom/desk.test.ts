import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, findAlternatives, ruleOf } from '#desk/desk';
import { playEvents } from '#desk/table-cases';
import type { KingdomCase, MoveCase, Pieces } from '#games/kingdom/desk/cases';
import { desk } from '#games/kingdom/desk/desk';
import { eventsOf } from '#games/kingdom/desk/questions';
import { game } from '#games/kingdom/game';
import { PIECES, type Piece, SQUARES, type SquareName, squareName } from '#games/kingdom/law/board';
import { agreements } from '#games/kingdom/law/position';
import { legalEvents } from '#session/log/rule-on';
import { stateOf } from '#session/log/table';
import { gameOf } from '../../transcripts';

type Choices = Readonly<Record<string, string>>;

/** A literal is a case of its own: it may hold more than any case does. */
function findAnswer(deskCase: KingdomCase | Case, choices: Choices = {}) {
  const finding = desk.ask(deskCase, choices);
  if (finding === undefined) throw new Error('no answer');
  return { ...finding, rules: finding.notes.map(ruleOf) };
}

function example(name: string) {
  const { deskCase, agreements: choices = {} } = desk.examples[name] ?? {};
  if (deskCase === undefined) throw new Error(name);
  return findAnswer(deskCase, choices);
}

const move = (pieces: Pieces, path: readonly SquareName[], more: Partial<MoveCase> = {}): MoveCase => ({
  question: 'move',
  pieces,
  onMove: 'w',
  path,
  ...more,
});

describe('worked examples', () => {
  test('size-two', () => {
    expect(example('size-two').result).toMatchObject({ jumps: ['w1', 'w2', 'w3', 'w4', 'b1'], spares: ['wM', 'b2', 'b3', 'b4', 'bM'] });
  });

  test('size-one', () => {
    expect(example('size-one').result).toMatchObject({ jumps: ['w1', 'w2', 'w3', 'w4', 'b4'], spares: ['wM', 'b1', 'b2', 'b3', 'bM'] });
  });

  test('the table of jumps', () => {
    const jumps = (mover: Piece) => findAnswer({ question: 'jump', mover }).result;
    expect(jumps('b3')).toMatchObject({ spares: ['w3', 'w4', 'wM', 'bM'] });
    expect(jumps('b4')).toMatchObject({ spares: ['w4', 'wM', 'bM'] });
    expect(jumps('bM')).toMatchObject({ spares: [], jumps: PIECES.filter((piece) => piece !== 'bM') });
  });

  test('one-over-four', () => {
    expect(example('one-over-four')).toMatchObject({ isAllowed: true, rules: ['kd.move.shape', 'kd.jump.size'] });
  });

  test('one-over-three', () => {
    const { isAllowed, notes } = example('one-over-three');
    expect(isAllowed).toBe(false);
    expect(notes).toEqual([{ kind: 'broken', reason: { rule: 'kd.jump.size', params: { mover: 1, jumped: 3 }, places: ['d4'] } }]);
  });

  test('two-jumps-win', () => {
    expect(example('two-jumps-win')).toMatchObject({ isAllowed: true, result: { isFinished: true, winners: ['w'] } });
    expect([...new Set(example('two-jumps-win').rules)]).toEqual(['kd.move.shape', 'kd.jump.size', 'kd.capture.monarch']);
  });

  test('two-jumps-spare', () => {
    expect(example('two-jumps-spare')).toMatchObject({ isAllowed: false, rules: ['kd.land.knight-spares-knight'] });
  });

  test('throne-by-a-jump', () => {
    const { isAllowed, result, rules } = example('throne-by-a-jump');
    expect({ isAllowed, result }).toMatchObject({
      isAllowed: true,
      result: { legal: true, wins: [{ path: ['e7', 'e9'], ending: 'throne' }] },
    });
    expect(rules).toEqual(['kd.move.shape', 'kd.jump.monarch', 'kd.throne.won']);
  });
});

describe('the other examples', () => {
  const answers: Readonly<Record<string, boolean>> = {
    'who-begins': true,
    'twice-in-a-row': false,
    'knight-still-in-hand': false,
    'not-yours': false,
    'own-step': true,
    bent: false,
    'step-and-jump': false,
    'round-trip': false,
    'through-the-start': true,
    'nothing-to-jump': false,
    'over-a-gap': false,
    'over-ones-own': true,
    'knight-over-monarch': false,
    'monarch-over-monarch': true,
    'own-piece-behind': false,
    'knight-on-knight': false,
    'jump-on-after-taking': false,
    'knight-on-a-throne': false,
    'knight-over-a-throne': false,
    'taken-on-the-throne': true,
    'safe-on-the-throne': false,
    'throne-passed': false,
    'own-throne': false,
    'can-win-now': true,
    'monarch-takes-knight': true,
    'taking-is-free': true,
    'back-on-a-throne': false,
    'back-beside-the-monarch': false,
    'into-danger': false,
    'winning-is-exempt': true,
    'pass-a-turn': false,
  };
  test.each(Object.entries(answers))('the example %s is answered', (name, allowed) => {
    expect(example(name).isAllowed).toBe(allowed);
  });

  test.each([
    ['danger-on-the-throne', ['d8', 'e9'], false],
    ['danger-by-a-jump', ['c5', 'e3'], true],
    ['danger-by-a-knight-of-ones-own', ['c5', 'e3'], false],
    ['danger-by-the-enemy', ['c5', 'e3'], false],
  ])('%s', (name, path, takenBack) => {
    expect(example(name).result).toMatchObject({ attacks: [{ path }], takenBack });
  });

  test('a refusal names a rule whose page shows it, except where the phase alone refuses', () => {
    for (const [name, { rules }] of Object.entries(desk.examples)) {
      const broken = example(name).notes.flatMap((note) =>
        note.kind === 'broken' && note.reason.rule !== 'phase' ? [note.reason.rule] : [],
      );
      const [first] = broken;
      if (first !== undefined) expect(rules, name).toContain(first);
    }
  });
});

describe('may this piece move there?', () => {
  test('asks for a move', () => {
    expect(desk.ask(move({ c3: 'w2' }, []), {})).toBeUndefined();
    expect(desk.ask(move({ c3: 'w2' }, ['c3']), {})).toBeUndefined();
  });

  test('names every rule that is broken, in order', () => {
    const deskCase = move({ c3: 'w1', d4: 'b3', e5: 'b2' }, ['c3', 'e5', 'e7']);
    expect(findAnswer(deskCase).rules).toEqual(['kd.jump.needs-piece', 'kd.jump.size', 'kd.land.knight-spares-knight']);
  });

  test('leaves as many squares open to a Knight that is taken, by courtesy and without', () => {
    const deskCase = move({ d4: 'wM', d5: 'b2', a1: 'w1', i9: 'bM' }, ['d4', 'd5']);
    expect(findAnswer(deskCase).result).toMatchObject({ phase: 'replacing' });
    const squares = (choices: Choices): number => {
      const table = desk.layOut(deskCase, choices);
      return table === undefined ? 0 : legalEvents(game, stateOf(playEvents(table, eventsOf(deskCase))), 'replace').length;
    };
    expect(squares({})).toBe(68);
    expect(squares({ courtesy: 'off' })).toBe(76);
  });

  test('judges where that Knight is put back', () => {
    const findAfterReplacing = (put: SquareName) => findAnswer(move({ d4: 'wM', d5: 'b2', a1: 'w1' }, ['d4', 'd5'], { put }));
    expect(findAfterReplacing('d7')).toMatchObject({ isAllowed: true, result: { phase: 'moving' } });
    expect(findAfterReplacing('d4').rules).toEqual(['kd.courtesy']);
    expect(findAfterReplacing('a1')).toMatchObject({ isAllowed: false, rules: ['kd.replace.square'] });
    expect(findAfterReplacing('e1')).toMatchObject({ isAllowed: false, rules: ['kd.replace.square'] });
  });

  test('a square for a Knight that nobody took changes nothing', () => {
    expect(findAnswer(move({ c3: 'w2' }, ['c3', 'c4'], { put: 'a1' }))).toMatchObject({ isAllowed: true, result: { brokenRules: [] } });
  });
});

describe('is the Monarch in danger?', () => {
  const dangerTo = (pieces: Pieces, last: 'monarch' | 'knight' | 'enemy'): KingdomCase => ({ question: 'danger', pieces, side: 'w', last });
  const danger = (pieces: Pieces, last: 'monarch' | 'knight' | 'enemy', choices: Choices = {}) =>
    findAnswer(dangerTo(pieces, last), choices);
  const attacked: Pieces = { d4: 'wM', e4: 'w1', f4: 'b4', c5: 'w1', b7: 'b1', b8: 'b2' };

  test('asks for that Monarch', () => {
    expect(desk.ask(dangerTo({ e9: 'bM' }, 'enemy'), {})).toBeUndefined();
  });

  test('tells every attacker with its way', () => {
    const attacks = [
      { piece: 'b4', path: ['f4', 'd4'] },
      { piece: 'b2', path: ['b8', 'b6', 'd4'] },
    ];
    expect(danger(attacked, 'enemy').result).toMatchObject({ square: 'd4', attacks, takenBack: false });
  });

  test('the last move is taken back as the table agreed', () => {
    const back = (last: 'monarch' | 'knight' | 'enemy', courtesy: string) => danger(attacked, last, { courtesy }).result;
    const takenBack = (last: 'monarch' | 'knight' | 'enemy') =>
      agreements.courtesy.filter((courtesy) => JSON.stringify(back(last, courtesy)).includes('"takenBack":true'));
    expect(takenBack('monarch')).toEqual(['monarch-moves', 'strict']);
    expect(takenBack('knight')).toEqual(['strict']);
    expect(takenBack('enemy')).toEqual([]);
  });

  test('a Monarch that has won the throne is not called back', () => {
    const won = danger({ e9: 'wM', d8: 'b1' }, 'monarch');
    expect(won.result).toMatchObject({ attacks: [{ path: ['d8', 'e9'] }], takenBack: false });
    expect(won.rules).toContain('kd.throne.won');
  });

  test('on its throne it is safe from Knights where the table agreed so', () => {
    const deskCase = { e1: 'wM', d2: 'b1' } as const;
    expect(danger(deskCase, 'enemy').result).toMatchObject({ attacks: [{ path: ['d2', 'e1'] }] });
    expect(danger(deskCase, 'enemy', { 'throne-capture': 'forbidden' })).toMatchObject({
      result: { attacks: [] },
      rules: ['kd.throne.knights-barred'],
    });
  });
});

describe('is this a win?', () => {
  test('without a move it finds every move that wins', () => {
    expect(example('can-win-now').result).toMatchObject({
      legal: true,
      wins: [
        { path: ['c5', 'e7'], ending: 'capture' },
        { path: ['d8', 'e7'], ending: 'capture' },
        { path: ['d8', 'e9'], ending: 'throne' },
      ],
    });
  });

  test('is no for a move that stands but wins nothing, and for one that does not stand', () => {
    const pieces: Pieces = { c3: 'w3', d4: 'b3', e6: 'bM' };
    expect(findAnswer({ question: 'win', pieces, onMove: 'w', path: ['c3', 'c4'] })).toMatchObject({
      isAllowed: false,
      result: { legal: true },
    });
    expect(findAnswer({ question: 'win', pieces, onMove: 'w', path: ['c3', 'e5'] })).toMatchObject({
      isAllowed: false,
      result: { legal: false },
      rules: ['kd.jump.size'],
    });
  });

  test('is yes for the black Monarch on e1', () => {
    const deskCase: KingdomCase = { question: 'win', pieces: { d2: 'bM', e9: 'wM' }, onMove: 'b', path: ['d2', 'e1'] };
    expect(findAnswer(deskCase).result).toMatchObject({ legal: true, wins: [{ path: ['d2', 'e1'], ending: 'throne' }] });
  });
});

describe('what another agreement would change', () => {
  const listAlternatives = (deskCase: Case) =>
    findAlternatives(desk, deskCase, {}).map(({ agreement, choice }) => `${agreement}: ${choice}`);
  const of = (name: string) => listAlternatives(desk.examples[name]?.deskCase ?? { question: 'move' });

  test('courtesy changes whether a Monarch may walk into danger', () => {
    expect(of('into-danger')).toEqual(['courtesy: off']);
    expect(of('back-beside-the-monarch')).toEqual(['courtesy: off']);
    expect(of('danger-by-a-jump')).toEqual(['courtesy: off']);
    expect(of('danger-by-a-knight-of-ones-own')).toEqual(['courtesy: strict']);
    expect(listAlternatives(move({ d4: 'wM', c5: 'b1', h2: 'w4' }, ['h2', 'h3']))).toEqual(['courtesy: strict']);
  });

  test('throne-capture changes whether a Monarch is safe on its throne', () => {
    expect(of('taken-on-the-throne')).toEqual(['throne-capture: forbidden']);
    expect(of('danger-on-the-throne')).toEqual(['throne-capture: forbidden']);
    expect(listAlternatives(move({ e8: 'w2', e9: 'bM' }, ['e8', 'e9']))).toEqual(['throne-capture: forbidden']);
  });

  test('first changes whose move it is at the start', () => {
    expect(of('who-begins')).toEqual(['first: black']);
  });

  test('no agreement is named where none matters', () => {
    for (const name of ['size-two', 'one-over-three', 'bent', 'throne-by-a-jump']) expect(of(name), name).toEqual([]);
  });
});

const square = fc.constantFrom(...SQUARES.map(squareName));
const piece = fc.constantFrom(...PIECES);
const side = fc.constantFrom('w' as const, 'b' as const);
const pieces: fc.Arbitrary<Pieces> = fc.dictionary(square, piece, { maxKeys: 14 });
const path = fc.array(square, { maxLength: 5 });
const anyCase: fc.Arbitrary<KingdomCase> = fc.oneof(
  fc.record({ question: fc.constant('move' as const), pieces, onMove: side, path, put: fc.option(square, { nil: undefined }) }),
  fc.record({ question: fc.constant('jump' as const), mover: piece }),
  fc.record({
    question: fc.constant('danger' as const),
    pieces,
    side,
    last: fc.constantFrom('monarch' as const, 'knight' as const, 'enemy' as const),
  }),
  fc.record({ question: fc.constant('win' as const), pieces, onMove: side, path }),
);
const anyChoices = fc.record({
  courtesy: fc.constantFrom(...agreements.courtesy, 'nonsense'),
  'throne-capture': fc.constantFrom(...agreements['throne-capture']),
});

test('any case has an answer or asks for more, and never throws', () => {
  fc.assert(
    fc.property(anyCase, anyChoices, (deskCase, choices) => {
      const finding = desk.ask(deskCase, choices);
      if (finding === undefined) return;
      expect(JSON.parse(JSON.stringify(finding.result))).toEqual(JSON.parse(JSON.stringify(desk.ask(deskCase, choices)?.result)));
      for (const note of finding.notes) expect(gameOf('kingdom').law.rules).toContain(ruleOf(note));
      if (finding.isAllowed === false && deskCase.question === 'move') expect(finding.notes.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
