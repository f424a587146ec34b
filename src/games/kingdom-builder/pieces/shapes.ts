import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Tile } from '#games/kingdom-builder/law/tiles';

/** How each ground is drawn over its colour: strokes around the middle of a hex, so that it reads in grey too. */
export const TEXTURES: Readonly<Record<Ground, string>> = {
  grass: 'm-24 8l-5-15m5 15v-19m0 19l5-15m14 29l-5-15m5 15v-19m0 19l5-15m12-13l-5-15m5 15v-19m0 19l5-15',
  canyon: 'm-34-14l15 7l9-10l14 11l16-9l14 6m-62 20l12-6l11 9l15-10l12 8l12-5m-50 18l12-6l14 6l12-5',
  desert: 'm-34-6q14-17 28 0q13-13 27-1m-44 26q15-18 30 0q14-14 27-2m-48-30v.1m30-6v.1m14 16v.1m-58 6v.1m26 4v.1',
  flowers: `${flower(-19, -16)}${flower(34, 6)}${flower(-24, 26)}`,
  forest: 'm-22-2v9m-10-9h20l-10-25zm33 1v9m-10-9h20l-10-25zm-16 31v8m-10-8h20l-10-24z',
  water: 'm-36-18q9-9 18 0t18 0t18 0t18 0m-64 20q8-9 16 0t16 0t16 0t16 0m-62 19q8-9 16 0t16 0t16 0',
  mountain: 'm-36 22l21-42l13 25l9-14l27 31zm15-28l6 7l5-6m12 8l5 5l4-5',
  castle: '',
  location: '',
};

/** Four petals, back at the middle of the flower. */
function flower(right: number, down: number): string {
  return `m${right} ${down}m0-3q-6-10 0-11q6 1 0 11m3 3q10-6 11 0q-1 6-11 0m-3 3q6 10 0 11q-6-1 0-11m-3-3q-10 6-11 0q1-6 11 0m3 0`;
}

export const CASTLE = 'M-30 26V-14h10v9h10v-9h8v9h8v-9h8v9h8v-9h8V26zM-8 26V12q8-9 16 0v14';

/** The emblems of the tiles, in a square of 48 around the middle. */
export const EMBLEMS: Readonly<Record<Tile, string>> = {
  oracle: 'M-22 2Q0-22 22 2Q0 24-22 2zM0-7a8 8 0 1 0 .1 0zM0-24v6M-18-18l4 5M18-18l-4 5',
  farm: 'M0 22V-6M0 14q-12-2-12-12q12 0 12 12q0-12 12-12q0 10-12 12M0-2q-10-2-10-11q10 0 10 11q0-11 10-11q0 9-10 11M0-14q-5-5 0-10q5 5 0 10',
  oasis: 'M2 22q-6-14-3-28M-1-7q-12-8-20 2M-1-7q-4-14-16-12M-1-7q6-14 17-9M-1-7q14-4 20 6M-20 22q8-6 20-3q10-3 20 3',
  tavern: 'M-16-14h24v30q0 6-6 6h-12q-6 0-6-6zM8-6h8q5 0 5 5v8q0 5-5 5h-8M-16-14q-2-8 6-8q6-4 10 0q8-2 8 8M-8-4v16M0-4v16',
  tower: 'M-13 24V-12h-4v-11h7v5h6v-5h8v5h6v-5h7v11h-4V24zM-4 24v-9q4-5 8 0v9M0-6v8',
  barn: 'M-21 22V-4L0-22L21-4V22zM-10 22V4h20v18M-10 4l20 18M10 4l-20 18',
  paddock: 'M-12 22l-6-8V-2q2-20 18-20t18 20v16l-6 8h-4l2-12V0q-2-10-10-10T-10 0v10l2 12zM-14 2v.1M14 2v.1M0-16v.1',
  harbor: 'M0-14V22M-10-6h20M-20 6q2 16 20 16q18 0 20-16M-20 6l-4 6M-20 6l6 4M20 6l4 6M20 6l-6 4M0-24a5 5 0 1 0 .1 0z',
  'rope-bridge': 'M-24-12q24 22 48 0M-24 2q24 22 48 0M-24-18V18M24-18V18M-12-5v15M0-1v14M12-5v15',
  'tree-house': 'M-16 2V-12L0-23L16-12V2zM-5 2v-9h10v9M0 2v21M0 10l-12-8M0 10l12-8M-10 23h20',
};

export const CAVE = 'M-24 20q-2-36 24-36t24 36zM-10 20q0-18 10-18t10 18';
export const CAPITOL = 'M-26 0L0-20L26 0zM-20 0v18M-7 0v18M7 0v18M20 0v18M-26 20h52M0-20v-8h10v5h-10';

/** A small house, its shape inside: from the middle of a hex, so that many of them are one path. */
export const HOUSE = 'm-29 27v-31l29-29l29 29v31z';

/** Each colour with a shape of its own, as tall as the house allows. */
export const COLOUR_SHAPES: Readonly<Record<Colour, { readonly sign: string; readonly shape: string }>> = {
  orange: { sign: '⬟', shape: 'm0-14l14 11l-5 17h-18l-5-17z' },
  blue: { sign: '◆', shape: 'm0-15l14 17l-14 17l-14-17z' },
  white: { sign: '●', shape: 'm0-12a14 14 0 1 0 .1 0z' },
  black: { sign: '▲', shape: 'm0-16l16 32h-32z' },
  red: { sign: '■', shape: 'm-13-10h26v26h-26z' },
};
