import { signal } from '@preact/signals';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf, type Land, type Spot } from '#games/kingdom-builder/law/board/land';
import { isOnlyEndLeft } from '#games/kingdom-builder/law/candidates';
import { type News, newsOf } from '#games/kingdom-builder/law/news';
import type { Event, Settle } from '#games/kingdom-builder/law/position';
import type { GameStateOf } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import { countEventsTo } from '#session/log/steps';
import { type Step, stateOf, type Table } from '#session/log/table';
import { spotsOfEvent } from '../screen-texts';

const POINTS_KEY = 'kingdom-builder-points';

function loadPointsShown(): boolean {
  try {
    return localStorage.getItem(POINTS_KEY) === 'shown';
  } catch {
    return false;
  }
}

/** Whether interim points are shown; saved on the device. */
export const isShowingPoints = signal(loadPointsShown());

export function setShowingPoints(shown: boolean): void {
  isShowingPoints.value = shown;
  try {
    localStorage.setItem(POINTS_KEY, shown ? 'shown' : 'hidden');
  } catch {
    // Storage may be full or blocked; the choice then lasts until the page is closed.
  }
}

/** The state after an event; `undefined` where it is refused. */
export function stateAfter(
  table: Table<KingdomBuilder>,
  state: GameStateOf<KingdomBuilder>,
  event: Event,
): GameStateOf<KingdomBuilder> | undefined {
  const answer = ruleOn(table.game, state, event);
  return answer.outcome === 'accepted' ? answer.state : undefined;
}

export const canOnlyEndTurn = ({ phase, position }: GameStateOf<KingdomBuilder>): boolean => phase === 'turn' && isOnlyEndLeft(position);

interface Turns {
  /** The events of the turn that is being played. */
  readonly current: readonly Step<KingdomBuilder>[];
  readonly previous: readonly Step<KingdomBuilder>[];
  /** The states in which the two turns began. */
  readonly currentStart: GameStateOf<KingdomBuilder>;
  readonly previousStart: GameStateOf<KingdomBuilder>;
}

/** The turn that a state is in, and the one before it. */
function turnsAt(table: Table<KingdomBuilder>, state: GameStateOf<KingdomBuilder>): Turns {
  const steps = table.steps.slice(0, countEventsTo(table, state) ?? 0);
  const lastEndBefore = (index: number): number => steps.slice(0, index).findLastIndex(({ event }) => event.type === 'end-turn');
  const end = lastEndBefore(steps.length);
  const earlier = end < 0 ? -1 : lastEndBefore(end);
  return {
    current: steps.slice(end + 1),
    previous: steps.slice(earlier + 1, Math.max(end, 0)),
    currentStart: steps[end]?.state ?? table.start,
    previousStart: steps[earlier]?.state ?? table.start,
  };
}

/** The news of the current turn, or of the previous one until the player acts. */
export function newsAt(table: Table<KingdomBuilder>, state: GameStateOf<KingdomBuilder>): readonly News[] {
  const { current, previous, currentStart: start, previousStart: startBefore } = turnsAt(table, state);
  const [steps, from] = current.length > 0 ? [current, start] : [previous, startBefore];
  return steps.flatMap(({ event, state: after }, index) => newsOf((steps[index - 1]?.state ?? from).position, event, after.position));
}

/** The settlements placed or moved in the previous turn and in this one. */
export function lastSettledSpots(table: Table<KingdomBuilder>, state: GameStateOf<KingdomBuilder>, land: Land): readonly Spot[] {
  const { current, previous } = turnsAt(table, state);
  const own = state.position.settlements;
  return [...previous, ...current].flatMap(({ event }) => spotsOfEvent(land, event).slice(-1)).filter((spot) => (own[spot] ?? -1) >= 0);
}

const newsByEvent = new WeakMap<Event, { readonly before: GameStateOf<KingdomBuilder>; readonly news: readonly News[] }>();

/** The news of an event in a state. Cached by event, because the log asks for every line each time it is drawn. */
export function newsOfEvent(before: GameStateOf<KingdomBuilder>, event: Event): readonly News[] {
  const known = newsByEvent.get(event);
  if (known?.before === before) return known.news;
  const answer = ruleOn(game, before, event);
  const news = answer.outcome === 'accepted' ? newsOf(before.position, event, answer.state.position) : [];
  newsByEvent.set(event, { before, news });
  return news;
}

/** The events of a final record that place all settlements of a table. */
export function settlementEvents(table: Table<KingdomBuilder>): readonly Settle[] {
  const { land, players, settlements } = stateOf(table).position;
  return settlements.flatMap((seat, spot): readonly Settle[] => {
    const by = players[seat];
    return by === undefined ? [] : [{ type: 'settle', by, at: hexOf(land, spot) }];
  });
}
