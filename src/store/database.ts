import type { Entry } from '#session/log';
import type { GameId } from '#session/registry';
import type { StoreTrouble } from './failure';
import type { Settings, StoredGame, StoredPlayer, Summary } from './model';

export type { StoreTrouble } from './failure';

/** What changed: a game that now has so many entries, one that is gone, or something else. */
export type Change = { readonly game: string; readonly entries: number | undefined } | { readonly game: undefined };

/** Every promise may be rejected; `troubleOf` says why. */
export interface Store {
  /** The newest change first. */
  games(): Promise<readonly StoredGame[]>;
  game(id: string): Promise<StoredGame | undefined>;
  /** Begins a game and remembers its players. */
  create(game: Pick<StoredGame, 'game' | 'players' | 'setup'>, summary: Summary): Promise<StoredGame>;
  entries(id: string): Promise<readonly Entry[]>;
  /** Resolves once the entry is on the disk; refuses an index that is not the next place. */
  append(id: string, index: number, entry: Entry, summary: Summary, result: StoredGame['result']): Promise<void>;
  remove(id: string): Promise<void>;
  players(): Promise<readonly StoredPlayer[]>;
  savePlayer(player: StoredPlayer): Promise<void>;
  copy(game: GameId): Promise<unknown>;
  saveCopy(game: GameId, copy: unknown): Promise<void>;
  settings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  persistence(): Promise<'persisted' | 'not-persisted' | 'unknown'>;
  /** Something changed, in this tab or another. */
  onChange(listener: (change?: Change) => void): () => void;
  /** The database is new although there once were games on this device. */
  readonly evicted: boolean;
  close(): void;
}

export function openStore(): Promise<Store | StoreTrouble> {
  return Promise.resolve('unavailable');
}
