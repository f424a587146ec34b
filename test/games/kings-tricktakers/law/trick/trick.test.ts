import { describe, expect, test } from 'vitest';
import { decideTrick, faceInTrick, leadingColour, type PlayedCard } from '#games/kings-tricktakers/law/trick/trick';
import { beginRound, COPY, details, type EventFields, judge, MANY, plays, refusal, winners } from '../events';
import { stateAfter } from '../random-games';

const PLAIN = [
  'white gambler* hermit healer',
  'yellow gambler* hermit healer',
  'blue gambler* collector rebel',
  'green rebel* berserker collector',
  'black berserker* assassin* devil',
];
const lines = (number: number): readonly string[] => PLAIN.slice(0, number).map((line) => line.replace('assassin*', 'assassin'));
const judgePlays = (number: number, cards: string, options = {}) => judge(number, [...beginRound(lines(number)), ...plays(cards)], options);
const open = (player: string): EventFields => ({ type: 'opener', player });

describe('kt.trick.order', () => {
  test('the lowest King opens, play is clockwise, the winner opens the next trick', () => {
    expect(judgePlays(3, 'yellow-1').turn).toBe('ben');
    expect(judge(3, beginRound(lines(3))).turn).toBe('ana');
    expect(judgePlays(3, 'yellow-1 yellow-2 yellow-5').turn).toBe('cleo');
    expect(judgePlays(3, 'yellow-1 yellow-2 yellow-5 green-1').turn).toBe('ana');
  });

  test('nobody plays out of turn, with or without consent', () => {
    const early = { type: 'play', by: 'cleo', card: 'blue-1' };
    expect(refusal(judge(3, [...beginRound(lines(3)), early]))).toBe('kt.trick.order');
    expect(refusal(judge(3, [...beginRound(lines(3)), { ...early, consent: true }]))).toBe('kt.trick.order');
  });

  test('where ranks are equal or unknown the table names the opener', () => {
    for (const ranks of [{ white: [1, 2], yellow: [1, 3], blue: [4, 5] }, { white: [1, 2], yellow: [3, 4] }, {}]) {
      const options = { copy: { ...COPY, ranks } };
      const waiting = judge(3, beginRound(lines(3)), options);
      expect([waiting.phase, waiting.turn, details(waiting).trick]).toEqual(['opening', null, null]);
      const named = judge(3, [...beginRound(lines(3)), open('ben')], options);
      expect([named.phase, named.turn]).toEqual(['trick', 'ben']);
      expect(refusal(judge(3, [...beginRound(lines(3)), { type: 'open', by: 'ana' }], options))).toBe('kt.trick.order');
    }
    const later = { copy: { ...COPY, ranks: { white: [1, 2], yellow: [3, 4], blue: [3, 9] } } };
    expect(judge(3, beginRound(lines(3)), later).turn).toBe('ana');
  });
});

describe('kt.trick.assassin', () => {
  const ASSASSINS = ['white gambler* assassin healer', 'yellow gambler* assassin healer', 'blue gambler* hermit collector'];
  const judgeOpening = (...events: readonly EventFields[]) => judge(3, [...beginRound(ASSASSINS), ...events]);

  test('whoever must open may name another, and need not', () => {
    expect([judgeOpening().phase, judgeOpening().turn]).toEqual(['opening', 'ana']);
    expect([judgeOpening(open('cleo')).phase, judgeOpening(open('cleo')).turn]).toEqual(['trick', 'cleo']);
    expect([judgeOpening({ type: 'open' }).phase, judgeOpening({ type: 'open' }).turn]).toEqual(['trick', 'ana']);
    expect(refusal(judgeOpening(open('ana')))).toBe('kt.trick.assassin');
    expect(refusal(judgeOpening({ ...open('cleo'), by: 'ben' }))).toBe('kt.trick.order');
    expect(refusal(judgeOpening({ type: 'open', by: 'ben' }))).toBe('kt.trick.order');
    expect(judgeOpening(...plays('blue-1')).refused?.because).toBe('Not now: somebody must lead the trick first.');
  });

  test('an assassin whom the table names, even by himself, has named nobody yet', () => {
    const unranked = { copy: { ...COPY, ranks: {} } };
    const named = judge(3, [...beginRound(ASSASSINS), { ...open('ana'), by: 'ana' }], unranked);
    expect([named.phase, named.turn]).toEqual(['opening', 'ana']);
  });

  test('a named assassin may name on, even the one who named him, who then opens', () => {
    expect([judgeOpening(open('ben')).phase, judgeOpening(open('ben')).turn]).toEqual(['opening', 'ben']);
    const back = judgeOpening(open('ben'), open('ana'));
    expect([back.phase, back.turn]).toEqual(['trick', 'ana']);
    expect(judgeOpening(open('ben'), open('cleo')).turn).toBe('cleo');
  });

  test('an assassin may name anew in each trick, and only face up', () => {
    const next = judge(3, [...beginRound(ASSASSINS), open('cleo'), ...plays('blue-1 blue-5 blue-2')]);
    expect([next.phase, next.turn]).toEqual(['opening', 'ana']);
    expect(judge(3, beginRound(['white gambler assassin* healer', ...ASSASSINS.slice(1)])).phase).toBe('trick');
    expect(judge(3, [...beginRound(ASSASSINS), open('cleo'), ...plays('blue-5 blue-1 blue-2')]).phase).toBe('trick');
  });

  test('an assassin whom the table names may name on', () => {
    const options = { copy: { ...COPY, ranks: {} } };
    const named = judge(3, [...beginRound(ASSASSINS), open('ana')], options);
    expect([named.phase, named.turn]).toEqual(['opening', 'ana']);
    expect(judge(3, [...beginRound(ASSASSINS), open('ana'), open('cleo')], options).turn).toBe('cleo');
  });
});

describe('kt.card.exists', () => {
  const first = (number: number, card: string) => refusal(judgePlays(number, card));

  test('with 4 players no 8 and 9, with 3 or 2 no 6 to 9', () => {
    for (const value of [6, 7, 8, 9]) {
      expect(first(5, `green-${value}`)).toBeUndefined();
      expect(first(4, `green-${value}`)).toBe(value > 7 ? 'kt.card.exists' : undefined);
      expect(first(3, `green-${value}`)).toBe('kt.card.exists');
      expect(first(2, `green-${value}`)).toBe('kt.card.exists');
    }
    for (const value of [1, 5, 10]) expect(first(2, `green-${value}`)).toBeUndefined();
  });

  test('each value card once, Mystic and Surrender twice a round', () => {
    expect(refusal(judgePlays(3, 'blue-1 blue-1'))).toBe('kt.card.exists');
    expect(refusal(judgePlays(3, 'mystic mystic'))).toBeUndefined();
    expect(refusal(judgePlays(3, 'mystic mystic mystic'))).toBe('kt.card.exists');
    expect(refusal(judgePlays(3, 'surrender surrender blue-1 surrender'))).toBe('kt.card.exists');
  });

  const wild = ['white berserker gambler* healer', 'yellow hermit* rebel healer', 'blue hermit* assassin collector'];

  test('berserker 10s only with a berserker face up: one, with two players two', () => {
    expect(refusal(judge(3, [...beginRound(wild), ...plays('berserker-10')]))).toBeUndefined();
    expect(refusal(judge(3, [...beginRound(wild), ...plays('blue-1 berserker-10')]))).toBe('kt.card.exists');
    expect(refusal(judge(3, [...beginRound(wild), ...plays('berserker-10 black-1 black-2 berserker-10')]))).toBe('kt.card.exists');
    const two = wild.slice(0, 2);
    expect(refusal(judge(2, [...beginRound(two), ...plays('berserker-10 black-1 berserker-10 black-2')]))).toBeUndefined();
    expect(refusal(judge(2, [...beginRound(two), ...plays('berserker-10 black-1 berserker-10 black-2 berserker-10')]))).toBe(
      'kt.card.exists',
    );
    const turned = ['white berserker* gambler healer', ...wild.slice(1)];
    expect(refusal(judge(3, [...beginRound(turned), ...plays('berserker-10')]))).toBe('kt.card.exists');
  });

  test('there is a black ten for each berserker face up, never more than two', () => {
    const both = ['white berserker berserker healer*', ...wild.slice(1)];
    const tens = 'berserker-10 black-1 black-2 berserker-10 black-3 black-4';
    expect(refusal(judge(3, [...beginRound(both), ...plays(tens)]))).toBeUndefined();
    const crowd = { copy: MANY };
    const three = ['white berserker berserker healer*', 'yellow berserker rebel healer*', wild[2] ?? ''];
    expect(refusal(judge(3, [...beginRound(three), ...plays('berserker-10 berserker-10 black-1 berserker-10')], crowd))).toBe(
      'kt.card.exists',
    );
  });

  test('after a diplomat’s swap the partner may play it', () => {
    const allied = ['white diplomat gambler healer', 'yellow berserker rebel* healer', 'blue hermit* assassin collector'];
    const swap: EventFields = { type: 'ability', use: 'swap' };
    const ally: EventFields = { type: 'ally', by: 'ana', player: 'ben' };
    const from = (...events: readonly EventFields[]) => refusal(judge(3, [...beginRound(allied, [ally]), ...events]));
    expect(from(...plays('berserker-10'))).toBe('kt.card.exists');
    expect(from(swap, ...plays('berserker-10'))).toBeUndefined();
    expect(from(swap, ...plays('berserker-10 berserker-10'))).toBe('kt.card.exists');
    expect(from(swap, ...plays('black-1 berserker-10'))).toBeUndefined();
    expect(from(swap, ...plays('black-1 black-2 berserker-10'))).toBe('kt.card.exists');
    const handed = ['white diplomat berserker healer', 'yellow gambler* rebel healer', 'blue hermit* assassin collector'];
    expect(refusal(judge(3, [...beginRound(handed, [ally]), swap, ...plays('black-1 berserker-10')]))).toBeUndefined();
    expect(refusal(judge(3, [...beginRound(handed, [ally]), ...plays('black-1 berserker-10')]))).toBe('kt.card.exists');
  });

  const judgeSwap = (lines: readonly string[], allies: readonly string[], cards: string) =>
    refusal(
      judge(
        lines.length,
        [
          ...beginRound(
            lines,
            allies.map((pair) => ({ type: 'ally', by: pair.split(' ')[0], player: pair.split(' ')[1] })),
          ),
          ...cards.split(' ').map((each): EventFields => (each === 'swap' ? { type: 'ability', use: 'swap' } : plays(each)[0]) ?? {}),
        ],
        { copy: MANY },
      ),
    );

  test('a swap hands on one card, and two partners may hand on one each', () => {
    const partners = ['white diplomat berserker healer', 'yellow diplomat berserker healer', 'blue hermit* rebel collector'];
    const both = ['ana cleo', 'ben cleo'];
    const twice = 'swap black-1 swap black-2 berserker-10';
    expect(judgeSwap(partners, both, twice)).toBeUndefined();
    expect(judgeSwap(partners, both, `${twice} berserker-10`)).toBeUndefined();
    expect(judgeSwap(partners, both, 'swap black-1 black-2 berserker-10 berserker-10')).toBe('kt.card.exists');
    expect(judgeSwap(partners, both, `${twice} berserker-10 ana:berserker-10`)).toBe('kt.card.exists');
    expect(judgeSwap(partners, both, `${twice} cleo:black-3 ana:berserker-10 ben:berserker-10`)).toBe('kt.card.exists');
    const alone = ['white diplomat berserker healer', 'yellow gambler* rebel healer'];
    const one = 'swap ana:black-1 ben:berserker-10 ben:green-1 ana:green-2';
    expect(judgeSwap(alone, ['ana ben'], `${one} ana:black-2 ben:berserker-10`)).toBe('kt.card.exists');
    expect(judgeSwap(alone, ['ana ben'], `${one} ana:berserker-10`)).toBeUndefined();
    expect(judgeSwap(alone, ['ana ben'], `${one} ana:berserker-10 ben:black-2 ana:berserker-10`)).toBe('kt.card.exists');
  });

  test('of two tens a partner hands on one, whoever else swaps', () => {
    const lines = ['white diplomat berserker berserker', 'yellow diplomat rebel healer', 'blue hermit* rebel collector'];
    const first = 'swap ana:black-1 swap ben:black-2 cleo:berserker-10';
    expect(judgeSwap(lines, ['ana cleo', 'ben cleo'], first)).toBeUndefined();
    expect(judgeSwap(lines, ['ana cleo', 'ben cleo'], `${first} cleo:berserker-10`)).toBe('kt.card.exists');
    expect(judgeSwap(lines, ['ana cleo', 'ben cleo'], `${first} cleo:green-1 ana:berserker-10`)).toBeUndefined();
  });

  test('a hermit’s change hands nothing on', () => {
    const lines = ['white diplomat hermit healer', 'yellow berserker rebel* healer'];
    const events = [
      ...beginRound(lines, [{ type: 'ally', by: 'ana', player: 'ben' }]),
      { type: 'ability', use: 'hermit' },
      ...plays('berserker-10'),
    ];
    expect(refusal(judge(2, events))).toBe('kt.card.exists');
  });

  test('a player may have their own ten and the partner’s', () => {
    const each = ['white diplomat rebel healer', 'yellow berserker rebel* healer', 'blue berserker gambler* collector'];
    expect(judgeSwap(each, ['ana ben'], 'swap berserker-10 black-1 berserker-10')).toBeUndefined();
    expect(judgeSwap(each, ['ana ben'], 'berserker-10')).toBe('kt.card.exists');
    expect(judgeSwap(each, ['ana cleo'], 'swap black-1 berserker-10 berserker-10')).toBeUndefined();
    const own = ['white diplomat berserker healer', 'yellow berserker rebel* healer', 'blue hermit* assassin collector'];
    const ten = 'swap ana:berserker-10 ben:black-1 cleo:black-2';
    expect(judgeSwap(own, ['ana ben'], `${ten} ana:berserker-10`)).toBeUndefined();
    expect(judgeSwap(own, ['ana cleo'], `${ten} ana:berserker-10`)).toBe('kt.card.exists');
  });
});

describe('kt.trick.leading-colour', () => {
  const leadingColourAfter = (cards: string) => details(judgePlays(5, cards)).trick?.led;

  test('the first value card sets the leading colour', () => {
    expect(leadingColourAfter('green-3')).toBe('green');
    expect(leadingColourAfter('mystic')).toBeNull();
    expect(leadingColourAfter('surrender mystic blue-4 yellow-9')).toBe('blue');
  });

  test('a card made Mystic or Surrender by a Queen sets none', () => {
    expect(leadingColourAfter('yellow-1+Q')).toBeNull();
    expect(leadingColourAfter('yellow-1+Q green-2')).toBe('green');
    expect(leadingColourAfter('surrender mystic blue-4+Q')).toBeNull();
  });

  test('other Queens and Kings leave the leading colour as the card sets it', () => {
    expect(leadingColourAfter('mystic yellow-4+Q')).toBe('yellow');
    expect(leadingColourAfter('mystic yellow-4+K')).toBe('yellow');
  });

  test('a card the rebel turns keeps its colour', () => {
    expect(leadingColourAfter('mystic surrender blue-10+F')).toBe('blue');
    expect(leadingColourAfter('mystic surrender mystic+F')).toBeNull();
  });
});

describe('kt.trick.winner', () => {
  const winnerOf = (number: number, cards: string, options = {}) => winners(judgePlays(number, cards, options))[0];

  test('p. 5: yellow 2 led, yellow 5, yellow 8, blue 9: yellow 8', () => {
    const five = [...beginRound(lines(5)), ...plays('yellow-2 yellow-5 yellow-8 blue-9 green-1')];
    expect(winners(judge(5, five))).toEqual(['cleo']);
  });

  test('p. 5: yellow 2 led, yellow 8, black 1, blue 9: black 1', () => {
    expect(winnerOf(5, 'yellow-2 yellow-8 black-1 blue-9 yellow-3')).toBe('cleo');
  });

  test('the last King wins, else the first Mystic, trump, the leading colour, the first Surrender', () => {
    expect(winnerOf(3, 'surrender+K yellow-1+K mystic')).toBe('ben');
    expect(winnerOf(3, 'black-10 mystic mystic')).toBe('ben');
    expect(winnerOf(3, 'yellow-10 black-1 black-2')).toBe('cleo');
    expect(winnerOf(3, 'yellow-2 green-10 yellow-3')).toBe('cleo');
    expect(winnerOf(2, 'surrender surrender')).toBe('ana');
  });

  test('a King under a Queen still decides, by the printed colour of his card', () => {
    expect(winnerOf(3, 'mystic green-1 blue-2+K+Q')).toBe('cleo');
    expect(refusal(judgePlays(3, 'mystic green-1 yellow-2+K+Q'))).toBe('kt.king.card');
  });

  const createPlayedCard = (by: string, card: PlayedCard['card'], more: Partial<PlayedCard> = {}): PlayedCard => ({
    by,
    card,
    king: false,
    queen: undefined,
    flip: false,
    ...more,
  });

  test('a trick judged alone says what decided', () => {
    const yellow10 = createPlayedCard('ana', 'yellow-10');
    expect(decideTrick([createPlayedCard('ben', 'surrender'), yellow10], [])).toEqual({
      winner: 'ana',
      card: 'yellow-10',
      decided: 'leading',
      isFirstOfEqual: false,
    });
    const equal = [createPlayedCard('ben', 'black-10'), createPlayedCard('ana', 'berserker-10')];
    expect(decideTrick(equal, [])).toMatchObject({ winner: 'ben', decided: 'trump', isFirstOfEqual: true });
    expect(decideTrick([createPlayedCard('ben', 'green-2'), yellow10], ['ana'])?.decided).toBe('trump');
    expect(decideTrick([createPlayedCard('ben', 'green-2', { queen: 'white' }), yellow10], [])?.decided).toBe('mystic');
    expect(decideTrick([createPlayedCard('ben', 'green-2', { king: true }), createPlayedCard('ana', 'mystic')], [])?.decided).toBe('king');
    expect(decideTrick([createPlayedCard('ben', 'surrender'), createPlayedCard('ana', 'surrender')], [])).toMatchObject({
      winner: 'ben',
      decided: 'surrender',
    });
    expect(decideTrick([], [])).toBeUndefined();
    expect(leadingColour([createPlayedCard('ana', 'berserker-10')])).toBe('black');
  });

  test('cards stand in the trick and the tricks by their printed names, in the order played', () => {
    const found = judgePlays(3, 'yellow-2 mystic');
    expect(details(found).trick?.plays).toEqual([
      { by: 'ana', card: 'yellow-2' },
      { by: 'ben', card: 'mystic' },
    ]);
    expect(details(judgePlays(3, 'yellow-2 mystic blue-1+Q')).tricks).toEqual([{ winner: 'ben', cards: ['yellow-2', 'mystic', 'blue-1'] }]);
  });
});

describe('what a card counts as in its trick', () => {
  const face = (card: PlayedCard['card'], queen?: PlayedCard['queen'], flip = false) =>
    faceInTrick({ by: 'ana', card, king: false, queen, flip });

  test('a card counts as printed, as a Queen makes it, and as the rebel turns it after her', () => {
    expect(face('yellow-3')).toEqual({ kind: 'value', colour: 'yellow', value: 3 });
    expect(face('berserker-10')).toEqual({ kind: 'value', colour: 'black', value: 10 });
    expect([face('mystic'), face('surrender'), face('yellow-3', 'blue'), face('yellow-3', 'white')].map(({ kind }) => kind)).toEqual([
      'mystic',
      'surrender',
      'surrender',
      'mystic',
    ]);
    expect([face('mystic', undefined, true), face('yellow-1', 'blue', true), face('yellow-1', 'white', true)]).toEqual([
      { kind: 'surrender' },
      { kind: 'mystic' },
      { kind: 'surrender' },
    ]);
    expect(face('yellow-1', 'black', true)).toEqual({ kind: 'value', colour: 'yellow', value: 10 });
  });
});

test('a trick gathered turns down the Kings played to it and no other, and nobody has named an opener for the next', () => {
  const { position } = stateAfter(3, [...beginRound(lines(3)), ...plays('mystic+K yellow-2+K green-1')]);
  expect([position.kingsDown, position.assassinsUsed, position.trick, position.opener]).toEqual([['white', 'yellow'], [], [], 'ben']);
});
