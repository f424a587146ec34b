import * as v from 'valibot';
import type { EventBase } from '#law/game';
import { isShallow, playersSchema, setupSchema } from './header-schema';
import { isObject, playerId, schemaEntries, wholeNumber } from './schema';

const shallow = v.pipe(
  v.unknown(),
  v.check((value) => isShallow(value)),
);
const commonEventFields = { type: v.string(), by: v.optional(playerId), consent: v.optional(v.boolean()) };
const commonEventSchema = v.object(commonEventFields);
const isEvent = (value: unknown): boolean =>
  isObject(value) && !Object.hasOwn(value, '__proto__') && isShallow(value) && v.is(commonEventSchema, value);
const event = v.custom<EventBase>(() => true);
/** An event as any game may have it. Looked at as a whole: a schema for the fields of each of a hundred thousand events takes longer than the disk. Only one that is wrong has to be named. */
export const eventSchema: v.GenericSchema<unknown, EventBase> = v.lazy((input) =>
  isEvent(input) ? event : v.strictObject({ ...(isObject(input) ? schemaEntries(input, shallow) : {}), ...commonEventFields }),
);
const entryIndex = v.pipe(wholeNumber, v.minValue(0));
const at = wholeNumber;

/** An entry of a log; whether its event fits the game is seen when it is replayed. */
export const entrySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('happened'), at, event: eventSchema }),
  v.strictObject({ kind: v.literal('undo'), at }),
  v.strictObject({ kind: v.literal('redo'), at }),
  v.strictObject({ kind: v.literal('amend'), at, entry: entryIndex, event: eventSchema }),
  v.strictObject({ kind: v.literal('strike'), at, entry: entryIndex }),
  v.strictObject({ kind: v.literal('agree'), at, agreement: v.string(), choice: v.string(), from: v.optional(v.literal('now')) }),
  v.strictObject({
    kind: v.literal('correct'),
    at,
    part: v.strictObject({ players: v.optional(playersSchema), setup: v.optional(setupSchema) }),
    events: v.optional(v.array(v.strictObject({ entry: entryIndex, event: eventSchema }))),
    struck: v.optional(v.array(entryIndex)),
  }),
  v.strictObject({ kind: v.literal('abandon'), at, counted: v.optional(v.literal(true)) }),
]);
