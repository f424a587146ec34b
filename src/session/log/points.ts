import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type Certainty, exactRange, pointsOf, type Range, winnersOf } from '#law/score';
import type { GameStateOf, GameTypes } from '../game';
import { type Conflict, stateOf, type Table } from './table';

/** Whether the game is over at one of its states: played out, or stopped there with its points. */
export const isOverAt = <K extends GameTypes>(table: Table<K>, state: GameStateOf<K>): boolean =>
  state.isFinished || (table.effective.isStopped && state === stateOf(table));

/** What is certain where a game stands: everybody's points, and who is first; before the end, who is level is first together. */
export function tableCertainty<K extends GameTypes>(table: Table<K>, state: GameStateOf<K> = stateOf(table)): Certainty {
  const { game, setup } = table;
  const { position } = state;
  const isOver = isOverAt(table, state);
  if (game.law.certainty !== undefined) return game.law.certainty(position, isOver);
  const points = pointsOf(setup.players, game.law.lines(position));
  const most = Math.max(...Object.values(points));
  return {
    points: Object.fromEntries(Object.entries(points).map(([player, each]) => [player, exactRange(each)])),
    leaders: isOver ? winnersOf(game.law.standings(position)) : setup.players.filter((player) => points[player] === most),
    unplaced: [],
  };
}

export interface PointsChange {
  readonly player: PlayerId;
  readonly before: Range;
  readonly after: Range;
}

/** What an entry does to the points, and the conflict it leaves. */
export function comparePoints<K extends GameTypes>(
  before: Table<K>,
  after: Table<K>,
): { readonly points: readonly PointsChange[]; readonly conflict: Conflict | undefined } {
  const [{ points: was }, { points: is }] = [tableCertainty(cutToSameEvent(before, after)), tableCertainty(after)];
  const points = after.setup.players
    .map((player) => ({ player, before: forPlayer(was, player) ?? exactRange(0), after: forPlayer(is, player) ?? exactRange(0) }))
    .filter((change) => change.before.least !== change.after.least || change.before.most !== change.after.most);
  return { points, conflict: after.conflict };
}

/** Where a change leaves a conflict the game stands before it: what it alters is told from where the game stood at the same event. */
function cutToSameEvent<K extends GameTypes>(before: Table<K>, after: Table<K>): Table<K> {
  if (after.conflict === undefined || before.conflict !== undefined) return before;
  const last = after.steps.at(-1)?.entry;
  return { ...before, steps: before.steps.slice(0, before.steps.findIndex(({ entry }) => entry === last) + 1) };
}
