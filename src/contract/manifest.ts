import type { PlayerId } from '#law/game';
import type { WinWay } from '#law/score';
import type { Book } from '#rulebook/rulebook';
import type { PlayMode } from '#session/formats/game-draft';
import type { Game, GameTypes, Player } from '#session/game';
import type { Table } from '#session/log/table';
import type { GameStats } from '#stats/game-stats';
import type { DeskScreens } from './desk-screens';
import type { GameScreens } from './screens';

/*
 * All that the app knows of a game. What a game gives is declared as methods, so that each types its own set-up,
 * events, positions and cases, and the types are erased once: where its manifest enters the registry.
 */

/** A game as people write it down. */
export interface Notation<K extends GameTypes = GameTypes> {
  format(table: Table<K>): string;
  /** What is written there, to be judged like any transcript; the word that cannot be read, or nothing where it is no such text. */
  parse(
    text: string,
    idOf: (name: string) => PlayerId,
  ):
    | { readonly players: readonly Player[]; readonly setup: object; readonly events: readonly K['event'][] }
    | { readonly unreadWord: string }
    | undefined;
}

/** One stroke of an emblem, on a square of 64. */
interface Stroke {
  readonly path: string;
  readonly tone: 'gold' | 'line' | 'hex';
  readonly transform?: string;
}

/** One game, as the app knows it before anything of it is loaded. */
export interface Manifest<K extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** The first part of its rules' ids. */
  readonly prefix: string;
  /** Its number at BoardGameGeek, where it has one. */
  readonly bggId?: number;
  readonly emblem: readonly Stroke[];
  readonly seats: { readonly least: number; readonly most: number };
  /** It is won, not counted: no points are shown and none are given. */
  readonly hasNoPoints?: true;
  /** How it can be won, where that is worth knowing of a game that nobody logged. */
  readonly winWays?: readonly WinWay[];
  /** Whether the table says who begins, or the rules alone do. */
  readonly startingPlayer: 'asked' | 'by-the-rules';
  /** The ways it can be played, the fullest first. */
  readonly playModes: readonly PlayMode[];
  /** Whether its box prints what Regent cannot know, so that there is a box to keep. */
  readonly hasBoxFigures?: boolean;
  game(): Promise<Game<K>>;
  screens(): Promise<GameScreens<K>>;
  desk(): Promise<DeskScreens<K>>;
  book(): Promise<Book>;
  stats(): Promise<GameStats<K>>;
  /** Where people have a way to write this game down. */
  notation?(): Promise<Notation<K>>;
}
