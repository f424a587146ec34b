import * as v from 'valibot';
import type { EventBase } from '#law/game';
import { isShallow, players, setup } from './header';
import { entriesOf, isObject, playerId, wholeNumber } from './schema';

const shallow = v.pipe(
  v.unknown(),
  v.check((value) => isShallow(value)),
);
const carried = { type: v.string(), by: v.optional(playerId), consent: v.optional(v.boolean()) };
const carrying = v.object(carried);
const isEvent = (value: unknown): boolean =>
  isObject(value) && !Object.hasOwn(value, '__proto__') && isShallow(value) && v.is(carrying, value);
const event = v.custom<EventBase>(() => true);
/** Looked at as a whole: a schema for the fields of each of a hundred thousand events takes longer than the disk. Only one that is wrong has to be named. */
const happening = v.lazy((input) =>
  isEvent(input) ? event : v.strictObject({ ...(isObject(input) ? entriesOf(input, shallow) : {}), ...carried }),
);
const place = v.pipe(wholeNumber, v.minValue(0));
const at = wholeNumber;

/** An entry of a log; whether its event fits the game is seen when it is replayed. */
export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('happened'), at, event: happening }),
  v.strictObject({ kind: v.literal('undo'), at }),
  v.strictObject({ kind: v.literal('redo'), at }),
  v.strictObject({ kind: v.literal('amend'), at, entry: place, event: happening }),
  v.strictObject({ kind: v.literal('strike'), at, entry: place }),
  v.strictObject({ kind: v.literal('agree'), at, agreement: v.string(), choice: v.string(), from: v.optional(v.literal('now')) }),
  v.strictObject({
    kind: v.literal('correct'),
    at,
    part: v.strictObject({ players: v.optional(players), setup: v.optional(setup) }),
    events: v.optional(v.array(v.strictObject({ entry: place, event: happening }))),
    struck: v.optional(v.array(place)),
  }),
  v.strictObject({ kind: v.literal('abandon'), at, counted: v.optional(v.literal(true)) }),
]);
