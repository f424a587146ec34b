import type { EventBase, PositionBase } from '#law/game';
import type { Header } from '#session/log/effective-log';
import type { SeededRandom } from './seeded-random';
import { GAME_IDS, gameOf, people } from './transcripts';

/** How a game is played at random; each gives its own beside its tests. */
interface RandomGame {
  setup(ids: readonly string[], from: SeededRandom): Record<string, unknown>;
  /** What no law can list and only people know. */
  events?(type: string, header: Header, from: SeededRandom, position: PositionBase): readonly EventBase[] | undefined;
  /** A set-up in which every figure of the box is known. */
  read?(setup: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** After how many events a game without an end is left. */
  readonly cap?: number;
}

const RANDOM = new Map<string, RandomGame>(
  await Promise.all(GAME_IDS.map(async (id) => [id, await import(`./games/${id}/random.ts`)] as const)),
);

export function randomGameOf(id: string): RandomGame {
  const random = RANDOM.get(id);
  if (random === undefined) throw new Error(id);
  return random;
}

const NAMES = ['ana', 'ben', 'cat', 'dan', 'eva'];

/** A random set-up of a game for so many players, every part of it at random. */
export function randomHeader(id: string, seats: number, from: SeededRandom): Header {
  const players = people(...from.shuffle(NAMES).slice(0, seats));
  const ids = players.map((player) => player.id);
  return { players, setup: { ...randomGameOf(id).setup(ids, from), agreements: randomAgreements(id, from) } };
}

function randomAgreements(id: string, from: SeededRandom): Record<string, string> {
  const decided = Object.entries(gameOf(id).law.agreements).filter(() => from.happens(0.6));
  return Object.fromEntries(decided.map(([agreement, choices]) => [agreement, from.pick(choices)]));
}
