import * as v from 'valibot';
import type { Channel } from './platform';

/** What changed: a game that now has so many entries, one that is gone, or something else, which may concern these games or any. */
export type Change =
  | { readonly game: string; readonly entries: number | undefined }
  | { readonly game: undefined; readonly games?: readonly string[] | undefined };

export type ChangeListener = (change?: Change) => void;

export const UNKNOWN_CHANGE: Change = { game: undefined };
/** Something that is no game. */
export const NO_GAME_CHANGE: Change = { game: undefined, games: [] };

export interface ChangeFeed {
  /** Tells everybody in this tab and in the others. */
  publish(change: Change): void;
  subscribe(listener: ChangeListener): () => void;
  close(): void;
}

/** Another tab may run other code: what it says is read with care, and what is not understood still means that something changed. */
const changeSchema = v.fallback(
  v.union([
    v.object({ game: v.string(), entries: v.fallback(v.undefinedable(v.number()), undefined) }),
    v.object({ game: v.undefined(), games: v.fallback(v.optional(v.array(v.string())), undefined) }),
  ]),
  UNKNOWN_CHANGE,
);

export function createChangeFeed(channel: Channel | undefined): ChangeFeed {
  const listeners = new Set<ChangeListener>();
  let isClosed = false;
  // Not within the write that is told of: a listener that fails must not make a saved entry look unsaved.
  const notifyListeners = (change: Change): void =>
    queueMicrotask(() => {
      for (const listener of [...listeners]) listener(change);
    });
  channel?.addEventListener('message', ({ data }) => notifyListeners(v.parse(changeSchema, data)));
  return {
    publish(change) {
      if (isClosed) return;
      channel?.postMessage(change);
      notifyListeners(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      listeners.clear();
      channel?.close();
    },
  };
}
