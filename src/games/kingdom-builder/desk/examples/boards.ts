import type { Coordinates, Island, Layout } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import type { SectionName } from '#games/kingdom-builder/law/board/sections';
import type { Seat } from '#games/kingdom-builder/law/position';
import { type CaseBoard, createSides, type SettlementAt } from '../cases';

const upright = (...names: readonly SectionName[]): Layout['sections'] => names.map((name) => ({ name, turned: false }));

/** The first game as the rulebook suggests it, and the four sections it leaves in the box. */
export const FIRST_LAYOUT: Layout = { sections: FIRST_GAME.sections };
export const OTHER_LAYOUT: Layout = { sections: upright('oracle', 'harbor', 'tower', 'barn') };

/** An island as a table may have drawn it. */
export const ISLAND: Island = { rows: ['GGC..', 'GLCF.', 'DDFWW', '.BBMW', '..BDG'], action: 'rope-bridge' };

export const ORANGE = 0;
export const BLUE = 1;
export const WHITE = 2;
export const BLACK = 3;
export const RED = 4;

export const settlementsAt = (seat: Seat, ...hexes: readonly Coordinates[]): readonly SettlementAt[] => hexes.map((at) => ({ seat, at }));

/** As many players as have settlements, two at least. */
export function boardWith(layout: Layout, ...settled: readonly (readonly SettlementAt[])[]): CaseBoard {
  const all = settled.flat();
  return { players: createSides(Math.max(2, 1 + Math.max(0, ...all.map(({ seat }) => seat)))), layout, settled: all };
}

/** The side of that seat has a name here. */
export const withName = (built: CaseBoard, seat: Seat, name: string): CaseBoard => ({
  ...built,
  players: built.players.map((player, each) => (each === seat ? { ...player, name } : player)),
});
