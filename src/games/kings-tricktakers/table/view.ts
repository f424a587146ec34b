import type { BoardProps } from '#contract';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { type Event, type Phase, type PlayCard, type Position, setOf } from '#games/kings-tricktakers/law/position';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen';
import type { EventBase, PositionBase } from '#law/game';
import type { Stand } from '#machines/flow';
import type { Game } from '#session/game';
import { open } from '#session/rule';
import type { Names } from '#text/language';

const isTricktakers = (position: PositionBase): position is Position => 'companies' in position && 'sheet' in position;

export function positionOf({ position }: Stand): Position {
  if (!isTricktakers(position)) throw new TypeError('This is not a position of Kings Tricktakers.');
  return position;
}

/** The machine of this game knows no other phase, and its log no other event. */
const isPhase = (phase: string): phase is Phase => phase !== '';
export const phaseOf = ({ phase }: Stand): Phase => (isPhase(phase) ? phase : 'finished');
const isEvent = (event: EventBase): event is Event => event.type !== '';
export const isPlay = (event: EventBase | undefined): event is PlayCard => event?.type === 'play';

export const isSet = (value: unknown): value is SetColour => SETS.some((set) => set === value);

type OfType<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The events of a type that are open, each with its own fields. */
export function openOf<T extends Event['type']>(game: Game, stand: Stand, type: T): readonly OfType<T>[] {
  const isOfType = (event: Event): event is OfType<T> => event.type === type;
  return open(game, stand, type).filter(isEvent).filter(isOfType);
}

/** An event in words; a bet stays secret until all are turned over. */
export function inWords(text: TricktakersScreenText, event: EventBase, names: Names, stand: Stand, now?: Stand): string {
  if (!isEvent(event)) return event.type;
  const { events } = text;
  const player = names.player(event.by ?? '');
  switch (event.type) {
    case 'company':
      return events.company(player, event.set, event.characters);
    case 'pick':
      return events.took(player, event.set, event.character);
    case 'bet': {
      const secret = now !== undefined && now.phase === 'bets' && positionOf(now).round === positionOf(stand).round;
      return secret ? events.secretBet(player) : events.bet(player, event.cards);
    }
    case 'ally':
      return events.ally(player, names.player(event.player));
    case 'copy':
      return events.copy(player, names.player(event.player), event.card);
    case 'revive':
      return events.revive(player);
    case 'begin':
      return events.begin;
    case 'opener':
      return events.named(event.by === undefined ? undefined : player, names.player(event.player));
    case 'open':
      return events.opens(player);
    case 'play': {
      const { king = false, queen = false, flip = false } = event;
      return events.played(player, event.card, { king, queen, flip }, setOf(positionOf(stand), event.by));
    }
    case 'ability':
      return events.ability(player, event.use);
    case 'round':
      return events.round;
    case 'adjust':
      return events.adjusted(player, event.points, event.reason);
  }
}

/** What every part of the board is given. */
export interface PartProps extends BoardProps<KingsTricktakers> {
  readonly text: TricktakersScreenText;
  readonly position: Position;
}
