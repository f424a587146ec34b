import type { PlacedSection } from '#games/kingdom-builder/law/board/land';

interface CarriedPhoto {
  readonly sections: readonly PlacedSection[];
  readonly file: Blob;
}

let carried: CarriedPhoto | undefined;

const isSameBoard = (one: readonly PlacedSection[], other: readonly PlacedSection[]): boolean =>
  one.length === other.length && one.every(({ name, turned }, index) => name === other[index]?.name && turned === other[index]?.turned);

/** The photo that a board was set up by shows its settlements too: it goes on, in memory alone, into the count of that board. */
export function carryPhoto(photo: CarriedPhoto): void {
  carried = photo;
}

export const hasCarriedPhoto = (sections: readonly PlacedSection[]): boolean =>
  carried !== undefined && isSameBoard(carried.sections, sections);

/** It is handed on once. */
export function takeCarriedPhoto(sections: readonly PlacedSection[]): Blob | undefined {
  if (carried === undefined || !isSameBoard(carried.sections, sections)) return undefined;
  const { file } = carried;
  carried = undefined;
  return file;
}
