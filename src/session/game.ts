import type { GenericSchema } from 'valibot';
import type { EventBase, Law, PlayerId, PositionBase, SetupBase } from '#law/game';
import type { Flow, GameState } from '#machines/flow';
import type { GameText } from '#text/game-text';
import type { Language } from '#text/language';
import type { InputError } from './formats/input-error';

export interface Player {
  /** By which the log knows the seat. */
  readonly id: PlayerId;
  readonly name: string;
  /** Who sat there, where that was not whom the seat was laid for. */
  readonly person?: PlayerId | undefined;
}

/** The types of one game: its set-up as it is written down and as the law plays by it, its events, positions and phases. */
export interface GameTypes {
  readonly rawSetup: Readonly<Record<string, unknown>>;
  readonly setup: SetupBase;
  readonly event: EventBase;
  readonly position: PositionBase;
  readonly phase: string;
}

/** Where a game of this kind stands. */
export type GameStateOf<K extends GameTypes = GameTypes> = GameState<K['position'], K['phase']>;

/** Data as it was read, and never changed. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** A set-up that is still being made: each of its parts, or none. */
export type SetupDraft<K extends GameTypes = GameTypes> = { readonly [Part in keyof K['rawSetup']]?: K['rawSetup'][Part] | undefined };

/** A game's law with its flow, its schemas and its sentences; a piece that is missing does not compile. */
export interface Game<K extends GameTypes = GameTypes> {
  readonly law: Law<K['setup'], K['event'], K['position'], K['phase']>;
  readonly flow: Flow<K['position'], K['event'], K['phase']>;
  readonly schemas: {
    readonly setup: GenericSchema<unknown, K['rawSetup']>;
    readonly draft: GenericSchema<unknown, SetupDraft<K>>;
    readonly event: GenericSchema<unknown, K['event']>;
  };
  /** Parts of a set-up that the table wants to remember and no rule asks for: transcripts do not have them. */
  readonly privateSetupFields?: readonly string[];
  /** From a set-up as it is written down to the one the law plays by, or what the box does not allow (path from the set-up on). */
  prepareSetup(raw: K['rawSetup'], players: readonly PlayerId[]): K['setup'] | InputError;
  /** What no schema can see of an event: players or colours that this table does not have (path from the event on). */
  eventError(setup: K['setup'], event: K['event']): InputError | undefined;
  readonly text: Readonly<Record<Language, GameText>>;
}

/** How a room finds a game that it only knows by its id; none where this Regent does not know it. */
export type FindGame = (id: string) => { game(): Promise<Game> } | undefined;

/** Games at hand: whoever is given them knows none by name. */
export type Games = ReadonlyMap<string, Game>;
