import type { Params, Reason, Ruling } from './ruling';
import type { Certainty, ScoreSheetLine, Standing } from './score';

export type PlayerId = string;

/** The first choice of an agreement is its default. */
export type AgreementTable = Readonly<Record<string, readonly [string, ...string[]]>>;
export type AgreementsOf<T extends AgreementTable> = { readonly [A in keyof T]: T[A][number] };

/** A validated set-up: players clockwise, every agreement decided. */
export interface SetupBase {
  readonly players: readonly PlayerId[];
  readonly agreements: Readonly<Record<string, string>>;
}

/** `by` is the player an event is about; the session resolves it before the law sees the event (left out: nobody's). */
export interface EventBase {
  readonly type: string;
  readonly by?: PlayerId | undefined;
  readonly consent?: boolean | undefined;
}

export interface AdjustEvent extends EventBase {
  readonly type: 'adjust';
  readonly points: number;
  readonly reason: string;
}

/**
 * Plain data; the phase of play is not in it, the machine alone knows that. Every key is always
 * there (`undefined` where empty), because machines merge positions key by key.
 */
export interface PositionBase {
  readonly players: readonly PlayerId[];
}

/** What stands on the home screen's card: a key into the game's texts with its figures. */
interface Headline<Key extends string = string, P = Params> {
  readonly key: Key;
  readonly params: P;
}
export type HeadlineOf<Table> = { [K in keyof Table & string]: Headline<K, Table[K]> }[keyof Table & string];

/** Where a game stands: its position, and the phase of play. */
interface Standpoint<Position extends PositionBase, Phase extends string> {
  readonly position: Position;
  readonly phase: Phase;
}

/** What a rulebook says, as pure functions. The law says whether and what; machines say when. */
export interface Law<
  Setup extends SetupBase = SetupBase,
  Event extends EventBase = EventBase,
  Position extends PositionBase = PositionBase,
  Phase extends string = string,
> {
  readonly seats: { readonly least: number; readonly most: number };
  readonly agreements: AgreementTable;
  /** Every rule of the game by its fixed id, in the order of its rulebook. */
  readonly rules: readonly string[];
  /** The types of event that are about the table and no player of it. */
  readonly playerlessTypes: ReadonlySet<string>;
  /** Those of them that any player may enter from a phone of their own. */
  readonly sharedTypes?: ReadonlySet<string>;
  /** The rules that a table may let go by consent. */
  readonly waivableRules: ReadonlySet<string>;
  begin(setup: Setup): Position;
  /** The same position under other agreements; left out where they only make sense from the beginning. */
  withAgreements?(position: Position, agreements: Setup['agreements']): Position;
  /** Agreements about how a game begins: on the way they change nothing. */
  readonly openingAgreements?: ReadonlySet<string>;
  /** Who is on move in that phase; `undefined` where nobody or everybody is. */
  turn(position: Position, phase: Phase): PlayerId | undefined;
  /** Judges an event of a type that the phase takes, `by` resolved. */
  judge(position: Position, event: Event): Ruling;
  /** The events of a type worth asking about: every legal one is among them. */
  candidates(position: Position, type: Event['type']): readonly Event[];
  /** What an event brought to light without being forbidden: a revoke, a figure nobody knows. */
  remarks(before: Position, event: Event, after: Position): readonly Reason[];
  lines(position: Position): readonly ScoreSheetLine[];
  standings(position: Position): readonly Standing[];
  /** What is certain where figures that nobody knows may leave points or places open; `over`: nothing more is played. */
  certainty?(position: Position, isOver: boolean): Certainty;
  /** Whether what the lines add up to is nobody's business yet: the table keeps points secret, or nothing has been counted. */
  isSecret?(position: Position, phase: Phase): boolean;
  /**
   * Whether an event is still hidden from a seat where the game stands now; without a seat, from whoever looks at a phone that all
   * share: neither what it was nor why the rules forbid it is shown.
   */
  isHiddenFrom?(event: Event, seat: PlayerId | undefined, before: Standpoint<Position, Phase>, now: Standpoint<Position, Phase>): boolean;
  /** Whether something lies face down that nobody may look at, or try things on. */
  hasHidden?(now: Standpoint<Position, Phase>): boolean;
  /** The figures of this game that a verdict shows. */
  details(position: Position, phase: Phase): Readonly<Record<string, unknown>>;
  headline(position: Position, phase: Phase): Headline;
}
