import { isTold } from '#desk/desk';
import { type ActCase, type LandCase, type Settled, seated } from '#games/kingdom-builder/desk/cases';
import { moves } from '#games/kingdom-builder/desk/position';
import { COLOURS } from '#games/kingdom-builder/law/colours';
import { type At, hexOf, type Land, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import type { Seat } from '#games/kingdom-builder/law/position';
import { isTerrain } from '#games/kingdom-builder/law/terrain';

/** What the next tap on the board sets: a settlement of that seat, the one that moves, the hex asked about. */
export type Brush = Seat | 'lift' | 'ask';

export const isAct = (asked: LandCase): asked is ActCase => asked.question === 'adjacent' || asked.question === 'tile';

/** Where a settlement can stand at all: land that is built on, and water. */
const canStand = (land: Land, spot: Spot): boolean => land.ground[spot] === 'water' || isTerrain(land.ground[spot]);

const sameHex = (land: Land, one: At | undefined, spot: Spot): boolean => one !== undefined && spotOf(land, one) === spot;

/** The settlement comes, changes its owner, or goes; what a running game knew is not known of another board. */
function settle<C extends LandCase>(
  { known: _, ...asked }: C,
  land: Land,
  spot: Spot,
  seat: Seat,
): Omit<C, 'known'> & { readonly settled: readonly Settled[] } {
  const here = asked.settled.find(({ at }) => sameHex(land, at, spot));
  const rest = asked.settled.filter((each) => each !== here);
  return { ...asked, settled: here?.seat === seat ? rest : [...rest, { seat, at: hexOf(land, spot) }] };
}

/** The case after a tap, and what the next tap is for. */
export function tapped(asked: LandCase, land: Land, spot: Spot, brush: Brush): { readonly asked: LandCase; readonly brush: Brush } {
  if (typeof brush === 'number') {
    if (!canStand(land, spot)) return { asked, brush };
    return { asked: settledAt(asked, land, spot, brush), brush };
  }
  if (!isAct(asked)) return { asked, brush };
  if (brush === 'ask') return { asked: { ...asked, at: sameHex(land, asked.at, spot) ? undefined : hexOf(land, spot) }, brush };
  if (!canStand(land, spot)) return { asked, brush };
  const stands = asked.settled.some(({ at }) => sameHex(land, at, spot));
  const now = stands ? asked : settledAt(asked, land, spot, asked.seat);
  return { asked: isAct(now) ? { ...now, from: hexOf(land, spot) } : now, brush: 'ask' };
}

function settledAt(asked: LandCase, land: Land, spot: Spot, seat: Seat): LandCase {
  switch (asked.question) {
    case 'card':
      return settle(asked, land, spot, seat);
    case 'count':
      return settle(asked, land, spot, seat);
    default: {
      const { from, ...rest } = settle(asked, land, spot, seat);
      return sameHex(land, from, spot) ? rest : { ...rest, from };
    }
  }
}

/** More or fewer sides; who leaves takes the settlements along. */
export function resized<C extends LandCase>(asked: C, count: number): C {
  const players = seated(Math.min(Math.max(count, 2), COLOURS.length)).map((side, seat) => asked.players[seat] ?? side);
  return { ...asked, players, settled: asked.settled.filter(({ seat }) => seat < players.length), known: undefined };
}

const liftsIn = (asked: ActCase): boolean => isTold(asked, 'action') && moves(asked.action);

/** The brushes of a case: for who builds, one for all others. */
export function brushesOf(asked: LandCase): readonly Brush[] {
  if (!isAct(asked)) return asked.players.map((_, seat) => seat);
  const other = asked.players.findIndex((_, seat) => seat !== asked.seat);
  return [asked.seat, other, ...(liftsIn(asked) ? (['lift'] as const) : []), 'ask'];
}

/** The tap that is missing first. */
export const firstBrush = (asked: LandCase): Brush => {
  if (!isAct(asked)) return 0;
  if (!liftsIn(asked)) return asked.question === 'tile' ? 'ask' : asked.seat;
  return asked.from === undefined ? 'lift' : 'ask';
};
