/** The longer side of a picture that is kept, in pixels. */
const MAX_SIDE = 1600;
/** What it may weigh, in bytes. */
const MAX_BYTES = 400_000;

/** From the best quality down, then smaller and smaller. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
const SMALLER = 0.8;

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/jpeg', quality);
  });

/** The picture as a JPEG of its own: no larger than is kept, and without whatever a camera wrote into the file. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  try {
    for (let side = Math.min(MAX_SIDE, Math.max(bitmap.width, bitmap.height)); side >= 1; side = Math.round(side * SMALLER)) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      [canvas.width, canvas.height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      for (const quality of QUALITIES) {
        const picture = await toJpeg(canvas, quality);
        if (picture.size <= MAX_BYTES) return picture;
      }
    }
    throw new Error('no picture');
  } finally {
    bitmap.close();
  }
}
