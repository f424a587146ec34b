import type { Standing, WinWay } from '#law/score';
import type { Player } from '#session/game';
import type { Header } from '#session/log/effective-log';

/** A colour and a shape, as ids of COLOURS and SHAPES. */
export interface PersonMark {
  readonly colour: string;
  readonly shape: string;
}

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly lastPlayed: number;
  /** What they like to play with, as ids of COLOURS and SHAPES. */
  readonly colour?: string | undefined;
  readonly shape?: string | undefined;
  /** The colour and shape that they were given where they like none, so that everybody keeps theirs. */
  readonly mark?: PersonMark | undefined;
  /** Not offered any more, with all their games kept. */
  readonly hidden?: boolean | undefined;
  /** The player this one turned out to be. */
  readonly mergedInto?: string | undefined;
  /** When somebody last changed them: of two versions the later one counts. */
  readonly changedAt?: number | undefined;
}

/** People who play together; a game is theirs when everybody at its table is one of them. */
export interface StoredGroup {
  readonly id: string;
  readonly name: string;
  /** As they usually sit, clockwise. */
  readonly members: readonly string[];
  /** How they play each game; what is not there is as they last played it. */
  readonly habits?: Readonly<Record<string, StoredHabit>> | undefined;
  readonly changedAt?: number | undefined;
}

export interface StoredHabit {
  /** Choices by agreement. */
  readonly agreements?: Readonly<Record<string, string>> | undefined;
  /** Whose printed figures count: those of the last game, of the box on this device (as long as nothing is said), or of the rulebook. */
  readonly copy?: 'last' | 'device' | 'printed' | undefined;
}

/** What a box prints, as this device knows it. */
export interface StoredBox {
  readonly game: string;
  readonly copy: unknown;
  readonly changedAt?: number | undefined;
}

/** A game, a group or a person that was deleted for good: a backup that still has it does not bring it back. */
export interface Tombstone {
  readonly id: string;
  readonly at: number;
}

/** The picture of an evening that a table wanted to keep with a game. */
export interface StoredPicture {
  readonly game: string;
  readonly type: string;
  /** In base64, so that a backup has it as it lies here. */
  readonly data: string;
  readonly at: number;
}

/** What an update put right: in how many games. */
export interface Repairs {
  readonly blankPoints: number;
  readonly blankMinutes: number;
}

/** A place in a result; points only where somebody entered them. */
export interface ResultStanding extends Omit<Standing, 'points'> {
  readonly points?: number | undefined;
}

/** What only a replay of a finished game tells, and which version of the app derived it. */
export interface ReplayFacts {
  readonly version: number;
  /** Who began, where that is known. */
  readonly first?: string | undefined;
  /** How long it took, where that is known. */
  readonly minutes?: number | undefined;
  /** What was counted of each player, as JSON: of thousands of games, only those that are asked for are unpacked. */
  readonly counts: string;
}

/** All that the home screen reads of a game: derived from its log, and written with each entry. */
export interface Summary {
  readonly headline: { readonly key: string; readonly params: Readonly<Record<string, unknown>> };
  readonly turn?: string | undefined;
  /** Empty while they are secret. */
  readonly points: Readonly<Record<string, number>>;
  /** Between what points lie that figures nobody knows leave open; the most may have no end. */
  readonly open?: Readonly<Record<string, { readonly least: number; readonly most?: number | undefined }>> | undefined;
  /** Those whose place such figures could still change. */
  readonly unplaced?: readonly string[] | undefined;
  readonly status: 'open' | 'finished' | 'abandoned';
  /** Nobody while it is not certain who won. */
  readonly winners: readonly string[];
  /** How a game was won whose result was entered by hand, where somebody said so. */
  readonly winWay?: WinWay | undefined;
  /** Only where the table corrected who plays. */
  readonly players?: readonly Player[] | undefined;
  /** The way in which it was derived. */
  readonly version?: number | undefined;
}

/** Raised when summaries are derived otherwise than before. */
export const SUMMARY_VERSION = 1;

/** The last event that another phone at the table brought into the log: its number there, and its entry. */
export interface PhoneProposal {
  readonly cid: number;
  readonly entry: number;
}

/** A game as it is listed; its header is the one it began with, corrections are entries of its log. */
export interface StoredGame extends Header {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it began with. */
  readonly rules: number;
  readonly startedAt: number;
  /** When its log last grew. */
  readonly changedAt: number;
  /** When it was played: with its last event until it first ends, and from then on as the table says. */
  readonly played: number;
  /** Whether `played` stays as it is, since the game has ended once or somebody has set the day. */
  readonly dated: boolean;
  /** How many minutes it took, where somebody has said so; else its log tells. */
  readonly minutes?: number | undefined;
  readonly entries: number;
  readonly summary: Summary;
  /** How it ended, by the rules of that day. */
  readonly result?: { readonly standings: readonly Standing[]; readonly rules: number } | undefined;
  readonly note: string;
  readonly place: string;
  /** Since when it lies in the bin. */
  readonly binned?: BinEntry | undefined;
  /** Since when another device goes on with it: here it is only looked at. */
  readonly awayAt?: number | undefined;
  /** When what stands beside its log last changed. */
  readonly notedAt?: number | undefined;
  /** The game that this is another version of: both went on from the same log, each in its own way. */
  readonly copyOf?: string | undefined;
  /** The record of the same game that this one goes on from: that one was set aside for it. */
  readonly goesOnFrom?: string | undefined;
  /** By phone, so that an event that is sent again after a crash does not count twice. */
  readonly proposals?: Readonly<Record<string, PhoneProposal>> | undefined;
}

/** When a game was thrown away, by the clock and by how much the app had been used. */
export interface BinEntry extends Pick<AppUsage, 'age' | 'days'> {
  readonly at: number;
}

/**
 * One slim row a game: all that lists and statistics read of it. That of a game that is over lies in the store `facts`, written
 * with the game; the few open ones are read themselves.
 */
export interface GameRow
  extends Pick<StoredGame, 'id' | 'game' | 'played' | 'changedAt' | 'entries' | 'goesOnFrom' | 'binned' | 'place' | 'note'>,
    Partial<ReplayFacts> {
  readonly status: Summary['status'];
  /** Clockwise: the seats as the log knows them, and who sat there. */
  readonly seats: readonly string[];
  readonly persons: readonly string[];
  /** How it ended, where it has. */
  readonly standings: readonly ResultStanding[] | undefined;
}

/** A finished game with what a replay of it told. */
export type DerivedRow = GameRow & ReplayFacts;

export interface BinnedGame extends StoredGame {
  /** How many days it is kept at least. */
  readonly daysLeft: number;
}

/** How long and how often the app has been used on this device. */
export interface AppUsage {
  /** When it was last used. */
  readonly last: number;
  /** Milliseconds that have passed since the first use; a clock that jumped adds nothing. */
  readonly age: number;
  /** Days on which it was used. */
  readonly days: number;
}

/** What may change of a game beside its log. */
export type GameChange = Partial<Pick<StoredGame, 'note' | 'place' | 'result' | 'summary' | 'played' | 'dated' | 'minutes' | 'awayAt'>>;

/** Whether nothing but the result of a game is known: it has no set-up and no log. */
export const isResultOnly = ({ entries, result }: Pick<StoredGame, 'entries' | 'result'>): boolean => entries === 0 && result !== undefined;

/**
 * How a game ended, with the points that are known. In a record every place has a figure, as older versions ask for one; of a
 * game without a log, only those that its summary repeats were entered.
 */
export function resultStandings(game: Pick<StoredGame, 'entries' | 'result' | 'summary'>): readonly ResultStanding[] | undefined {
  const standings = game.result?.standings;
  if (!isResultOnly(game)) return standings;
  return standings?.map(({ player, rank, points }) =>
    Object.hasOwn(game.summary.points, player) ? { player, rank, points } : { player, rank },
  );
}

/** Who plays, by the names that the table last agreed on. */
export const playersOf = ({ players, summary }: Pick<StoredGame, 'players' | 'summary'>): readonly Player[] => summary.players ?? players;

export interface Settings {
  readonly language: 'en' | 'fr' | undefined;
  readonly theme: 'light' | 'dark' | 'system';
  readonly wakeLock: boolean;
  readonly spoken: boolean;
  /** Whether the phone vibrates as a piece is placed, a move refused, a count told. */
  readonly vibrates: boolean;
  readonly sounds: boolean;
  /** Whether single letters do something at a table. */
  readonly shortcuts: boolean;
  readonly referee: 'strict' | 'advising';
  readonly boardTurns: boolean;
  /** Whether a board marks what could be taken next. */
  readonly showsDanger: boolean;
  /** Whether a turn in which nothing more can be done ends by itself. */
  readonly turnsEnd: boolean;
  /** Whether to say that there are games which no backup has. */
  readonly backupReminder: boolean;
  /** Whether a backup takes the pictures along. */
  readonly backupPictures: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: undefined,
  theme: 'system',
  wakeLock: true,
  spoken: false,
  vibrates: true,
  sounds: false,
  shortcuts: true,
  referee: 'strict',
  boardTurns: false,
  showsDanger: true,
  turnsEnd: true,
  backupReminder: true,
  backupPictures: true,
};
