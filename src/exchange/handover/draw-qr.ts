import encodeQR from 'qr';

/** A code as squares, dark or not, with the light margin that readers look for. */
export const qrModules = (code: string): readonly (readonly boolean[])[] =>
  encodeQR(code, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 4 });

/** Pixels for each square: whole ones, so that every edge stays sharp. */
const SCALE = 6;

/** Black on white in every theme: that is what readers expect. */
export function drawQr(canvas: HTMLCanvasElement, code: string): void {
  const modules = qrModules(code);
  const context = canvas.getContext('2d');
  canvas.width = modules.length * SCALE;
  canvas.height = modules.length * SCALE;
  if (context === null) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    });
  });
}
