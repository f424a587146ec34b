import { game, type KingsGate } from '#games/kings-gate/game';
import type { Character } from '#games/kings-gate/law/box';
import type { Event, Position, Setup } from '#games/kings-gate/law/position';
import { isInputError } from '#session/formats/input-error';
import { readEvent, readSetup } from '#session/formats/read-game-data';
import type { GameStateOf } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import type { SeededRandom } from '../../../seeded-random';

export type Table = GameStateOf<KingsGate>;

export interface Options {
  readonly players?: readonly string[];
  readonly record?: 'table' | 'pad';
  readonly first?: string;
  readonly copy?: object;
  readonly agreements?: Readonly<Record<string, string>>;
  readonly from?: object;
}

const ONE_EACH = [['red'], ['blue'], ['green'], ['yellow']];
const TWO_EACH = [
  ['yellow', 'green'],
  ['red', 'blue'],
];

const people = (ids: readonly string[]) => ids.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));

/** Ana red, Ben blue, Cat green, Dan yellow; with two Ana yellow and green, Ben red and blue. */
export function setupOf({ players = ['ana', 'ben', 'cat'], record = 'table', first = 'ana', ...rest }: Options = {}) {
  const colours = Object.fromEntries(players.map((id, seat) => [id, (players.length === 2 ? TWO_EACH : ONE_EACH)[seat]]));
  return { players: people(players), setup: { record, first, colours, ...rest } };
}

export function startTable(options: Options = {}): Table {
  const { players, setup } = setupOf(options);
  const ready = readSetup(game, players, setup);
  if (isInputError(ready)) throw new Error(JSON.stringify(ready));
  return game.flow.start(game.law.begin(ready));
}

export interface Outcome {
  readonly table: Table;
  readonly refused: string | undefined;
  /** Which of the events was refused. */
  readonly index: number | undefined;
  readonly warnings: readonly string[];
}

/** The set-up of a table that stands somewhere, as far as events are read by it. */
export const setupAt = ({ players, agreements, record, colours, onMove }: Position): Setup => ({
  players,
  agreements,
  record,
  colours,
  first: onMove,
});

/** Plays events as the referee does, up to the first that is refused. */
export function play(from: Table, events: readonly object[]): Outcome {
  let table = from;
  const warnings: string[] = [];
  for (const [index, raw] of events.entries()) {
    const { position } = table;
    const event = readEvent(game, setupAt(position), raw);
    if (isInputError(event)) throw new Error(JSON.stringify(event));
    const answer = ruleOn(game, table, event.value);
    if (answer.outcome === 'unclear') throw new Error('by is missing');
    if (answer.outcome === 'refused') return { table, refused: answer.reason.rule, index, warnings };
    warnings.push(...answer.warnings.map((warning) => warning.rule));
    table = answer.state;
  }
  return { table, refused: undefined, index: undefined, warnings };
}

/** The table after events that must all stand. */
export function playAll(from: Table, events: readonly object[]): Table {
  const { table, refused, index } = play(from, events);
  if (refused !== undefined) throw new Error(`event ${index}: ${refused}`);
  return table;
}

/** The rule that refuses the last of the events; all before it must stand. */
export function refusal(from: Table, ...events: readonly object[]): string | undefined {
  const { refused, index } = play(from, events);
  if (index !== undefined && index < events.length - 1) throw new Error(`event ${index}: ${refused}`);
  return refused;
}

type At = readonly [number, number];

export const placeTile = (value: number, at: At, more: object = {}) => ({ type: 'place', value, at, ...more });
export const dragon = (at: At, more: object = {}) => ({ type: 'dragon', at, ...more });
export const conjure = (from: At, to: At, more: object = {}) => ({ type: 'conjure', from, to, ...more });
export const locate = (at: At, lies: 'across' | 'down' = 'across', more: object = {}) => ({ type: 'locate', at, lies, ...more });
export const endTurn = { type: 'end-turn' };

/**
 * The Palace, filled by three: Ana 7, Ben 3, Cat 1, the last tile Ana's.
 *
 *     A1 A1 A1 A1
 *     A1 palace B1
 *     B1 B1 C1 A2
 */
export const PALACE_FILLED = [
  placeTile(1, [-1, -1]),
  placeTile(1, [0, -1]),
  placeTile(1, [1, -1]),
  placeTile(1, [2, -1]),
  placeTile(1, [-1, 0]),
  endTurn,
  placeTile(1, [2, 0]),
  placeTile(1, [-1, 1]),
  placeTile(1, [0, 1]),
  endTurn,
  placeTile(1, [1, 1]),
  endTurn,
  placeTile(2, [2, 1]),
];

/**
 * The second location lies below the Palace and Ben is on move; four of its spaces are taken,
 * by Ben's houses at -1,1 and 0,1, Cat's house at 1,1 and Ana's 2 at 2,1.
 */
export const secondLocation = (options: Options = {}): Table => playAll(startTable(options), [...PALACE_FILLED, locate([0, 2])]);

/** The second location after a Palace that gave Ana and Ben these characters. */
export const withCharacters = (awards: readonly string[], { copy = {}, ...rest }: Options & { readonly copy?: Locations } = {}): Table =>
  secondLocation({ ...rest, copy: { ...copy, locations: { ...copy.locations, 1: { awards } } } });

interface Locations {
  readonly locations?: Readonly<Record<string, object>>;
  readonly tiles?: object;
}

/** The second location, where Ben is on move and holds these characters. */
export function tableHolding(characters: readonly Character[], options: Options = {}): Table {
  const { phase, position } = secondLocation(options);
  return game.flow.stateIn(phase, { ...position, held: { ...position.held, ben: characters } });
}

/** Cat is on move at a third location that touches the Palace: the Sorceress left 0,1 free for it. */
export function tableWithLocationInHole(): Table {
  const second = playAll(startTable({ copy: { locations: { 1: { awards: ['king', 'sorceress'] } } } }), [
    ...PALACE_FILLED,
    locate([3, 0], 'down'),
  ]);
  const emptied = playAll(second, [
    conjure([0, 1], [4, 0]),
    placeTile(1, [4, -1]),
    placeTile(1, [4, 1]),
    placeTile(0, [4, 2]),
    endTurn,
    placeTile(2, [3, -1]),
    endTurn,
    placeTile(4, [3, 2]),
    endTurn,
    placeTile(1, [2, 2]),
  ]);
  return playAll(emptied, [locate([0, 1], 'down')]);
}

/** The same table as if the current location had another number. */
export const renumberLocation = (n: number, table: Table): Table => game.flow.stateIn(table.phase, { ...table.position, n });

export const withGround = (n: number, is: 'safe' | 'dangerous') => ({ locations: { [n]: { ground: is } } });
export const DANGEROUS = { copy: withGround(2, 'dangerous') };

export const pointsOf = ({ position }: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(game.law.standings(position).map(({ player, points }) => [player, points]));
export const ranksOf = ({ position }: Table): readonly string[] =>
  game.law.standings(position).map(({ player, rank }) => `${rank} ${player}`);

/** A verdict's details, typed for tests. */
interface Details {
  readonly scored: readonly { readonly ranking: readonly string[]; readonly characters: object }[];
  readonly tilesLeft: Readonly<Record<string, number>> | null;
  readonly ground: string | null;
}
export const details = ({ position, phase }: Table): Details =>
  game.law.details(position, phase as Parameters<typeof game.law.details>[1]) as unknown as Details;
export const onMove = ({ position, phase }: Table) => game.law.turn(position, phase as Parameters<typeof game.law.turn>[1]);

/** A pad's event: totals in the order of the seats, `null` where a colour is absent. */
export function tally(table: Table, totals: readonly (number | null)[], last = 'ana') {
  const colours = table.position.players.flatMap((player) => table.position.colours[player] ?? []);
  return { type: 'tally', totals: Object.fromEntries(colours.map((colour, index) => [colour, totals[index] ?? null])), last };
}

const TYPES: Readonly<Record<string, readonly Event['type'][]>> = {
  turn: ['place', 'dragon', 'conjure', 'end-turn'],
  locating: ['locate'],
  tallying: ['tally'],
};

/** One legal event of a table that is not finished, each type as likely as the others. */
export function pickEvent({ position, phase }: Table, from: SeededRandom): Event {
  for (const type of from.shuffle(TYPES[phase] ?? [])) {
    const open = from.shuffle(game.law.candidates(position, type)).find((event) => game.law.judge(position, event).isLegal);
    if (open !== undefined) return open;
  }
  throw new Error(`nothing is open in ${phase}`);
}
