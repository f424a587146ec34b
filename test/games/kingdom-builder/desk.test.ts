import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAlternatives, ruleOf } from '#desk/desk';
import { ACTIONS, type ActCase, type KingdomBuilderCase, PARTS } from '#games/kingdom-builder/desk/cases';
import { useCaseFromTable } from '#games/kingdom-builder/desk/cases-from-table';
import { desk } from '#games/kingdom-builder/desk/desk';
import { type ExampleName, examples } from '#games/kingdom-builder/desk/examples/examples';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { type Coordinates, landOf, nameOf, neighboursOf, spotOf } from '#games/kingdom-builder/law/board/land';
import { SECTIONS } from '#games/kingdom-builder/law/board/sections';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import { candidates } from '#games/kingdom-builder/law/candidates';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import { checkTool } from '#games/kingdom-builder/law/judge';
import { type Build, isMandatoryOver, type Position } from '#games/kingdom-builder/law/position';
import { scores, standings } from '#games/kingdom-builder/law/scoring/score';
import { TOOLS } from '#games/kingdom-builder/law/tiles';
import { isInputError } from '#session/formats/input-error';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import allQueenies from './whole/all-queenies-for-four.json' with { type: 'json' };
import lordsFinal from './whole/final-lords-8-8-6-2.json' with { type: 'json' };
import firstGame from './whole/first-game-for-two.json' with { type: 'json' };
import desertFull from './whole/five-players-desert-full.json' with { type: 'json' };

/** What the desk answers to an example: yes or no, the figures, the rules in order. */
function findExample(name: ExampleName) {
  const { deskCase, agreements = {} } = desk.examples[name] ?? { deskCase: undefined };
  const finding = deskCase && desk.ask(deskCase, agreements);
  if (finding === undefined) throw new Error(name);
  return { isAllowed: finding.isAllowed, result: finding.result, rules: finding.notes.map(ruleOf) };
}

const pays = (points: Readonly<Record<string, number>>) => ({
  pays: Object.entries(points).map(([player, each]) => ({ player, points: each })),
});
const isAdjacent = (result: unknown): result is { readonly open: readonly string[] } =>
  typeof result === 'object' && result !== null && 'bound' in result;
const open = (name: ExampleName): readonly string[] => {
  const { result } = findExample(name);
  return isAdjacent(result) ? result.open : [];
};

describe('worked examples', () => {
  test('three-on-the-drawn-terrain', () => {
    expect(findExample('three-on-the-drawn-terrain')).toMatchObject({
      isAllowed: true,
      result: { phase: 'turn' },
      rules: ['kb.build.terrain', 'kb.build.adjacent', 'kb.tile.gain', 'kb.turn.three'],
    });
  });

  test('castle-once', () => {
    expect(findExample('castle-once').result).toEqual(pays({ orange: 3, blue: 3 }));
  });

  test('two-places-next-to-mine', () => {
    expect(findExample('two-places-next-to-mine')).toEqual({
      isAllowed: undefined,
      result: { bound: true, open: ['5,2', '7,2'] },
      rules: ['kb.build.adjacent'],
    });
  });

  test('no-fitting-place-next-to-mine', () => {
    expect(findExample('no-fitting-place-next-to-mine')).toMatchObject({ isAllowed: true, result: { bound: false } });
  });

  test('fishermen-shore', () => {
    expect(findExample('fishermen-shore')).toMatchObject({ result: pays({ orange: 2 }), rules: ['kb.card.fishermen'] });
  });

  test('merchants-three-sites', () => {
    expect(findExample('merchants-three-sites').result).toEqual(pays({ orange: 12 }));
  });

  test('merchants-two-pairs', () => {
    expect(findExample('merchants-two-pairs').result).toEqual(pays({ orange: 16 }));
  });

  test('discoverers-rows', () => {
    expect(findExample('discoverers-rows').result).toEqual(pays({ orange: 3 }));
  });

  test('hermits-groups', () => {
    expect(findExample('hermits-groups').result).toEqual(pays({ orange: 3 }));
  });

  test('citizens-pairs', () => {
    expect(findExample('citizens-pairs').result).toEqual(pays({ orange: 2 }));
  });

  test('miners-mountains', () => {
    expect(findExample('miners-mountains').result).toEqual(pays({ orange: 2 }));
  });

  test('workers-sites', () => {
    expect(findExample('workers-sites').result).toEqual(pays({ orange: 3 }));
  });

  test('knights-best-row', () => {
    expect(findExample('knights-best-row').result).toEqual(pays({ orange: 8 }));
  });

  test('lords-8-8-6-2', () => {
    expect(findExample('lords-8-8-6-2').result).toEqual(pays({ orange: 12, blue: 12, white: 6, black: 0 }));
  });

  test('farmers-weakest-section', () => {
    expect(findExample('farmers-weakest-section').result).toEqual(pays({ red: 12 }));
    const { deskCase } = examples['farmers-weakest-section'];
    const [note] = desk.ask(deskCase, {})?.notes ?? [];
    expect(note).toMatchObject({ line: { reason: { params: { section: 3, settlements: 4 } } } });
  });

  test('mats-first-turn', () => {
    const { deskCase } = examples['mats-first-turn'];
    const land = landOf(deskCase.layout);
    const near = land.locations.filter(({ spot }) =>
      neighboursOf(land, spot).some((each) => open('mats-first-turn').includes(nameOf(land, each))),
    );
    expect(near).toHaveLength(5);
    expect(findExample('mats-first-turn')).toMatchObject({ isAllowed: true, result: { bound: false } });
  });

  test('mats-second-turn', () => {
    const { deskCase } = examples['mats-second-turn'];
    const land = landOf(deskCase.layout);
    const around = new Set(deskCase.settled.flatMap(({ at }) => neighboursOf(land, spotOf(land, at)).map((spot) => land.ground[spot])));
    expect([...around].filter((ground) => TERRAINS.some((terrain) => terrain === ground)).sort()).toEqual(['flowers', 'forest']);
    expect(findExample('mats-second-turn')).toMatchObject({ isAllowed: true, result: { bound: false } });
    expect(desk.ask({ ...deskCase, question: 'tile' }, {})?.result).toMatchObject({ gained: ['oasis'] });
  });

  test('capitol-four-points', () => {
    expect(findExample('capitol-four-points')).toMatchObject({ result: pays({ orange: 4 }), rules: ['kb.queenie.capitol'] });
  });

  test('two-places-for-a-cave', () => {
    expect(findExample('two-places-for-a-cave').result).toEqual({ open: ['17,14', '18,11'] });
  });

  test('frank-oasis-on-the-island', () => {
    expect(findExample('frank-oasis-on-the-island')).toMatchObject({ isAllowed: true, result: { bound: false } });
    expect(open('frank-oasis-on-the-island')).toContain('island 2,1');
  });

  test('frank-farm-on-the-island', () => {
    expect(findExample('frank-farm-on-the-island')).toMatchObject({ isAllowed: true, result: { bound: true, open: ['island 1,0'] } });
  });

  test('shared-victory', () => {
    expect(findExample('shared-victory').result).toMatchObject({ winners: ['orange', 'blue'], totals: [{ points: 9 }, { points: 9 }] });
  });

  test('round-is-finished', () => {
    expect(findExample('round-is-finished').result).toEqual({ over: false, toPlay: ['white', 'black'], last: 'black' });
  });

  test('terrain-full-at-the-draw', () => {
    expect(findExample('terrain-full-at-the-draw')).toMatchObject({
      result: { again: true },
      rules: ['kb.draw.nothing-free', 'kb.turn.three'],
    });
  });
});

describe('a refused example cites every broken rule, the first to cite first', () => {
  test.each([
    ['away-from-mine', ['kb.build.adjacent']],
    ['hex-taken', ['kb.build.free']],
    ['never-on-a-mountain', ['kb.build.buildable']],
    ['other-terrain-than-the-card', ['kb.build.terrain']],
    ['reserve-empty', ['kb.build.reserve']],
    ['farm-not-on-forest', ['kb.build.terrain']],
    ['tower-not-inland', ['kb.tower']],
    ['tavern-line-with-a-gap', ['kb.tavern']],
    ['not-your-settlement', ['kb.move.own']],
    ['harbor-not-onto-land', ['kb.harbor']],
    ['paddock-round-a-corner', ['kb.paddock']],
    ['not-before-the-third', ['kb.turn.three']],
    ['card-before-building', ['kb.draw.first']],
    ['not-your-turn', ['kb.turn.order']],
    ['between-the-three', ['kb.turn.no-interruption']],
    ['tile-not-held', ['kb.tile.held']],
    ['tile-of-this-turn', ['kb.tile.fresh']],
    ['used-already', ['kb.tile.once']],
  ] as const)('the refused example %s cites its rules', (name, rules) => {
    expect(findExample(name)).toMatchObject({ isAllowed: false, rules });
  });

  test('all broken rules are cited in refusal order', () => {
    const { deskCase } = examples['tower-not-inland'];
    const inland: ActCase = { ...deskCase, at: [8, 8] };
    const rules = desk.ask(inland, {})?.notes.map(ruleOf);
    expect(rules).toEqual(['kb.tower', 'kb.build.adjacent']);
  });
});

describe('tiles', () => {
  test.each([
    ['tile-taken', { gained: ['tavern'], lost: [] }],
    ['no-tile-left', { gained: [], lost: [] }],
    ['only-one-from-a-hex', { gained: [], lost: [], kept: ['tavern'] }],
    ['last-one-leaves', { gained: [], lost: ['tavern'], kept: [] }],
    ['another-one-stays', { gained: [], lost: [], kept: ['tavern'] }],
    ['around-the-same-location', { gained: [], lost: [] }],
    ['lost-for-good', { gained: [], lost: [] }],
  ] as const)('the example %s of a tile', (name, result) => {
    expect(findExample(name).result).toMatchObject({ legal: true, ...result });
  });

  test('a move between two locations of the same name loses one tile and gains one', () => {
    const deskCase: KingdomBuilderCase = {
      ...examples['last-one-leaves'].deskCase,
      settled: [{ seat: 0, at: [6, 6] }],
      action: 'barn',
      terrain: 'canyon',
      from: [6, 6],
      at: [6, 3],
    };
    expect(desk.ask(deskCase, {})?.result).toMatchObject({ legal: true, lost: ['tavern'], gained: ['tavern'] });
  });

  test('the second of two tiles alike can still act', () => {
    expect(findExample('two-alike-work-twice')).toMatchObject({ isAllowed: true, result: { ready: 1 } });
  });
});

describe('alternatives by another agreement', () => {
  const alternativesOf = (name: ExampleName) => {
    const { deskCase, agreements = {} } = desk.examples[name] ?? { deskCase: { question: 'use' } };
    return findAlternatives(desk, deskCase, agreements).map(({ agreement, choice, finding }) => [agreement, choice, finding.result]);
  };

  test('lords-zero changes the points of a player without a settlement in a section', () => {
    expect(findExample('lords-none-is-second').result).toEqual(pays({ orange: 42, blue: 36 }));
    expect(alternativesOf('lords-none-is-second')).toEqual([['lords-zero', 'needs-one', pays({ orange: 36, blue: 24 })]]);
  });

  test('terrain-runs-out changes whether another card is drawn', () => {
    expect(findExample('terrain-full-after-one').result).toEqual({ again: true });
    expect(alternativesOf('terrain-full-after-one')).toEqual([['terrain-runs-out', 'stop', { again: false }]]);
    expect(alternativesOf('terrain-full-at-the-draw')).toEqual([]);
  });

  test('there is none where no agreement matters', () => {
    expect(alternativesOf('fishermen-shore')).toEqual([]);
  });
});

describe('an initial draft', () => {
  test('has its question’s id and no finding', () => {
    for (const { id, initialDraft } of desk.questions) {
      expect(initialDraft().question).toBe(id);
      expect(desk.ask(initialDraft(), {})).toBeUndefined();
    }
  });
});

const hex: fc.Arbitrary<Coordinates> = fc.oneof(
  fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 19 })),
  fc.tuple(fc.constant('island' as const), fc.nat({ max: 4 }), fc.nat({ max: 4 })),
);
const layout = fc.shuffledSubarray([...SECTIONS], { minLength: 4, maxLength: 4 }).chain((names) =>
  fc.record({
    sections: fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), turned: fc.boolean() }))),
    island: fc.option(fc.constant({ rows: ['GGC..', 'GLCF.', 'DDFWW', '.BBMW', '..BDG'], action: 'rope-bridge' as const }), {
      nil: undefined,
    }),
  }),
);
const players = fc.integer({ min: 2, max: 5 }).map((count) => COLOURS.slice(0, count).map((id) => ({ id, name: '' })));
const scene = fc.record({
  players,
  layout,
  settled: fc.array(fc.record({ seat: fc.nat({ max: 4 }), at: hex }), { maxLength: 25 }),
});
const seat = fc.nat({ max: 1 });
const act = fc.record({
  seat,
  action: fc.constantFrom(...ACTIONS),
  terrain: fc.constantFrom(...TERRAINS),
  from: fc.option(hex, { nil: undefined }),
  at: fc.option(hex, { nil: undefined }),
});
const anyCase: fc.Arbitrary<KingdomBuilderCase> = fc.oneof(
  fc.tuple(scene, fc.constantFrom(...PARTS)).map(([on, part]): KingdomBuilderCase => ({ question: 'card', ...on, part })),
  scene.map((on): KingdomBuilderCase => ({ question: 'count', ...on, cards: ['lords', 'farmers', 'citizens'] })),
  fc.tuple(scene, act).map(([on, each]): KingdomBuilderCase => ({ question: 'adjacent', ...on, ...each })),
  fc.tuple(scene, act).map(([on, each]): KingdomBuilderCase => ({ question: 'tile', ...on, ...each })),
  fc.record({
    question: fc.constant('use' as const),
    tool: fc.constantFrom(...TOOLS),
    held: fc.array(fc.constantFrom('fresh' as const, 'ready' as const, 'used' as const), { maxLength: 2 }),
    placed: fc.nat({ max: 3 }),
  }),
  fc.record({ question: fc.constant('full' as const), terrain: fc.constantFrom(...TERRAINS), placed: fc.nat({ max: 2 }) }),
  fc.record({ question: fc.constant('end' as const), players, first: seat, onMove: seat, out: fc.array(seat, { maxLength: 2 }) }),
  fc.record({
    question: fc.constant('site' as const),
    layout,
    queenie: fc.constantFrom('cave' as const, 'capitol' as const),
    section: fc.nat({ max: 3 }),
    at: fc.option(hex, { nil: undefined }),
  }),
);

test('for any case the desk finds plain data or waits for more', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom('ranks', 'needs-one'), (deskCase, zero) => {
      const finding = desk.ask(deskCase, { 'lords-zero': zero });
      expect(JSON.parse(JSON.stringify(finding ?? {}))).toEqual(finding ?? {});
      for (const note of finding?.notes ?? []) expect(desk.game.law.rules).toContain(ruleOf(note));
      if (finding?.isAllowed === false && deskCase.question === 'adjacent') expect(finding.notes.length).toBeGreaterThan(0);
    }),
    { numRuns: 120 },
  );
});

interface Fixture {
  readonly players: Table<KingdomBuilder>['header']['players'];
  readonly setup: Table<KingdomBuilder>['header']['setup'];
  readonly events: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[];
}

/** The game at some of its steps, the last among them. */
function sampleTables({ players: seats, setup, events }: Fixture, every: number): readonly Table<KingdomBuilder>[] {
  const start = openTable(game, { players: seats, setup });
  if (isInputError(start)) throw new Error(JSON.stringify(start));
  const tables: Table<KingdomBuilder>[] = [start];
  let table = start;
  events.forEach((event, index) => {
    const next = append(table, { kind: 'happened', event }, 0);
    if (!isTable(next)) return;
    table = next;
    if (index % every === every - 1 || index === events.length - 1) tables.push(table);
  });
  return tables;
}

const positionOf = (table: Table<KingdomBuilder>): Position => stateOf(table).position;
const findFromTable = (table: Table<KingdomBuilder>, question: KingdomBuilderCase['question']) => {
  const deskCase = desk.draftFromTable(question, table);
  const part = question === 'card' ? { part: positionOf(table).cards[0] ?? 'lords' } : {};
  return deskCase && desk.ask({ ...deskCase, ...part }, table.setup.agreements);
};

describe.each<[string, Fixture]>([
  ['first-game-for-two', firstGame.transcript],
  ['all-queenies-for-four', allQueenies.transcript],
  ['five-players-desert-full', desertFull.transcript],
  ['final-lords-8-8-6-2', lordsFinal.transcript],
])('a case taken from the middle of %s', (_, fixture) => {
  const tables = sampleTables(fixture, 11);

  test('the desk counts what the table counts', () => {
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables) {
      const position = positionOf(table);
      if (position.settlements.every((owner) => owner < 0)) continue;
      const [card = 'lords'] = position.cards;
      const built = position.players.filter((__, owner) => card === 'lords' || position.settlements.includes(owner));
      expect(findFromTable(table, 'card')?.result).toEqual(
        pays(Object.fromEntries(built.map((player) => [player, scores(position)[player]?.[card] ?? 0]))),
      );
      const bare = standings({ ...position, adjusted: undefined });
      expect(findFromTable(table, 'count')?.result).toMatchObject({ totals: bare.map(({ player, points }) => ({ player, points })) });
    }
  });

  test('the desk finds the same open hexes as the law', () => {
    for (const table of tables.filter((each) => stateOf(each).phase === 'turn' && !isMandatoryOver(positionOf(each)))) {
      const position = positionOf(table);
      const builds = candidates(position, 'build').filter((event): event is Build => event.type === 'build' && event.with === undefined);
      const names = builds.map(({ at }) => nameOf(position.land, spotOf(position.land, at)));
      expect(findFromTable(table, 'adjacent')?.result).toMatchObject({ open: names });
    }
  });

  test('the desk lets tiles act as the law does', () => {
    for (const table of tables.filter((each) => stateOf(each).phase === 'turn')) {
      const deskCase = useCaseFromTable(table);
      if (deskCase?.tool === undefined) continue;
      expect(desk.ask(deskCase, {})?.isAllowed).toBe(checkTool(positionOf(table), deskCase.tool).length === 0);
    }
  });
});
