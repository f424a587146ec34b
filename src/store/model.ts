import type { Standing } from '#law/common/score';
import type { Player } from '#session/game';
import type { Header } from '#session/log';
import type { GameId } from '#session/registry';

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly lastPlayed: number;
}

/** All that the home screen reads of a game: derived from its log, and written with each entry. */
export interface Summary {
  readonly headline: { readonly key: string; readonly params: Readonly<Record<string, unknown>> };
  readonly turn: string | undefined;
  readonly points: Readonly<Record<string, number>>;
  readonly status: 'open' | 'finished' | 'abandoned';
  readonly winners: readonly string[];
  /** Only where the table corrected who plays. */
  readonly players?: readonly Player[];
}

/** A game as it is listed; its header is the one it began with, corrections are entries of its log. */
export interface StoredGame extends Header {
  readonly id: string;
  readonly game: GameId;
  /** The version of the rules it began with. */
  readonly rules: number;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly entries: number;
  readonly summary: Summary;
  /** How it ended, by the rules of that day. */
  readonly result: { readonly standings: readonly Standing[]; readonly rules: number } | undefined;
}

/** Who plays, by the names that the table last agreed on. */
export const playersOf = ({ players, summary }: Pick<StoredGame, 'players' | 'summary'>): readonly Player[] => summary.players ?? players;

export interface Settings {
  readonly language: 'en' | 'fr' | undefined;
  readonly theme: 'light' | 'dark' | 'system';
  readonly wakeLock: boolean;
  readonly spoken: boolean;
  readonly referee: 'strict' | 'advising';
  readonly boardTurns: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: undefined,
  theme: 'system',
  wakeLock: true,
  spoken: false,
  referee: 'strict',
  boardTurns: false,
};
