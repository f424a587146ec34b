import { assertEvent, type ExtractEvent } from 'xstate';
import type { EventBase } from '#law/game';

/** For a machine's `assign`: a law function that takes one type of event. */
export function taking<Position, Event extends EventBase>() {
  return <Type extends Event['type']>(type: Type, change: (position: Position, event: ExtractEvent<Event, Type>) => Position) =>
    ({ context, event }: { readonly context: Position; readonly event: Event }): Position => {
      assertEvent(event, type);
      return change(context, event);
    };
}
