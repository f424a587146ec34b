import type { ComponentChildren } from 'preact';
import type { BoardProps } from '#contract/board';
import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import { type Event, type Position, setOf } from '#games/kings-tricktakers/law/position';
import { trickEndedBy } from '#games/kings-tricktakers/law/score/outlook';
import { isHiddenFrom } from '#games/kings-tricktakers/law/secrets';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';
import type { GameStateOf } from '#session/game';
import { stateOf } from '#session/log/table';
import type { PlayerNames } from '#text/language';

type TricktakersState = GameStateOf<KingsTricktakers>;

/** An event in words; a bet stays secret until all are turned over. */
export function describeEvent(
  text: TricktakersScreenText,
  event: Event,
  names: PlayerNames,
  state: TricktakersState,
  now: TricktakersState = state,
): string {
  const { events } = text;
  const player = names.player(event.by ?? '');
  switch (event.type) {
    case 'company':
      return events.company(player, event.set, event.characters);
    case 'pick':
      return events.took(player, event.set, event.character);
    case 'bet':
      return isHiddenFrom(event, undefined, state, now) ? events.secretBet(player) : events.bet(player, event.cards);
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
      const played = events.played(player, event.card, { king, queen, flip }, setOf(state.position, event.by));
      const winner = now === state ? undefined : trickEndedBy(state.position, event)?.outcome?.winner;
      return winner === undefined ? played : events.wins(played, names.player(winner));
    }
    case 'ability':
      return events.ability(player, event.use);
    case 'round':
      return events.round;
    case 'adjust':
      return events.adjusted(player, event.points, event.reason);
  }
}

/** The trick that is played, or the round, as a heading of the log. */
export function logHeading(text: TricktakersScreenText, { round, tricks }: Position, phase: TricktakersState['phase']): string {
  return phase === 'opening' || phase === 'trick' ? text.scores.trick(round, tricks.length + 1) : text.scores.round(round);
}

/** The props of every part of the board. */
export interface BoardPartProps extends BoardProps<KingsTricktakers> {
  readonly text: TricktakersScreenText;
  readonly position: Position;
  /** Shared by all phases: the button for missing figures, a disclosure, and the board's sheets. */
  readonly beside: ComponentChildren;
  readonly more: { readonly title: string; readonly content: ComponentChildren } | undefined;
  readonly sheet: ComponentChildren;
}

/** Whether the next event replaces an old one or one in conflict. */
export const isAmending = ({ table, state, isInteractive }: Pick<BoardPartProps, 'table' | 'state' | 'isInteractive'>): boolean =>
  isInteractive && (state !== stateOf(table) || table.conflict !== undefined);

/** Plays several events at once, or none of them; an amendment replaces exactly one event, so more than one is ignored. */
export function playAll(props: BoardPartProps, events: readonly Event[]): void {
  const last = events.at(-1);
  if (last === undefined || (events.length > 1 && isAmending(props))) return;
  const leading = events.slice(0, -1);
  if (leading.length === 0) props.play({ ...last });
  else
    props.play(
      { ...last },
      leading.map((event) => ({ ...event })),
    );
}
