import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf, type Layout } from '#games/kingdom-builder/law/land';
import { anyFree, mandatoryOver, NOBODY, tilesOf } from '#games/kingdom-builder/law/position';
import { TERRAINS } from '#games/kingdom-builder/law/terrain';
import { BUILDING_TILES, MOVING_TILES } from '#games/kingdom-builder/law/tiles';
import { standOf, type Table } from '#session/table';
import type { Built, KingdomBuilderCase, Settled } from './cases';

function builtAt(table: Table<KingdomBuilder>): Built {
  const { position } = standOf(table);
  const { sections, capitols, caves, island, colours } = table.setup;
  const layout: Layout = { sections, capitols, caves, island };
  const settled = position.settlements.flatMap((seat, spot): readonly Settled[] =>
    seat === NOBODY ? [] : [{ seat, at: hexOf(position.land, spot) }],
  );
  const { tiles, taken, reserve } = position;
  return { players: table.effective.header.players, colours, layout, settled, known: { tiles, taken, reserve } };
}

/** The question put to the present stand of a running game. */
export function from(question: KingdomBuilderCase['question'], table: Table<KingdomBuilder>): KingdomBuilderCase | undefined {
  const { position, phase } = standOf(table);
  const { cards } = table.setup;
  const { onMove, terrain = TERRAINS[0], placed, caveUsed, land } = position;
  const built = builtAt(table);
  const held = tilesOf(position, onMove);
  switch (question) {
    case 'card':
      return { question, ...built, part: cards[0] ?? 'fishermen', untold: ['part'] };
    case 'count':
      return { question, ...built, cards };
    case 'adjacent': {
      const builder = mandatoryOver(position) ? BUILDING_TILES.find((tile) => held.some((each) => each.tile === tile)) : undefined;
      return { question, ...built, seat: onMove, action: builder ?? 'mandatory', terrain };
    }
    case 'tile': {
      const mover = MOVING_TILES.find((tile) => held.some((each) => each.tile === tile));
      return { question, ...built, seat: onMove, action: mover ?? 'mandatory', terrain };
    }
    case 'use': {
      const over = mandatoryOver(position) ? 3 : placed;
      const [first] = held;
      if (first === undefined) {
        return land.caves.length === 0 ? undefined : { question, tool: 'cave', held: [caveUsed ? 'used' : 'ready'], placed: over };
      }
      const alike = held.filter(({ tile }) => tile === first.tile).map(({ state }) => state);
      return { question, tool: first.tile, held: alike, placed: over };
    }
    case 'full': {
      const full = TERRAINS.find((each) => !anyFree(position, each));
      return full === undefined ? undefined : { question, terrain: full, placed: Math.min(placed, 2) };
    }
    case 'end':
      if (position.record === 'final' || (phase !== 'turn' && phase !== 'drawing')) return undefined;
      return {
        question,
        players: built.players,
        colours: built.colours,
        first: position.first,
        onMove,
        out: position.players.flatMap((_, seat) => (position.reserve[seat] === 0 ? [seat] : [])),
      };
    default:
      return undefined;
  }
}
