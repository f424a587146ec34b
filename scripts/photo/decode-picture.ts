import { inflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';
import type { Picture } from '#games/kingdom-builder/photo/picture';

/** Why a file is no picture that we read. */
export type PictureDecodeError = 'not-a-picture' | 'broken' | 'huge';

/** In millions of pixels: more than any phone takes. */
export const MAX_MEGAPIXELS = 120;

interface Frame {
  readonly width: number;
  readonly height: number;
  /** How the camera was held, as EXIF counts it: 1 to 8. */
  readonly orientation: number;
}

export function decodePicture(bytes: Buffer): Picture | PictureDecodeError {
  const isJpeg = bytes.length > 3 && bytes.readUInt16BE(0) === 0xffd8;
  const isPng = bytes.subarray(0, 8).equals(PNG);
  if (!isJpeg && !isPng) return 'not-a-picture';
  try {
    const frame = isJpeg ? readJpegFrame(bytes) : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), orientation: 1 };
    if (frame === undefined || frame.width < 1 || frame.height < 1) return 'broken';
    if (frame.width * frame.height > MAX_MEGAPIXELS * 1e6) return 'huge';
    if (isPng) return decodePng(bytes, frame) ?? 'broken';
    const { width, height, data } = jpeg.decode(bytes, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: MAX_MEGAPIXELS,
      maxMemoryUsageInMB: 4096,
    });
    return applyOrientation({ width, height, data }, frame.orientation);
  } catch {
    return 'broken';
  }
}

/** Reads a JPEG's segments up to its picture. */
function readJpegFrame(bytes: Buffer): Frame | undefined {
  let held = 1;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else {
      const length = bytes.readUInt16BE(at + 2);
      if (marker === 0xe1) held = readOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? held;
      if (marker >= 0xc0 && marker <= 0xc2)
        return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), orientation: held };
      if (marker === 0xda) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}

function readOrientation(segment: Buffer): number | undefined {
  if (segment.length < 16 || segment.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = tiff.length < 8 ? 0 : little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(start); index += 1) {
    const entry = start + 2 + index * 12;
    if (short(entry) === 0x0112) return short(entry + 8);
  }
  return undefined;
}

/** The picture as it was seen, whichever way the camera was held. */
export function applyOrientation(picture: Picture, held: number): Picture {
  if (held < 2 || held > 8) return picture;
  const sideways = held >= 5;
  const [width, height] = sideways ? [picture.height, picture.width] : [picture.width, picture.height];
  const data = new Uint8Array(width * height * 4);
  const [right, bottom] = [picture.width - 1, picture.height - 1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = sideways ? [y, x] : [x, y];
      const column = held === 2 || held === 3 || held === 7 || held === 8 ? right - u : u;
      const row = held === 3 || held === 4 || held === 6 || held === 7 ? bottom - v : v;
      const from = (row * picture.width + column) * 4;
      data.set(picture.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Eight bits a channel, not interlaced: what phones and screens write. */
function decodePng(bytes: Buffer, { width, height }: Frame): Picture | undefined {
  const [depth, type = 0, interlaced] = [bytes[24], bytes[25], bytes[28]];
  const channels = CHANNELS[type];
  if (depth !== 8 || channels === undefined || interlaced !== 0) return undefined;
  const parts: Buffer[] = [];
  let palette = Buffer.alloc(0);
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') parts.push(body);
    if (name === 'PLTE') palette = Buffer.from(body);
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(parts), { maxOutputLength: (width * channels + 1) * height });
  if (raw.length < (width * channels + 1) * height) return undefined;
  const stride = width * channels;
  let before = new Uint8Array(stride);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = reverseFilter(raw.subarray(y * (stride + 1), (y + 1) * (stride + 1)), before, channels);
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      const first = row[x * channels] ?? 0;
      if (type === 3) data.set(palette.subarray(first * 3, first * 3 + 3), to);
      else if (channels < 3) data.fill(first, to, to + 3);
      else data.set(row.subarray(x * channels, x * channels + 3), to);
      data[to + 3] = 255;
    }
    before = row;
  }
  return { width, height, data };
}

function reverseFilter(line: Uint8Array, before: Uint8Array, channels: number): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(line.length - 1);
  for (let index = 0; index < row.length; index += 1) {
    const left = index < channels ? 0 : (row[index - channels] ?? 0);
    const above = before[index] ?? 0;
    const corner = index < channels ? 0 : (before[index - channels] ?? 0);
    const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
    row[index] = (line[index + 1] ?? 0) + (guesses[line[0] ?? 0] ?? 0);
  }
  return row;
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
