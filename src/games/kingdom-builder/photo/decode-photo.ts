/** The longest side of a photo that is kept in memory while it is read. */
const MAX_SIDE = 1280;
/** Pixels a side, about: a browser that can unpacks a JPEG no larger, in half the work. */
const DECODE_SIDE = 1800;
/** In millions: more than any phone's photo has. */
const MAX_MEGABYTES = 80;
const MAX_MEGAPIXELS = 120;

export type PhotoDecodeError = 'huge' | 'broken';

/** How large a picture is shown so that its longest side fits. */
export function fitWithin(width: number, height: number, longest = MAX_SIDE): [width: number, height: number] {
  const factor = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
}

export const isHuge = (bytes: number, pixels: number): boolean => bytes > MAX_MEGABYTES * 1e6 || pixels > MAX_MEGAPIXELS * 1e6;

/** How many bytes of a file tell how large its picture is. */
const HEAD_BYTES = 1 << 18;

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** The pixels of a JPEG or PNG by its first bytes, so that none too large is unpacked; 0 where they do not tell. */
export function readPixelCount(head: DataView): number {
  const two = (at: number): number => (at + 2 <= head.byteLength ? head.getUint16(at) : 0);
  if (PNG.every((byte, at) => at < head.byteLength && head.getUint8(at) === byte) && head.byteLength >= 24)
    return head.getUint32(16) * head.getUint32(20);
  if (two(0) !== 0xffd8) return 0;
  // Segment by segment up to the frame, which has height and width.
  for (let at = 2; at + 9 <= head.byteLength && head.getUint8(at) === 0xff; at += 2 + two(at + 2)) {
    const marker = head.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return two(at + 5) * two(at + 7);
  }
  return 0;
}

export interface DecodedPhoto {
  readonly picture: ImageData;
  /** The same to be shown. */
  readonly bitmap: ImageBitmap;
}

async function decodeBitmap(file: Blob): Promise<ImageBitmap | VideoFrame> {
  if (file.type !== 'image/jpeg' || !('ImageDecoder' in globalThis)) return createImageBitmap(file);
  const decoder = new ImageDecoder({ data: file.stream(), type: file.type, desiredWidth: DECODE_SIDE, desiredHeight: DECODE_SIDE });
  const { image } = await decoder.decode();
  decoder.close();
  return image;
}

const sizeOf = (whole: ImageBitmap | VideoFrame): [width: number, height: number] =>
  'displayWidth' in whole ? [whole.displayWidth, whole.displayHeight] : [whole.width, whole.height];

/** A photo, upright as its camera was held, and no larger than it is read. */
export async function decodePhoto(file: Blob): Promise<DecodedPhoto | PhotoDecodeError> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (isHuge(file.size, readPixelCount(head))) return 'huge';
  let whole: ImageBitmap | VideoFrame;
  try {
    whole = await decodeBitmap(file);
  } catch {
    return 'broken';
  }
  const canvas = new OffscreenCanvas(...fitWithin(...sizeOf(whole)));
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) return 'broken';
  brush.imageSmoothingQuality = 'medium';
  brush.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return { picture: brush.getImageData(0, 0, canvas.width, canvas.height), bitmap: canvas.transferToImageBitmap() };
}
