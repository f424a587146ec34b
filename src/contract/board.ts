import type { JSX } from 'preact';
import type { PlayerId } from '#law/game';
import type { BoardPlace } from '#law/ruling';
import type { GameStateOf, GameTypes } from '#session/game';
import type { Patch } from '#session/log/effective-log';
import type { Table } from '#session/log/table';
import type { Language, PlayerNames } from '#text/language';
import type { Continuation } from './setup';

/** What a game's board is given. It shows one state and says what the table did; the frame asks the referee. */
export interface BoardProps<K extends GameTypes = GameTypes> {
  readonly table: Table<K>;
  /** Where the game stands for this view: now, in the past (replay), or before an event that is being amended. */
  readonly state: GameStateOf<K>;
  /** The event that led here, to mark it. */
  readonly lastEvent: K['event'] | undefined;
  /** False while looking back or following another tab: the board only shows. */
  readonly isInteractive: boolean;
  /** True at the desk: every tap is a question of its own, which replaces the last one, so the board does not ask back first. */
  readonly isDesk?: boolean;
  /** Places that an explanation points at. */
  readonly highlightedPlaces: readonly BoardPlace[];
  readonly names: PlayerNames;
  readonly language: Language;
  /** Logs an event, or shows why the rules forbid it; `leading` are events that it implies, logged before it or not at all. */
  play(event: K['event'], leading?: readonly K['event'][]): void;
  /** Puts another event in the place of the last one: a King who came onto a card after it was laid. */
  replaceLast?(event: K['event']): void;
  /** Puts a part of the set-up right (a printed figure that came to light), with a look at what changes where points do; `struck` are entries that say what it tells by itself. */
  correct?(part: Patch, struck?: readonly number[]): void;
  /** Tells a count again that the table has been through: the first is 0. */
  showScoring?(index: number): void;
  /** Puts another event in the place of an entry: the board then shows the state before it. */
  readonly amend?: ((entry: number) => void) | undefined;
  /** Begins another record of this game, and sets this one aside; says why where it cannot. */
  continueWith?(continuation: Continuation<K>): Promise<string | undefined>;
}

/** What stands below a player's points in the score strip: the tricks of a bet. It says its own sentence to who does not see it. */
export interface StripDetailProps<K extends GameTypes = GameTypes> extends Pick<BoardProps<K>, 'state' | 'language'> {
  readonly player: PlayerId;
}

export type JsxResult = JSX.Element | null;
