import * as v from 'valibot';
import { eventSchema } from '#session/formats/entry-schema';
import { wholeNumber } from '#session/formats/schema';
import { createId } from '#session/id';
import type { SavedGuest } from './guest';

const KEY = 'regent/joined';

const natural = v.pipe(wholeNumber, v.minValue(0));
const pendingSchema = v.strictObject({ cid: natural, event: eventSchema, base: natural, entry: v.optional(natural) });
const savedSchema: v.GenericSchema<unknown, SavedGuest> = v.pipe(
  v.object({
    phone: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    nextCid: natural,
    pending: v.array(pendingSchema),
    joinedGame: v.optional(v.string()),
    lastAccepted: natural,
  }),
  v.transform(({ joinedGame, ...saved }) => ({ ...saved, joinedGame })),
);

/** What this device knows of the game that it joined last; a name for the device where it never joined one. */
export function loadGuest(): SavedGuest {
  try {
    const found = v.safeParse(savedSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (found.success) return found.output;
  } catch {
    // What cannot be read is as if it had never been written.
  }
  return { phone: createId(), nextCid: 0, pending: [], joinedGame: undefined, lastAccepted: 0 };
}

export function saveGuest({ phone, nextCid, pending, joinedGame, lastAccepted }: SavedGuest): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ phone, nextCid, pending, joinedGame, lastAccepted }));
  } catch {
    // Without room it lasts as long as the page does.
  }
}
