import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { EventBase, PositionBase } from '#law/game';
import { kingdom } from '#machines/kingdom';
import { kingdomBuilder } from '#machines/kingdom-builder';
import { kingsGate } from '#machines/kings-gate';
import { kingsTricktakers } from '#machines/kings-tricktakers';
import type { GameId } from '#registry';
import type { Game } from '#session/game';
import { open, rule, turnOf } from '#session/rule';
import { readSetup } from '#session/transcript';
import { isTrouble } from '#session/trouble';
import { games, people } from '../kit';

interface Walk {
  readonly name: string;
  readonly id: GameId;
  readonly machine: AnyStateMachine;
  readonly seats: number;
  readonly setup: object;
  /** How far a game is, coarsely: states alike in this are one state of the graph. */
  progress(details: Readonly<Record<string, unknown>>, position: PositionBase): unknown;
  readonly phases: readonly string[];
}

const sum = (record: unknown): number => Object.values(Object(record)).reduce((total: number, figure) => total + Number(figure), 0);
const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** The round, its tricks and cards, and before them how much of the companies and bets is on the table. */
const tricksProgress: Walk['progress'] = ({ round, tricks, trick }, position) => {
  const { companies, bets } = Object(position);
  const held = Object.values(Object(companies)).flatMap((company) => Object(company).characters);
  const diplomats = held.filter((character) => character === 'diplomat').length;
  const assassins = held.filter((character) => character === 'assassin').length;
  return [round, count(tricks), count(Object(trick).plays), held.length, diplomats, assassins, JSON.stringify(bets)?.length];
};

const sections = ['tavern', 'paddock', 'oasis', 'farm'].map((name) => ({ name, turned: false }));
const builder = { first: 'ana', sections, cards: ['fishermen', 'knights', 'merchants'] };
const gate = { first: 'ana', colours: { ana: ['red'], ben: ['blue'], cat: ['green'] } };
const ranks = { white: [1, 6], yellow: [2, 7], blue: [3, 8], green: [4, 9], black: [5, 10] };

const WALKS: readonly Walk[] = [
  {
    name: 'Kingdom near its end',
    id: 'kingdom',
    machine: kingdom,
    seats: 2,
    setup: { white: 'ana', position: { pieces: { e6: 'wM', d7: 'b1', a5: 'bM' }, onMove: 'w' } },
    progress: ({ moves, danger, ending }) => [moves, danger, ending],
    phases: ['moving', 'replacing', 'finished'],
  },
  {
    name: 'King’s Gate with few tiles',
    id: 'kings-gate',
    machine: kingsGate,
    seats: 3,
    setup: { ...gate, record: 'table', copy: { tiles: { '0': 1, '1': 4, '2': 0, '3': 0, '4': 0, '5': 0, dragon: 0 } } },
    progress: ({ tilesLeft, scored }) => [sum(tilesLeft), count(scored)],
    phases: ['turn', 'locating', 'finished'],
  },
  {
    name: 'Kingdom Builder at the table',
    id: 'kingdom-builder',
    machine: kingdomBuilder,
    seats: 2,
    setup: { ...builder, record: 'table' },
    progress: ({ reserve, round }) => [sum(reserve), round],
    phases: ['drawing', 'turn', 'finished'],
  },
  {
    name: 'Kingdom Builder, the final count',
    id: 'kingdom-builder',
    machine: kingdomBuilder,
    seats: 2,
    setup: { ...builder, record: 'final' },
    progress: ({ reserve }) => sum(reserve),
    phases: ['settling', 'finished'],
  },
  {
    name: 'Kings Tricktakers, companies declared',
    id: 'kings-tricktakers',
    machine: kingsTricktakers,
    seats: 2,
    setup: { record: 'table', selection: 'declared', copy: { ranks } },
    progress: tricksProgress,
    phases: ['company', 'bets', 'alliance', 'preparation', 'opening', 'trick'],
  },
  {
    name: 'Kings Tricktakers, an open draft',
    id: 'kings-tricktakers',
    machine: kingsTricktakers,
    seats: 3,
    setup: { record: 'table', selection: 'draft', starter: 'ben', copy: { ranks } },
    progress: tricksProgress,
    phases: ['company', 'bets', 'preparation', 'trick'],
  },
];

/** The legal events of each type, or a few of many, the first and the last among them. */
function someEvents(game: Game, phase: string, context: AnyMachineSnapshot['context']): readonly EventBase[] {
  const stand = game.flow.at(phase, context);
  return [...game.flow.takes(stand)].flatMap((type) => {
    const legal = open(game, stand, type);
    if (legal.length <= 12) return legal;
    const places = [0, Math.floor(legal.length / 3), Math.floor((2 * legal.length) / 3), legal.length - 1];
    return [...new Set(places)].flatMap((place) => legal[place] ?? []);
  });
}

describe.each(WALKS)('$name', ({ id, machine, seats, setup, progress, phases }) => {
  test('generated paths reach every phase, and the referee walks each of them', { timeout: 120_000 }, () => {
    const game = games[id];
    const players = people(...['ana', 'ben', 'cat'].slice(0, seats));
    const ready = readSetup(game, players, setup);
    if (isTrouble(ready)) throw new Error(JSON.stringify(ready));
    const input = game.law.begin(ready);
    const paths = getShortestPaths(machine, {
      input,
      events: ({ value, context }: AnyMachineSnapshot) => [...someEvents(game, String(value), context)],
      serializeState: ({ value, context }: AnyMachineSnapshot) => {
        const phase = String(value);
        const stand = game.flow.at(phase, context);
        return JSON.stringify([phase, turnOf(game, stand), progress(game.law.details(context, phase), context)]);
      },
      limit: 200_000,
    });
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect(phases.filter((phase) => !reached.has(phase))).toEqual([]);
    for (const path of paths) {
      const events = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      const end = events.reduce((stand, event) => {
        const answer = rule(game, stand, event);
        if (answer.answer !== 'accepted') throw new Error(JSON.stringify([event, answer]));
        return answer.stand;
      }, game.flow.start(input));
      expect(end.phase).toBe(String(path.state.value));
    }
  });
});
