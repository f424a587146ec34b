import type { PlayerId } from '#law/game';
import type { Reason } from '#law/ruling';
import type { PlayMode } from '#session/formats/game-draft';
import type { GameStateOf, GameTypes, SetupDraft } from '#session/game';
import type { Patch } from '#session/log/effective-log';
import type { Table } from '#session/log/table';
import type { Language, PlayerNames } from '#text/language';
import type { BoardProps, JsxResult, StripDetailProps } from './board';
import type { GameScoring } from './scoring';
import type { BoxProps, Continuation, Correction, SetupDefaults, SetupProps } from './setup';

export interface AgreementText {
  readonly question: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** What a game's screens say in one language, beyond the sentences of its law. */
export interface ScreenText<K extends GameTypes = GameTypes> {
  readonly agreements: Readonly<Record<string, AgreementText>>;
  /** An event in words, for the log, the list of what is open, and the voice; `now` is where the game stands, for what is still secret. */
  describeEvent(event: K['event'], names: PlayerNames, before: GameStateOf<K>, now?: GameStateOf<K>): string;
  /** The round, location or trick that an event belongs to, as a heading of the log. */
  groupHeading?(event: K['event'], before: GameStateOf<K>): string;
}

/** How a player is drawn: colour, shape and letter, never colour alone. */
export interface Mark {
  /** A CSS colour value or token for the side. */
  readonly colour: string;
  /** ▲ ● ■ ◆ and so on. */
  readonly shape: string;
  /** Of a side with several shapes, each with its own colour. */
  readonly parts?: readonly { readonly shape: string; readonly colour: string }[];
  /** A CSS colour around the shape, where its own is light or dark in every theme. */
  readonly rim?: string;
  /** The colours of a surface of theirs and of figures on it, where the shape's colour is not flat enough for one. */
  readonly surface?: { readonly fill: string; readonly ink: string; readonly rim?: string };
  readonly label: string;
}

/** A remark the table should hear now (the third repetition, the last round), with an event it may answer with. */
interface Notice<K extends GameTypes = GameTypes> {
  readonly sentence: string;
  readonly event: K['event'] | undefined;
}

/** What a table says of its box, so that what was refused stands. */
export interface Remedy {
  readonly label: string;
  readonly part: Patch;
}

/** Everything the app needs to show a game at the table. */
export interface GameScreens<K extends GameTypes = GameTypes> {
  /** The board with its tray; `play` is the only way it changes anything. */
  Board(props: BoardProps<K>): JsxResult;
  /**
   * The fields of a set-up that only this game has (sides, colours, sections …): the last step of a new game, with what matters
   * first and what is seldom changed in rows that open. Players, who begins, how it is played, agreements and, in a new game, the
   * way to the box are the frame's; Start stands below what scrolls.
   */
  SetupFields(props: SetupProps<K>): JsxResult;
  /** A plain picture of a position, to lay the table out again. */
  Picture(props: Pick<BoardProps<K>, 'state' | 'names' | 'language'>): JsxResult;
  /** The set-up to begin from when players are chosen, `first` being who begins; the device's box of the game is frozen into it. */
  initialSetup(players: readonly PlayerId[], first: PlayerId, box: unknown, defaults?: SetupDefaults<K>): K['rawSetup'];
  /** Who begins by a set-up, and the same set-up with somebody else beginning; left out where nobody is chosen. */
  readonly startingPlayer?: {
    get(setup: SetupDraft<K>, players: readonly PlayerId[]): PlayerId | undefined;
    set(setup: SetupDraft<K>, players: readonly PlayerId[], first: PlayerId): SetupDraft<K>;
  };
  /** How a set-up is played, and the same set-up played in another way; left out where there is one way only. */
  readonly playMode?: {
    get(setup: SetupDraft<K>): PlayMode;
    set(setup: SetupDraft<K>, players: readonly PlayerId[], playMode: PlayMode): SetupDraft<K>;
  };
  mark(table: Pick<Table<K>, 'setup'>, player: PlayerId, language: Language): Mark;
  notice(table: Table<K>, language: Language): Notice<K> | undefined;
  /** Fetched when a set-up is put right. */
  correction?(): Promise<Correction<K>>;
  /** The box: the printed figures that Regent cannot know, kept on the device for later games. */
  BoxFields?(props: BoxProps): JsxResult;
  /** Whether what is corrected of the box in a game is kept for later ones without asking. */
  readonly shouldKeepBox?: true;
  /** Whether the board asks for the numbers that are missing once the game is over. */
  readonly asksMissingNumbers?: true;
  /** Remarks that the board makes itself for as long as they hold: the line makes none of them, the log those with a rule behind them. */
  readonly remarksOnBoard?: ReadonlySet<string>;
  StripDetail?(props: StripDetailProps<K>): JsxResult;
  /** Events that only pass the turn on: the log folds them away. */
  readonly turnPassingTypes?: ReadonlySet<K['event']['type']>;
  /** Events that come by themselves before one that somebody tells: they are taken back, and come again, with it. */
  readonly automaticTypes?: ReadonlySet<K['event']['type']>;
  /** What ends a turn in which nothing more can be done. */
  turnEndingEvent?(table: Pick<Table<K>, 'game'>, state: GameStateOf<K>): K['event'] | undefined;
  /** Whether the table wants to see points all the same that are secret as yet. */
  shouldShowSecretPoints?(): boolean;
  /** What makes a refusal go away where it rests on a printed figure: the box put right, and the event with it. */
  remedy?(table: Table<K>, refused: { readonly event: K['event']; readonly reason: Reason }, language: Language): Remedy | undefined;
  /** What Regent guessed of the printed figures and this box does not tell, in a sentence. */
  describeGuesses?(box: unknown, language: Language): string | undefined;
  /** How often points have been counted by now: a location, a round, the end. */
  countScorings?(state: GameStateOf<K>): number;
  /** Whether the board itself tells what a count brought: no sheet of it comes by itself. */
  isScoringOnBoard?(state: GameStateOf<K>): boolean;
  scoring(): Promise<GameScoring<K>>;
  /** The other records that a game can go on as from here (a pad, a final count), each a new game that begins where this one stands. */
  continuations?(table: Table<K>, language: Language): readonly Continuation<K>[];
  readonly text: Readonly<Record<Language, ScreenText<K>>>;
}
