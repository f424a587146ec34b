import type { Hex } from '#law/hex';
import type { PlacedSection } from '../law/board/land';
import type { Colour } from '../law/colours';
import type { Corners } from './board/homography';
import type { PictureDefect } from './picture-quality';

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
  /** The quarters under so much glare that nothing can be read there: each of their hexes is asked about. */
  readonly unreadable?: readonly number[];
  /** Row by row. */
  readonly hexes: readonly HexReading[];
}

/** Other sections than the table's lie there, or some of them turned: what they are, and what stands on them. */
interface OtherSections {
  readonly kind: 'other-sections';
  readonly reading: Reading;
}

/** The board, but for sections that are not to be seen. */
interface MissingSections {
  readonly kind: 'missing-sections';
  readonly quarters: readonly number[];
}

interface NoBoardFound {
  readonly kind: 'no-board' | PictureDefect;
}

export type PhotoOutcome = Reading | OtherSections | MissingSections | NoBoardFound;
