import type { CaseDraft } from '#desk/desk';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf, type Layout } from '#games/kingdom-builder/law/board/land';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import {
  hasFreeHex,
  isMandatoryOver,
  MANDATORY_SETTLEMENTS,
  NOBODY,
  type Position,
  reserveOf,
  tilesOf,
} from '#games/kingdom-builder/law/position';
import { BUILDING_TILES, MOVING_TILES } from '#games/kingdom-builder/law/tiles';
import { stateOf, type Table } from '#session/log/table';
import type { ActCase, CaseBoard, EndCase, FullCase, PassCase, SettlementAt, ToolUseCase, TurnRemainder } from './cases';

type KingdomBuilderTable = Table<KingdomBuilder>;

/** How many of the mandatory three are placed; three where the action has ended early. */
const countPlaced = (position: Position): number => (isMandatoryOver(position) ? MANDATORY_SETTLEMENTS : position.placed);

export function boardFromTable(table: KingdomBuilderTable): CaseBoard {
  const { position } = stateOf(table);
  const { sections, capitols, caves, island, colours } = table.setup;
  const layout: Layout = { sections, capitols, caves, island };
  const settled = position.settlements.flatMap((seat, spot): readonly SettlementAt[] =>
    seat === NOBODY ? [] : [{ seat, at: hexOf(position.land, spot) }],
  );
  const { tiles, taken, reserve } = position;
  return { players: table.effective.header.players, colours, layout, settled, known: { tiles, taken, reserve } };
}

/** A case about a tile that the player holds and that fits the question, else about the mandatory action. */
export function actCaseFromTable(question: ActCase['question'], table: KingdomBuilderTable): CaseDraft<ActCase> {
  const { position } = stateOf(table);
  const { onMove, terrain = TERRAINS[0] } = position;
  const possibleTiles = question === 'tile' ? MOVING_TILES : isMandatoryOver(position) ? BUILDING_TILES : [];
  const action = possibleTiles.find((tile) => tilesOf(position, onMove).some((each) => each.tile === tile)) ?? 'mandatory';
  return { question, ...boardFromTable(table), seat: onMove, action, terrain };
}

export function useCaseFromTable(table: KingdomBuilderTable): CaseDraft<ToolUseCase> | undefined {
  const { position } = stateOf(table);
  const { onMove, isCaveUsed, land } = position;
  const placed = countPlaced(position);
  const held = tilesOf(position, onMove);
  const [first] = held;
  if (first !== undefined) {
    const alike = held.filter(({ tile }) => tile === first.tile).map(({ state }) => state);
    return { question: 'use', tool: first.tile, held: alike, placed };
  }
  return land.caves.length === 0 ? undefined : { question: 'use', tool: 'cave', held: [isCaveUsed ? 'used' : 'ready'], placed };
}

export function fullCaseFromTable(table: KingdomBuilderTable): CaseDraft<FullCase> | undefined {
  const { position } = stateOf(table);
  const fullTerrain = TERRAINS.find((each) => !hasFreeHex(position, each));
  return fullTerrain === undefined
    ? undefined
    : { question: 'full', terrain: fullTerrain, placed: Math.min(position.placed, MANDATORY_SETTLEMENTS - 1) };
}

function remainderOf(position: Position): TurnRemainder {
  const { terrain, placed, onMove, tiles } = position;
  if (placed >= MANDATORY_SETTLEMENTS) return tiles[onMove]?.some(({ state }) => state === 'ready') ? 'tile' : 'nothing';
  if (reserveOf(position, onMove) === 0) return terrain === undefined && placed === 0 ? 'undrawn' : 'empty';
  if (position.isMandatoryStopped) return 'full';
  return terrain !== undefined ? 'room' : placed === 0 ? 'undrawn' : 'full';
}

const isInTurn = (table: KingdomBuilderTable): boolean => {
  const { position, phase } = stateOf(table);
  return position.record === 'table' && (phase === 'turn' || phase === 'drawing');
};

export function passCaseFromTable(table: KingdomBuilderTable): CaseDraft<PassCase> | undefined {
  if (!isInTurn(table)) return undefined;
  const { position } = stateOf(table);
  const name = table.effective.header.players[position.onMove]?.name;
  return { question: 'pass', name, placed: position.placed, rest: remainderOf(position) };
}

export function endCaseFromTable(table: KingdomBuilderTable): CaseDraft<EndCase> | undefined {
  if (!isInTurn(table)) return undefined;
  const { position } = stateOf(table);
  const { players, colours } = boardFromTable(table);
  const out = position.players.flatMap((_, seat) => (position.reserve[seat] === 0 ? [seat] : []));
  return { question: 'end', players, colours, first: position.first, onMove: position.onMove, out };
}
