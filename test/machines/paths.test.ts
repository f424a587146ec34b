import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { PALACE, spacesOf } from '#games/kings-gate/law/board';
import type { AdjustEvent, EventBase, PositionBase, SetupBase } from '#law/game';
import { squareKey } from '#law/grid';
import { isPermitted } from '#law/ruling';
import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import { readTranscript, type Transcript } from '#session/formats/transcript';
import type { Game } from '#session/game';
import { legalEvents, ruleOn, turnOf } from '#session/log/rule-on';
import type { SeededGame } from '../random-play';
import { randomGameOf } from '../random-setups';
import { createRandom } from '../seeded-random';
import { GAME_IDS, gameOf, games, people } from '../transcripts';

interface Walk {
  readonly name: string;
  readonly id: string;
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
    seats: 2,
    setup: { white: 'ana', position: { pieces: { e6: 'wM', d7: 'b1', a5: 'bM' }, onMove: 'w' } },
    progress: ({ moves, danger, ending }) => [moves, danger, ending],
    phases: ['moving', 'replacing', 'finished'],
  },
  {
    name: 'King’s Gate with few tiles',
    id: 'kings-gate',
    seats: 3,
    setup: { ...gate, record: 'table', copy: { tiles: { '0': 1, '1': 4, '2': 0, '3': 0, '4': 0, '5': 0, dragon: 0 } } },
    progress: ({ tilesLeft, scored }) => [sum(tilesLeft), count(scored)],
    phases: ['turn', 'locating', 'finished'],
  },
  {
    name: 'Kingdom Builder at the table',
    id: 'kingdom-builder',
    seats: 2,
    setup: { ...builder, record: 'table' },
    progress: ({ reserve, round }) => [sum(reserve), round],
    phases: ['drawing', 'turn', 'finished'],
  },
  {
    name: 'Kingdom Builder, the final count',
    id: 'kingdom-builder',
    seats: 2,
    setup: { ...builder, record: 'final' },
    progress: ({ reserve }) => sum(reserve),
    phases: ['settling', 'finished'],
  },
  {
    name: 'Kings Tricktakers, companies declared',
    id: 'kings-tricktakers',
    seats: 2,
    setup: { record: 'table', selection: 'declared', copy: { ranks } },
    progress: tricksProgress,
    phases: ['company', 'bets', 'alliance', 'preparation', 'opening', 'trick'],
  },
  {
    name: 'Kings Tricktakers, an open draft',
    id: 'kings-tricktakers',
    seats: 3,
    setup: { record: 'table', selection: 'draft', starter: 'ben', copy: { ranks } },
    progress: tricksProgress,
    phases: ['company', 'bets', 'preparation', 'trick'],
  },
];

const gameStateIn = (game: Game, snapshot: AnyMachineSnapshot): GameState => {
  const [meta] = Object.values(snapshot.getMeta());
  return game.flow.stateIn(meta.phase, snapshot.context);
};

/** The legal events of each type, or a few of many, the first and the last among them. */
function someEvents({ game, id, header }: SeededGame, state: GameState): readonly EventBase[] {
  return [...game.flow.acceptedTypes(state)].flatMap((type) => {
    const legal = randomGameOf(id).events?.(type, header, createRandom(1), state.position) ?? legalEvents(game, state, type);
    if (legal.length <= 12) return legal;
    const places = [0, Math.floor(legal.length / 3), Math.floor((2 * legal.length) / 3), legal.length - 1];
    return [...new Set(places)].flatMap((place) => legal[place] ?? []);
  });
}

/** Every transition of a state and of those within it. */
function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [...own, ...Object.values(node.states).flatMap(transitionsOf)];
}

const describeTransition = ({ source, eventType, target, guard }: AnyTransitionDefinition): string =>
  [source.id, eventType, JSON.stringify(guard), '→', target?.map(({ id }) => id)].join(' ');

const recordTransitions = (taken: Set<AnyTransitionDefinition>) => (step: InspectionEvent) => {
  if (step.type === '@xstate.microstep') for (const transition of step._transitions) taken.add(transition);
};

/** A machine that notes which of its transitions it takes. */
function createWatchedActor(machine: AnyStateMachine, input: PositionBase, taken: Set<AnyTransitionDefinition>) {
  const self = createActor(machine, { input, inspect: recordTransitions(taken) });
  const { system } = self;
  const withActor = (scope: AnyActorScope): AnyActorScope => ({ ...scope, self, system });
  return {
    getInitialSnapshot: (scope: AnyActorScope) => machine.getInitialSnapshot(withActor(scope), input),
    transition: (snapshot: AnyMachineSnapshot, event: EventBase, scope: AnyActorScope) =>
      machine.transition(snapshot, event, withActor(scope)),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => machine.getPersistedSnapshot(snapshot),
  };
}

const taken = new Map(GAME_IDS.map((id) => [id, new Set<AnyTransitionDefinition>()]));
const takenIn = (id: string): Set<AnyTransitionDefinition> => taken.get(id) ?? new Set();

describe.each(WALKS)('$name', ({ id, seats, setup, progress, phases }) => {
  test('generated paths reach every phase, and the referee walks each of them', { timeout: 120_000 }, () => {
    const game = gameOf(id);
    const players = people(...['ana', 'ben', 'cat'].slice(0, seats));
    const header = { players, setup: { ...setup } };
    const ready = readSetup(game, players, setup);
    if (isInputError(ready)) throw new Error(JSON.stringify(ready));
    const input = game.law.begin(ready);
    const paths = getShortestPaths(createWatchedActor(gameOf(id).flow.machine, input, takenIn(id)), {
      input,
      events: (snapshot: AnyMachineSnapshot) => [...someEvents({ id, game, header }, gameStateIn(game, snapshot))],
      serializeState: (snapshot: AnyMachineSnapshot) => {
        const state = gameStateIn(game, snapshot);
        const { phase, position } = state;
        return JSON.stringify([phase, turnOf(game, state), progress(game.law.details(position, phase), position)]);
      },
      limit: 200_000,
    });
    const reached = new Set(paths.map(({ state }) => gameStateIn(game, state).phase));
    expect(phases.filter((phase) => !reached.has(phase))).toEqual([]);
    // Paths share their beginnings: what the referee has walked once is not walked again.
    const walked = new Map<AnyMachineSnapshot, GameState>();
    for (const path of paths) {
      const end = path.steps.reduce((before, { state, event }) => {
        if (event.type === 'xstate.init') return before;
        const known = walked.get(state);
        if (known !== undefined) return known;
        const answer = ruleOn(game, before, event);
        if (answer.outcome !== 'accepted') throw new Error(JSON.stringify([event, answer]));
        walked.set(state, answer.state);
        return answer.state;
      }, game.flow.start(input));
      expect(end.phase).toBe(gameStateIn(game, path.state).phase);
    }
  });
});

/** The whole games that are kept as fixtures. */
function wholeGames(id: string): readonly Transcript[] {
  const folder = new URL(`../games/${id}/whole/`, import.meta.url);
  return readdirSync(folder).map((file) => {
    const transcript = readTranscript(games, JSON.parse(readFileSync(new URL(file, folder), 'utf8')).transcript);
    if (isInputError(transcript)) throw new Error(JSON.stringify(transcript));
    return transcript;
  });
}

/** The same game as if the table had agreed otherwise on each single thing. */
const otherwise = ({ game, setup }: Transcript): readonly SetupBase[] =>
  Object.entries(game.law.agreements).flatMap(([agreement, choices]) =>
    choices.map((choice) => ({ ...setup, agreements: { ...setup.agreements, [agreement]: choice } })),
  );

/** A place between tiles on all sides is so rare that a table is made up for it: the location laid there is scored at once. */
function laidIntoAHole(note: Set<AnyTransitionDefinition>): void {
  const { law, flow } = gameOf('kings-gate');
  const setup = readSetup(gameOf('kings-gate'), people('ana', 'ben', 'cat'), { ...gate, record: 'table' });
  if (isInputError(setup)) throw new Error(JSON.stringify(setup));
  const hole = { at: [0, 2], lies: 'across' } as const;
  const tiles = Object.fromEntries(spacesOf(hole).map((space) => [squareKey(space), { colour: 'red', value: 1, character: undefined }]));
  const context = { ...law.begin(setup), ...{ board: { locations: [PALACE], tiles } } };
  const snapshot = flow.machine.resolveState({ value: 'locating', context });
  const actor = createActor(flow.machine, { snapshot, inspect: recordTransitions(note) }).start();
  actor.send({ type: 'locate', by: 'ana', ...hole });
}

describe.each(GAME_IDS)('the machine of %s', (id) => {
  test('every transition is taken on a generated path or in a whole game', () => {
    const note = takenIn(id);
    for (const whole of wholeGames(id)) {
      for (const setup of otherwise(whole)) {
        const { game, events } = whole;
        const actor = createActor(gameOf(id).flow.machine, { input: game.law.begin(setup), inspect: recordTransitions(note) }).start();
        const bonus: AdjustEvent = { type: 'adjust', by: setup.players[0], points: 1, reason: 'a cup of tea' };
        for (const event of [bonus, ...events]) {
          const state = gameStateIn(game, actor.getSnapshot());
          if (!state.isFinished) actor.send({ ...event, by: event.by ?? turnOf(game, state) });
        }
      }
    }
    if (id === 'kings-gate') laidIntoAHole(note);
    const never = transitionsOf(gameOf(id).flow.machine.root).filter((transition) => !note.has(transition));
    expect(never.map(describeTransition)).toEqual([]);
  });

  test('the machine takes an event just where phase and law allow it, whoever sends it and whenever', () => {
    for (const { game, setup, events } of wholeGames(id)) {
      const oneOfEachType = [...new Map(events.map((event) => [event.type, event])).values()];
      const met = new Set<string>();
      let state = game.flow.start(game.law.begin(setup));
      for (const event of events) {
        const events = met.has(state.phase) ? [event] : [event, ...oneOfEachType];
        met.add(state.phase);
        for (const sent of events.flatMap((other) => setup.players.map((by) => ({ ...other, by })))) {
          const allowed = game.flow.acceptedTypes(state).has(sent.type) && isPermitted(game.law.judge(state.position, sent), sent.consent);
          expect(game.flow.step(state, sent) !== state, `${state.phase}: ${JSON.stringify(sent)}`).toBe(allowed);
        }
        state = game.flow.step(state, { ...event, by: event.by ?? turnOf(game, state) });
      }
      if (!state.isFinished) continue;
      expect([...game.flow.acceptedTypes(state)]).toEqual([]);
      for (const event of oneOfEachType) expect(game.flow.step(state, event)).toBe(state);
    }
  });
});
