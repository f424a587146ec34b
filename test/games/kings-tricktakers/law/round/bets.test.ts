import { describe, expect, test } from 'vitest';
import { BEGIN, bets, companies, type EventFields, formRound, judge, judgePad, MANY, refusal, round, warningsOf } from '../events';

const THREE = ['white gambler hermit healer', 'yellow devil diplomat rebel', 'blue berserker assassin collector'];
const bet = (by: string, ...cards: readonly string[]): EventFields => ({ type: 'bet', by, cards });
const inRoundOne = (event: EventFields) => refusal(judge(3, [...companies(THREE), event]));

/** Two rounds of the pad, so that round 3 can be told; nobody holds the same card twice. */
const TWO_ROUNDS = [
  round(
    ['white oppressor* rebel collector', 'yellow gambler* assassin healer', 'blue hermit* devil oppressor'],
    [{}, { tricks: 3 }, { tricks: 2 }],
  ),
  round(['white berserker* assassin berserker', 'yellow hermit* oppressor collector', 'blue rebel* gambler healer'], [{ tricks: 5 }]),
];
const inRoundThree = (line: string, options = {}) =>
  judgePad(3, [
    ...TWO_ROUNDS,
    round([line, 'yellow berserker* rebel gambler', 'blue assassin* hermit collector'], [{ tricks: 2, ...options }, { tricks: 3 }]),
  ]);

describe('kt.bet.one-character', () => {
  test('a bet in rounds 1 and 2 is one character', () => {
    expect(inRoundOne(bet('ana', 'gambler'))).toBeUndefined();
    expect(inRoundOne(bet('ana'))).toBe('kt.bet.one-character');
    expect(inRoundOne(bet('ana', 'gambler', 'hermit'))).toBe('kt.bet.one-character');
    expect(inRoundOne(bet('ana', 'jack'))).toBe('kt.bet.one-character');
    expect(inRoundOne(bet('ben', 'jack'))).toBe('kt.bet.one-character');
  });

  test('the table may let two cards stand', () => {
    const found = judge(3, [...companies(THREE), { ...bet('ana', 'gambler', 'hermit'), consent: true }]);
    expect([refusal(found), warningsOf(found)]).toEqual([undefined, ['3 kt.bet.one-character']]);
  });
});

describe('kt.bet.round-three', () => {
  test('p. 14: one character, two characters, a character and the Jack, or the Jack alone', () => {
    for (const line of ['gambler* hermit healer', 'gambler* hermit* healer', 'gambler* hermit healer jack*', 'gambler hermit healer jack*'])
      expect(refusal(inRoundThree(`white ${line}`)), line).toBeUndefined();
  });

  test('a bet in round 3 is neither no card nor three', () => {
    expect(refusal(inRoundThree('white gambler hermit healer'))).toBe('kt.bet.round-three');
    expect(refusal(inRoundThree('white gambler* hermit* healer*'))).toBe('kt.bet.round-three');
    expect(refusal(inRoundThree('white gambler* hermit* healer jack*'))).toBe('kt.bet.round-three');
  });

  test('a diplomat may be one of two cards, or stay up without any', () => {
    const copy = { player: 'ben', card: 'berserker' };
    expect(refusal(inRoundThree('white diplomat* hermit* healer', { copy }))).toBeUndefined();
    expect(refusal(inRoundThree('white diplomat hermit healer', { ally: 'ben' }))).toBeUndefined();
  });
});

describe('kt.bet.own', () => {
  test('a bet has only cards of one’s own company, and each copy once', () => {
    expect(inRoundOne(bet('ana', 'devil'))).toBe('kt.bet.own');
    expect(refusal(inRoundThree('white gambler hermit healer jack* jack*'))).toBe('kt.bet.own');
    const owned = round(
      ['white gambler hermit healer', 'yellow berserker* rebel gambler', 'blue assassin* hermit collector'],
      [{ tricks: 2 }, { tricks: 3 }],
    );
    const players = owned.players as Record<string, object>;
    const twice = { ...owned, players: { ...players, ana: { ...players.ana, bet: ['gambler', 'gambler'] } } };
    expect(refusal(judgePad(3, [...TWO_ROUNDS, twice]))).toBe('kt.bet.own');
    const gone = { ...bet('ana', 'devil'), consent: true };
    expect(inRoundOne(gone)).toBe('kt.bet.own');
  });
});

describe('kt.bet.diplomat', () => {
  test('a diplomat face up allows no bet at all; turned, he is the bet', () => {
    expect(inRoundOne(bet('ben', 'devil'))).toBe('kt.bet.diplomat');
    expect(inRoundOne(bet('ben', 'diplomat'))).toBeUndefined();
    expect(inRoundOne(bet('ben'))).toBeUndefined();
  });

  test('a diplomat face up allows no Jack in round 3 either', () => {
    expect(refusal(inRoundThree('white diplomat hermit healer jack*', { ally: 'ben' }))).toBe('kt.bet.diplomat');
  });
});

describe('kt.ally.after-bets', () => {
  const up = ['white gambler* hermit healer', 'yellow devil diplomat rebel', 'blue berserker* assassin collector'];
  const turned = ['white gambler* hermit healer', 'yellow devil diplomat* rebel', 'blue berserker* assassin collector'];
  const ally = (by: string, player: string): EventFields => ({ type: 'ally', by, player });
  const copy = (by: string, player: string, card: string): EventFields => ({ type: 'copy', by, player, card });

  test('the alliance is entered only when a diplomat asks', () => {
    expect(judge(3, formRound(up)).phase).toBe('alliance');
    expect(judge(3, formRound(turned)).phase).toBe('alliance');
    expect(
      judge(3, formRound(['white gambler* hermit healer', 'yellow devil* oppressor rebel', 'blue berserker* assassin collector'])).phase,
    ).toBe('preparation');
    expect(refusal(judge(3, [...companies(up), ...bets(up).slice(0, 2), ally('ben', 'ana')]))).toBe('phase');
    expect(refusal(judge(3, [...formRound(up), BEGIN]))).toBe('phase');
  });

  test('a diplomat face up names another player as ally', () => {
    expect(judge(3, [...formRound(up), ally('ben', 'cleo')]).phase).toBe('preparation');
    expect(refusal(judge(3, [...formRound(up), ally('ben', 'ben')]))).toBe('kt.ally.after-bets');
  });

  test('a turned diplomat copies a card that another player bet', () => {
    expect(judge(3, [...formRound(turned), copy('ben', 'cleo', 'berserker')]).phase).toBe('preparation');
    expect(refusal(judge(3, [...formRound(turned), copy('ben', 'cleo', 'assassin')]))).toBe('kt.ally.after-bets');
    expect(refusal(judge(3, [...formRound(turned), copy('ben', 'ben', 'diplomat')]))).toBe('kt.ally.after-bets');
  });

  test('a diplomat cannot be copied, and asks for nothing where there is nothing to copy', () => {
    const two = ['white diplomat* hermit healer', 'yellow devil diplomat* rebel', 'blue berserker* assassin collector'];
    expect(refusal(judge(3, [...formRound(two), copy('ben', 'ana', 'diplomat')], { copy: MANY }))).toBe('kt.ally.after-bets');
    const both = judge(3, [...formRound(two), copy('ben', 'cleo', 'berserker'), copy('ana', 'cleo', 'berserker')], { copy: MANY });
    expect(both.phase).toBe('preparation');
    const alone = ['white diplomat* hermit healer', 'yellow devil diplomat* rebel'];
    expect(judge(2, formRound(alone), { copy: MANY }).phase).toBe('preparation');
  });

  test('an ally named by somebody who is not asked is out of turn', () => {
    expect(refusal(judge(3, [...formRound(up), ally('ana', 'ben')]))).toBe('kt.trick.order');
    expect(refusal(judge(3, [...formRound(up), copy('ana', 'cleo', 'berserker')]))).toBe('kt.trick.order');
    expect(refusal(judge(3, [...formRound(turned), ally('ana', 'ben')]))).toBe('kt.trick.order');
    expect(refusal(judge(3, [...companies(up), bet('ana', 'gambler'), bet('ana', 'hermit')]))).toBe('kt.trick.order');
  });

  test('who is asked for an ally copies nothing, and who is asked for a copy has no ally', () => {
    const copied = judge(3, [...formRound(up), copy('ben', 'ana', 'gambler')]);
    expect(copied.refused).toMatchObject({ rule: 'kt.ally.after-bets', because: 'Ben chooses an ally now, not a bet to copy.' });
    const allied = judge(3, [...formRound(turned), ally('ben', 'ana')]);
    expect(allied.refused).toMatchObject({ rule: 'kt.ally.after-bets', because: 'Ben chooses a bet to copy now, not an ally.' });
    expect(refusal(judge(3, [...formRound(turned), { ...ally('ben', 'ana'), consent: true }]))).toBe('kt.ally.after-bets');
  });

  test('two diplomats, one turned by consent, ask for both, each once', () => {
    const both = [
      ...companies(
        ['white diplomat diplomat healer', up[1] ?? '', up[2] ?? ''].map((line) => line.replace('devil diplomat', 'devil hermit')),
      ),
      { ...bet('ana', 'diplomat'), consent: true },
      bet('ben', 'devil'),
      bet('cleo', 'berserker'),
    ];
    const then = (...events: readonly EventFields[]) => judge(3, [...both, ...events], { copy: MANY });
    const [allying, copying] = [ally('ana', 'ben'), copy('ana', 'ben', 'devil')];
    expect([then().phase, then(allying).phase, then(copying).phase]).toEqual(['alliance', 'alliance', 'alliance']);
    expect([then(allying, copying).phase, then(copying, allying).phase]).toEqual(['preparation', 'preparation']);
    expect(refusal(then(allying, allying))).toBe('kt.ally.after-bets');
    expect(refusal(then(copying, copying))).toBe('kt.ally.after-bets');
  });

  test('in the pad an ally or a copy is there exactly when it is asked for', () => {
    const judgeNote = (line: string, note: object) =>
      refusal(
        judgePad(3, [round([line, 'yellow devil* oppressor rebel', 'blue berserker* assassin collector'], [{ tricks: 5, ...note }])]),
      );
    expect(judgeNote('white diplomat hermit healer', { ally: 'ben' })).toBeUndefined();
    expect(judgeNote('white diplomat hermit healer', {})).toBe('kt.ally.after-bets');
    expect(judgeNote('white diplomat hermit healer', { ally: 'ana' })).toBe('kt.ally.after-bets');
    expect(judgeNote('white diplomat* hermit healer', { copy: { player: 'ben', card: 'devil' } })).toBeUndefined();
    expect(judgeNote('white diplomat* hermit healer', {})).toBe('kt.ally.after-bets');
    expect(judgeNote('white diplomat* hermit healer', { copy: { player: 'ben', card: 'rebel' } })).toBe('kt.ally.after-bets');
    expect(judgeNote('white gambler* hermit healer', { ally: 'ben' })).toBe('kt.ally.after-bets');
    expect(judgeNote('white gambler* hermit healer', { copy: { player: 'ben', card: 'devil' } })).toBe('kt.ally.after-bets');
  });

  test('the Jack can be copied in round 3', () => {
    const events = [
      ...TWO_ROUNDS,
      round(
        ['white diplomat* hermit healer', 'yellow berserker rebel gambler jack*', 'blue assassin* hermit collector'],
        [{ tricks: 3, copy: { player: 'ben', card: 'jack' } }, { tricks: 2 }],
      ),
    ];
    const found = judgePad(3, events);
    expect(found.refused).toBeNull();
    expect(found.points.ana).toBe((judge(3, TWO_ROUNDS, { record: 'pad' }).points.ana ?? 0) + 10 + 6);
  });
});
