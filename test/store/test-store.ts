import 'fake-indexeddb/auto';
import { onTestFinished } from 'vitest';
import { manifestOf } from '#registry';
import { isInputError } from '#session/formats/input-error';
import type { Act, Header } from '#session/log/effective-log';
import { openTable, type Table } from '#session/log/table';
import type { Channel, Marker, Platform } from '#store/database/platform';
import { createGame } from '#store/live/create-game';
import { type LiveGame, type LiveGameOptions, openLiveGame } from '#store/live/live-game';
import type { WebLocks } from '#store/live/writer-lock';
import type { StoredGame } from '#store/records/record-types';
import { openStore, type Store, type StoreOptions } from '#store/store';
import { gameOf, people } from '../transcripts';

let databases = 0;

/** A database of its own for each test. */
export const freshName = (): string => `test-${++databases}`;

export function createMarker(present: boolean): Marker {
  let there = present;
  let gone = false;
  return {
    hasGames: () => there,
    markGames() {
      there = true;
    },
    markCleared() {
      gone = true;
    },
    isCleared: () => gone,
    unmarkCleared() {
      gone = false;
    },
  };
}

const barePlatform: Platform = { channel: () => undefined, storage: undefined, marker: createMarker(false) };

export async function openTestStore(name: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ ...barePlatform, name, ...options });
  if (typeof store === 'string') throw new Error(store);
  onTestFinished(() => store.close());
  return store;
}

/** The channel of one test, so that tests do not hear each other. */
export const createChannel = (name: string) => (): Channel => new BroadcastChannel(name);

export const testHeader: Header = { players: people('ana', 'ben'), setup: { white: 'ana' } };

export function tableOf(id: string, start: Header): Table {
  const table = openTable(gameOf(id), start);
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return table;
}

export async function beginGame(store: Store, id: string = 'kingdom', start: Header = testHeader): Promise<StoredGame> {
  const found = await createGame(store, gameOf(id), { game: id, ...start });
  if (!('game' in found)) throw new Error(JSON.stringify(found));
  return found.game;
}

export async function openTestLive(store: Store, id: string, options: Partial<LiveGameOptions> = {}): Promise<LiveGame> {
  const liveGame = await openLiveGame(store, manifestOf, id, options);
  if (typeof liveGame === 'string') throw new Error(liveGame);
  onTestFinished(() => liveGame.close());
  return liveGame;
}

export const move = (...path: readonly string[]): Act => {
  const event = { type: 'move', path };
  return { kind: 'happened', event };
};

/** Moves that begin a game of Kingdom, one after the other. */
export const MOVES: readonly Act[] = [move('a1', 'a2'), move('a9', 'a8'), move('i1', 'i2'), move('i9', 'i8'), move('e1', 'e2')];

interface LockRequest {
  readonly signal: AbortSignal | undefined;
  begin(): void;
}

/** Web Locks within one process: exclusive locks that queue, can be called back and stolen. */
export function createLocksInMemory(): WebLocks {
  const holders = new Map<string, { readonly stolen: (reason: Error) => void }>();
  const queues = new Map<string, LockRequest[]>();
  const createAbortError = (): Error => new DOMException('stolen or called back', 'AbortError');

  const next = (name: string): void => {
    if (holders.has(name)) return;
    queues.get(name)?.shift()?.begin();
  };

  return {
    request: (name, { steal, signal }, granted) =>
      new Promise((resolve, reject) => {
        const holder = { stolen: reject };
        const beginGame = (): void => {
          holders.set(name, holder);
          const end = (): void => {
            if (holders.get(name) !== holder) return;
            holders.delete(name);
            next(name);
          };
          // A browser grants from a task of its own, never within the request.
          setTimeout(() => {
            granted()
              .then(resolve, reject)
              .finally(end)
              .catch(() => undefined);
          }, 0);
        };
        if (steal === true) {
          const before = holders.get(name);
          beginGame();
          before?.stolen(createAbortError());
          return;
        }
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const waiting: LockRequest = { signal, begin: beginGame };
        queue.push(waiting);
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(waiting);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(createAbortError());
        });
        next(name);
      }),
  };
}
