import { BOARD_SPOTS, type Spot } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Corners } from '#games/kingdom-builder/photo/board/homography';
import type { Reading } from '#games/kingdom-builder/photo/reading';

export const CORNERS: Corners = [
  [300, 200],
  [1250, 210],
  [1300, 1000],
  [280, 1010],
];

/** A reading of what stands where on the first game's board, some of it not sure. */
export function createReading(states: Readonly<Record<Spot, Colour>>, unsure: readonly Spot[] = []): Reading {
  const hexes = Array.from({ length: BOARD_SPOTS }, (_, spot) => ({
    at: [Math.floor(spot / 20), spot % 20] as const,
    colour: states[spot],
    confidence: unsure.includes(spot) ? 0.6 : 1,
    candidates: [states[spot]],
    isUnsure: unsure.includes(spot),
  }));
  return { kind: 'read', corners: CORNERS, sections: FIRST_GAME.sections, hexes };
}
