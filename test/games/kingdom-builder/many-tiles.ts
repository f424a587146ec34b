import { game } from '#games/kingdom-builder/game';
import { hexOf, type Spot } from '#games/kingdom-builder/law/board/land';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import { isMandatoryOver, tilesOf } from '#games/kingdom-builder/law/position';
import type { Game } from '#session/game';
import { legalEvents } from '#session/log/rule-on';
import { type EventOf, startFromPlan, step } from './choose-event';

/** As the referee knows it: of any game. */
const referee: Game = game;

/** Up to where Ana is to draw and holds so many tiles: she settles beside one location after the other, the table agreeing to it. */
export function eventsWithTiles(plan: string, wanted: number): readonly EventOf[] {
  const events: EventOf[] = [];
  let state = startFromPlan(plan);
  const play = (event: object): void => {
    state = step(state, event as EventOf);
    events.push(event as EventOf);
  };
  const isFree = (spot: Spot): boolean => isTerrain(state.position.land.ground[spot]) && state.position.settlements[spot] === -1;
  while (!state.isFinished) {
    const { land, onMove, taken } = state.position;
    const isDrawing = state.phase === 'drawing';
    if (onMove === 0 && isDrawing && tilesOf(state.position, 0).length >= wanted) return events;
    const legal = legalEvents(referee, state, isDrawing ? 'draw' : 'build').filter(
      (event) => !('with' in event) || event.with === undefined,
    );
    // A card without a free hex would be drawn again and again.
    const first = legal.find((event) => !isDrawing || step(state, event as EventOf).phase === 'turn');
    const location = land.locations.find(({ spot }) => taken[0]?.includes(spot) !== true && land.neighbours[spot]?.some(isFree));
    const beside = location && land.neighbours[location.spot]?.find(isFree);
    if (isDrawing && first !== undefined) play(first);
    else if (isMandatoryOver(state.position) || first === undefined) play({ type: 'end-turn' });
    else if (onMove === 0 && beside !== undefined) play({ type: 'build', at: hexOf(land, beside), consent: true });
    else play(first);
  }
  throw new Error(`nobody came to ${wanted} tiles`);
}
