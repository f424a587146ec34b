import type { Sentences } from '#text/language';

/** What the app itself says, outside any game. */
export interface AppText {
  readonly tagline: string;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;

  readonly home: {
    readonly settings: string;
    readonly open: string;
    readonly resume: (game: string) => string;
    readonly newGame: string;
    readonly recent: string;
    readonly desk: string;
    readonly deskHint: string;
    readonly history: string;
    readonly statistics: string;
    readonly take: string;
    readonly away: string;
    readonly first: string;
    readonly firstSteps: readonly [string, string, string];
    readonly won: (names: readonly string[]) => string;
    readonly unkept: string;
    readonly aside: (games: number) => string;
    readonly update: string;
    readonly updateNow: string;
  };

  readonly create: {
    readonly players: string;
    readonly playersHint: (least: number, most: number) => string;
    readonly remembered: string;
    readonly addPlayer: string;
    readonly name: string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly seats: string;
    readonly drag: string;
    readonly begins: string;
    readonly drawBeginner: string;
    readonly drawn: (name: string) => string;
    readonly agreements: string;
    readonly agreementsHint: string;
    readonly agreementsMore: string;
    /** Said of the choice that holds where the table chooses none. */
    readonly ours: string;
    readonly start: string;
    readonly nameTaken: string;
    readonly copy: string;
    readonly checkCopy: string;
    readonly copyOf: (game: string) => string;
    readonly copyHint: string;
  };

  readonly table: {
    /** Asked before the end of a game is taken back. */
    readonly over: string;
    readonly unend: string;
    readonly undo: string;
    readonly redo: string;
    readonly log: string;
    readonly ask: string;
    readonly more: string;
    readonly toMove: string;
    readonly leads: string;
    readonly points: (points: number) => string;
    readonly saved: string;
    readonly following: string;
    readonly takeOver: string;
    readonly unsaved: (count: number) => string;
    readonly retry: string;
    readonly export: string;
    readonly scores: string;
    /** A place and what one has there; no rank where it is not certain. */
    readonly standing: (rank: number | undefined, name: string, points: string) => string;
    readonly noLines: string;
    readonly hiddenPoints: string;
    readonly refused: string;
    readonly showRule: (title: string | undefined) => string;
    readonly anyway: string;
    readonly anywayHint: string;
    readonly byConsent: string;
    readonly warning: string;
    readonly answer: string;
    readonly binned: string;
    readonly bringBack: string;
    readonly keep: string;
    readonly keepCopy: string;
  };

  readonly log: {
    readonly empty: string;
    readonly lookBack: (step: string) => string;
    readonly step: (index: number, count: number) => string;
    readonly playOn: string;
    readonly amend: string;
    readonly amending: string;
    readonly strike: string;
  };

  readonly change: {
    readonly title: string;
    readonly nothing: string;
    readonly points: (name: string, before: string, after: string) => string;
    readonly conflict: string;
    readonly accept: string;
  };

  readonly conflict: {
    readonly title: string;
    readonly waiting: (count: number) => string;
    readonly amend: string;
    readonly strike: string;
    readonly consent: string;
    readonly consentAll: string;
    readonly undo: string;
  };

  readonly more: {
    readonly adjust: string;
    readonly adjustWho: string;
    readonly adjustPoints: string;
    readonly adjustReason: string;
    readonly adjustSave: string;
    readonly fewer: string;
    readonly extra: string;
    readonly correct: string;
    readonly correctHint: string;
    readonly handOver: string;
    readonly layOut: string;
    readonly layOutHint: string;
    readonly goOnSure: string;
    readonly recordBefore: string;
    /** Ends the game by its present standings. */
    readonly stop: string;
    readonly stopSure: string;
    readonly stopped: string;
    readonly abandon: string;
    readonly abandonSure: string;
    readonly abandoned: string;
    readonly home: string;
    readonly preview: string;
  };

  readonly finish: {
    readonly won: (names: readonly string[]) => string;
    readonly shared: (names: readonly string[]) => string;
    readonly drawn: string;
    /** A figure that nobody knows could change who won. */
    readonly undecided: string;
    readonly rank: string;
    readonly player: string;
    readonly points: string;
    readonly again: string;
    readonly reopen: string;
    readonly reopenHint: string;
  };

  readonly install: {
    readonly title: string;
    readonly can: string;
    readonly button: string;
    readonly ios: string;
    readonly iosWhy: string;
    readonly installed: string;
  };

  /** What is said when a screen fails, and the ways on. */
  readonly crash: string;
  readonly saveAll: string;
  /** A game that only a newer version knows. */
  readonly unknownGame: (id: string) => string;

  /** What can go wrong with the device's storage. */
  readonly store: Sentences<
    Record<
      'newer-version' | 'blocked' | 'quota' | 'terminated' | 'evicted' | 'unavailable' | 'failed' | 'gone' | 'unreadable' | 'unloaded',
      object
    >
  >;
}
