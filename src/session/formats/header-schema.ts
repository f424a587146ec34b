import * as v from 'valibot';
import { cleanName } from './clean-name';
import { object, playerId } from './schema';

/** Who plays, as a header has it. */
export const playersSchema = v.array(
  v.pipe(
    v.strictObject({ id: playerId, name: v.string(), person: v.optional(playerId) }),
    v.transform(({ id, name, person }) => ({ id, name: cleanName(name) || id, ...(person === undefined ? {} : { person }) })),
  ),
);
/** Deeper than any set-up or event: replaying would not come back from it. */
const MAX_DEPTH = 20;
export const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((each) => isShallow(each, left - 1)));

export const setupSchema = v.pipe(
  object,
  v.check((value) => isShallow(value)),
);
