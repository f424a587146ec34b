import type { PlayerId } from '#law/game';
import type { PlayMode } from '#session/formats/game-draft';
import type { GameTypes, Player, SetupDraft } from '#session/game';
import type { Language } from '#text/language';

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
