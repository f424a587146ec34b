import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-tricktakers/game';
import { type BoxFigures, figuresOf } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import type { Event, Setup } from '#games/kings-tricktakers/law/position';
import {
  hasBetSucceeded,
  missingFigures,
  NOTHING_COLLECTED,
  type PlayerRound,
  type RoundCount,
  scoreLines,
  sourcePlayer,
  totalTricks,
} from '#games/kings-tricktakers/law/score/score';
import type { ScoreSheetLine } from '#law/score';
import { beginRound, COPY, type EventFields, formRound, MANY, PAD, plays, round, seats } from '../events';
import { setupOf, startGame, stateAfter } from '../random-games';

const nobody: PlayerRound = {
  set: undefined,
  characters: [],
  bet: [],
  ally: undefined,
  copiedBet: undefined,
  tricksWon: 0,
  collected: NOTHING_COLLECTED,
  isKingDown: false,
  hasPlayedQueen: false,
};

const createRoundCount = (shares: Readonly<Record<string, Partial<PlayerRound>>>, copy: BoxFigures = COPY, last = false): RoundCount => ({
  players: Object.keys(shares),
  playerRounds: Object.fromEntries(Object.entries(shares).map(([player, share]) => [player, { ...nobody, ...share }])),
  figures: figuresOf(copy, 3, 'declared'),
  agreements: { 'two-card-bet': 'any', 'oppressor-reach': 'own', debt: 'negative' },
  isLast: last,
});

const lineParams = (lines: readonly ScoreSheetLine[]) =>
  lines.map(({ points, paid, reason: { rule, params, places } }) => [rule, points, paid, params, ...places]);

describe('what a line of the sheet tells', () => {
  const ALLIED = createRoundCount(
    {
      ana: { set: 'white', characters: ['diplomat', 'healer', 'collector'], ally: 'ben', tricksWon: 1, isKingDown: true },
      ben: {
        set: 'yellow',
        characters: ['assassin', 'gambler', 'devil'],
        bet: ['assassin'],
        hasPlayedQueen: true,
        collected: { ...NOTHING_COLLECTED, yellow: 2, blue: 1, mystic: 1 },
      },
      cleo: { set: 'blue', characters: ['hermit', 'berserker', 'rebel'], bet: ['rebel'], tricksWon: 4 },
    },
    COPY,
    true,
  );

  test('a line tells one’s own figures', () => {
    expect(lineParams(scoreLines(ALLIED, 'ben'))).toEqual([
      ['kt.score.bet', 0, false, { card: 'assassin', copied: '', tricks: 3, ally: '', known: true }, 'assassin'],
      ['kt.score.gambler', 0, false, { succeeded: false, ally: '' }, 'gambler'],
      ['kt.score.devil', -2, true, { tricks: 3, ally: '' }, 'devil'],
      ['kt.score.jack', 0, false, { set: 'yellow', tricks: 3, ally: '', known: true }, 'jack'],
      ['kt.score.king-unplayed', 5, true, { set: 'yellow' }, 'king'],
    ]);
    expect(lineParams(scoreLines(ALLIED, 'cleo'))).toEqual([
      ['kt.score.bet', 0, false, { card: 'rebel', copied: '', tricks: 4, ally: '', known: true }, 'rebel'],
      ['kt.score.hermit', 0, false, { tricks: 4, ally: '' }, 'hermit'],
      ['kt.score.berserker', 0, false, { tricks: 4, ally: '' }, 'berserker'],
      ['kt.score.jack', 0, false, { set: 'blue', tricks: 4, ally: '', known: true }, 'jack'],
      ['kt.score.king-unplayed', 4, true, { set: 'blue' }, 'king'],
    ]);
  });

  test('a line tells an ally’s figures', () => {
    expect(lineParams(scoreLines(ALLIED, 'ana'))).toEqual([
      ['kt.score.bet', 0, false, { card: 'assassin', copied: '', tricks: 3, ally: 'ben', known: true }, 'assassin'],
      ['kt.score.healer', 1, true, { cards: 1, ally: 'ben' }, 'healer'],
      ['kt.score.collector', 2, true, { cards: 1, ally: 'ben' }, 'collector'],
      ['kt.score.jack', 0, false, { set: 'white', tricks: 3, ally: 'ben', known: true }, 'jack'],
      ['kt.score.king', 2, true, { set: 'white', cards: 1, ally: 'ben' }, 'king'],
    ]);
  });

  test('a line tells whose bets failed a devil, whose bet was copied, and what nobody knows', () => {
    const devils = createRoundCount(
      {
        ana: { set: 'white', characters: ['devil', 'gambler', 'healer'], bet: ['devil'], tricksWon: 2 },
        ben: {
          set: 'yellow',
          characters: ['diplomat', 'assassin', 'oppressor'],
          bet: ['diplomat'],
          copiedBet: { player: 'ana', card: 'devil' },
          tricksWon: 2,
        },
        cleo: { set: 'blue', characters: ['hermit', 'berserker', 'rebel'], bet: ['hermit'], tricksWon: 1 },
      },
      {},
    );
    expect(lineParams(scoreLines(devils, 'ana')).slice(0, 2)).toEqual([
      ['kt.score.devil-bet', 3, true, { failed: ['cleo'], copied: '', ally: '' }, 'devil'],
      ['kt.score.gambler', 2, true, { succeeded: true, ally: '' }, 'gambler'],
    ]);
    expect(lineParams(scoreLines(devils, 'ben')).slice(0, 2)).toEqual([
      ['kt.score.devil-bet', 3, true, { failed: ['cleo'], copied: 'ana', ally: '' }, 'devil'],
      ['kt.score.assassin', 3, true, { tricks: 2, ally: '' }, 'assassin'],
    ]);
    expect(lineParams(scoreLines(devils, 'cleo'))).toEqual([
      ['kt.score.bet', 0, false, { card: 'hermit', copied: '', tricks: 1, ally: '', known: false }, 'hermit'],
      ['kt.score.berserker', 2, true, { tricks: 1, ally: '' }, 'berserker'],
      ['kt.score.jack', 0, false, { set: 'blue', tricks: 1, ally: '', known: false }, 'jack'],
    ]);
    expect(missingFigures(devils, 'ana')).toEqual([{ player: 'ana', kind: 'jack', card: 'white' }]);
    expect(missingFigures(devils, 'cleo')).toEqual([
      { player: 'cleo', kind: 'jack', card: 'blue' },
      { player: 'cleo', kind: 'bet', card: 'hermit' },
    ]);
  });

  const all = (count: RoundCount): RoundCount => ({ ...count, agreements: { ...count.agreements, 'two-card-bet': 'all' } });

  test('a diplomat turned with nothing to copy is a bet that does not succeed', () => {
    const turned = createRoundCount({
      ana: { set: 'white', characters: ['diplomat', 'gambler', 'hermit'], bet: ['diplomat'] },
      ben: { set: 'yellow', characters: ['diplomat', 'gambler', 'hermit'], bet: ['diplomat', 'hermit'] },
    });
    expect(lineParams(scoreLines(turned, 'ana')).slice(0, 2)).toEqual([
      ['kt.score.gambler', 0, false, { succeeded: false, ally: '' }, 'gambler'],
      ['kt.score.hermit', 2, true, { tricks: 0, ally: '' }, 'hermit'],
    ]);
    expect(['ana', 'ben'].map((player) => hasBetSucceeded(turned, player))).toEqual([false, true]);
    expect(['ana', 'ben'].map((player) => hasBetSucceeded(all(turned), player))).toEqual([false, false]);
  });

  test('no bet does not succeed, and fails before no devil', () => {
    const none = createRoundCount({
      ana: { set: 'white', characters: ['diplomat', 'gambler', 'hermit'], ally: 'ben' },
      ben: { set: 'yellow', characters: ['assassin', 'rebel', 'hermit'] },
      cleo: { set: 'blue', characters: ['devil', 'rebel', 'hermit'], bet: ['devil'], tricksWon: 5 },
    });
    expect(['ana', 'ben', 'cleo'].map((player) => hasBetSucceeded(none, player))).toEqual([false, false, false]);
    expect(['ana', 'ben', 'cleo'].map((player) => hasBetSucceeded(all(none), player))).toEqual([false, false, false]);
    expect(lineParams(scoreLines(none, 'cleo'))[0]).toEqual([
      'kt.score.devil-bet',
      0,
      false,
      { failed: [], copied: '', ally: '' },
      'devil',
    ]);
  });

  test('only a diplomat face up looks at an ally', () => {
    const turned = createRoundCount({ ana: { characters: ['diplomat'], bet: ['diplomat'], ally: 'ben' }, ben: { tricksWon: 3 } });
    expect([sourcePlayer(turned, 'ana'), totalTricks(turned, 'ana')]).toEqual(['ana', 0]);
  });

  test('who brings nothing is paid nothing', () => {
    const alone = createRoundCount({ ana: { set: 'white', tricksWon: 2 } });
    expect(scoreLines(alone, 'zoe')).toEqual([]);
    expect(missingFigures(alone, 'zoe')).toEqual([]);
  });
});

/** What an event brings to light after some others. */
function remarksAfter(number: number, events: readonly EventFields[], event: Event, options: Partial<Setup> = {}) {
  const state = stateAfter(number, events, options);
  const after = game.flow.step(state, event);
  return law.remarks(state.position, event, after.position).map(({ rule, params, places }) => [rule, params, ...places]);
}

describe('what is brought to light', () => {
  const LINES = ['white gambler* hermit healer', 'yellow hermit* rebel devil'];

  test('a Queen’s unknown cost is remarked where she is revived', () => {
    const from = { round: 2, points: {}, sets: { ana: 'white', ben: 'yellow' }, kings: [], queens: ['ana'] } as const;
    const later = formRound(LINES, true);
    expect(remarksAfter(2, later, { type: 'revive', by: 'ana' }, { from, copy: {} })).toEqual([
      ['copy', { player: 'ana', kind: 'queen', card: 'white' }, 'white'],
    ]);
    expect(remarksAfter(2, later, { type: 'revive', by: 'ana' }, { from })).toEqual([]);
  });

  const FOUR = plays('ana:black-1 ben:green-1 ana:black-2 ben:green-2 ana:black-3 ben:green-3 ana:black-4 ben:green-4 ana:mystic');

  test('what a round could not count is remarked when its last card falls, and not before', () => {
    const before = [...beginRound(LINES), { type: 'opener', player: 'ana' }, ...FOUR];
    const last: Event = { type: 'play', by: 'ben', card: 'surrender' };
    expect(remarksAfter(2, before, last, { copy: {} })).toEqual([
      ['copy', { player: 'ana', kind: 'jack', card: 'white' }, 'white'],
      ['copy', { player: 'ben', kind: 'jack', card: 'yellow' }, 'yellow'],
      ['copy', { player: 'ben', kind: 'bet', card: 'hermit' }, 'hermit'],
    ]);
    expect(remarksAfter(2, before.slice(0, -1), { type: 'play', by: 'ana', card: 'mystic' }, { copy: {} })).toEqual([]);
  });

  test('revokes are remarked before what could not be counted', () => {
    const before = [...beginRound(LINES), { type: 'opener', player: 'ana' }, ...FOUR];
    expect(remarksAfter(2, before, { type: 'play', by: 'ben', card: 'black-5' }, { copy: { jacks: COPY.jacks } })).toEqual([
      ...[1, 2, 3, 4].map((trick) => [
        'kt.trick.follow',
        { player: 'ben', colour: 'black', card: 'black-5', trick, instead: `green-${trick}` },
        'black-5',
      ]),
      ['copy', { player: 'ben', kind: 'bet', card: 'hermit' }, 'hermit'],
    ]);
    const green: readonly EventFields[] = beginRound(['green gambler* hermit healer', LINES[1] ?? '']);
    const first = { copy: { ...COPY, ranks: { green: [1, 2], yellow: [3, 4] } } };
    expect(remarksAfter(2, green, { type: 'play', by: 'ana', queen: true }, first)).toEqual([]);
  });

  test('the pad remarks the Queen first, for each player', () => {
    const from = { round: 2, points: {}, sets: { ana: 'white', ben: 'yellow' }, kings: [], queens: ['ana', 'ben'] } as const;
    const state = startGame(setupOf(seats(2), { ...PAD, from }));
    const noted = round(LINES, [{ tricks: 5, revived: true }]);
    const event: Event = { type: 'round', players: Object(noted.players) };
    const after = game.flow.step(state, event);
    expect(law.remarks(state.position, event, after.position).map(({ params, places }) => [params, ...places])).toEqual([
      [{ player: 'ana', kind: 'queen', card: 'white' }, 'white'],
      [{ player: 'ana', kind: 'jack', card: 'white' }, 'white'],
      [{ player: 'ben', kind: 'jack', card: 'yellow' }, 'yellow'],
      [{ player: 'ben', kind: 'bet', card: 'hermit' }, 'hermit'],
    ]);
  });
});

describe('the sheet', () => {
  const FIVE = plays(
    'ana:black-1 ben:green-1 ana:black-2 ben:green-2 ana:green-3 ben:black-3 ben:black-4 ana:green-4 ben:black-5 ana:green-5',
  );

  test('tells whose ally somebody was at the table, and the next round asks anew', () => {
    const allied = beginRound(
      ['white diplomat hermit healer', 'yellow oppressor* rebel devil'],
      [{ type: 'ally', by: 'ana', player: 'ben' }],
    );
    const { position } = stateAfter(2, [...allied, ...FIVE]);
    expect(lineParams(law.lines(position)).slice(0, 3)).toEqual([
      ['kt.score.bet', 0, false, { card: 'oppressor', copied: '', tricks: 5, ally: 'ben', known: true }, 'oppressor'],
      ['kt.score.hermit', 0, false, { tricks: 5, ally: 'ben' }, 'hermit'],
      ['kt.score.healer', 3, true, { cards: 3, ally: 'ben' }, 'healer'],
    ]);
    expect(position).toMatchObject({
      round: 2,
      opener: undefined,
      trick: [],
      tricks: [],
      abilityUses: [],
      renounces: [],
      revivalLines: [],
    });
    expect([position.bets, position.allies, position.copiedBets]).toEqual([{}, {}, {}]);
  });

  test('tells whose bet was copied at the table', () => {
    const copying = beginRound(
      ['white diplomat* hermit healer', 'yellow assassin* rebel devil'],
      [{ type: 'copy', by: 'ana', player: 'ben', card: 'assassin' }],
    );
    const { position } = stateAfter(2, [...copying, ...FIVE]);
    expect(position.copiedBets).toEqual({});
    expect(lineParams(law.lines(position)).filter(([rule]) => rule === 'kt.score.bet')).toEqual([
      ['kt.score.bet', 7, true, { card: 'assassin', copied: 'ben', tricks: 2, ally: '', known: true }, 'assassin'],
      ['kt.score.bet', 0, false, { card: 'assassin', copied: '', tricks: 5, ally: '', known: true }, 'assassin'],
    ]);
  });

  const from = { round: 2, points: { ana: 3, ben: 0 }, sets: { ana: 'blue', ben: 'yellow' }, kings: [], queens: ['ana'] } as const;
  const later = formRound(['x gambler* hermit healer', 'x hermit* rebel devil'], true);

  test('has lines for what was carried into a pad, what reviving cost, what debt was let go', () => {
    const revived = stateAfter(2, [...later, { type: 'revive', by: 'ana' }], { from });
    expect(lineParams(law.lines(revived.position))).toEqual([
      ['carried', 3, true, { points: 3 }],
      ['carried', 0, false, { points: 0 }],
      ['kt.queen.revive', -2, true, { set: 'blue', cost: 2, known: true }, 'queen'],
    ]);
    expect(lineParams(revived.position.revivalLines)).toEqual([
      ['kt.queen.revive', -2, true, { set: 'blue', cost: 2, known: true }, 'queen'],
    ]);
    const floor = { from, agreements: { 'two-card-bet': 'any', 'oppressor-reach': 'own', debt: 'floor' } } as const;
    const taken = stateAfter(2, [{ type: 'adjust', by: 'ana', points: -5, reason: 'tea' }], floor);
    expect(lineParams(law.lines(taken.position)).slice(2)).toEqual([
      ['adjust', -5, true, { points: -5, reason: 'tea' }],
      ['debt', 2, true, { points: 2 }],
    ]);
  });

  test('no debt is let go where there is none', () => {
    const floor = { from, agreements: { 'two-card-bet': 'any', 'oppressor-reach': 'own', debt: 'floor' } } as const;
    const level = stateAfter(2, [{ type: 'adjust', by: 'ana', points: -3, reason: 'tea' }], floor);
    expect(law.lines(level.position).map(({ reason }) => reason.rule)).toEqual(['carried', 'carried', 'adjust']);
  });

  test('a Queen that costs nothing is a line that pays nothing', () => {
    const free = stateAfter(2, [...later, { type: 'revive', by: 'ana' }], { from, copy: { queens: { blue: 0 } } });
    expect(lineParams(law.lines(free.position)).at(-1)).toEqual([
      'kt.queen.revive',
      0,
      false,
      { set: 'blue', cost: 0, known: true },
      'queen',
    ]);
  });

  test('what a Queen cost stands first in the results of its owner alone', () => {
    const state = stateAfter(2, [round(['blue gambler* hermit healer', 'yellow hermit* rebel devil'], [{ tricks: 5, revived: true }])], {
      ...PAD,
      from,
      copy: MANY,
    });
    const [results] = state.position.rounds;
    expect(results?.ana?.lines.map(({ reason }) => reason.rule)).toEqual([
      'kt.queen.revive',
      'kt.score.bet',
      'kt.score.hermit',
      'kt.score.healer',
      'kt.score.jack',
    ]);
    expect(results?.ben?.lines.map(({ reason }) => reason.rule)).toEqual(['kt.score.bet', 'kt.score.devil', 'kt.score.jack']);
  });
});
