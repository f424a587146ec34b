import encodeQR from 'qr';

/** A code as squares, dark or not, with the light margin that readers look for. */
export const qrModules = (code: string): readonly (readonly boolean[])[] =>
  encodeQR(code, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 4 });

/** Pixels for each square: whole ones, so that every edge stays sharp. */
const SCALE = 6;

/** Black on white in every theme: that is what readers expect. */
export function drawQr(canvas: HTMLCanvasElement, code: string): void {
  const modules = qrModules(code);
  const pen = canvas.getContext('2d');
  canvas.width = modules.length * SCALE;
  canvas.height = modules.length * SCALE;
  if (pen === null) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    });
  });
}
