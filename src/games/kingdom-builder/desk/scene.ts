import type { Choices } from '#desk/desk';
import type { Action } from '#games/kingdom-builder/law/actions';
import { build, endTurn } from '#games/kingdom-builder/law/effects';
import { law } from '#games/kingdom-builder/law/index';
import { NOWHERE, spotOf } from '#games/kingdom-builder/law/land';
import { agreements, type Build, type Card, type Move, NOBODY, type Position, type Seat } from '#games/kingdom-builder/law/position';
import { BUILDING_TILES, MOVING_TILES, type Tile, unusable } from '#games/kingdom-builder/law/tiles';
import type { ActCase, Scene } from './cases';

const isBuilder = (action: Action): action is (typeof BUILDING_TILES)[number] => BUILDING_TILES.some((tile) => tile === action);
const isMover = (action: Action): action is Move['with'] => action === 'cave' || MOVING_TILES.some((tile) => tile === action);

/** Whether the action lifts a settlement that stands already. */
export const moves = (action: Action): boolean => isMover(action);

const chosen = <T extends string>(all: readonly [T, ...T[]], choice: string | undefined): T =>
  all.find((each) => each === choice) ?? all[0];

/** The table before anything stands on it. */
export function emptyTable(
  { players, layout }: Pick<Scene, 'players' | 'layout'>,
  choices: Choices,
  cards: readonly Card[] = [],
): Position {
  const ids = players.map(({ id }) => id);
  return law.begin({
    ...layout,
    players: ids,
    record: 'table',
    first: ids[0] ?? '',
    cards,
    agreements: {
      'lords-zero': chosen(agreements['lords-zero'], choices['lords-zero']),
      'terrain-runs-out': chosen(agreements['terrain-runs-out'], choices['terrain-runs-out']),
    },
  });
}

/** The settlements come one after the other, so that each takes the tiles that lie there; then everybody's are ready. */
function settle(start: Position, { settled, known }: Scene): Position {
  if (known !== undefined) {
    const settlements = start.land.ground.map(() => NOBODY);
    for (const { seat, at } of settled) settlements[spotOf(start.land, at)] = seat;
    return { ...start, settlements, ...known };
  }
  let position = start;
  for (const { seat, at } of settled) {
    const by = start.players[seat];
    if (by !== undefined && law.judge(position, { type: 'settle', by, at }).legal)
      position = build({ ...position, onMove: seat }, { type: 'build', at });
  }
  for (const onMove of start.players.keys()) position = endTurn({ ...position, onMove });
  return position;
}

/** A land with its settlements as a position of the law. */
export const standing = (scene: Scene, choices: Choices, cards: readonly Card[] = []): Position =>
  settle(emptyTable(scene, choices, cards), scene);

/** The tile that acts is one that can: what is asked is where. */
function withTile(position: Position, seat: Seat, tile: Tile): Position {
  const held = position.tiles[seat] ?? [];
  if (unusable(held, tile) === undefined) return position;
  return { ...position, tiles: position.tiles.with(seat, [...held, { tile, from: NOWHERE, state: 'ready' }]) };
}

/** The moment before the action: the card is shown, none of the three is placed. */
export function beforeAct(asked: ActCase, choices: Choices): Position {
  const { seat, action, terrain } = asked;
  const position: Position = { ...standing(asked, choices), onMove: seat, terrain, placed: 0 };
  return action === 'mandatory' || action === 'cave' ? position : withTile(position, seat, action);
}

/** What is to be judged; nothing while a hex is missing. */
export function actOf({ players, seat, action, from, at }: ActCase): Build | Move | undefined {
  const by = players[seat]?.id;
  if (at === undefined) return undefined;
  if (isMover(action)) return from === undefined ? undefined : { type: 'move', by, from, to: at, with: action };
  return isBuilder(action) ? { type: 'build', by, at, with: action } : { type: 'build', by, at };
}
