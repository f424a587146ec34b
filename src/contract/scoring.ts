import type { ByPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { Range, ScoreSheetLine } from '#law/score';
import type { GameStateOf, GameTypes } from '#session/game';
import type { Table } from '#session/log/table';
import type { Language, PlayerNames } from '#text/language';
import type { BoardProps, JsxResult } from './board';

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
  /** A button beside the way on, always in sight. */
  ScoringAction?(props: ScoringProps<K>): JsxResult;
  /** Why the game is over; behind it, what decided where points alone did not. */
  explainEnding(table: Table<K>, names: PlayerNames, language: Language): readonly CitedSentence[];
}
