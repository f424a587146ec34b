import type { At, Island, Layout } from '#games/kingdom-builder/law/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import type { Seat } from '#games/kingdom-builder/law/position';
import type { SectionName } from '#games/kingdom-builder/law/sections';
import { type Built, type Settled, seated } from './cases';

const upright = (...names: readonly SectionName[]): Layout['sections'] => names.map((name) => ({ name, turned: false }));

/** The first game as the rulebook suggests it, and the four sections it leaves in the box. */
export const FIRST: Layout = { sections: FIRST_GAME.sections };
export const OTHERS: Layout = { sections: upright('oracle', 'harbor', 'tower', 'barn') };

/** An island as a table may have drawn it. */
export const ISLAND: Island = { rows: ['GGC..', 'GLCF.', 'DDFWW', '.BBMW', '..BDG'], action: 'rope-bridge' };

export const ORANGE = 0;
export const BLUE = 1;
export const WHITE = 2;
export const BLACK = 3;
export const RED = 4;

export const by = (seat: Seat, ...hexes: readonly At[]): readonly Settled[] => hexes.map((at) => ({ seat, at }));

/** As many players as have settlements, two at least. */
export function on(layout: Layout, ...settled: readonly (readonly Settled[])[]): Built {
  const all = settled.flat();
  return { players: seated(Math.max(2, 1 + Math.max(0, ...all.map(({ seat }) => seat)))), layout, settled: all };
}

/** The side of that seat has a name here. */
export const named = (built: Built, seat: Seat, name: string): Built => ({
  ...built,
  players: built.players.map((player, each) => (each === seat ? { ...player, name } : player)),
});
