import * as v from 'valibot';
import { createFlow } from '#machines/flow';
import { kingdom } from '#machines/kingdom';
import { type InputError, inputError } from '#session/formats/input-error';
import {
  adjustSchema,
  agreementsSchema,
  createEventSchema,
  listOf,
  oneOf,
  opaque,
  partial,
  playerId,
  resolveAgreements,
} from '#session/formats/schema';
import type { DeepReadonly, Game, GameTypes } from '#session/game';
import { isSquareName, isThrone, PIECES, type Piece, parseSquareName, SQUARES, squareName } from './law/board';
import { law } from './law/index';
import { agreements, type CustomPosition, type Event, type Phase, type Position, type Setup } from './law/position';
import { en } from './text/en';
import { fr } from './text/fr';

const square = opaque(isSquareName);
const pieces = partial(v.entriesFromList(SQUARES.map(squareName), v.exactOptional(oneOf(PIECES))));

const setupSchema = v.strictObject({
  white: playerId,
  position: v.optional(v.strictObject({ pieces, onMove: oneOf(['w', 'b']) })),
  agreements: agreementsSchema(agreements),
});

const eventsSchema = v.variant('type', [
  createEventSchema('move', { path: v.pipe(listOf(square), v.minLength(2)) }),
  createEventSchema('replace', { at: square }),
  createEventSchema('resign', {}),
  createEventSchema('draw', {}),
  adjustSchema,
]);

/** Rejects a position with too many pieces, without a Monarch, or with a Knight on a throne. */
function findPositionError({ pieces }: CustomPosition): InputError | undefined {
  const squares = Object.entries(pieces);
  const count = (piece: Piece): number => squares.filter(([, each]) => each === piece).length;
  const surplus = PIECES.find((piece) => (piece.endsWith('M') ? count(piece) !== 1 : count(piece) > 2));
  if (surplus !== undefined)
    return inputError(['position', 'pieces'], 'not-in-the-box', { field: 'pieces', value: `${count(surplus)} x ${surplus}` });
  const knightOnThrone = squares.find(([name, piece]) => isSquareName(name) && isThrone(parseSquareName(name)) && !piece?.endsWith('M'));
  return (
    knightOnThrone &&
    inputError(['position', 'pieces', knightOnThrone[0]], 'not-in-the-box', { field: knightOnThrone[0], value: String(knightOnThrone[1]) })
  );
}

export interface Kingdom extends GameTypes {
  readonly rawSetup: DeepReadonly<v.InferOutput<typeof setupSchema>>;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

export const game: Game<Kingdom> = {
  law,
  flow: createFlow(kingdom),
  schemas: { setup: setupSchema, draft: v.partial(setupSchema), event: eventsSchema },
  prepareSetup(raw, players) {
    if (!players.includes(raw.white)) return inputError(['white'], 'unknown-player', { id: raw.white });
    return (
      (raw.position && findPositionError(raw.position)) ?? { ...raw, players, agreements: resolveAgreements(agreements, raw.agreements) }
    );
  },
  eventError: () => undefined,
  text: { en, fr },
};
