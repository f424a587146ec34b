import type { Page } from 'playwright-core';
import type { Player } from '#session/game';
import type { Entry } from '#session/log';
import { isTable, openTable } from '#session/table';
import { RULES_VERSION } from '#session/version';
import { resultOf, summaryOf } from '#store/live';
import type { StoredGame } from '#store/model';
import { GAME_IDS, gameOf } from '../kit';
import { playRandom } from '../play';

const DAY = 24 * 60 * 60 * 1000;
const LAST = Date.UTC(2026, 5, 30, 20);

interface Kept {
  readonly game: StoredGame;
  readonly entries: readonly Entry[];
}

/** A random game to its end, as the device would have kept it. */
function keptGame(index: number, nameOf: (id: string) => string): Kept {
  const id = GAME_IDS[index % GAME_IDS.length] ?? 'kingdom';
  const { least, most } = gameOf(id).law.seats;
  const seats = least + (Math.floor(index / GAME_IDS.length) % (most - least + 1));
  const { game, header, events } = playRandom(id, seats, 100 + index, 5000);
  const players: readonly Player[] = header.players.map((player) => ({ ...player, name: nameOf(player.id) }));
  const entries = events.map((event): Entry => ({ kind: 'happened', at: LAST, event }));
  const table = openTable(game, { players, setup: header.setup }, entries);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  const kept = { id: `seed-${index}`, game: id, rules: RULES_VERSION, players, setup: header.setup, startedAt: LAST, changedAt: LAST };
  return {
    game: {
      ...kept,
      entries: entries.length,
      summary: summaryOf(table),
      result: resultOf(table),
      note: '',
      place: '',
      binnedAt: undefined,
    },
    entries,
  };
}

const POOL = 24;
const pools = new Map<string, readonly Kept[]>();

/** So many finished games, two a week and the last one in June 2026; past two dozen they repeat with other dates. */
export function history(count: number, names: Readonly<Record<string, string>> = {}): readonly Kept[] {
  const key = JSON.stringify(names);
  const nameOf = (id: string): string => names[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const pool = pools.get(key) ?? Array.from({ length: POOL }, (_, index) => keptGame(index, nameOf));
  pools.set(key, pool);
  return Array.from({ length: count }, (_, index) => pool[(index * 7) % POOL])
    .flatMap((kept) => kept ?? [])
    .map(({ game, entries }, index) => {
      const at = LAST - (count - 1 - index) * 3.5 * DAY;
      return { entries, game: { ...game, id: `seed-${index}`, startedAt: at, changedAt: at } };
    });
}

/** Puts games into the store of a page that has opened it, and shows the page anew. */
export async function keep(page: Page, games: readonly Kept[]): Promise<void> {
  await page.evaluate(
    async (kept) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('regent');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(['games', 'entries', 'players'], 'readwrite');
      for (const { game, entries } of kept) {
        transaction.objectStore('games').put({ ...game, binnedAt: undefined });
        entries.forEach((entry, index) => {
          transaction.objectStore('entries').put({ game: game.id, index, entry });
        });
        for (const player of game.players) transaction.objectStore('players').put({ ...player, lastPlayed: game.startedAt });
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      database.close();
    },
    games as never[] as { game: StoredGame; entries: Entry[] }[],
  );
  await page.reload();
}
