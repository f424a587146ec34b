import { game } from '#games/kings-tricktakers/game';
import { BETS_BY_TRICKS, type BoxFigures, CHARACTERS, SELECTIONS, SETS, type Selection } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import type { Event, Phase, Position, Setup } from '#games/kings-tricktakers/law/position';
import { agreements } from '#games/kings-tricktakers/law/rules';
import type { PlayerId } from '#law/game';
import { brokenRules } from '#law/ruling';
import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import { parseValue, resolveAgreements } from '#session/formats/schema';
import type { SeededRandom } from '../../../seeded-random';
import { COPY, type EventFields, seats } from './events';
import { sampleRounds } from './sample-rounds';

export type State = GameState<Position, Phase>;

const PHASES: readonly Phase[] = ['company', 'bets', 'alliance', 'preparation', 'opening', 'trick', 'round', 'finished'];
export const phaseOf = ({ phase }: State): Phase => PHASES.find((each) => each === phase) ?? 'finished';

/** A set-up as the law plays by it, made without a schema: its ids may be anything. */
export const setupOf = (players: readonly PlayerId[], options: Partial<Setup> = {}): Setup => ({
  players,
  agreements: resolveAgreements(agreements),
  record: 'table',
  selection: 'declared',
  starter: undefined,
  copy: {},
  from: undefined,
  ...options,
});

export const startGame = (setup: Setup): State => game.flow.start(law.begin(setup));

/** An event as it is written down, with the player on move where it names none. */
function eventAt(state: State, happened: EventFields): Event {
  const found = parseValue(game.schemas.event, happened);
  if (isInputError(found)) throw new Error(JSON.stringify([happened, found]));
  return { ...found.value, by: found.value.by ?? law.turn(state.position, phaseOf(state)) };
}

/** Where a table of so many stands after events that are all legal, or let stand; every figure is known unless said otherwise. */
export function stateAfter(number: number, events: readonly EventFields[], options: Partial<Setup> = {}): State {
  return events.reduce<State>(
    (state, happened) => {
      const next = game.flow.step(state, eventAt(state, happened));
      if (next === state) throw new Error(`${state.phase} does not take ${JSON.stringify(happened)}`);
      return next;
    },
    startGame(setupOf(seats(number), { copy: COPY, ...options })),
  );
}

/** Why an event is forbidden after those: each reason with its figures, its places where it has any, and whether it is firm. */
export function refusalReasons(number: number, events: readonly EventFields[], happened: EventFields, options: Partial<Setup> = {}) {
  const state = stateAfter(number, events, options);
  return brokenRules(law.judge(state.position, eventAt(state, happened))).map(({ rule, params, places, isUnwaivable }) => [
    rule,
    params,
    ...(places.length > 0 ? [places] : []),
    ...(isUnwaivable === true ? ['firm'] : []),
  ]);
}

/** The rules that allow and decide an event after those, in order. */
export function allowingRules(number: number, events: readonly EventFields[], happened: EventFields, options: Partial<Setup> = {}) {
  const state = stateAfter(number, events, options);
  const { isLegal, reasons } = law.judge(state.position, eventAt(state, happened));
  return isLegal ? reasons.map(({ rule }) => rule) : undefined;
}

/** A copy of which some figures have been read; ranks may be equal, and characters plentiful. */
function randomBox(from: SeededRandom): BoxFigures {
  const some = <const K extends string, V>(keys: readonly K[], value: () => V): Readonly<Partial<Record<K, V>>> => {
    const known: Partial<Record<K, V>> = {};
    for (const key of keys) if (from.happens(0.75)) known[key] = value();
    return known;
  };
  const byTricks = () => ({ [from.below(4)]: from.below(5) + 1, [from.below(6)]: 2 });
  return {
    ranks: some(SETS, () => [from.below(9) + 1, from.below(9) + 5]),
    queens: some(SETS, () => from.below(4)),
    jacks: some(SETS, byTricks),
    bets: some(BETS_BY_TRICKS, byTricks),
    ...(from.happens(0.5) && { copies: some(CHARACTERS, () => from.below(3) + 3) }),
  };
}

export function randomSetup(players: readonly PlayerId[], from: SeededRandom, record: Setup['record'] = 'table'): Setup {
  const selection: Selection = from.pick(SELECTIONS);
  return setupOf(players, {
    record,
    selection,
    starter: selection === 'draft' ? from.pick(players) : undefined,
    copy: randomBox(from),
    agreements: {
      'two-card-bet': from.pick(agreements['two-card-bet']),
      'oppressor-reach': from.pick(agreements['oppressor-reach']),
      debt: from.pick(agreements.debt),
    },
  });
}

const TYPES: readonly Event['type'][] = [
  'company',
  'pick',
  'bet',
  'ally',
  'copy',
  'revive',
  'begin',
  'opener',
  'open',
  'play',
  'ability',
  'round',
];

/** The types of event that can be listed where a game stands. */
export const typesAt = (state: State): readonly Event['type'][] => TYPES.filter((type) => game.flow.acceptedTypes(state).has(type));

export interface Step {
  readonly state: State;
  readonly event: Event;
}

/** A random game from a set-up: each event with where the game stood before it, and the end. */
export function randomGame(setup: Setup, from: SeededRandom): { readonly steps: readonly Step[]; readonly end: State } {
  const steps: Step[] = [];
  let state = startGame(setup);
  while (!state.isFinished) {
    const event = pickEvent(state, from);
    if (event === undefined) throw new Error(`stuck in ${state.phase} after ${JSON.stringify(steps.map((step) => step.event))}`);
    steps.push({ state, event });
    state = game.flow.step(state, event);
  }
  return { steps, end: state };
}

function pickEvent(state: State, from: SeededRandom): Event | undefined {
  const { position } = state;
  if (from.happens(0.02)) return { type: 'adjust', by: from.pick(position.players), points: from.below(9) - 3, reason: '' };
  for (const type of from.shuffle(typesAt(state))) {
    const offered = from.shuffle(type === 'round' ? sampleRounds(position) : law.candidates(position, type));
    const legal = offered.find((event) => law.judge(position, event).isLegal);
    if (legal !== undefined) return legal;
  }
  return undefined;
}
