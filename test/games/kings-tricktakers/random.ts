import { readBox } from '#games/kings-tricktakers/game';
import type { Position } from '#games/kings-tricktakers/law/position';
import type { EventBase, PositionBase } from '#law/game';
import type { Header } from '#session/log/effective-log';
import type { SeededRandom } from '../../seeded-random';
import { sampleRounds } from './law/sample-rounds';

const SETS = ['white', 'yellow', 'blue', 'green', 'black'];
const ASKED = ['hermit', 'rebel', 'berserker', 'oppressor', 'healer', 'collector'];

/** A set-up with every part at random. */
export function setup(ids: readonly string[], from: SeededRandom): Record<string, unknown> {
  const record = from.happens(0.8) ? 'table' : 'pad';
  const selection = from.pick(['declared', 'draft', 'initiation']);
  const ranks = Object.fromEntries(SETS.map((set, index) => [set, [index + 1, index + 6]]));
  const bets = Object.fromEntries(
    ASKED.filter(() => from.happens(0.7)).map((character) => [character, { [from.below(4)]: from.below(6) + 2 }]),
  );
  const jacks = Object.fromEntries(SETS.filter(() => from.happens(0.7)).map((set) => [set, { [from.below(4)]: from.below(3) + 1 }]));
  const copy = { ...(from.happens(0.7) ? { ranks } : {}), ...(from.happens(0.7) ? { queens: { yellow: 2, white: 3 } } : {}), bets, jacks };
  return {
    record,
    selection,
    ...(selection === 'draft' ? { starter: from.pick(ids) } : {}),
    ...(from.happens(0.8) ? { copy } : {}),
  };
}

/** The same set-up where every figure has been read; what it did not tell pays nothing, as it did. */
export function read(setup: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { ranks, queens, jacks, bets } = readBox(setup.copy);
  const none = (cards: readonly string[]) => Object.fromEntries(cards.map((card) => [card, {}]));
  const free = Object.fromEntries(SETS.map((set) => [set, 0]));
  const copy = {
    ...(ranks !== undefined && { ranks }),
    queens: { ...free, blue: 2, green: 1, black: 1, ...queens },
    jacks: { ...none(SETS), ...jacks },
    bets: { ...none(ASKED), ...bets },
  };
  return { ...setup, copy };
}

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position;

/** What no law can list, made up: the rounds of a pad come from people. */
export function events(type: string, _: Header, __: SeededRandom, position: PositionBase): readonly EventBase[] | undefined {
  if (type !== 'round') return undefined;
  return isTricktakers(position) ? sampleRounds(position) : [];
}
