import type { ComponentType } from 'preact';
import type { EventBase, PlayerId } from '#law/game';
import type { Place } from '#law/ruling';
import type { Stand } from '#machines/flow';
import type { GameId } from '#registry';
import type { Player } from '#session/game';
import type { Header, Patch } from '#session/log';
import type { Table } from '#session/table';
import type { Language, Names } from '#text/language';

/** What a game's board is given. It shows one stand and says what the table did; the frame asks the referee. */
export interface BoardProps {
  readonly table: Table;
  /** Where the game stands for this view: now, in the past (replay), or before an event that is being amended. */
  readonly stand: Stand;
  /** The event that led here, to mark it. */
  readonly last: EventBase | undefined;
  /** False while looking back or following another tab: the board only shows. */
  readonly live: boolean;
  /** Places that an explanation points at. */
  readonly lit: readonly Place[];
  readonly names: Names;
  readonly language: Language;
  /** Logs an event, or shows why the rules forbid it. */
  play(event: EventBase & Readonly<Record<string, unknown>>): void;
  /** Puts a part of the set-up right (a printed figure that came to light), with a look at what changes. */
  correct?(part: Patch): void;
  /** Puts another event in the place of an entry: the board then shows the stand before it. */
  readonly amend?: ((entry: number) => void) | undefined;
}

/** A set-up while it is made or corrected: `players` clockwise, `setup` as transcripts write it. */
export interface SetupProps {
  readonly players: readonly Player[];
  readonly setup: Header['setup'];
  readonly language: Language;
  onChange(setup: Header['setup']): void;
}

export interface AgreementText {
  readonly question: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** What a game's screens say in one language, beyond the sentences of its law. */
export interface ScreenText {
  readonly agreements: Readonly<Record<string, AgreementText>>;
  /** An event in words, for the log, the list of what is open, and the voice; `now` is where the game stands, for what is still secret. */
  event(event: EventBase, names: Names, before: Stand, now?: Stand): string;
}

/** How a player is drawn: colour, shape and letter, never colour alone. */
export interface Mark {
  /** A CSS colour value or token for the side. */
  readonly colour: string;
  /** ▲ ● ■ ◆ and so on. */
  readonly shape: string;
  readonly label: string;
}

/** What the people of a new game are used to. */
export interface Used {
  /** Favourite colours and shapes, as ids of the group's memory. */
  readonly favourites: ReadonlyMap<PlayerId, { readonly colour?: string | undefined; readonly shape?: string | undefined }>;
  /** The choices of the group that sits there. */
  readonly agreements: Readonly<Record<string, string>>;
}

/** Everything the app needs to show a game. One value a game, loaded when the game is. */
export interface GameScreens {
  /** The board with its tray; `play` is the only way it changes anything. */
  readonly Board: ComponentType<BoardProps>;
  /** The fields of a set-up that only this game has (sides, colours, record, copy …). Agreements and players are the frame's. */
  readonly SetupFields: ComponentType<SetupProps>;
  /** A plain picture of a position, to lay the table out again. */
  readonly Picture: ComponentType<Pick<BoardProps, 'stand' | 'names' | 'language'>>;
  /** The set-up to begin from when players are chosen, `first` being who begins; the device's copy of the game is frozen into it. */
  initialSetup(players: readonly PlayerId[], first: PlayerId, copy: unknown, used?: Used): Header['setup'];
  /** False where the rules alone say who begins, so that nobody is asked. */
  readonly asksBeginner?: boolean;
  mark(table: Pick<Table, 'setup'>, player: PlayerId, language: Language): Mark;
  /** A remark the table should hear now (the third repetition, the last round), with an event it may answer with. */
  notice(table: Table, language: Language): { readonly sentence: string; readonly event: EventBase | undefined } | undefined;
  /** "Your copy": the printed figures that Regent cannot know, kept on the device for later games. */
  readonly Copy?: ComponentType<CopyProps>;
  /** Whether the table agreed to keep the points secret for now. */
  hidesPoints?(table: Table): boolean;
  /** Whether the board itself goes through the count once the game is over, so that the finish need not list every line. */
  readonly counts?: boolean;
  /** The other records that a game can go on as from here (a pad, a final count), each a new game that begins where this one stands. */
  goOn?(table: Table, language: Language): readonly GoOn[];
  readonly text: Readonly<Record<Language, ScreenText>>;
}

/** Another record of the same game: its set-up, and what is already down where a set-up cannot say it. */
export interface GoOn {
  readonly label: string;
  readonly setup: Header['setup'];
  readonly events?: readonly EventBase[] | undefined;
}

export interface CopyProps {
  /** What the device keeps; undefined where nothing was ever changed. */
  readonly copy: unknown;
  readonly language: Language;
  onChange(copy: unknown): void;
}

/** Where each game's screens are. */
export const SCREENS: Readonly<Partial<Record<GameId, () => Promise<{ readonly screens: GameScreens }>>>> = {
  'kings-gate': () => import('#games/kings-gate/table/index'),
  kingdom: () => import('#games/kingdom/table/index'),
  'kingdom-builder': () => import('#games/kingdom-builder/table/index'),
  'kings-tricktakers': () => import('#games/kings-tricktakers/table/index'),
};

export const hasScreens = (id: GameId): boolean => SCREENS[id] !== undefined;
