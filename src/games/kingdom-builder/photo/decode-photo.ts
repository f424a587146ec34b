/** The longest side, in pixels, of the decoded photo that stays in memory. */
const MAX_SIDE = 1280;
/** A size hint for `ImageDecoder`: JPEG decoding at a reduced scale takes about half the time. */
const DECODE_SIDE = 1800;
/** Limits above those of phone cameras; a larger image could exhaust the memory when it is decoded. */
const MAX_MEGABYTES = 80;
const MAX_MEGAPIXELS = 120;

export type PhotoDecodeError = 'huge' | 'broken';

/** The size of an image scaled down so that its longest side is at most `longest`. */
export function fitWithin(width: number, height: number, longest = MAX_SIDE): [width: number, height: number] {
  const factor = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
}

export const isHuge = (bytes: number, pixels: number): boolean => bytes > MAX_MEGABYTES * 1e6 || pixels > MAX_MEGAPIXELS * 1e6;

/** The first bytes of a file, enough to find a JPEG's frame header behind its metadata. */
const HEAD_BYTES = 1 << 18;

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** The number of pixels of a JPEG or PNG from its header, known before anything is decoded; 0 where the header is not understood. */
export function readPixelCount(head: DataView): number {
  const uint16At = (at: number): number => (at + 2 <= head.byteLength ? head.getUint16(at) : 0);
  if (PNG.every((byte, at) => at < head.byteLength && head.getUint8(at) === byte) && head.byteLength >= 24)
    return head.getUint32(16) * head.getUint32(20);
  if (uint16At(0) !== 0xffd8) return 0;
  // Skip the JPEG's segments up to the start-of-frame marker, which carries height and width.
  for (let at = 2; at + 9 <= head.byteLength && head.getUint8(at) === 0xff; at += 2 + uint16At(at + 2)) {
    const marker = head.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return uint16At(at + 5) * uint16At(at + 7);
  }
  return 0;
}

export interface DecodedPhoto {
  readonly picture: ImageData;
  /** The same image, to be shown on the page. */
  readonly bitmap: ImageBitmap;
}

async function decodeBitmap(file: Blob): Promise<ImageBitmap | VideoFrame> {
  if (file.type !== 'image/jpeg' || !('ImageDecoder' in globalThis)) return createImageBitmap(file);
  const decoder = new ImageDecoder({ data: file.stream(), type: file.type, desiredWidth: DECODE_SIDE, desiredHeight: DECODE_SIDE });
  const { image } = await decoder.decode();
  decoder.close();
  return image;
}

const sizeOf = (image: ImageBitmap | VideoFrame): [width: number, height: number] =>
  'displayWidth' in image ? [image.displayWidth, image.displayHeight] : [image.width, image.height];

/** Decodes a photo with its EXIF orientation applied, scaled down to at most `MAX_SIDE`. */
export async function decodePhoto(file: Blob): Promise<DecodedPhoto | PhotoDecodeError> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHuge(file.size, readPixelCount(head))) return 'huge';
  let image: ImageBitmap | VideoFrame;
  try {
    image = await decodeBitmap(file);
  } catch {
    return 'broken';
  }
  const canvas = new OffscreenCanvas(...fitWithin(...sizeOf(image)));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return 'broken';
  context.imageSmoothingQuality = 'medium';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return { picture: context.getImageData(0, 0, canvas.width, canvas.height), bitmap: canvas.transferToImageBitmap() };
}
