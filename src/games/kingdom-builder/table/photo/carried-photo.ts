import type { PlacedSection } from '#games/kingdom-builder/law/board/land';

interface CarriedPhoto {
  readonly sections: readonly PlacedSection[];
  /** None where a photo is still to be taken. */
  readonly file: Blob | undefined;
}

let carried: CarriedPhoto | undefined;

const isSameSection = (one: PlacedSection | undefined, other: PlacedSection | undefined): boolean =>
  one?.name === other?.name && one?.turned === other?.turned;

export const isSameBoard = (one: readonly PlacedSection[], other: readonly PlacedSection[]): boolean =>
  one.length === other.length && one.every((section, quarter) => isSameSection(section, other[quarter]));

/** A board whose sections were put right by hand is still that of its photo. */
const isSimilarBoard = (one: readonly PlacedSection[], other: readonly PlacedSection[]): boolean =>
  one.filter((section, quarter) => isSameSection(section, other[quarter])).length >= 2;

/** Remembers the photo of a board that is being set up, in memory only, because its count can read the settlements from it; undefined forgets it. */
export function carryPhoto(photo: CarriedPhoto | undefined): void {
  carried = photo;
}

export const hasCarriedPhoto = (sections: readonly PlacedSection[]): boolean =>
  carried !== undefined && isSimilarBoard(carried.sections, sections);

/** Returns the photo once, then forgets it. */
export function takeCarriedPhoto(sections: readonly PlacedSection[]): Blob | undefined {
  if (carried === undefined || !isSimilarBoard(carried.sections, sections)) return undefined;
  const { file } = carried;
  carried = undefined;
  return file;
}
