import type { GenericSchema } from 'valibot';
import type { EventBase, Law, PlayerId, PositionBase, SetupBase } from '#law/game';
import type { Flow } from '#machines/flow';
import type { GameText } from '#text/game';
import type { Language } from '#text/language';
import type { Trouble } from './trouble';

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

/** All that the app knows of a game. One value a game, in `games/`; a piece that is missing does not compile. */
export interface Game<
  Raw extends object = object,
  Setup extends SetupBase = SetupBase,
  Event extends EventBase = EventBase,
  Position extends PositionBase = PositionBase,
  Phase extends string = string,
> {
  readonly law: Law<Setup, Event, Position, Phase>;
  readonly flow: Flow<Position, Event>;
  readonly schemas: {
    readonly setup: GenericSchema<unknown, Raw>;
    readonly event: GenericSchema<unknown, Event>;
  };
  /** From a set-up as it is written down to the one the law plays by, or what the box does not allow (path from the set-up on). */
  prepare(raw: Raw, players: readonly PlayerId[]): Setup | Trouble;
  /** What no schema can see of an event: players or colours that this table does not have (path from the event on). */
  eventTrouble(setup: Setup, event: Event): Trouble | undefined;
  readonly text: Readonly<Record<Language, GameText>>;
}
