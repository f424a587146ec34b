import type { PlacedSection } from '#games/kingdom-builder/law/board/land';

interface CarriedPhoto {
  readonly sections: readonly PlacedSection[];
  readonly file: Blob;
}

let carried: CarriedPhoto | undefined;

const isSameBoard = (one: readonly PlacedSection[], other: readonly PlacedSection[]): boolean =>
  one.length === other.length && one.every(({ name, turned }, index) => name === other[index]?.name && turned === other[index]?.turned);

/** Remembers the photo from which a board was set up, in memory only, because the count of that board can read the settlements from it. */
export function carryPhoto(photo: CarriedPhoto): void {
  carried = photo;
}

export const hasCarriedPhoto = (sections: readonly PlacedSection[]): boolean =>
  carried !== undefined && isSameBoard(carried.sections, sections);

/** Returns the photo once, then forgets it. */
export function takeCarriedPhoto(sections: readonly PlacedSection[]): Blob | undefined {
  if (carried === undefined || !isSameBoard(carried.sections, sections)) return undefined;
  const { file } = carried;
  carried = undefined;
  return file;
}
