import type { JSX } from 'preact';
import type { Case, Desk, Finding } from '#desk/desk';
import type { ByPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { BoardPlace, Reason } from '#law/ruling';
import type { Range, ScoreSheetLine } from '#law/score';
import type { Book } from '#rulebook/rulebook';
import type { PlayMode } from '#session/formats/game-draft';
import type { Game, GameStateOf, GameTypes, Player, SetupDraft } from '#session/game';
import type { Patch } from '#session/log/effective-log';
import type { Table } from '#session/log/table';
import type { GameStats } from '#stats/game-stats';
import type { Language, PlayerNames } from '#text/language';

/*
 * All that the app knows of a game. What a game gives is declared as methods, so that each types its own set-up,
 * events, positions and cases, and the types are erased once: where its manifest enters the registry.
 */

/** What a game's board is given. It shows one state and says what the table did; the frame asks the referee. */
export interface BoardProps<K extends GameTypes = GameTypes> {
  readonly table: Table<K>;
  /** Where the game stands for this view: now, in the past (replay), or before an event that is being amended. */
  readonly state: GameStateOf<K>;
  /** The event that led here, to mark it. */
  readonly lastEvent: K['event'] | undefined;
  /** False while looking back or following another tab: the board only shows. */
  readonly isInteractive: boolean;
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

/** A set-up while it is made or corrected: `players` clockwise, `setup` as transcripts write it. */
export interface SetupProps<K extends GameTypes = GameTypes> {
  readonly players: readonly Player[];
  readonly setup: SetupDraft<K>;
  readonly language: Language;
  /** The set-ups of earlier games of this kind, the newest first. */
  readonly earlierSetups?: readonly SetupDraft<K>[] | undefined;
  /** How a new game is to be played; left out where the set-up of a game is corrected or looked at. */
  readonly playMode?: PlayMode | undefined;
  onChange(setup: SetupDraft<K>): void;
}

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

/** What the people of a new game are used to. */
export interface SetupDefaults<K extends GameTypes = GameTypes> {
  /** Favourite colours and shapes, as ids of the group's memory. */
  readonly favourites: ReadonlyMap<PlayerId, { readonly colour?: string | undefined; readonly shape?: string | undefined }>;
  /** The choices of the group that sits there. */
  readonly agreements: Readonly<Record<string, string>>;
  /** The set-ups of earlier games of this kind, the newest first. */
  readonly earlierSetups: readonly SetupDraft<K>[];
  /** What is already chosen for this game. */
  readonly chosen?: SetupDraft<K> | undefined;
}

/** What stands below a player's points in the score strip: the tricks of a bet. It says its own sentence to who does not see it. */
export interface StripDetailProps<K extends GameTypes = GameTypes> extends Pick<BoardProps<K>, 'state' | 'language'> {
  readonly player: PlayerId;
}

/** A section that lay the other way round may take along what was told of it. */
interface EventRewrite<K extends GameTypes = GameTypes> {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  rewrite(event: K['event']): K['event'];
}

/** What a correction of the set-up may mean for what has happened. */
export interface Correction<K extends GameTypes = GameTypes> {
  /** A question, and each event as it then was. */
  rewriteEvents(before: SetupDraft<K>, after: SetupDraft<K>, language: Language): EventRewrite<K> | undefined;
}

/** A remark the table should hear now (the third repetition, the last round), with an event it may answer with. */
interface Notice<K extends GameTypes = GameTypes> {
  readonly sentence: string;
  readonly event: K['event'] | undefined;
}

/** Another record of the same game: its set-up, and what is already down where a set-up cannot say it. */
export interface Continuation<K extends GameTypes = GameTypes> {
  readonly label: string;
  readonly setup: K['rawSetup'];
  readonly events?: readonly K['event'][] | undefined;
  /** A picture that the table wants to find again beside it. */
  readonly picture?: Blob | undefined;
}

export interface BoxProps {
  /** What the device keeps; undefined where nothing was ever changed. */
  readonly box: unknown;
  readonly language: Language;
  onChange(box: unknown): void;
}

type JsxResult = JSX.Element | null;

/** A sentence with the rule behind it, where there is one. */
export interface CitedSentence {
  readonly sentence: string;
  readonly rule?: string | undefined;
}

/** A line of the score sheet as the score grid writes it out. */
export interface GridLine {
  readonly line: ScoreSheetLine;
  /** What its chip says, in a word or two: "Bet", "2nd", "Bet missed". A line that pays nothing and has none gets no chip. */
  readonly source?: string | undefined;
  /** What it may pay, where that hangs on figures nobody knows. */
  readonly range?: Range | undefined;
  /** What its figure comes from: "total: 3 + 5 + 1 + 1 + 1". */
  readonly sum?: { readonly label: string; readonly terms: readonly number[] } | undefined;
  /** Who or what made it other than it would have been. */
  readonly modifiers?: readonly CitedSentence[] | undefined;
  /** The agreements that decided it. */
  readonly agreements?: readonly string[] | undefined;
  /** Whether it rests on a figure that Regent assumes and nobody has confirmed: it stands with a "?". */
  readonly isUnconfirmed?: boolean | undefined;
  /** What its figure is made of as a small table, which then stands in the place of its sentence. */
  readonly parts?: LineTable | undefined;
}

/** What a figure is made of, part by part: a section with its settlements. */
export interface LineTable {
  readonly head: readonly [part: string, note: string, points: string];
  readonly rows: readonly { readonly label: string; readonly note: string; readonly points: number }[];
}

/** A round, a location or a card. */
export interface GridRow {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly GridLine[];
  /** What it may bring each player for whom that is not certain. */
  readonly ranges?: ByPlayer<Range> | undefined;
  /** What it brought a player beside points: a character, a card lost. */
  readonly gains?: readonly RowGain[] | undefined;
}

/** What a table says of its box, so that what was refused stands. */
export interface Remedy {
  readonly label: string;
  readonly part: Patch;
}

/** The chip of somebody's gain beside points, and the sentence that it opens. */
export interface RowGain extends CitedSentence {
  readonly player: PlayerId;
  readonly source: string;
}

/** One count of a game: its rows of the grid. Of one row each line is a source of points, of several each row is one. */
interface Scoring {
  readonly title: string;
  readonly rowKeys: readonly string[];
}

export interface ScoringProps<K extends GameTypes = GameTypes> extends Pick<BoardProps<K>, 'table' | 'state' | 'names' | 'language'> {
  readonly index: number;
  /** As a board has it; none where the game is only looked at. */
  readonly correct?: BoardProps<K>['correct'] | undefined;
  /** Lets the table choose what Regent has assumed; what that changes is shown first. None where the game is only looked at. */
  agree?(agreement: string, choice: string): void;
}

export interface SourceDetailProps<K extends GameTypes = GameTypes> extends ScoringProps<K> {
  readonly player: PlayerId;
  /** The row of the grid. */
  readonly rowKey: string;
}

/** How a game is counted and how it ends, told; loaded when somebody asks or a count is due. */
export interface GameScoring<K extends GameTypes = GameTypes> {
  /** The score grid: every line but what the table gave and took stands in one row; where some are enough, no other need be made; a game that is on may be counted otherwise than one that is over. None where a game has no points. */
  rows?(state: GameStateOf<K>, language: Language, keys?: readonly string[], isOver?: boolean): readonly GridRow[];
  /** What the count of this index was. */
  describeScoring?(state: GameStateOf<K>, index: number, language: Language): Scoring;
  /** What is drawn below the line of a source that somebody tapped: what it counts on the board. */
  SourceDetail?(props: SourceDetailProps<K>): JsxResult;
  /** What is drawn below the why of a figure of the score grid: the ring of a tie. */
  FigureDetail?(props: Omit<SourceDetailProps<K>, 'index'>): JsxResult;
  /** What is drawn below all players of a count: a tie ring, where there was a tie, or what is missing to tell the points. */
  ScoringFooter?(props: ScoringProps<K>): JsxResult;
  /** Why the game is over; behind it, what decided where points alone did not. */
  explainEnding(table: Table<K>, names: PlayerNames, language: Language): readonly CitedSentence[];
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

export interface CaseProps<C extends Case = Case> {
  readonly deskCase: C;
  /** The referee's answer, to light up what decides; none while something is missing. */
  readonly finding: Finding | undefined;
  readonly language: Language;
}

export interface LayoutProps<C extends Case = Case> extends CaseProps<C> {
  onChange(deskCase: C): void;
}

export interface IconProps<C extends Case = Case> {
  /** The field's id and the option's value. */
  readonly field: string;
  readonly value: string | number;
  readonly deskCase: C;
}

/** What a desk says in one language, beyond the words of its questions. */
export interface DeskText<C extends Case = Case> {
  /** Who sits at the table of a case, by the names the answer uses. */
  players(deskCase: C): readonly Player[];
  /** What lies on the board of a case, for who does not see the picture. */
  describePosition?(deskCase: C): string;
  /** The figures of the box that the answer rests on, each with whether they are ours or this table's. */
  describeFigures?(deskCase: C): readonly string[];
  /** What an example shows, by its name. */
  readonly examples: Readonly<Record<string, string>>;
}

/** All that shows a game's desk; loaded when somebody asks. */
export interface DeskScreens<K extends GameTypes = GameTypes, C extends Case = Case> {
  readonly desk: Desk<K>;
  /** An option of a field as it is drawn beside its words; left out where words are enough. */
  Icon?(props: IconProps<C>): JsxResult;
  /** The editor of the board: pieces in thumb reach, a tap puts one. Left out where no question is asked on a board. */
  Layout?(props: LayoutProps<C>): JsxResult;
  /** The part of the board that matters, for rule pages and for sharing; left out, the whole table is drawn. */
  Picture?(props: CaseProps<C>): JsxResult;
  readonly text: Readonly<Record<Language, DeskText<C>>>;
}

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
