import * as v from 'valibot';
import { nameIn } from './name';
import { object, playerId } from './schema';

/** Who plays, as a header has it. */
export const players = v.array(
  v.pipe(
    v.strictObject({ id: playerId, name: v.string(), person: v.optional(playerId) }),
    v.transform(({ id, name, person }) => ({ id, name: nameIn(name) || id, ...(person === undefined ? {} : { person }) })),
  ),
);
/** Deeper than any set-up or event: replaying would not come back from it. */
const DEPTH = 20;
export const isShallow = (value: unknown, left = DEPTH): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((each) => isShallow(each, left - 1)));

export const setup = v.pipe(
  object,
  v.check((value) => isShallow(value)),
);
