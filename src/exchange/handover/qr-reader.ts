import decodeQR from 'qr/decode.js';

/** The browser's own reader, where it has one. */
interface Detector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector:
    | { new (options: { readonly formats: readonly string[] }): Detector; getSupportedFormats(): Promise<readonly string[]> }
    | undefined;
}

/** What is written in the codes of a picture. */
export type QrReader = (picture: ImageBitmap | HTMLVideoElement) => Promise<readonly string[]>;

const sizeOf = (picture: ImageBitmap | HTMLVideoElement): readonly [number, number] =>
  picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];

/** How many milliseconds a picture may take that nobody waits for the next of. */
const TIME_LIMIT = 1500;

function createBundledReader(): QrReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const [width, height] = sizeOf(picture);
    if (context === null || width === 0 || height === 0) return [];
    canvas.width = width;
    canvas.height = height;
    context.drawImage(picture, 0, 0);
    const still = picture instanceof ImageBitmap;
    try {
      return [
        decodeQR(context.getImageData(0, 0, width, height), still ? { effort: Number.POSITIVE_INFINITY, timeLimit: TIME_LIMIT } : {}),
      ];
    } catch {
      // No code is in sight.
      return [];
    }
  };
}

const FORMAT = 'qr_code';

/** Reads by what the browser brings, and by our own means where it brings nothing or its service fails. */
export async function createQrReader(): Promise<QrReader> {
  const bundledReader = createBundledReader();
  const { BarcodeDetector } = globalThis;
  const formats: readonly string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector === undefined || !formats.includes(FORMAT)) return bundledReader;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return async (picture) => {
    const found = await detector.detect(picture).catch(() => []);
    return found.length > 0 ? found.map(({ rawValue }) => rawValue) : bundledReader(picture);
  };
}
