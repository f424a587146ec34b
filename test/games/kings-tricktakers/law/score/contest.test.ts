import { describe, expect, test } from 'vitest';
import type { BoxFigures } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import { linesOf, type PadStart, type Position, type Setup } from '#games/kings-tricktakers/law/position';
import { certaintyOf, contest, decidingFigures, placingFigures } from '#games/kings-tricktakers/law/score/contest';
import { certainLine, rangeOf } from '#games/kings-tricktakers/law/score/point-ranges';
import { certainPlaces } from '#law/score';
import { COPY, type EventFields, type Note, round } from '../events';
import { stateAfter } from '../random-games';

const SETS = { ana: 'white', ben: 'yellow', cleo: 'blue' } as const;
const AGREED = { 'two-card-bet': 'any', 'oppressor-reach': 'own', debt: 'negative' } as const;
const FLOOR = { agreements: { ...AGREED, debt: 'floor' } } as const;

/** Where a pad of three stands after some rounds. */
const positionAfter = (rounds: readonly EventFields[], options: Partial<Setup> = {}): Position =>
  stateAfter(3, rounds, { record: 'pad', agreements: AGREED, ...options }).position;

/** A pad that begins with these points, in the last round or before. */
const from = (points: PadStart['points'], more: Partial<PadStart> = {}): PadStart => ({
  round: 3,
  points,
  sets: SETS,
  kings: [],
  queens: [],
  ...more,
});

const without = (...cards: readonly string[]): BoxFigures => ({
  ...COPY,
  bets: Object.fromEntries(Object.entries(COPY.bets).filter(([card]) => !cards.includes(card))),
});
const boxWithRanks = (ranks: BoxFigures['ranks']): BoxFigures => ({ ...COPY, ranks });

const outcomeOf = (position: Position) => ({
  ...contest(position),
  deciding: decidingFigures(position).map(({ kind, card }) => `${kind} ${card}`),
});
const settledAmong = (...contenders: readonly string[]) => ({ isSettled: true, contenders, deciding: [] });
const open = (contenders: readonly string[], ...wanted: readonly string[]) => ({ isSettled: false, contenders, deciding: wanted });

describe('kt.end.winner', () => {
  test('most points win, then the lower King on the face now showing; equal ranks share, an unknown one leaves it open', () => {
    const tiedPosition = (copy: BoxFigures, more: Partial<PadStart> = {}) =>
      outcomeOf(positionAfter([], { from: from({ ana: 5, ben: 5, cleo: 2 }, more), copy }));
    expect(outcomeOf(positionAfter([], { from: from({ ana: 5, ben: 6, cleo: 2 }) }))).toEqual(settledAmong('ben'));
    expect(outcomeOf(positionAfter([], { from: from({ ana: 5, ben: 6, cleo: 2 }), copy: boxWithRanks({}) }))).toEqual(settledAmong('ben'));
    expect(tiedPosition(COPY)).toEqual(settledAmong('ana'));
    expect(tiedPosition(COPY, { kings: ['ana'] })).toEqual(settledAmong('ben'));
    expect(tiedPosition(boxWithRanks({ white: [3, 8], yellow: [3, 8], blue: [3, 8] }))).toEqual(settledAmong('ana', 'ben'));
    expect(tiedPosition(boxWithRanks({ white: [3, 8], yellow: [3, 8] }))).toEqual(settledAmong('ana', 'ben'));
    expect(tiedPosition(boxWithRanks({ yellow: [2, 7], blue: [3, 8] }))).toEqual(open(['ana', 'ben'], 'rank white'));
    expect(tiedPosition(boxWithRanks({ white: [2, 7], blue: [3, 8] }))).toEqual(open(['ana', 'ben'], 'rank yellow'));
    expect(tiedPosition(boxWithRanks({}))).toEqual(open(['ana', 'ben'], 'rank white', 'rank yellow'));
  });

  test('before anything is counted everybody is at 0', () => {
    expect(rangeOf(positionAfter([]), 'ana')).toEqual({ least: 0, most: 0 });
    expect(outcomeOf(positionAfter([]))).toEqual(settledAmong('ana', 'ben', 'cleo'));
  });

  describe('a place below the first', () => {
    const places = (copy: BoxFigures, points: PadStart['points'] = { ana: 5, ben: 5, cleo: 7 }, over = true) => {
      const position = positionAfter([], { from: from(points), copy });
      return certainPlaces(law.standings(position), certaintyOf(position, over)).map(({ player, rank }) => `${player} ${rank ?? '–'}`);
    };

    test('is told where the Kings part who is level, or are equal', () => {
      expect(places(COPY)).toEqual(['cleo 1', 'ana 2', 'ben 3']);
      expect(places(boxWithRanks({ white: [3, 8], yellow: [3, 8] }))).toEqual(['cleo 1', 'ana 2', 'ben 2']);
    });

    test('is open while a King is unread who could part them, before the end as well', () => {
      expect(places(boxWithRanks({ white: [3, 8] }))).toEqual(['cleo 1', 'ana –', 'ben –']);
      expect(places(boxWithRanks({}))).toEqual(['cleo 1', 'ana –', 'ben –']);
      expect(places(boxWithRanks({}), undefined, false)).toEqual(['cleo 1', 'ana –', 'ben –']);
      expect(places(boxWithRanks({}), { ana: 5, ben: 5, cleo: 2 })).toEqual(['ana –', 'ben –', 'cleo 3']);
      expect(places(boxWithRanks({}), { ana: 5, ben: 4, cleo: 2 })).toEqual(['ana 1', 'ben 2', 'cleo 3']);
    });

    test('hangs on no more than the figures of those who are not told apart', () => {
      const below = (copy: BoxFigures, points: PadStart['points']) => placingFigures(positionAfter([], { from: from(points), copy }));
      expect(below(boxWithRanks({ white: [3, 8] }), { ana: 5, ben: 5, cleo: 7 })).toEqual([{ kind: 'rank', card: 'yellow' }]);
      expect(below(boxWithRanks({}), { ana: 5, ben: 4, cleo: 7 })).toEqual([]);
      // While nobody can say who won, that is what is asked for.
      expect(below(boxWithRanks({}), { ana: 5, ben: 5, cleo: 5 })).toEqual([]);
      // Ana's devil waits for Cleo's bet, which leaves Cleo herself first.
      const lines = ['white devil* hermit healer', 'yellow gambler* rebel assassin', 'blue oppressor* rebel berserker'];
      const positionWithBen = (ben: number) =>
        positionAfter([round(lines, [{ tricks: 1 }, { tricks: 1 }, { tricks: 3 }])], {
          copy: without('oppressor'),
          from: from({ ana: 0, ben, cleo: 50 }),
        });
      expect(certaintyOf(positionWithBen(5), true)).toMatchObject({ leaders: ['cleo'], unplaced: ['ana', 'ben'] });
      expect(placingFigures(positionWithBen(5))).toEqual([{ kind: 'bet', card: 'oppressor' }]);
      expect(certaintyOf(positionWithBen(9), true)).toMatchObject({ leaders: ['cleo'], unplaced: [] });
      expect(placingFigures(positionWithBen(9))).toEqual([]);
    });

    test('is shared while nobody has a King', () => {
      const position = positionAfter([]);
      expect(certaintyOf(position, true)).toMatchObject({ leaders: ['ana', 'ben', 'cleo'], unplaced: [] });
    });
  });

  /** Ana and Ben with the same bet; Cleo has the other tricks and is behind. */
  const alike = (cards: string, anas: Note, bens: Note, options: Partial<Setup> = {}): Position => {
    const others = 5 - (anas.tricks ?? 0) - (bens.tricks ?? 0);
    const lines = [`white ${cards}`, `yellow ${cards}`, 'blue assassin* berserker devil'];
    const behind = { type: 'adjust', by: 'cleo', points: -1, reason: 'tea' };
    return positionAfter([round(lines, [anas, bens, { tricks: others }]), behind], { copy: without('hermit'), ...options });
  };

  test('a side that pays two players for the same tricks does not part them: only ranks do', () => {
    const [once, again] = [{ tricks: 1 }, { tricks: 1 }];
    expect(outcomeOf(alike('hermit* rebel oppressor', once, again))).toEqual(settledAmong('ana'));
    expect(outcomeOf(alike('hermit* gambler rebel', once, again))).toEqual(settledAmong('ana'));
    const unranked = { copy: { ...without('hermit'), ranks: {} } };
    expect(outcomeOf(alike('hermit* gambler rebel', once, again, unranked))).toEqual(open(['ana', 'ben'], 'rank white', 'rank yellow'));
    expect(certaintyOf(alike('hermit* gambler rebel', once, again), false).leaders).toEqual([]);
  });

  test('where points stop at 0 such a side may part them all the same', () => {
    expect(outcomeOf(alike('hermit* rebel oppressor', { tricks: 1 }, { tricks: 1 }, FLOOR))).toEqual(open(['ana', 'ben'], 'bet hermit'));
  });

  test('for other tricks it may pay something else', () => {
    expect(outcomeOf(alike('hermit* rebel oppressor', { tricks: 1 }, { tricks: 2 }))).toEqual(open(['ana', 'ben'], 'bet hermit'));
    const jacks = { copy: { ...COPY, jacks: { ...COPY.jacks, yellow: undefined } } };
    expect(outcomeOf(alike('oppressor* rebel hermit', { tricks: 1 }, { tricks: 2 }, jacks))).toEqual(open(['ana', 'ben'], 'jack yellow'));
  });

  test('who is level with one that an unknown figure may still carry on is first, and nothing is settled', () => {
    const copy = { ...without('hermit'), ranks: { white: [3, 8], yellow: [3, 8], blue: [9, 9] } };
    const lines = ['white hermit* rebel oppressor', 'yellow oppressor* rebel gambler', 'blue assassin* berserker devil'];
    expect(outcomeOf(positionAfter([round(lines, [{ tricks: 1 }, { tricks: 2 }, { tricks: 2 }])], { copy }))).toEqual(
      open(['ana', 'ben'], 'bet hermit'),
    );
  });

  /** Round 1: Ana and Ben bet hermits that nobody has read. Round 2: one of them turns up a Queen that nobody has read either. */
  const positionAfterRevival = (who: 'ana' | 'ben', ahead: 'ana' | 'ben'): Position => {
    const one = ['white hermit* rebel oppressor', 'yellow hermit* rebel oppressor', 'blue assassin* berserker devil'];
    const two = ['white gambler* healer healer', 'yellow gambler* collector collector', 'blue rebel* hermit oppressor'];
    const note = (player: string, cards: Note): Note => ({ ...cards, revived: player === who });
    const given: EventFields = { type: 'adjust', by: ahead, points: 10, reason: 'tea' };
    return positionAfter(
      [
        round(one, [{ tricks: 1, queen: who === 'ana' }, { tricks: 1, queen: who === 'ben' }, { tricks: 3 }]),
        given,
        round(two, [note('ana', { tricks: 1, yellow: 3 }), note('ben', { tricks: 1, yellow: 3 }), { tricks: 3 }]),
      ],
      { copy: { ...without('hermit'), queens: {} } },
    );
  };

  test('what a Queen cost may be all that the bet paid: who turned her up is not surely ahead', () => {
    // The yellow Queen counts a trick, so Ben is played by another number of tricks than Ana: here hers is the white one.
    expect(outcomeOf(positionAfterRevival('ana', 'ana')).contenders).toEqual(['ana', 'ben']);
    expect(outcomeOf(positionAfterRevival('ana', 'ana')).deciding).toContain('queen white');
  });

  test('who did not turn her up stays as far ahead', () => {
    expect(outcomeOf(positionAfterRevival('ana', 'ben'))).toEqual(settledAmong('ben'));
  });
});

describe('lines that hang on sides nobody has read', () => {
  const LINES = ['white devil* hermit healer', 'yellow oppressor* rebel assassin', 'blue healer* gambler berserker'];
  const position = positionAfter([round(LINES, [{ tricks: 1 }, { tricks: 3 }, { tricks: 1 }])], { copy: without('oppressor', 'healer') });
  const hangs = (player: string, rule: string, of: Position = position) => {
    const count = of.sheet?.last.count;
    const line = linesOf(of).findLast((each) => each.player === player && each.reason.rule === rule);
    const sure = count && line && certainLine(count, line);
    return [sure?.range, sure?.dependsOn.map(({ card, tricks }) => `${card} ${tricks}`)];
  };

  test('kt.score.devil-bet hangs on every other bet that is open, kt.score.gambler on the own alone', () => {
    expect(hangs('ana', 'kt.score.devil-bet')).toEqual([{ least: 0, most: 6 }, ['oppressor 3', 'healer 1']]);
    expect(hangs('cleo', 'kt.score.gambler')).toEqual([{ least: 0, most: 2 }, ['healer 1']]);
    expect(hangs('cleo', 'kt.score.berserker')).toEqual([{ least: 2, most: 2 }, []]);
    expect(hangs('cleo', 'kt.score.bet')).toEqual([{ least: 0, most: Number.POSITIVE_INFINITY }, []]);
    expect(rangeOf(position, 'ana')).toEqual({ least: 0, most: 6 });
  });

  test('kt.score.gambler and kt.score.devil-bet each hang on sides without the other', () => {
    const lines = (first: string) => [first, 'yellow oppressor* rebel assassin', 'blue rebel* hermit collector'];
    const positionAfterFirst = (first: string, gamblers: Note = { tricks: 1 }): Position =>
      positionAfter([round(lines(first), [gamblers, { tricks: 3 }, { tricks: 1 }])], { copy: without('oppressor', 'healer') });
    expect(hangs('ana', 'kt.score.gambler', positionAfterFirst('white healer* gambler hermit'))).toEqual([
      { least: 0, most: 2 },
      ['healer 1'],
    ]);
    expect(hangs('ana', 'kt.score.devil-bet', positionAfterFirst('white devil* hermit healer'))).toEqual([
      { least: 0, most: 3 },
      ['oppressor 3'],
    ]);
  });

  test('kt.bet.round-three: of two cards each matters only where the other is not met', () => {
    const lines = ['white healer* oppressor* gambler', 'yellow hermit* rebel assassin', 'blue rebel* hermit collector'];
    const last = positionAfter([round(lines, [{ tricks: 1 }, { tricks: 3 }, { tricks: 1 }])], {
      copy: without('oppressor', 'healer'),
      from: from({}),
    });
    expect(hangs('ana', 'kt.score.gambler', last)).toEqual([{ least: 0, most: 2 }, ['healer 1', 'oppressor 1']]);
  });

  test('debt floor: points that could be below 0 stop there, those that could be above go on', () => {
    const lines = ['white devil healer* rebel', 'yellow oppressor* rebel assassin', 'blue gambler* hermit collector'];
    const notes = [{ tricks: 1 }, { tricks: 3 }, { tricks: 1 }];
    const range = (options: Partial<Setup>) =>
      rangeOf(positionAfter([round(lines, notes)], { copy: without('healer'), ...options }), 'ana');
    expect(range({})).toEqual({ least: -2, most: Number.POSITIVE_INFINITY });
    expect(range(FLOOR)).toEqual({ least: 0, most: Number.POSITIVE_INFINITY });
    const taken = positionAfter([{ type: 'adjust', by: 'ana', points: -4, reason: '' }], FLOOR);
    expect(rangeOf(taken, 'ana')).toEqual({ least: 0, most: 0 });
  });
});
