import type { ListedGame } from '#store/model';
import type { Pass } from '#store/months';
import { isCounted } from './facts';

/** People who played together, in the same seats: there are few of them, however many games they have. */
interface Company {
  /** Clockwise. */
  readonly persons: readonly string[];
  /** When their first game was played. */
  readonly since: number;
  /** How many of their games count, and the last of these. */
  readonly counted: number;
  readonly last: Pick<ListedGame, 'id' | 'played' | 'changedAt'> | undefined;
}

export interface Companies {
  readonly companies: readonly Company[];
  /** How many games there are, what lies in the bin left out. */
  readonly games: number;
  /** How many of all games cannot be read. */
  readonly unread: number;
}

export function companies(): Pass<Companies> {
  const found = new Map<string, Company>();
  let games = 0;
  return {
    add(game) {
      const { id, played, changedAt, persons } = game;
      const key = persons.join();
      const { counted = 0, last } = found.get(key) ?? {};
      games += 1;
      found.set(key, {
        persons,
        since: played,
        ...(isCounted(game) ? { counted: counted + 1, last: last ?? { id, played, changedAt } } : { counted, last }),
      });
    },
    end: (unread) => ({ companies: [...found.values()], games, unread }),
  };
}
