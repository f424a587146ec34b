import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, type Finding, findAlternatives, ruleOf } from '#desk/desk';
import {
  type CardPlay,
  type CountCase,
  EMPTY_REPORT,
  namelessPlayers,
  type PlayerArea,
  type PlayerReport,
  type TrickCase,
  type WinnerCase,
} from '#games/kings-tricktakers/desk/cases';
import { desk } from '#games/kings-tricktakers/desk/desk';
import { type ExampleName, examples } from '#games/kings-tricktakers/desk/examples/examples';
import { findRevive, findWinner } from '#games/kings-tricktakers/desk/find-revive-and-winner';
import {
  type BetResult,
  figuresToAsk,
  findBet,
  findRound,
  missingDiplomatChoice,
  type RoundResult,
} from '#games/kings-tricktakers/desk/find-score';
import { findTrick, type TrickResult } from '#games/kings-tricktakers/desk/find-trick';
import { game, type KingsTricktakers } from '#games/kings-tricktakers/game';
import { BET_CARDS, type BoxFigures, CHARACTERS, SETS } from '#games/kings-tricktakers/law/box';
import { countAtTable } from '#games/kings-tricktakers/law/round/rounds';
import { hasBetSucceeded, NOTHING_COLLECTED, scoreLines, totalTricks } from '#games/kings-tricktakers/law/score/score';
import { CARD_NAMES } from '#games/kings-tricktakers/law/trick/cards';
import { colourToFollow, trickOutcome } from '#games/kings-tricktakers/law/trick/play';
import { isInputError } from '#session/formats/input-error';
import { openTable, type Table } from '#session/log/table';

function findAnswer(name: ExampleName): Finding {
  const { deskCase, agreements = {} } = examples[name];
  const finding = desk.ask(deskCase, agreements);
  if (finding === undefined) throw new Error(`no answer: ${name}`);
  return finding;
}

const isTrick = (deskCase: Case | undefined): deskCase is TrickCase => deskCase?.question === 'trick';
const isCount = (deskCase: Case | undefined): deskCase is CountCase => deskCase?.question === 'round' || deskCase?.question === 'bet';
const isWinner = (deskCase: Case | undefined): deskCase is WinnerCase => deskCase?.question === 'winner';

const rulesOf = ({ notes }: Finding): readonly string[] => notes.map(ruleOf);

const wins = (name: ExampleName, winner: string, card: string, decided: TrickResult['decided']): void => {
  const finding = findAnswer(name);
  expect(finding.isAllowed).toBeUndefined();
  expect(finding.result).toMatchObject({ winner, card, decided, broken: [] });
  expect(rulesOf(finding)[0]).toBe('kt.trick.winner');
};
const pays = (name: ExampleName, total: number, lines: readonly (readonly [string, number])[]): void => {
  const finding = findAnswer(name);
  expect(finding.isAllowed).toBeUndefined();
  expect(finding.result).toMatchObject({ total, broken: [] });
  const paid = finding.notes.flatMap((note) => (note.kind === 'paid' && note.line.points !== 0 ? [[ruleOf(note), note.line.points]] : []));
  expect(paid).toEqual(lines);
};
const meets = (name: ExampleName, met: boolean, points: number, tricks: number): void => {
  const finding = findAnswer(name);
  expect(finding.isAllowed).toBe(met);
  expect(finding.result).toMatchObject({ met, points, tricks, broken: [] });
};
const refuses = (name: ExampleName, ...rules: readonly string[]): void => {
  const finding = findAnswer(name);
  expect(finding.isAllowed).toBe(false);
  expect(finding.notes.flatMap((note) => (note.kind === 'broken' ? note.reason.rule : []))).toEqual(rules);
};

describe('worked examples', () => {
  test('yellow-8-wins', () => {
    wins('yellow-8-wins', 'cleo', 'yellow-8', 'leading');
    expect(findAnswer('yellow-8-wins').result).toMatchObject({ led: 'yellow', leader: 'ana' });
  });
  test('black-1-wins', () => wins('black-1-wins', 'cleo', 'black-1', 'trump'));
  test('yellow-10-first', () => {
    wins('yellow-10-first', 'ana', 'yellow-10', 'trump');
    expect(rulesOf(findAnswer('yellow-10-first'))).toContain('kt.character.oppressor');
  });
  test('black-10-first', () => wins('black-10-first', 'ana', 'black-10', 'trump'));
  test('first-mystic', () => wins('first-mystic', 'ben', 'mystic', 'mystic'));
  test('mystic-opens', () => {
    wins('mystic-opens', 'dan', 'green-7', 'leading');
    expect(findAnswer('mystic-opens').result).toMatchObject({ led: 'green', leader: 'ben' });
  });
  test('king-beats-mystic', () => wins('king-beats-mystic', 'ben', 'yellow-2', 'king'));
  test('last-king', () => wins('last-king', 'ben', 'surrender', 'king'));
  test('rebel-turns-blue-queen', () => wins('rebel-turns-blue-queen', 'ben', 'black-2', 'mystic'));
  test('rebel-turns-white-queen', () => wins('rebel-turns-white-queen', 'cleo', 'green-4', 'leading'));
  test('rebel-turns-berserker-10', () => wins('rebel-turns-berserker-10', 'cleo', 'black-3', 'trump'));
  test('black-king-on-berserker-10', () => wins('black-king-on-berserker-10', 'ben', 'berserker-10', 'king'));

  test('gambler-bet-no-trick', () => meets('gambler-bet-no-trick', true, 3, 0));
  test('gambler-bet-two-tricks', () => meets('gambler-bet-two-tricks', true, 6, 2));
  test('assassin-bet', () => meets('assassin-bet', true, 7, 2));
  test('assassin-face-up', () =>
    pays('assassin-face-up', 9, [
      ['kt.score.bet', 6],
      ['kt.score.assassin', 3],
    ]));
  test('assassin-and-failed-bet', () => pays('assassin-and-failed-bet', 3, [['kt.score.assassin', 3]]));
  test('jack-bet', () => meets('jack-bet', true, 10, 3));
  test('two-cards-both-met', () =>
    pays('two-cards-both-met', 15, [
      ['kt.score.bet', 6],
      ['kt.score.bet', 7],
      ['kt.score.gambler', 2],
    ]));

  test('healer-three-cards', () => pays('healer-three-cards', 3, [['kt.score.healer', 3]]));
  test('healer-six-cards', () => pays('healer-six-cards', 5, [['kt.score.healer', 5]]));
  test('two-healers', () =>
    pays('two-healers', 6, [
      ['kt.score.healer', 3],
      ['kt.score.healer', 3],
    ]));
  test('healer-and-blue-king', () =>
    pays('healer-and-blue-king', 7, [
      ['kt.score.healer', 4],
      ['kt.score.king', 3],
    ]));
  test('collector-two-cards', () => pays('collector-two-cards', 5, [['kt.score.collector', 5]]));
  test('collector-four-cards', () => pays('collector-four-cards', 8, [['kt.score.collector', 8]]));
  test('two-collectors', () =>
    pays('two-collectors', 16, [
      ['kt.score.collector', 8],
      ['kt.score.collector', 8],
    ]));
  test('collector-and-white-king', () =>
    pays('collector-and-white-king', 23, [
      ['kt.score.collector', 8],
      ['kt.score.king', 15],
    ]));
  test('yellow-king', () => pays('yellow-king', 4, [['kt.score.king', 4]]));
  test('king-never-played', () =>
    pays('king-never-played', 16, [
      ['kt.score.bet', 10],
      ['kt.score.king-unplayed', 6],
    ]));

  test('devil-and-yellow-queen', () => {
    pays('devil-and-yellow-queen', -2, [['kt.score.devil', -2]]);
    expect(findAnswer('devil-and-yellow-queen').result).toMatchObject({ tricks: 3, points: 2 });
    expect(rulesOf(findAnswer('devil-and-yellow-queen'))).toContain('kt.score.tricks');
  });
  test('devil-spoils-low-bets', () => meets('devil-spoils-low-bets', false, 0, 3));
  test('devil-bet-two-failed', () => {
    meets('devil-bet-two-failed', true, 6, 0);
    expect(findAnswer('devil-bet-two-failed').result).toMatchObject({ failed: ['ben', 'cleo'] });
  });
  test('devil-bet-with-gambler', () =>
    pays('devil-bet-with-gambler', 5, [
      ['kt.score.devil-bet', 3],
      ['kt.score.gambler', 2],
    ]));
  test('devil-ally', () => meets('devil-ally', true, 3, 0));
  test('copied-devil', () => meets('copied-devil', true, 3, 0));
  test('ally-two-cards', () => meets('ally-two-cards', true, 13, 2));
  test('ally-and-yellow-queen', () => meets('ally-and-yellow-queen', true, 7, 2));
  test('assassin-names-back', () =>
    expect(findAnswer('assassin-names-back')).toMatchObject({ isAllowed: true, result: { phase: 'trick' } }));
  test('blue-queen-revived', () =>
    expect(findAnswer('blue-queen-revived')).toMatchObject({ isAllowed: true, result: { cost: 2, points: 3 } }));
});

describe('what is refused names its rule', () => {
  test.each<[ExampleName, string]>([
    ['king-on-wrong-colour', 'kt.king.card'],
    ['white-king-on-queened-card', 'kt.king.card'],
    ['king-again', 'kt.king.once'],
    ['queen-face-down', 'kt.queen.once'],
    ['green-queen-with-card', 'kt.queen.green'],
    ['rebel-turns-five', 'kt.character.rebel'],
    ['eight-with-four', 'kt.card.exists'],
    ['ten-without-berserker', 'kt.card.exists'],
    ['two-cards-too-early', 'kt.bet.one-character'],
    ['jack-too-early', 'kt.bet.one-character'],
    ['blue-queen-too-dear', 'kt.queen.revive'],
    ['queen-still-up', 'kt.queen.revive'],
    ['bet-before-companies', 'phase'],
    ['set-taken', 'kt.company.shape'],
    ['second-devil', 'kt.company.shape'],
    ['other-set', 'kt.company.keep-set'],
    ['same-rebel-twice', 'kt.company.not-again'],
    ['draft-turns-back', 'kt.draft.order'],
    ['bet-of-another', 'kt.bet.own'],
    ['diplomat-and-bet', 'kt.bet.diplomat'],
    ['copies-unbet-card', 'kt.ally.after-bets'],
    ['assassin-names-herself', 'kt.trick.assassin'],
    ['out-of-turn', 'kt.trick.order'],
    ['hermit-twice', 'kt.character.hermit'],
    ['four-tricks', 'kt.pad.sum'],
  ])('the example %s is refused by its rule', (name, rule) => refuses(name, rule));

  test('a revoke stands and is reported', () => {
    const finding = findAnswer('revoke-shows');
    expect(finding.isAllowed).toBe(true);
    expect(rulesOf(finding)).toContain('kt.trick.follow');
  });
});

describe('every example', () => {
  test.each(Object.keys(examples))('%s shows its rules', (name) => {
    const example = Object.entries(examples).find(([each]) => each === name)?.[1];
    if (example === undefined) throw new Error(name);
    expect(desk.ask(example.deskCase, example.agreements ?? {})).toBeDefined();
    expect(example.rules.length).toBeLessThanOrEqual(4);
  });

  test('uses no printed figure that the source does not give', () => {
    for (const { deskCase } of Object.values(examples)) {
      if ('copy' in deskCase) expect(deskCase.copy).toEqual({});
      if (deskCase.question === 'log') expect(deskCase.setup).not.toHaveProperty('copy');
    }
  });
});

const anas = (told: Partial<PlayerReport>, rest: Partial<CountCase> = {}): CountCase => ({
  question: 'round',
  players: namelessPlayers(4),
  round: 1,
  about: 'p1',
  points: {},
  copy: {},
  ...rest,
  reports: { p1: { ...EMPTY_REPORT, tricks: 0, ...told, collected: { ...NOTHING_COLLECTED, ...told.collected } }, ...rest.reports },
});

describe('printed figures are asked, never made up', () => {
  const hermit = anas({ characters: ['hermit', 'gambler'], bet: ['hermit'] });

  test('a bet side that nobody knows leaves the question open', () => {
    expect(figuresToAsk(hermit).needed).toEqual([{ player: 'p1', kind: 'bet', card: 'hermit' }]);
    expect(findRound(hermit, {})).toBeUndefined();
    expect(findBet({ ...hermit, question: 'bet' }, {})).toBeUndefined();
    const told: BoxFigures = { bets: { hermit: { 0: 4 } } };
    expect(findRound({ ...hermit, copy: told }, {})?.result).toMatchObject({ total: 6 });
    expect(findBet({ ...hermit, question: 'bet', copy: told }, {})?.isAllowed).toBe(true);
  });

  test('a Jack nobody knows is left out and named', () => {
    const blue = anas({ set: 'blue', characters: ['berserker'], tricks: 1 });
    expect(findRound(blue, {})?.result).toMatchObject({ total: 2, jack: 'blue' });
    const known = findRound({ ...blue, copy: { jacks: { blue: { 1: 2 } } } }, {})?.result;
    expect(known).toMatchObject({ total: 4, jack: undefined });
  });

  test('the cost of a Queen nobody knows leaves the question open', () => {
    const white = { question: 'revive', players: namelessPlayers(1), set: 'white', down: true, points: 9, copy: {} } as const;
    expect(findRevive(white, {})).toBeUndefined();
    expect(findRevive({ ...white, copy: { queens: { white: 3 } } }, {})).toMatchObject({ isAllowed: true, result: { points: 6 } });
  });

  test('a devil needs the figures of every bet it judges', () => {
    const judged = anas(
      { characters: ['devil'], bet: ['devil'] },
      { reports: { p2: { ...EMPTY_REPORT, characters: ['healer'], bet: ['healer'] } } },
    );
    expect(figuresToAsk(judged).needed.map(({ card }) => card)).toEqual(['healer']);
    expect(findRound(judged, {})).toBeUndefined();
  });

  test('King ranks decide a tie once they are told', () => {
    const ends = { p1: { points: 20, set: 'white', kingDown: false }, p2: { points: 20, set: 'blue', kingDown: true } } as const;
    const tied = { question: 'winner', players: namelessPlayers(2), ends, copy: {} } as const;
    expect(findWinner(tied, {})?.result.winners).toEqual(['p1', 'p2']);
    const ranks = { white: [4, 9], blue: [1, 3] };
    expect(findWinner({ ...tied, copy: { ranks } }, {})?.result.winners).toEqual(['p2']);
  });
});

describe('tricky cases', () => {
  test('a diplomat is asked for the ally, and for the copied card', () => {
    const up = anas({ characters: ['diplomat'] });
    const turned = anas({ characters: ['diplomat'], bet: ['diplomat'] });
    expect([missingDiplomatChoice(up), missingDiplomatChoice(turned)]).toEqual(['ally', 'copy']);
    expect([findRound(up, {}), findBet(turned, {})]).toEqual([undefined, undefined]);
  });

  test('no player without a bet fails for a devil', () => {
    const devil = anas({ characters: ['devil'], bet: ['devil'] }, { question: 'bet', players: namelessPlayers(2) });
    expect(findBet(devil, {})).toBeUndefined();
    const told = { ...devil, reports: { ...devil.reports, p2: EMPTY_REPORT } };
    expect(findBet(told, {})).toMatchObject({ isAllowed: false, result: { failed: [] } });
  });

  test('a card told twice, or a fifth trick too many, is named', () => {
    const twice = anas({ characters: ['devil', 'devil'] });
    expect(findRound(twice, {})?.result.broken).toEqual(['kt.company.shape']);
    const cards = anas({ characters: ['healer'], tricks: 1, collected: { blue: 5 } });
    expect(findRound(cards, {})?.result.broken).toEqual(['kt.pad.sum']);
  });

  test('without cards, or with the green Queen alone, nobody wins yet', () => {
    const empty: TrickCase = { question: 'trick', players: namelessPlayers(3), areas: {}, plays: [], earlierCards: [] };
    expect(findTrick(empty, {})).toBeUndefined();
    expect(findTrick({ ...empty, areas: { p1: { set: 'green' } }, plays: [{ by: 'p1', queen: true }] }, {})).toBeUndefined();
  });

  test('a berserker 10 goes on to the partner of a swap', () => {
    const seats = { p1: { up: ['diplomat'], ally: 'p2' }, p2: { up: ['berserker'] } } as const;
    const ten: TrickCase = {
      question: 'trick',
      players: namelessPlayers(3),
      areas: seats,
      plays: [{ by: 'p1', card: 'berserker-10' }],
      earlierCards: [],
    };
    expect(findTrick(ten, {})?.result.broken).toEqual(['kt.card.exists']);
    const swapped = { ...ten, areas: { ...seats, p1: { ...seats.p1, swapped: true } } };
    expect(findTrick(swapped, {})?.result.broken).toEqual([]);
  });

  test('a card of an earlier trick is not there again', () => {
    const again: TrickCase = {
      question: 'trick',
      players: namelessPlayers(3),
      areas: {},
      plays: [{ by: 'p1', card: 'blue-3' }],
      earlierCards: [{ by: 'p2', card: 'blue-3' }],
    };
    expect(findTrick(again, {})?.result.broken).toEqual(['kt.card.exists']);
  });
});

describe('another agreement', () => {
  const changes = (name: ExampleName): readonly string[] => {
    const { deskCase, agreements = {} } = examples[name];
    return findAlternatives(desk, deskCase, agreements).map(({ agreement, choice }) => `${agreement}: ${choice}`);
  };

  test('two-card-bet changes a bet of which one card of two is met', () =>
    expect(changes('two-cards-one-met')).toEqual(['two-card-bet: all']));
  test('oppressor-reach changes a trick with a neighbour’s yellow card', () =>
    expect(changes('oppressors-neighbour')).toEqual(['oppressor-reach: everyone']));
  test('debt changes a devil who takes what is not there', () => expect(changes('devil-below-zero')).toEqual(['debt: floor']));
  test('none is named where the answer is the same', () => expect(changes('yellow-8-wins')).toEqual([]));
  test('the gambler of a round asks for both cards too', () => {
    const one = anas({ characters: ['gambler', 'gambler', 'assassin'], bet: ['gambler', 'assassin'] }, { round: 3 });
    expect(findAlternatives(desk, one, {}).map(({ choice, finding }) => [choice, finding.result])).toMatchObject([['all', { total: 3 }]]);
    expect(findRound(one, {})?.result.total).toBe(5);
  });
});

const ids = namelessPlayers(5).map(({ id }) => id);
const anyCopy: fc.Arbitrary<BoxFigures> = fc.constantFrom<BoxFigures>(
  {},
  { bets: { hermit: { 0: 4 }, healer: { 1: 3 } }, jacks: { blue: { 1: 2 } } },
);
const anyTold: fc.Arbitrary<PlayerReport> = fc.record({
  set: fc.option(fc.constantFrom(...SETS), { nil: undefined }),
  characters: fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 4 }),
  bet: fc.array(fc.constantFrom(...BET_CARDS), { maxLength: 3 }),
  fate: fc.constantFrom('met', 'failed', undefined),
  ally: fc.option(fc.constantFrom(...ids), { nil: undefined }),
  copy: fc.option(fc.record({ player: fc.constantFrom(...ids), card: fc.constantFrom(...BET_CARDS) }), { nil: undefined }),
  tricks: fc.nat(6),
  collected: fc.record({ blue: fc.nat(9), mystic: fc.nat(3) }),
  kingDown: fc.boolean(),
  queen: fc.boolean(),
});
const anyCount: fc.Arbitrary<CountCase> = fc.record({
  question: fc.constantFrom('round', 'bet'),
  players: fc.integer({ min: 2, max: 5 }).map(namelessPlayers),
  round: fc.integer({ min: 1, max: 3 }),
  about: fc.constant('p1'),
  reports: fc.dictionary(fc.constantFrom(...ids), anyTold, { maxKeys: 5 }),
  points: fc.record({ p1: fc.integer({ min: -5, max: 30 }) }),
  copy: anyCopy,
});
const anySeat: fc.Arbitrary<PlayerArea> = fc.record({
  set: fc.option(fc.constantFrom(...SETS), { nil: undefined }),
  up: fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 3 }),
  kingDown: fc.boolean(),
  queenDown: fc.boolean(),
});
const anyPlay: fc.Arbitrary<CardPlay> = fc.record({
  by: fc.constantFrom(...ids),
  card: fc.option(fc.constantFrom(...CARD_NAMES), { nil: undefined }),
  king: fc.boolean(),
  queen: fc.boolean(),
  flip: fc.boolean(),
});
const anyTrick: fc.Arbitrary<TrickCase> = fc.record({
  question: fc.constant('trick'),
  players: fc.integer({ min: 2, max: 5 }).map(namelessPlayers),
  areas: fc.dictionary(fc.constantFrom(...ids), anySeat),
  plays: fc.array(anyPlay, { maxLength: 6 }),
  earlierCards: fc.constant([]),
});

describe('any case', () => {
  test('is ruled without a fault, alike each time, and its answer is plain data', () => {
    fc.assert(
      fc.property(fc.oneof(anyCount, anyTrick), fc.constantFrom('any', 'all'), (deskCase, choice) => {
        const finding = desk.ask(deskCase, { 'two-card-bet': choice });
        expect(desk.ask(JSON.parse(JSON.stringify(deskCase)), { 'two-card-bet': choice })).toEqual(finding);
        if (finding?.isAllowed === false && deskCase.question === 'trick') expect(rulesOf(finding).length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });
});

interface Fixture {
  readonly transcript: {
    readonly players: Table<KingsTricktakers>['header']['players'];
    readonly setup: Table<KingsTricktakers>['header']['setup'];
    readonly events: readonly never[];
  };
}

const folder = join(import.meta.dirname, 'whole');

function openFixture(file: string): Table<KingsTricktakers> {
  const { transcript }: Fixture = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const entries = transcript.events.map((event) => ({ kind: 'happened' as const, event, at: 0 }));
  const table = openTable(game, { players: transcript.players, setup: transcript.setup }, entries);
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return table;
}

describe.each(readdirSync(folder))('asked about %s', (file) => {
  const whole = openFixture(file);
  const agreements = whole.setup.agreements;
  const tables = whole.steps.map((_, at): Table<KingsTricktakers> => ({ ...whole, steps: whole.steps.slice(0, at + 1) }));

  test('the desk names the winner of every trick that the law names', () => {
    for (const table of tables) {
      const { position } = table.steps.at(-1)?.state ?? table.start;
      const deskCase = desk.draftFromTable('trick', table);
      if (!isTrick(deskCase)) continue;
      const finding = findTrick(deskCase, agreements);
      const last = position.tricks.at(-1);
      if (position.trick.length > 0) {
        expect(finding?.result.winner).toBe(trickOutcome(position)?.winner);
        if (finding !== undefined) expect(finding.result.led).toBe(colourToFollow(position));
      } else expect(finding?.result).toMatchObject({ winner: last?.winner, complete: true });
      if (finding !== undefined && !whole.steps.some(({ event }) => event.consent === true)) expect(finding.result.broken).toEqual([]);
    }
  });

  test('the desk pays what the law pays, and judges bets as the law does', () => {
    for (const table of tables) {
      const { position, phase } = table.steps.at(-1)?.state ?? table.start;
      if (phase === 'company' || phase === 'bets' || position.record === 'pad') continue;
      const count = countAtTable(position);
      for (const question of ['round', 'bet'] as const) {
        const deskCase = desk.draftFromTable(question, table);
        if (!isCount(deskCase) || deskCase.question !== question) throw new Error(question);
        for (const about of position.players) {
          const finding: Finding<RoundResult | BetResult> | undefined = (question === 'round' ? findRound : findBet)(
            { ...deskCase, about },
            agreements,
          );
          if (finding === undefined) continue;
          expect(finding.result.tricks).toBe(totalTricks(count, about));
          if ('lines' in finding.result)
            expect(finding.result.lines).toEqual(scoreLines(count, about).map(({ reason, points }) => ({ rule: reason.rule, points })));
          else expect(finding.result.met).toBe(hasBetSucceeded(count, about));
        }
      }
    }
  });

  test('a bet stays secret until all are turned over', () => {
    for (const table of tables) {
      const { phase } = table.steps.at(-1)?.state ?? table.start;
      const deskCase = desk.draftFromTable('bet', table);
      if (phase === 'bets' && isCount(deskCase)) expect(Object.values(deskCase.reports).flatMap(({ bet }) => bet)).toEqual([]);
    }
  });

  test('the desk ranks as the law ranks', () => {
    const { position, isFinished } = whole.steps.at(-1)?.state ?? whole.start;
    const deskCase = desk.draftFromTable('winner', whole);
    if (!isFinished || !isWinner(deskCase)) return;
    expect(findWinner(deskCase, agreements)?.result.standings).toEqual(whole.game.law.standings(position));
  });
});
