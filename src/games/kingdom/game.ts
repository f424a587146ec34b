import * as v from 'valibot';
import { flow } from '#machines/flow';
import { kingdom } from '#machines/kingdom';
import type { Game, Kind, Plain } from '#session/game';
import { adjust, agreementsOf, decided, event, listOf, oneOf, partial, playerId, whole } from '#session/schema';
import { type Trouble, trouble } from '#session/trouble';
import { isSquareName, isThrone, PIECES, type Piece, SQUARES, squareName, squareOf } from './law/board';
import { law } from './law/index';
import { agreements, type CustomPosition, type Event, type Phase, type Position, type Setup } from './law/position';
import { en } from './text/en';
import { fr } from './text/fr';

const square = whole(isSquareName);
const pieces = partial(v.entriesFromList(SQUARES.map(squareName), v.exactOptional(oneOf(PIECES))));

const setup = v.strictObject({
  white: playerId,
  position: v.optional(v.strictObject({ pieces, onMove: oneOf(['w', 'b']) })),
  agreements: agreementsOf(agreements),
});

const events = v.variant('type', [
  event('move', { path: v.pipe(listOf(square), v.minLength(2)) }),
  event('replace', { at: square }),
  event('resign', {}),
  event('draw', {}),
  adjust,
]);

/** What the box cannot have put on the board. */
function positionTrouble({ pieces }: CustomPosition): Trouble | undefined {
  const placed = Object.entries(pieces);
  const count = (piece: Piece): number => placed.filter(([, each]) => each === piece).length;
  const spare = PIECES.find((piece) => (piece.endsWith('M') ? count(piece) !== 1 : count(piece) > 2));
  if (spare !== undefined)
    return trouble(['position', 'pieces'], 'not-in-the-box', { field: 'pieces', value: `${count(spare)} x ${spare}` });
  const enthroned = placed.find(([name, piece]) => isSquareName(name) && isThrone(squareOf(name)) && !piece?.endsWith('M'));
  return enthroned && trouble(['position', 'pieces', enthroned[0]], 'not-in-the-box', { field: enthroned[0], value: String(enthroned[1]) });
}

/** The types of Kingdom. */
export interface Kingdom extends Kind {
  readonly raw: Plain<v.InferOutput<typeof setup>>;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

export const game: Game<Kingdom> = {
  law,
  flow: flow(kingdom),
  schemas: { setup, draft: v.partial(setup), event: events },
  prepare(raw, players) {
    if (!players.includes(raw.white)) return trouble(['white'], 'unknown-player', { id: raw.white });
    return (raw.position && positionTrouble(raw.position)) ?? { ...raw, players, agreements: decided(agreements, raw.agreements) };
  },
  eventTrouble: () => undefined,
  text: { en, fr },
};
