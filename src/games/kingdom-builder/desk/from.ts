import type { CaseDraft } from '#desk/desk';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf, type Layout } from '#games/kingdom-builder/law/land';
import { anyFree, MANDATORY, mandatoryOver, NOBODY, type Position, reserveOf, tilesOf } from '#games/kingdom-builder/law/position';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import { BUILDING_TILES, MOVING_TILES } from '#games/kingdom-builder/law/tiles';
import { standOf, type Table } from '#session/table';
import type { ActCase, Built, EndCase, FullCase, PassCase, Rest, Settled, UseCase } from './cases';

type Game = Table<KingdomBuilder>;

/** How many of the three the turn counts as placed. */
const placedIn = (position: Position): number => (mandatoryOver(position) ? MANDATORY : position.placed);

export function builtFrom(table: Game): Built {
  const { position } = standOf(table);
  const { sections, capitols, caves, island, colours } = table.setup;
  const layout: Layout = { sections, capitols, caves, island };
  const settled = position.settlements.flatMap((seat, spot): readonly Settled[] =>
    seat === NOBODY ? [] : [{ seat, at: hexOf(position.land, spot) }],
  );
  const { tiles, taken, reserve } = position;
  return { players: table.effective.header.players, colours, layout, settled, known: { tiles, taken, reserve } };
}

/** The tile in hand that can be meant, else one of the three. */
export function actFrom(question: ActCase['question'], table: Game): CaseDraft<ActCase> {
  const { position } = standOf(table);
  const { onMove, terrain = TERRAINS[0] } = position;
  const meant = question === 'tile' ? MOVING_TILES : mandatoryOver(position) ? BUILDING_TILES : [];
  const action = meant.find((tile) => tilesOf(position, onMove).some((each) => each.tile === tile)) ?? 'mandatory';
  return { question, ...builtFrom(table), seat: onMove, action, terrain };
}

export function useFrom(table: Game): CaseDraft<UseCase> | undefined {
  const { position } = standOf(table);
  const { onMove, caveUsed, land } = position;
  const placed = placedIn(position);
  const held = tilesOf(position, onMove);
  const [first] = held;
  if (first !== undefined) {
    const alike = held.filter(({ tile }) => tile === first.tile).map(({ state }) => state);
    return { question: 'use', tool: first.tile, held: alike, placed };
  }
  return land.caves.length === 0 ? undefined : { question: 'use', tool: 'cave', held: [caveUsed ? 'used' : 'ready'], placed };
}

export function fullFrom(table: Game): CaseDraft<FullCase> | undefined {
  const { position } = standOf(table);
  const full = TERRAINS.find((each) => !anyFree(position, each));
  return full === undefined ? undefined : { question: 'full', terrain: full, placed: Math.min(position.placed, MANDATORY - 1) };
}

/** What is left of a turn, as its player would say it. */
function restOf(position: Position): Rest {
  const { terrain, placed, onMove, tiles } = position;
  if (placed >= MANDATORY) return tiles[onMove]?.some(({ state }) => state === 'ready') ? 'tile' : 'nothing';
  if (reserveOf(position, onMove) === 0) return terrain === undefined && placed === 0 ? 'undrawn' : 'empty';
  if (position.stopped) return 'full';
  return terrain !== undefined ? 'room' : placed === 0 ? 'undrawn' : 'full';
}

const isInTurn = (table: Game): boolean => {
  const { position, phase } = standOf(table);
  return position.record === 'table' && (phase === 'turn' || phase === 'drawing');
};

export function passFrom(table: Game): CaseDraft<PassCase> | undefined {
  if (!isInTurn(table)) return undefined;
  const { position } = standOf(table);
  const name = table.effective.header.players[position.onMove]?.name;
  return { question: 'pass', name, placed: position.placed, rest: restOf(position) };
}

export function endFrom(table: Game): CaseDraft<EndCase> | undefined {
  if (!isInTurn(table)) return undefined;
  const { position } = standOf(table);
  const { players, colours } = builtFrom(table);
  const out = position.players.flatMap((_, seat) => (position.reserve[seat] === 0 ? [seat] : []));
  return { question: 'end', players, colours, first: position.first, onMove: position.onMove, out };
}
