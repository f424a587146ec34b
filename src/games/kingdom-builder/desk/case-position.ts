import type { CaseDraft, ChoicesByAgreement } from '#desk/desk';
import { createTableAt } from '#desk/table-cases';
import { game } from '#games/kingdom-builder/game';
import type { Action } from '#games/kingdom-builder/law/actions';
import { NOWHERE, spotOf } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import { build, endTurn } from '#games/kingdom-builder/law/effects';
import { law } from '#games/kingdom-builder/law/index';
import {
  agreements,
  type Build,
  type Card,
  MANDATORY_SETTLEMENTS,
  type Move,
  NOBODY,
  type Position,
  type Seat,
  tilesOf,
} from '#games/kingdom-builder/law/position';
import { isBuildingTile, type Tile } from '#games/kingdom-builder/law/tiles';
import { resolveAgreements } from '#session/formats/schema';
import { type ActCase, type BoardCase, type CaseBoard, isActCase, toCaseBoard } from './cases';

/** Whether the action moves a settlement. */
export const isMovingAction = (action: Action): action is Move['with'] => action !== 'mandatory' && !isBuildingTile(action);

/** The table before anything stands on it. */
export function emptyTable(
  { players, colours, layout }: Pick<CaseBoard, 'players' | 'colours' | 'layout'>,
  choices: ChoicesByAgreement,
  cards: readonly Card[] = [],
): Position {
  const ids = players.map(({ id }) => id);
  return law.begin({
    ...layout,
    players: ids,
    record: 'table',
    first: ids[0] ?? '',
    cards,
    colours,
    agreements: resolveAgreements(agreements, choices),
  });
}

/** Builds the settlements in order, so that each takes its tiles, then ends everybody's turn, so that all tiles are ready. */
function placeSettlements(start: Position, { settled, known }: CaseBoard): Position {
  if (known !== undefined) {
    const settlements = start.land.ground.map(() => NOBODY);
    for (const { seat, at } of settled) settlements[spotOf(start.land, at)] = seat;
    return { ...start, settlements, ...known };
  }
  let position = start;
  for (const { seat, at } of settled) {
    const by = start.players[seat];
    if (by !== undefined && law.judge(position, { type: 'settle', by, at }).isLegal)
      position = build({ ...position, onMove: seat }, { type: 'build', at });
  }
  for (const onMove of start.players.keys()) position = endTurn({ ...position, onMove });
  return position;
}

/** The position of a case's board. */
export const positionOf = (built: CaseBoard, choices: ChoicesByAgreement, cards: readonly Card[] = []): Position =>
  placeSettlements(emptyTable(built, choices, cards), built);

/** Gives the player the tile of the question, marked as from no location: the question is where it may act, not whether it is held. */
function lendTile(position: Position, seat: Seat, tile: Tile): Position {
  const lent = { tile, from: NOWHERE, state: 'ready' } as const;
  return { ...position, tiles: position.tiles.with(seat, [lent, ...tilesOf(position, seat)]) };
}

export const removeLentTiles = (position: Position): Position => ({
  ...position,
  tiles: position.tiles.map((held) => held.filter(({ from }) => from !== NOWHERE)),
});

/** The position before the action: the card is shown, and the last of the mandatory three is due, or a tool after them. */
export function positionBeforeAct(deskCase: CaseDraft<ActCase>, choices: ChoicesByAgreement): Position {
  const { seat = 0, action = 'mandatory', terrain = TERRAINS[0], reserve, taken = [] } = deskCase;
  const start = positionOf(toCaseBoard(deskCase), choices);
  const position: Position = {
    ...start,
    onMove: seat,
    terrain,
    placed: action === 'mandatory' ? MANDATORY_SETTLEMENTS - 1 : MANDATORY_SETTLEMENTS,
    reserve: reserve === undefined ? start.reserve : start.reserve.with(seat, reserve),
    taken: start.taken.with(seat, [...(start.taken[seat] ?? []), ...taken.map((name) => start.land.names.indexOf(name))]),
  };
  return action === 'mandatory' || action === 'cave' ? position : lendTile(position, seat, action);
}

/** The event of a case; `undefined` while a hex is missing. */
export function actEventOf({ players = [], seat = 0, action = 'mandatory', from, at }: CaseDraft<ActCase>): Build | Move | undefined {
  const by = players[seat]?.id;
  if (at === undefined) return undefined;
  if (isMovingAction(action)) return from === undefined ? undefined : { type: 'move', by, from, to: at, with: action };
  return { type: 'build', by, at, ...(action === 'mandatory' ? {} : { with: action }) };
}

/** A table with the position of a case, in its turn phase. */
export function layOut(deskCase: BoardCase, choices: ChoicesByAgreement) {
  const built = toCaseBoard(deskCase);
  const players = built.players.map(({ id, name }) => ({ id, name: name || id }));
  const [first] = players;
  const position = isActCase(deskCase) ? positionBeforeAct(deskCase, choices) : positionOf(built, choices);
  const { colours, layout } = built;
  const setup = { record: 'table', first: first?.id, ...layout, cards: FIRST_GAME.cards, colours, agreements: choices };
  return createTableAt(game, { players, setup }, game.flow.stateIn('turn', position));
}
