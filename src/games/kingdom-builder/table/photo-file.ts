/** The longest side of a photo that is kept in memory while it is read. */
const LONGEST = 1600;
/** In millions: more than any phone's photo has. */
const MOST_BYTES = 80;
const MOST_PIXELS = 120;

export type Unreadable = 'huge' | 'broken';

/** How large a picture is shown so that its longest side fits. */
export function fitted(width: number, height: number, longest = LONGEST): readonly [width: number, height: number] {
  const factor = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
}

export const isHuge = (bytes: number, pixels = 0): boolean => bytes > MOST_BYTES * 1e6 || pixels > MOST_PIXELS * 1e6;

/** A photo, upright as its camera was held, and no larger than it is read. */
export async function photoIn(file: Blob): Promise<HTMLCanvasElement | Unreadable> {
  if (isHuge(file.size)) return 'huge';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'broken';
  }
  try {
    if (isHuge(file.size, bitmap.width * bitmap.height)) return 'huge';
    const photo = document.createElement('canvas');
    [photo.width, photo.height] = fitted(bitmap.width, bitmap.height);
    const brush = photo.getContext('2d', { willReadFrequently: true });
    if (brush === null) return 'broken';
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(bitmap, 0, 0, photo.width, photo.height);
    return photo;
  } finally {
    bitmap.close();
  }
}
