import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { assign } from 'xstate';
import type { AdjustEvent, EventBase, PositionBase } from '#law/game';
import { createRulingMaker } from '#law/ruling';
import { createFlow } from '#machines/flow';
import { forEvent, setupGame } from '#machines/game-setup';
import type { Game, GameTypes } from '#session/game';
import { append, isTable, openTable, openWithoutJudging, type Table } from '#session/log/table';
import { gameOf, people } from '../../transcripts';

interface Position extends PositionBase {
  readonly height: number;
}
interface Stack extends EventBase {
  readonly type: 'stack';
  readonly stones: number;
}

const counted = { parsed: 0, judged: 0, moved: 0 };

/** A tower of stones, at most three at a time; it stands at ten. Each of its parts counts how often it is asked. */
const ruling = createRulingMaker(new Set(['tower.three']));
const judge = (_: Position, event: Stack | AdjustEvent) => {
  counted.judged += 1;
  return ruling(event.type === 'adjust' || event.stones <= 3 ? [] : [{ rule: 'tower.three', params: {}, places: [] }]);
};
const adjust = (position: Position): Position => position;
const tower = setupGame<Position, Stack, 'building' | 'finished'>({ judge, adjust })
  .extend({
    guards: {
      isBuilt: ({ context }) => context.height >= 10,
    },
    actions: {
      stack: assign(
        forEvent<Position, Stack | AdjustEvent>()('stack', (position, { stones }) => {
          counted.moved += 1;
          return { ...position, height: position.height + stones };
        }),
      ),
    },
  })
  .createMachine({
    id: 'tower',
    context: ({ input }) => input,
    initial: 'building',
    states: {
      building: { meta: { phase: 'building' }, on: { stack: { guard: 'isLegal', actions: 'stack', target: 'stacked' } } },
      stacked: { always: [{ guard: 'isBuilt', target: 'finished' }, { target: 'building' }] },
      finished: { type: 'final', meta: { phase: 'finished' } },
    },
  });
const shape = v.strictObject({
  type: v.literal('stack'),
  stones: v.pipe(
    v.number(),
    v.check(() => {
      counted.parsed += 1;
      return true;
    }),
  ),
  by: v.optional(v.string()),
  consent: v.optional(v.boolean()),
});
interface Tower extends GameTypes {
  readonly event: Stack;
  readonly position: Position;
}

const game: Game<Tower> = {
  law: {
    ...gameOf('kingdom').law,
    begin: ({ players }) => ({ players, height: 0 }),
    withAgreements: (position) => position,
    turn: ({ players }) => players[0],
    judge,
    candidates: () => [],
    waivableRules: new Set(['tower.three']),
    lines: () => [],
  },
  flow: createFlow(tower),
  schemas: { setup: v.strictObject({}), draft: v.strictObject({}), event: shape },
  prepareSetup: (_, players) => ({ players, agreements: {} }),
  eventError: () => undefined,
  text: gameOf('kingdom').text,
};

function expectTable(found: ReturnType<typeof append>): Table {
  if (!isTable(found)) throw new Error(JSON.stringify(found));
  return found;
}

const stack = (stones: number) => ({ type: 'stack', stones }) satisfies EventBase & { stones: number };
const openGame = (): Table => expectTable(openTable(game, { players: people('ana', 'ben'), setup: {} }));

beforeEach(() => Object.assign(counted, { parsed: 0, judged: 0, moved: 0 }));

describe('a tap', () => {
  test('is read once, judged once and moves the machine once', () => {
    const table = expectTable(append(openGame(), { kind: 'happened', event: stack(2) }, 0));
    expect(counted).toEqual({ parsed: 1, judged: 1, moved: 1 });
    expect(table.steps).toMatchObject([{ entry: 0, event: { by: 'ana', stones: 2 }, state: { position: { height: 2 } } }]);
  });

  test('that is refused is judged once and moves nothing', () => {
    expect(append(openGame(), { kind: 'happened', event: stack(5) }, 0)).toMatchObject({
      reason: { rule: 'tower.three' },
      isWaivable: true,
    });
    expect(counted).toEqual({ parsed: 1, judged: 1, moved: 0 });
  });

  test('that amends is ruled in its place, and only what follows is replayed', () => {
    const three = [1, 2, 3].reduce(
      (table, stones) => expectTable(append(table, { kind: 'happened', event: stack(stones) }, 0)),
      openGame(),
    );
    Object.assign(counted, { parsed: 0, judged: 0, moved: 0 });
    const table = expectTable(append(three, { kind: 'amend', entry: 1, event: stack(3) }, 0));
    expect(counted).toEqual({ parsed: 2, judged: 2, moved: 2 });
    expect(table.steps.map(({ state }) => state.position)).toMatchObject([{ height: 1 }, { height: 4 }, { height: 7 }]);
  });

  test('that undoes rules nothing', () => {
    const two = [1, 2].reduce((table, stones) => expectTable(append(table, { kind: 'happened', event: stack(stones) }, 0)), openGame());
    Object.assign(counted, { parsed: 0, judged: 0, moved: 0 });
    expect(expectTable(append(two, { kind: 'undo' }, 0)).steps.length).toBe(1);
    expect(counted).toEqual({ parsed: 0, judged: 0, moved: 0 });
  });
});

test('opening a log reads, judges and moves once an event', () => {
  const entries = [1, 2, 3].map((stones, at) => ({ kind: 'happened', at, event: stack(stones) }) as const);
  expectTable(openTable(game, { players: people('ana', 'ben'), setup: {} }, entries));
  expect(counted).toEqual({ parsed: 3, judged: 3, moved: 3 });
});

describe('a log that came to its end under these rules', () => {
  const entries = [1, 2, 3].map((stones, at) => ({ kind: 'happened', at, event: stack(stones) }) as const);

  test('is read and moved on, and not judged again', () => {
    const table = expectTable(openWithoutJudging(game, { players: people('ana', 'ben'), setup: {} }, entries));
    expect(counted).toEqual({ parsed: 3, judged: 0, moved: 3 });
    expect(table.steps).toEqual(expectTable(openTable(game, { players: people('ana', 'ben'), setup: {} }, entries)).steps);
  });

  test('is judged where the table let something stand: its warnings are to be known', () => {
    const let5 = { kind: 'happened', at: 0, event: { ...stack(5), consent: true } } as const;
    const table = expectTable(openWithoutJudging(game, { players: people('ana', 'ben'), setup: {} }, [let5]));
    expect(table.steps[0]?.warnings).toMatchObject([{ rule: 'tower.three' }]);
  });

  test('does not make later cases legal', () => {
    const table = expectTable(openWithoutJudging(game, { players: people('ana', 'ben'), setup: {} }, entries));
    expect(append(table, { kind: 'happened', event: stack(4) }, 0)).toMatchObject({ reason: { rule: 'tower.three' } });
  });
});
