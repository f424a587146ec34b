import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { judge } from '#games/kingdom-builder/law/judge';
import type { Build, Event, Move, Position } from '#games/kingdom-builder/law/position';
import { CARDS } from '#games/kingdom-builder/law/position';
import { countLines } from '#games/kingdom-builder/law/scoring/score';
import type { EventBase } from '#law/game';
import type { GameState } from '#machines/flow';
import { build, draw, endTurn, move, OTHER_FOUR, randomScene, type Scene, stageScene } from './scene';

const rulingOn = ({ position }: GameState<Position>, event: EventBase) =>
  judge(position, { by: position.players[position.onMove], ...event } as Event);

describe('a legal event cites', () => {
  const scene: Scene = {
    terrain: 'grass',
    settlements: { ana: [[7, 9]], ben: [[8, 8]] },
    tiles: {
      ana: [
        ['farm', [15, 12]],
        ['paddock', [2, 18]],
      ],
    },
  };
  const final = stageScene({ record: 'final', settlements: { ana: [[7, 9]] } });
  const cases: readonly (readonly [string, GameState<Position>, EventBase, string])[] = [
    ['a card', stageScene({}), draw('grass'), 'draw.first'],
    [
      'one of the three, next to a location',
      stageScene(scene),
      build([7, 10]),
      'build.terrain build.adjacent tile.gain tile.fresh turn.three',
    ],
    ['one that reaches no location', stageScene(scene), build([7, 8]), 'build.terrain build.adjacent tile.gain turn.three'],
    ['a tile that builds', stageScene(scene), build([7, 8], 'farm'), 'farm tile.once turn.no-interruption build.adjacent tile.gain'],
    [
      'a tile that moves, without the duty to stay close',
      stageScene(scene),
      move('paddock', [7, 9], [7, 11]),
      'paddock tile.once turn.no-interruption tile.lost tile.gain tile.fresh',
    ],
    ['the end of a turn', stageScene({ ...scene, placed: 3 }), endTurn, 'turn.three end.trigger turn.order'],
    ['a settlement put down', final, { type: 'settle', by: 'ben', ...{ at: [3, 0] } }, 'build.free build.buildable'],
    ['one taken back', final, { type: 'unsettle', by: 'ana', ...{ at: [7, 9] } }, 'move.own'],
    ['the count', final, { type: 'finish' }, 'end.winner'],
    ['points put right, which no rule speaks of', final, { type: 'adjust', by: 'ana', ...{ points: 1, reason: 'tea' } }, ''],
  ];
  test.each(cases)('the rules behind %s', (_, state, event, rules) => {
    const { isLegal, reasons } = rulingOn(state, event);
    expect([isLegal, reasons.map(({ rule }) => rule)]).toEqual([
      true,
      rules.split(' ').flatMap((rule) => (rule === '' ? [] : [`kb.${rule}`])),
    ]);
  });

  test('the rule of a full terrain where the card has no free hex left', () => {
    const { land } = stageScene({}).position;
    const desert = land.hexes.filter((_, spot) => land.ground[spot] === 'desert');
    const full: Scene = { settlements: { ben: desert } };
    expect(rulingOn(stageScene(full), draw('desert')).reasons.map(({ rule }) => rule)).toEqual([
      'kb.draw.first',
      'kb.draw.nothing-free',
      'kb.turn.three',
    ]);
    const [last] = desert;
    if (last === undefined) throw new Error('no desert');
    const rules = (agreement: 'draw-again' | 'stop') => {
      const state = stageScene({ settlements: { ben: desert.slice(1) }, terrain: 'desert', agreements: { 'terrain-runs-out': agreement } });
      return rulingOn(state, build(last)).reasons.map(({ rule }) => rule);
    };
    expect(rules('draw-again').slice(-2)).toEqual(['kb.draw.nothing-free', 'kb.turn.three']);
    expect(rules('stop').at(-1)).toBe('kb.turn.three');
    expect(rules('stop')).not.toContain('kb.draw.nothing-free');
  });
});

test('the summands of a line add up to its points, by section, group or hex', () => {
  const capitols = [[11, 3]] as const;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('ranks', 'needs-one'), (seed, zero) => {
      const scene = randomScene(seed);
      const extra = scene.sections === OTHER_FOUR ? { capitols } : {};
      const { position } = stageScene({ ...scene, ...extra, cards: CARDS, agreements: { 'lords-zero': zero } });
      for (const { points, reason } of countLines(position)) {
        const additions: readonly { readonly points: number; readonly places: readonly string[] }[] = reason.params.additions;
        expect(additions.reduce((sum, addition) => sum + addition.points, 0)).toBe(points);
        const paid = additions.filter((addition) => addition.points > 0).flatMap(({ places }) => places);
        expect(reason.places).toEqual(expect.arrayContaining(paid));
      }
    }),
    { numRuns: 60 },
  );
});

test('a misspelt field of an event does not compile', () => {
  expectTypeOf<{ type: 'build'; at: readonly [number, number] }>().toExtend<Event>();
  expectTypeOf<{ type: 'build'; hex: readonly [number, number] }>().not.toExtend<Event>();
  expectTypeOf<{ type: 'move'; from: readonly [number, number]; too: readonly [number, number]; with: 'barn' }>().not.toExtend<Event>();
  expectTypeOf<Parameters<BoardProps<KingdomBuilder>['play']>[0]>().toEqualTypeOf<Event>();
  expectTypeOf<Extract<Event, { with?: unknown }>>().toEqualTypeOf<Build | Move>();
});
