import { assertEvent, type ExtractEvent } from 'xstate';
import type { EventBase } from '#law/game';

/** For a machine's `assign` and its guards: a law function that takes one type of event. */
export function taking<Position, Event extends EventBase>() {
  return <Type extends Event['type'], Answer>(type: Type, law: (position: Position, event: ExtractEvent<Event, Type>) => Answer) =>
    ({ context, event }: { readonly context: Position; readonly event: Event }): Answer => {
      assertEvent(event, type);
      return law(context, event);
    };
}
