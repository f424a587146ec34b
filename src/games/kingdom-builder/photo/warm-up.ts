import { landOf } from '../law/board/land';
import { SECTIONS } from '../law/board/sections';
import type { Ground } from '../law/board/terrain';
import { BOARD_HEIGHT, BOARD_WIDTH, centreOf, HEX_SIDE } from './board/homography';
import type { Picture } from './picture';
import { readPhoto } from './read-photo';

const sections = SECTIONS.slice(0, 4).map((name) => ({ name, turned: false }));

/** ABGR, the byte order of an RGBA pixel read as a little-endian word; on a big-endian device the colours differ, which does no harm. */
const PAINTS: Readonly<Record<Ground | 'house' | 'table', number>> = {
  grass: 0xff30a050,
  canyon: 0xff305070,
  desert: 0xff60d0f0,
  flowers: 0xffa060c0,
  forest: 0xff205020,
  water: 0xffc09040,
  mountain: 0xff808080,
  castle: 0xffc0d0e0,
  location: 0xff90b0a0,
  house: 0xff2060e0,
  table: 0xff202020,
};

/** In pixels: the width of a hex, as on a photo, and of the border around the board. */
const HEX = 48;
const MARGIN = 60;

/** A synthetic photo: rectangles of plain colour with a little noise. */
function paintBoard(): Picture {
  const [width, height] = [Math.ceil(BOARD_WIDTH * HEX) + 2 * MARGIN, Math.ceil(BOARD_HEIGHT * HEX) + 2 * MARGIN];
  const pixels = new Uint32Array(width * height).fill(PAINTS.table);
  const paint = (spot: number, size: number, colour: number): void => {
    const [x, y] = centreOf(spot);
    const left = MARGIN + Math.round((x - size / 2) * HEX);
    for (let row = Math.round((y - 0.75 * HEX_SIDE * size) * HEX); row < (y + 0.75 * HEX_SIDE * size) * HEX; row += 1) {
      const from = (MARGIN + row) * width + left;
      pixels.fill(colour ^ ((row * 7 + spot) & 7), from, from + size * HEX);
    }
  };
  landOf({ sections }).ground.forEach((ground, spot) => {
    paint(spot, 1, PAINTS[ground]);
    if (spot % 9 === 0) paint(spot, 0.5, PAINTS.house);
  });
  return { width, height, data: new Uint8Array(pixels.buffer) };
}

/** Reads a synthetic photo, so that the JIT compiler has optimized the hot loops before the first real one. */
export function warmUp(hasSections: boolean): void {
  readPhoto(paintBoard(), { colours: ['orange', 'blue'], sections: hasSections ? sections : undefined });
}
