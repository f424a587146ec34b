import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { root } from './install.mjs';

/** Draws public/icon.svg as the PNGs that phones ask for: node scripts/icons.mjs */
const FELT = '#1f4d3a';
const ICONS = [
  { file: 'icon-192.png', size: 192, scale: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, scale: 1, ground: 'transparent' },
  // Phones cut these to a shape of their own: no corners, and all that counts within the middle 80 %.
  { file: 'icon-maskable-512.png', size: 512, scale: 0.85, ground: FELT },
  { file: 'apple-touch-icon.png', size: 180, scale: 1, ground: FELT },
];
const COLOURS = 48;

/** The colours used most, the others replaced by the nearest of them: flat drawings lose nothing that shows. */
function palette(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const kept = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, COLOURS);
  const bytes = (pixel) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24];
  const distance = (a, b) => bytes(a).reduce((sum, byte, index) => sum + (byte - (bytes(b)[index] ?? 0)) ** 2, 0);
  const nearest = (pixel) =>
    kept.reduce((best, colour, index) => (distance(colour, pixel) < distance(kept[best], pixel) ? index : best), 0);
  return { colours: kept.map(bytes), index: new Map([...counts.keys()].map((pixel) => [pixel, nearest(pixel)])) };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A PNG with a palette, one byte a pixel. */
function png(pixels, size) {
  const { colours, index } = palette(pixels);
  const rows = Buffer.alloc(size * (size + 1));
  pixels.forEach((pixel, at) => {
    rows[Math.floor(at / size) * (size + 1) + 1 + (at % size)] = index.get(pixel) ?? 0;
  });
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = readFileSync(`${root}public/icon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const icon of ICONS) {
  const pixels = await page.evaluate(
    async ({ source, size, scale, ground }) => {
      const image = new Image(size * scale, size * scale);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const context = new OffscreenCanvas(size, size).getContext('2d');
      context.fillStyle = ground;
      context.fillRect(0, 0, size, size);
      const margin = (size * (1 - scale)) / 2;
      context.drawImage(image, margin, margin, size * scale, size * scale);
      return [...new Uint32Array(context.getImageData(0, 0, size, size).data.buffer)];
    },
    { source: svg, ...icon },
  );
  writeFileSync(`${root}public/${icon.file}`, png(pixels, icon.size));
}
await browser.close();
