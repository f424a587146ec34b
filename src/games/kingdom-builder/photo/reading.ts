import type { Hex } from '#law/hex';
import type { PlacedSection } from '../law/board/land';
import type { Colour } from '../law/colours';
import type { Corners } from './board/homography';

/** What the table says of its photo. */
export interface PhotoCase {
  readonly colours: readonly Colour[];
  readonly sections?: readonly PlacedSection[] | undefined;
  /** As somebody tapped them; found where nobody did. */
  readonly corners?: Corners | undefined;
}

/** What a hex holds, and how sure that is: 0 to 1. */
export interface HexReading {
  readonly at: Hex;
  readonly colour: Colour | undefined;
  readonly confidence: number;
  /** All that it may be, the likeliest first. */
  readonly candidates: readonly (Colour | undefined)[];
  readonly isUnsure: boolean;
}

export interface Reading {
  readonly kind: 'read';
  readonly corners: Corners;
  readonly sections: readonly PlacedSection[];
  /** Row by row. */
  readonly hexes: readonly HexReading[];
}

interface NoBoardFound {
  readonly kind: 'no-board';
}

export type PhotoOutcome = Reading | NoBoardFound;
