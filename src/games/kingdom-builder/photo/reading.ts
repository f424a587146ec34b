import type { Hex } from '#law/hex';
import type { PlacedSection } from '../law/board/land';
import type { Colour } from '../law/colours';
import type { Corners } from './board/homography';

/** What is known of a photo before it is read. */
export interface PhotoCase {
  readonly colours: readonly Colour[];
  readonly sections?: readonly PlacedSection[] | undefined;
  /** The corners placed by hand; detected where they are missing. */
  readonly corners?: Corners | undefined;
}

/** The settlement that was recognized on a hex, or none. */
export interface HexReading {
  readonly at: Hex;
  readonly colour: Colour | undefined;
  /** The posterior probability of `colour`, from 0 to 1. */
  readonly confidence: number;
  /** All classes, the most probable first. */
  readonly candidates: readonly (Colour | undefined)[];
  /** Whether the user should be asked about the hex. */
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
