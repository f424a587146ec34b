import { signal } from '@preact/signals';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf, type Land, type Spot } from '#games/kingdom-builder/law/board/land';
import { isOnlyEndLeft } from '#games/kingdom-builder/law/candidates';
import { type News, newsOf } from '#games/kingdom-builder/law/news';
import type { Event, Settle } from '#games/kingdom-builder/law/position';
import type { GameStateOf } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import { countEventsTo } from '#session/log/steps';
import { type Step, standOf, type Table } from '#session/log/table';
import { spotsOfEvent } from '../screen-texts';

const POINTS_KEY = 'kingdom-builder-points';

function loadPointsShown(): boolean {
  try {
    return localStorage.getItem(POINTS_KEY) === 'shown';
  } catch {
    return false;
  }
}

/** Whether the points as they would be now are shown; the table switches them on, and the device remembers it. */
export const isShowingPoints = signal(loadPointsShown());

export function setShowingPoints(shown: boolean): void {
  isShowingPoints.value = shown;
  try {
    localStorage.setItem(POINTS_KEY, shown ? 'shown' : 'hidden');
  } catch {
    // Without room it lasts as long as the page does.
  }
}

/** Where an event leads from a stand, if it may happen there. */
export function stateAfter(
  table: Table<KingdomBuilder>,
  stand: GameStateOf<KingdomBuilder>,
  event: Event,
): GameStateOf<KingdomBuilder> | undefined {
  const answer = ruleOn(table.game, stand, event);
  return answer.answer === 'accepted' ? answer.stand : undefined;
}

/** Whether nothing is left but the end of the turn. */
export const canOnlyEndTurn = ({ phase, position }: GameStateOf<KingdomBuilder>): boolean => phase === 'turn' && isOnlyEndLeft(position);

interface Turns {
  /** The events of the turn that is being played. */
  readonly now: readonly Step<KingdomBuilder>[];
  readonly before: readonly Step<KingdomBuilder>[];
  /** Where the game stood when each of them began. */
  readonly start: GameStateOf<KingdomBuilder>;
  readonly startBefore: GameStateOf<KingdomBuilder>;
}

/** The turn that a stand is in, and the one before it. */
function turnsAt(table: Table<KingdomBuilder>, stand: GameStateOf<KingdomBuilder>): Turns {
  const steps = table.steps.slice(0, countEventsTo(table, stand) ?? 0);
  const endBefore = (index: number): number => steps.slice(0, index).findLastIndex(({ event }) => event.type === 'end-turn');
  const end = endBefore(steps.length);
  const earlier = end < 0 ? -1 : endBefore(end);
  return {
    now: steps.slice(end + 1),
    before: steps.slice(earlier + 1, Math.max(end, 0)),
    start: steps[end]?.stand ?? table.start,
    startBefore: steps[earlier]?.stand ?? table.start,
  };
}

/** What came of this turn so far; until its player acts, of the turn before. */
export function newsAt(table: Table<KingdomBuilder>, stand: GameStateOf<KingdomBuilder>): readonly News[] {
  const { now, before, start, startBefore } = turnsAt(table, stand);
  const [steps, from] = now.length > 0 ? [now, start] : [before, startBefore];
  return steps.flatMap(({ event, stand: after }, index) => newsOf((steps[index - 1]?.stand ?? from).position, event, after.position));
}

/** The settlements that came last: those of the turn before, and of this one. */
export function lastSettledSpots(table: Table<KingdomBuilder>, stand: GameStateOf<KingdomBuilder>, land: Land): readonly Spot[] {
  const { now, before } = turnsAt(table, stand);
  const own = stand.position.settlements;
  return [...before, ...now].flatMap(({ event }) => spotsOfEvent(land, event).slice(-1)).filter((spot) => (own[spot] ?? -1) >= 0);
}

const newsByEvent = new WeakMap<Event, { readonly before: GameStateOf<KingdomBuilder>; readonly news: readonly News[] }>();

/** What comes of an event where the game stands; a log asks it for every line, and gets it at once the second time. */
export function newsOfEvent(before: GameStateOf<KingdomBuilder>, event: Event): readonly News[] {
  const known = newsByEvent.get(event);
  if (known?.before === before) return known.news;
  const answer = ruleOn(game, before, event);
  const news = answer.answer === 'accepted' ? newsOf(before.position, event, answer.stand.position) : [];
  newsByEvent.set(event, { before, news });
  return news;
}

/** The settlements of a table as the final record writes them. */
export function settlementEvents(table: Table<KingdomBuilder>): readonly Settle[] {
  const { land, players, settlements } = standOf(table).position;
  return settlements.flatMap((seat, spot): readonly Settle[] => {
    const by = players[seat];
    return by === undefined ? [] : [{ type: 'settle', by, at: hexOf(land, spot) }];
  });
}
