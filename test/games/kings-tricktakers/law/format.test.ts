import { describe, expect, test } from 'vitest';
import {
  beginRound,
  COPY,
  companies,
  type EventFields,
  errorPathOf,
  formRound,
  judge,
  judgeInFrench,
  PAD,
  play,
  plays,
  refusal,
  round,
  warningsOf,
} from './events';

const LINES = ['white gambler* hermit healer', 'yellow assassin* rebel devil'];
const NOTED = round(LINES, [{ tricks: 5 }]);
const players = NOTED.players as Record<string, Record<string, unknown>>;
const changedRound = (change: Record<string, unknown>): readonly EventFields[] => [
  { type: 'round', players: { ...players, ana: { ...players.ana, ...change } } },
];

describe('what cannot be read', () => {
  test('a set-up that makes no sense is an error at its path', () => {
    expect(errorPathOf(2, [], { record: 'book' })).toBe('setup.record');
    expect(errorPathOf(2, [], { record: undefined })).toBe('setup.record');
    expect(errorPathOf(2, [], { selection: undefined })).toBe('setup.selection');
    expect(errorPathOf(2, [], { selection: 'random' })).toBe('setup.selection');
    expect(errorPathOf(2, [], { selection: 'draft' })).toBe('setup.starter');
    expect(errorPathOf(2, [], { selection: 'draft', starter: 'zoe' })).toBe('setup.starter');
    expect(errorPathOf(2, [], { starter: 'ana' })).toBe('setup.starter');
    expect(errorPathOf(2, [], { colour: 'red' })).toBe('setup.colour');
    expect(errorPathOf(2, [], { agreements: { debt: 'none' } })).toBe('setup.agreements.debt');
    expect(errorPathOf(1, [])).toBe('players');
    expect(errorPathOf(2, [], { selection: 'draft', starter: 'ana' })).toBeUndefined();
    expect(errorPathOf(2, [], { ...PAD, selection: 'draft' })).toBeUndefined();
    expect(errorPathOf(2, [], { copy: undefined })).toBeUndefined();
  });

  test('figures of the box that cannot be are errors at their paths', () => {
    const errorInBox = (copy: object) => errorPathOf(2, [], { copy });
    expect(errorInBox({})).toBeUndefined();
    expect(errorInBox({ ranks: { red: [1, 2] } })).toBe('setup.copy.ranks.red');
    expect(errorInBox({ ranks: { white: [1] } })).toBe('setup.copy.ranks.white');
    expect(errorInBox({ ranks: { white: [1, 'six'] } })).toBe('setup.copy.ranks.white[1]');
    expect(errorInBox({ queens: { white: -1 } })).toBe('setup.copy.queens.white');
    expect(errorInBox({ jacks: { white: { two: 3 } } })).toBe('setup.copy.jacks.white.two');
    expect(errorInBox({ bets: { hermit: { 0: 'four' } } })).toBe('setup.copy.bets.hermit.0');
    expect(errorInBox({ bets: { devil: { 0: 4 } } })).toBe('setup.copy.bets.devil');
    expect(errorInBox({ bets: { jack: { 3: 12 } } })).toBe('setup.copy.bets.jack');
    expect(errorInBox({ copies: { dragon: 1 } })).toBe('setup.copy.copies.dragon');
    expect(errorInBox({ kings: {} })).toBe('setup.copy.kings');
  });

  test('a pad’s beginning in the middle that makes no sense is an error at its path', () => {
    const from = { round: 2, points: { ana: 7, ben: 1 }, sets: { ana: 'white', ben: 'yellow' }, kings: ['ana'], queens: [] };
    const begins = (change: object) => errorPathOf(2, [], { ...PAD, from: { ...from, ...change } });
    expect(begins({})).toBeUndefined();
    expect(begins({ round: 4 })).toBe('setup.from.round');
    expect(begins({ points: { ana: 7 } })).toBe('setup.from.points.ben');
    expect(begins({ points: { ...from.points, zoe: 1 } })).toBe('setup.from.points.zoe');
    expect(begins({ sets: { ana: 'white', ben: 'white' } })).toBe('setup.from.sets.ben');
    expect(begins({ sets: { ana: 'white' } })).toBe('setup.from.sets.ben');
    expect(begins({ kings: ['zoe'] })).toBe('setup.from.kings[0]');
    expect(begins({ queens: ['ana', 'ana'] })).toBe('setup.from.queens[1]');
    expect(begins({ kings: undefined })).toBe('setup.from.kings');
    expect(errorPathOf(2, [], { from })).toBe('setup.from');
  });

  test('an event that makes no sense is an error at its path', () => {
    const first = (event: EventFields) => errorPathOf(2, [event]);
    expect(first({ type: 'shuffle' })).toBe('events[0].type');
    expect(first({ type: 'company', by: 'ana', set: 'red', characters: [] })).toBe('events[0].set');
    expect(first({ type: 'company', by: 'ana', set: 'white' })).toBe('events[0].characters');
    expect(first({ type: 'company', by: 'ana', set: 'white', characters: ['gambler', 'knight', 'healer'] })).toBe(
      'events[0].characters[1]',
    );
    expect(first({ type: 'company', by: 'zoe', set: 'white', characters: [] })).toBe('events[0].by');
    expect(first({ type: 'bet', by: 'ana', cards: ['queen'] })).toBe('events[0].cards[0]');
    expect(first({ type: 'ally', by: 'ana', player: 'zoe' })).toBe('events[0].player');
    expect(first({ type: 'copy', by: 'ana', player: 'ben' })).toBe('events[0].card');
    expect(first({ type: 'opener', player: 'zoe' })).toBe('events[0].player');
    expect(first({ type: 'opener' })).toBe('events[0].player');
    expect(first({ type: 'play', card: 'blue-11' })).toBe('events[0].card');
    expect(first({ type: 'play', card: 'berserker-1' })).toBe('events[0].card');
    expect(first({ type: 'play' })).toBe('events[0].card');
    expect(first({ type: 'play', king: true })).toBe('events[0].card');
    expect(first({ type: 'play', card: 'blue-1', king: 1 })).toBe('events[0].king');
    expect(first({ type: 'play', card: 'blue-1', jack: true })).toBe('events[0].jack');
    expect(first({ type: 'ability', use: 'rebel' })).toBe('events[0].use');
    expect(first({ type: 'pick' })).toBe('events[0].set');
    expect(first({ type: 'pick', set: 'white', character: 'devil' })).toBe('events[0].character');
  });

  test('an error anywhere is the answer, whatever happens before it', () => {
    expect(errorPathOf(2, [{ type: 'begin' }, play('blue-11')])).toBe('events[1].card');
  });

  test('a round of the pad that makes no sense is an error at its path', () => {
    const errorInPad = (events: readonly EventFields[]) => errorPathOf(2, events, PAD);
    expect(errorInPad(changedRound({}))).toBeUndefined();
    for (const field of ['set', 'characters', 'bet', 'tricks', 'collected', 'king', 'queen', 'revived'])
      expect(errorInPad(changedRound({ [field]: undefined })), field).toBe(`events[0].players.ana.${field}`);
    expect(errorInPad(changedRound({ tricks: -1 }))).toBe('events[0].players.ana.tricks');
    expect(errorInPad(changedRound({ collected: { yellow: 1 } }))).toBe('events[0].players.ana.collected.green');
    expect(errorInPad(changedRound({ ally: 'zoe' }))).toBe('events[0].players.ana.ally');
    expect(errorInPad(changedRound({ copy: { player: 'zoe', card: 'devil' } }))).toBe('events[0].players.ana.copy.player');
    expect(errorInPad([{ type: 'round', players: { ana: players.ana } }])).toBe('events[0].players.ben');
    expect(errorInPad([{ type: 'round', players: { ...players, zoe: players.ana } }])).toBe('events[0].players.zoe');
  });

  test('an event about a player where nobody is on move needs its player', () => {
    const without = (events: readonly EventFields[], options = {}) => errorPathOf(2, events, options);
    expect(without([{ type: 'company', set: 'white', characters: ['gambler', 'hermit', 'healer'] }])).toBe('events[0].by');
    expect(without([...companies(LINES), { type: 'bet', cards: ['gambler'] }])).toBe('events[2].by');
    const diplomat = formRound(['white diplomat hermit healer', LINES[1] ?? '']);
    expect(without([...diplomat, { type: 'ally', player: 'ben' }])).toBe('events[4].by');
    expect(without([...formRound(LINES), { type: 'revive' }])).toBe('events[4].by');
    expect(without([{ type: 'adjust', points: 1, reason: '' }])).toBe('events[0].by');
    expect(without([...beginRound(LINES), { type: 'adjust', points: 1, reason: '' }])).toBeUndefined();
    expect(without([...beginRound(LINES), { type: 'opener', player: 'ana' }], { copy: {} })).toBeUndefined();
    expect(without([...beginRound(LINES), { type: 'open' }], { copy: {} })).toBe('events[5].by');
    expect(without([NOTED], PAD)).toBeUndefined();
    expect(without([{ type: 'begin' }, { type: 'adjust', points: 1, reason: '' }], PAD)).toBe('events[1].by');
    expect(without([{ type: 'begin' }, { type: 'adjust', points: 1, reason: '' }])).toBeUndefined();
  });

  test('the wrong phase comes before a missing player', () => {
    expect(refusal(judge(2, [{ type: 'bet', cards: [] }]))).toBe('phase');
    expect(refusal(judge(2, [{ type: 'pick', set: 'white' }]))).toBe('phase');
  });
});

describe('by consent', () => {
  const forgiven = (event: EventFields, lines = LINES) => judge(2, [...beginRound(lines), { ...event, consent: true }]);

  test('Kings and Queens on wrong or spent cards may stand', () => {
    expect(warningsOf(forgiven(play('blue-1+K')))).toEqual(['5 kt.king.card']);
    const again = [...beginRound(LINES), ...plays('mystic+K blue-1'), { ...play('mystic+K'), consent: true }];
    expect(warningsOf(judge(2, again))).toEqual(['7 kt.king.once']);
    const queen = [...beginRound(LINES), ...plays('blue-2+Q blue-1'), { ...play('blue-3+Q'), consent: true }];
    expect(warningsOf(judge(2, queen))).toEqual(['7 kt.queen.once']);
  });

  test('cards, characters, order and supply may not be let stand', () => {
    expect(refusal(forgiven(play('blue-9')))).toBe('kt.card.exists');
    expect(refusal(forgiven(play('berserker-10')))).toBe('kt.card.exists');
    expect(refusal(forgiven(play('blue-1+F')))).toBe('kt.character.rebel');
    expect(refusal(forgiven({ type: 'ability', use: 'swap' }))).toBe('kt.character.hermit');
    expect(refusal(forgiven({ ...play('blue-1'), by: 'ben' }))).toBe('kt.trick.order');
    expect(refusal(judge(2, [{ type: 'company', by: 'ana', set: 'white', characters: [], consent: true }]))).toBe('kt.company.shape');
  });

  test('a card of the wrong King and of no deck is refused for the deck', () => {
    expect(refusal(forgiven(play('blue-9+K')))).toBe('kt.card.exists');
  });

  test('a Queen revived without the points puts her owner in debt', () => {
    const first = round(['white rebel* oppressor devil', 'yellow assassin* rebel healer'], [{ tricks: 1, queen: true }, { tricks: 4 }]);
    const next = round(['white gambler* hermit collector', 'yellow gambler* hermit oppressor'], [{ tricks: 5, revived: true }]);
    const found = judge(2, [first, { ...next, consent: true }], PAD);
    expect([found.refused, warningsOf(found), found.points.ana]).toEqual([null, ['1 kt.queen.revive'], -2 - 3]);
  });

  test('a Queen revived without the points stops at 0 where the table knows no debt', () => {
    const spent = [
      ...beginRound(LINES),
      ...plays('blue-2+Q blue-1 ana:green-1 ben:green-2 ben:yellow-1 ana:yellow-2 ana:black-1 ben:black-2'),
    ];
    const rounds = [
      ...spent,
      ...plays('ben:blue-4 ana:blue-3'),
      ...formRound(['x oppressor* devil assassin', 'x oppressor* healer hermit'], true),
    ];
    const poor = [...rounds, { type: 'adjust', by: 'ana', points: -20, reason: 'house' }, { type: 'revive', by: 'ana', consent: true }];
    const found = judge(2, poor, { agreements: { debt: 'floor' } });
    expect([found.refused, warningsOf(found).at(-1), found.points.ana]).toEqual([null, `${poor.length - 1} kt.queen.revive`, 0]);
  });

  test('a Queen that lies face up cannot be turned up', () => {
    expect(refusal(judge(2, [...formRound(LINES), { type: 'revive', by: 'ana', consent: true }]))).toBe('kt.queen.revive');
  });
});

describe('the table’s own points', () => {
  test('are given in every phase, to any player, and flagged', () => {
    const given: EventFields = { type: 'adjust', by: 'ben', points: 2, reason: 'house' };
    for (const events of [[], companies(LINES), formRound(LINES), beginRound(LINES)]) {
      const found = judge(2, [...events, given]);
      expect([found.points, warningsOf(found)]).toEqual([{ ana: 0, ben: 2 }, [`${events.length} adjust`]]);
    }
  });
});

describe('sentences', () => {
  test('say the figures of the case in both languages', () => {
    expect(judge(2, [...beginRound(LINES), play('blue-9')]).refused?.because).toBe('The Blue 9 is not in the deck for 2 players.');
    expect(judge(2, [...beginRound(LINES), play('blue-1+K')]).refused?.because).toBe(
      'The White King goes only onto a printed Mystic or Surrender, not onto the Blue 1.',
    );
    const french = judgeInFrench(2, [...beginRound(LINES), play('blue-1+K')]);
    expect('refused' in french && french.refused?.because).toBe(
      'Le Roi blanc ne se pose que sur une vraie carte Mystique ou Reddition, pas sur le 1 bleu.',
    );
    const ally = judgeInFrench(
      2,
      [...formRound(['white diplomat hermit healer', LINES[1] ?? '']), { type: 'ally', by: 'ana', player: 'ana' }],
      {
        copy: COPY,
      },
    );
    expect('refused' in ally && ally.refused?.because).toBe('Le Diplomate d’Ana doit choisir un autre joueur.');
  });
});
