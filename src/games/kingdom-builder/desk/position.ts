import type { Choices } from '#desk/desk';
import type { Action } from '#games/kingdom-builder/law/actions';
import { build, endTurn } from '#games/kingdom-builder/law/effects';
import { law } from '#games/kingdom-builder/law/index';
import { NOWHERE, spotOf } from '#games/kingdom-builder/law/land';
import { agreements, type Build, type Card, type Move, NOBODY, type Position, type Seat } from '#games/kingdom-builder/law/position';
import { isBuilder, type Tile, unusable } from '#games/kingdom-builder/law/tiles';
import { decided } from '#session/schema';
import type { ActCase, Built } from './cases';

/** Whether the action lifts a settlement that stands already. */
export const moves = (action: Action): action is Move['with'] => action !== 'mandatory' && !isBuilder(action);

/** The table before anything stands on it. */
export function emptyTable(
  { players, colours, layout }: Pick<Built, 'players' | 'colours' | 'layout'>,
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
    colours,
    agreements: decided(agreements, choices),
  });
}

/** The settlements come one after the other, so that each takes the tiles that lie there; then everybody's are ready. */
function settle(start: Position, { settled, known }: Built): Position {
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
export const standing = (built: Built, choices: Choices, cards: readonly Card[] = []): Position =>
  settle(emptyTable(built, choices, cards), built);

/** The tile that acts is one that can: what is asked is where. */
function withTile(position: Position, seat: Seat, tile: Tile): Position {
  const held = position.tiles[seat] ?? [];
  if (unusable(held, tile) === undefined) return position;
  return { ...position, tiles: position.tiles.with(seat, [...held, { tile, from: NOWHERE, state: 'ready' }]) };
}

export const withoutLent = (position: Position): Position => ({
  ...position,
  tiles: position.tiles.map((held) => held.filter(({ from }) => from !== NOWHERE)),
});

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
  if (moves(action)) return from === undefined ? undefined : { type: 'move', by, from, to: at, with: action };
  return { type: 'build', by, at, ...(action === 'mandatory' ? {} : { with: action }) };
}
