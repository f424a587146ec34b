import type { PlacedSection } from '#games/kingdom-builder/law/land';

interface Carried {
  readonly sections: readonly PlacedSection[];
  readonly file: Blob;
}

let carried: Carried | undefined;

const same = (one: readonly PlacedSection[], other: readonly PlacedSection[]): boolean =>
  one.length === other.length && one.every(({ name, turned }, index) => name === other[index]?.name && turned === other[index]?.turned);

/** The photo that a board was set up by shows its settlements too: it goes on, in memory alone, into the count of that board. */
export function carryPhoto(photo: Carried): void {
  carried = photo;
}

export const isPhotoCarried = (sections: readonly PlacedSection[]): boolean => carried !== undefined && same(carried.sections, sections);

/** It is handed on once. */
export function carriedPhoto(sections: readonly PlacedSection[]): Blob | undefined {
  if (carried === undefined || !same(carried.sections, sections)) return undefined;
  const { file } = carried;
  carried = undefined;
  return file;
}
