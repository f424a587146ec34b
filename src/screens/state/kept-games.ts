import { signal } from '@preact/signals';
import type { GameScreens } from '#contract/screens';
import type { LiveGame } from '#store/live/live-game';

/** A game that is open on this device, with what shows it. */
export interface LoadedGame {
  readonly liveGame: LiveGame;
  readonly screens: GameScreens;
}

/** By their ids, the games that stay open while nobody looks at them here, because other phones play them with this one. */
export const keptGames = signal<ReadonlyMap<string, LoadedGame>>(new Map());
