import type { Case } from '#desk/desk';
import type { TableResult } from '#desk/table-cases';
import type { Placement, Totals } from '#games/kings-gate/law/board';
import type { BoxChanges, Character, Colour, Ground, TileCounts, TileKind, Value } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/ending';
import type { Move, Play } from '#games/kings-gate/law/position';
import type { PlayerId } from '#law/game';

/** Somebody at the table; who has no name is called by the colours. */
export interface Seat {
  readonly id: PlayerId;
  readonly name: string;
  readonly colours: readonly Colour[];
}

interface SeatedCase extends Case {
  /** Clockwise. */
  readonly players: readonly Seat[];
  /** What this table's copy prints otherwise than ours. */
  readonly copy?: BoxChanges | undefined;
}

/** Colours of the same total: who ranks first among them? */
export interface TieCase extends SeatedCase {
  readonly question: 'tie';
  readonly tied: readonly Colour[];
  /** Who placed the last tile. */
  readonly last: PlayerId | undefined;
  /** How many colours have more than the tied ones; left out while nobody has told which place they are tied for. */
  readonly ahead?: number | undefined;
  /** The location, where its prizes are asked for. */
  readonly n?: number | undefined;
}

export interface LayoutTile {
  readonly colour: Colour;
  readonly value: Value;
  readonly character?: Character | undefined;
}

/** What lies on the table, or the part of it that matters: the last location is the current one and has the number. */
export interface TableLayout {
  readonly n: number;
  readonly locations: readonly Placement[];
  readonly tiles: Readonly<Record<string, LayoutTile>>;
}

export interface LaidOutCase extends SeatedCase {
  readonly laid: TableLayout;
  /** Who plays; left out where nobody has a name. */
  readonly by?: PlayerId | undefined;
  /** Whose turn it is; left out where it is the turn of who plays. */
  readonly onMove?: PlayerId | undefined;
  /** Left out: whoever plays a character has it. */
  readonly held?: Readonly<Record<PlayerId, readonly Character[]>> | undefined;
  /** Left out: all that does not lie on the table. */
  readonly supply?: Readonly<Partial<Record<Colour, TileCounts>>> | undefined;
  /** What this turn has seen before. */
  readonly played?: readonly Play[] | undefined;
}

/** May this tile go there? Told by figures alone, or shown on a table that is laid out. */
export interface TileCase extends SeatedCase, Partial<Omit<LaidOutCase, keyof SeatedCase>> {
  readonly question: 'tile';
  readonly move?: Move | undefined;
  /** Where no location is named: any of that ground. */
  readonly ground?: Ground | undefined;
  readonly n?: number | undefined;
  readonly tile?: TileKind | undefined;
  readonly character?: Character | undefined;
  readonly there?: Value | 'nothing' | undefined;
  readonly whose?: Whose | undefined;
  readonly thereWith?: Character | undefined;
}

export const WHOSE = ['theirs', 'mine'] as const;
type Whose = (typeof WHOSE)[number];

/** Is this turn legal? */
export interface TurnCase extends LaidOutCase {
  readonly question: 'turn';
  readonly moves: readonly Move[];
}

/** May the next location lie there? */
export interface LocateCase extends LaidOutCase {
  readonly question: 'locate';
  readonly lying: Placement;
}

/** A total, `null` where a colour has no tile; left out while nobody has told it. */
export type PartialTotals = Readonly<Partial<Record<Colour, number | null>>>;

/** What does this location pay? By its tiles where they are laid out, else by the totals. */
export interface LocationCase extends SeatedCase {
  readonly question: 'location';
  readonly n: number;
  readonly totals: PartialTotals;
  readonly laid?: TableLayout | undefined;
  readonly last: PlayerId | undefined;
  /** Points before, of those who are near 0. */
  readonly points?: Readonly<Partial<Record<PlayerId, number>>> | undefined;
}

/** Is the game over, and who has won? */
export interface EndCase extends SeatedCase {
  readonly question: 'end';
  /** The location that was scored last; left out, like the figures, while nobody has told it. */
  readonly n?: number | undefined;
  readonly points: Readonly<Partial<Record<PlayerId, number>>>;
  /** What each player won there: asked of those who are equal. */
  readonly prizes: Readonly<Partial<Record<PlayerId, number>>>;
  /** Who has no tiles left. */
  readonly out: readonly PlayerId[];
}

/** May the turn end now, with what it has seen? */
export interface PassCase extends Case {
  readonly question: 'pass';
  readonly players?: readonly Seat[] | undefined;
  readonly played: readonly Play[];
  readonly by?: PlayerId | undefined;
}

export type KingsGateCase = TieCase | TileCase | LocationCase | TurnCase | LocateCase | EndCase | PassCase;

/** A tied colour with the rank and what the rank brings. */
export interface TieRank {
  readonly colour: Colour;
  /** Left out, like what it brings, while nobody has told which place they are tied for. */
  readonly rank?: number;
  /** Whether that rank takes a prize at all. */
  readonly paid?: boolean;
  /** Left out where no location was told. */
  readonly points?: number;
  readonly characters?: readonly Character[];
  /** What the lowest loses at the Tourney Grounds. */
  readonly loss?: number;
}

export interface TieResult {
  readonly order: readonly TieRank[];
}

/** What a scoring gave. */
export interface Payout {
  readonly n: number;
  readonly totals: Totals;
  readonly ranking: readonly Colour[];
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly characters: Readonly<Partial<Record<Character, PlayerId>>>;
}

export interface LocationResult {
  readonly surrounded: boolean;
  readonly pay: Payout;
}

/** What was done on the table, and what was scored by it. */
export interface MoveResult extends TableResult {
  readonly pay?: Payout;
}

export interface LocateResult extends MoveResult {
  /** What already lies around it. */
  readonly worth: Totals;
}

export interface EndResult {
  readonly ending?: Ending;
  readonly winners: readonly PlayerId[];
  /** Who has as many points as the winner. */
  readonly equal: readonly PlayerId[];
  /** Whether what the last location gave is still to be told: it decides between equals. */
  readonly open: boolean;
  readonly most: number;
}
