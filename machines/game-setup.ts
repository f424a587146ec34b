import { assertEvent, assign, type ExtractEvent, setup } from 'xstate';
import { isAdjust } from '#law/adjust';
import type { AdjustEvent, EventBase, PositionBase } from '#law/game';
import { isPermitted, type Ruling } from '#law/ruling';

/** A state's phase is the name that transcripts and screens know it by. */
interface PhaseMeta<Phase extends string> {
  readonly phase: Phase;
}

/** An event as a machine is sent it: with its ruling where it was judged before. */
type JudgedEvent<Event extends EventBase> = Event & { readonly ruling?: Ruling };

/** What the law of every game gives its machine. */
interface GameLaw<Position, Event> {
  judge(position: Position, event: Event | AdjustEvent): Ruling;
  adjust(position: Position, event: AdjustEvent): Position;
}

/** A game that can be noted without being played out says in its position which of the two it is. */
interface RecordedPosition extends PositionBase {
  readonly record?: string;
}

/** For a machine's `assign`: a law function that takes one type of event. */
export function forEvent<Position, Event extends EventBase>() {
  return <Type extends Event['type'], Answer>(type: Type, law: (position: Position, event: ExtractEvent<Event, Type>) => Answer) =>
    ({ context, event }: { readonly context: Position; readonly event: Event }): Answer => {
      assertEvent(event, type);
      return law(context, event);
    };
}

/** The set-up that the machines of all games share: each extends it with its own guards and actions. */
export function setupGame<Position extends RecordedPosition, Event extends EventBase, Phase extends string>(law: GameLaw<Position, Event>) {
  return setup({
    types: {
      context: {} as Position,
      events: {} as JudgedEvent<Event | AdjustEvent>,
      input: {} as Position,
      meta: {} as PhaseMeta<Phase>,
    },
    guards: {
      isLegal: ({ context, event }) => isPermitted(event.ruling ?? law.judge(context, event), event.consent),
      isTableRecord: ({ context }) => context.record === 'table',
    },
    actions: {
      adjust: assign(({ context, event }) => (isAdjust(event) ? law.adjust(context, event) : context)),
    },
  });
}

/** Where a game begins that is either played out at the table or noted alone: on a pad, or by what stands at its end. */
export const openByRecord = <Table extends string, Noted extends string>(target: { readonly table: Table; readonly noted: Noted }) =>
  ({ always: [{ guard: 'isTableRecord', target: target.table }, { target: target.noted }] }) as const;
