import { game } from '#games/kingdom-builder/game';
import { openHexes } from '#games/kingdom-builder/law/actions';
import { type Coordinates, hexOf, isNextTo, spotOf } from '#games/kingdom-builder/law/board/land';
import { TERRAINS } from '#games/kingdom-builder/law/board/terrain';
import { tileChanges, tilesLeft } from '#games/kingdom-builder/law/news';
import { type Event, isMandatoryOver, type Position, tilesOf } from '#games/kingdom-builder/law/position';
import { parsePlan } from '#games/kingdom-builder/table/setup/plan-text';
import type { EventBase } from '#law/game';
import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import type { Game } from '#session/game';
import { legalEvents, ruleOn } from '#session/log/rule-on';
import { people } from '../../transcripts';

export const FIRST_PLAN = 'Kingdom Builder: tavern, paddock, oasis, farm | fishermen, knights, merchants';
export const OTHER_PLAN = 'Kingdom Builder: oracle, tower, barn, harbor | lords, hermits, miners';

/** A table of two with a set-up given as text, Ana first. */
export const tableOfPlan = (plan: string, record: 'table' | 'final' = 'table') => ({
  game: 'kingdom-builder' as const,
  players: people('ana', 'ben'),
  setup: { ...parsePlan(plan), record, first: 'ana' },
  events: [],
});

/** As the referee knows it: of any game. */
const referee: Game = game;

/** The same game at the law's desk, to know what should be seen. */
export function startFromPlan(plan: string): GameState<Position> {
  const { players, setup: raw } = tableOfPlan(plan);
  const setup = readSetup(game, players, raw);
  if (isInputError(setup)) throw new Error(JSON.stringify(setup));
  return game.flow.start(game.law.begin(setup as never)) as GameState<Position>;
}

export function step(state: GameState<Position>, event: EventOf): GameState<Position> {
  const answer = ruleOn(referee, state, event);
  if (answer.outcome !== 'accepted') throw new Error(`${JSON.stringify(event)} ${JSON.stringify(answer)}`);
  return answer.state as GameState<Position>;
}

/** How a table plays until somebody's tile is lost. */
export function eventsUntilLoss(plan: string): readonly EventOf[] {
  const events: EventOf[] = [];
  const used = new Set<string>();
  for (let state = startFromPlan(plan); !state.isFinished; ) {
    const event = chooseEvent(state, used, false);
    const seat = state.position.onMove;
    const next = step(state, event);
    events.push(event);
    if ('with' in event && event.with !== undefined) used.add(String(event.with));
    if (tilesOf(next.position, seat).length < tilesOf(state.position, seat).length) break;
    state = next;
  }
  return events;
}

export type EventOf = Event & Readonly<Record<string, unknown>>;

const isOurs = (event: EventBase): event is EventOf => ['draw', 'build', 'move', 'end-turn'].includes(event.type);
const openCandidates = (state: GameState<Position>, type: string): readonly EventOf[] => legalEvents(referee, state, type).filter(isOurs);

/** Somebody who likes tiles: takes them where possible, uses each kind once, and loses one along the way. */
export function chooseEvent(state: GameState<Position>, used: ReadonlySet<string>, lost: boolean): EventOf {
  const { position } = state;
  const { land, onMove, taken } = position;
  const gives = (at: Coordinates): number =>
    land.locations.filter(
      ({ spot, tile }) =>
        isNextTo(land, spotOf(land, at), (each) => each === spot) &&
        !used.has(tile) &&
        taken[onMove]?.includes(spot) !== true &&
        tilesLeft(position, spot) > 0,
    ).length;
  const best = <T extends EventOf>(events: readonly T[], worth: (event: T) => number): T | undefined =>
    events.reduce<T | undefined>((now, event) => (now === undefined || worth(event) > worth(now) ? event : now), undefined);
  if (state.phase === 'drawing') {
    const worth = (event: EventOf): number => {
      if (event.type !== 'draw') return 0;
      const hexes = openHexes({ ...position, terrain: event.terrain }, 'mandatory', onMove).map((spot) => hexOf(land, spot));
      const turn = (position.round * 2 + onMove) % TERRAINS.length;
      return Math.max(0, ...hexes.map(gives)) * 10 + (TERRAINS[turn] === event.terrain ? 1 : 0);
    };
    return best(openCandidates(state, 'draw'), worth) ?? { type: 'end-turn' };
  }
  const extras = [...openCandidates(state, 'build'), ...openCandidates(state, 'move')].filter(
    (event) => (event.type === 'build' || event.type === 'move') && event.with !== undefined,
  );
  const toolOf = (event: EventOf): string => (event.type === 'build' || event.type === 'move' ? (event.with ?? '') : '');
  const losing = lost
    ? undefined
    : extras.find((event) => event.type === 'move' && tileChanges(position, step(state, event).position, onMove).lost.length > 0);
  const unused = extras.find((event) => !used.has(toolOf(event)) && !(event.type === 'move' && `${event.from}` === `${event.to}`));
  if (unused !== undefined) return unused;
  if (losing !== undefined) return losing;
  if (isMandatoryOver(position)) return { type: 'end-turn' };
  const builds = openCandidates(state, 'build').filter((event) => toolOf(event) === '');
  return best(builds, (event) => (event.type === 'build' ? gives(event.at) : 0)) ?? { type: 'end-turn' };
}
