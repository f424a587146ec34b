import type { KingsGate } from '#games/kings-gate/game';
import { currentPlacement, groundAt, hasCharacterAt, tileAt, tileWorth, totalsAt } from '#games/kings-gate/law/board';
import { COLOURS, type Ground } from '#games/kings-gate/law/box';
import { outlook } from '#games/kings-gate/law/outlook';
import {
  actor,
  charactersHeldBy,
  countTilesLeft,
  type Event,
  isExtra,
  locationOf,
  type PlaceTile,
  type Position,
} from '#games/kings-gate/law/position';
import { clockwiseAfter, ownerOf } from '#games/kings-gate/law/score';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import type { PlayerId } from '#law/game';
import type { GameStateOf } from '#session/game';
import { stateBefore, stepsTo } from '#session/log/steps';
import type { Table } from '#session/log/table';
import type { PlayerNames } from '#text/language';
import { listOpenEvents } from './open-events';

interface NewsOptions {
  readonly table: Table<KingsGate>;
  readonly state: GameStateOf<KingsGate>;
  readonly text: KingsGateScreenText;
  readonly names: PlayerNames;
}

/** What the last event did that nobody tapped: to other tiles, to the ground, to whose turn it is. */
export function describeNews({ table, state, text, names }: NewsOptions): readonly string[] {
  const last = stepsTo(table, state).at(-1)?.event;
  const before = stateBefore(table, state);
  if (last === undefined || before === undefined) return [];
  // A turn that ended by itself is told together with the tile that ended it.
  const isAutomatic = last.type === 'end-turn' && hasNothingToPlay(table, before);
  const earlier = isAutomatic ? describeNews({ table, state: before, text, names }) : [];
  const change = { event: last, before: before.position, after: state.position, text, names };
  return [...earlier, ...listNews(change, isAutomatic)];
}

function hasNothingToPlay({ game }: Table<KingsGate>, state: GameStateOf<KingsGate>): boolean {
  const { places, dragons, conjures } = listOpenEvents(game, state);
  return places.length + dragons.length + conjures.length === 0;
}

/** An event between two positions. */
interface Change<E extends Event = Event> extends Pick<NewsOptions, 'text' | 'names'> {
  readonly event: E;
  readonly before: Position;
  readonly after: Position;
}

const locationLabel = (position: Position) => ({ n: position.n, name: locationOf(position, position.n).name });

/** The ground of a position's current location with the tiles of another board. */
const groundOf = (position: Position, tiles: Position['board']): Ground =>
  groundAt(tiles, currentPlacement(position.board), locationOf(position, position.n).ground);

function listNews(change: Change, isAutomatic: boolean): readonly string[] {
  const { event, before, text, names } = change;
  const { news } = text;
  const player = names.player(actor(before, event));
  switch (event.type) {
    case 'place':
      return [...coverNews({ ...change, event }), ...characterNews({ ...change, event }), ...emptyHandNews(change)];
    case 'dragon': {
      const eaten = tileAt(before.board, event.at);
      const owner = eaten === undefined ? '' : names.player(ownerOf(before, eaten.colour) ?? '');
      const meal = eaten === undefined ? news.discards(player) : news.eats(player, owner, eaten.value);
      return [meal, ...groundNews(change), ...emptyHandNews(change)];
    }
    case 'conjure': {
      const moved = tileAt(before.board, event.from);
      return moved === undefined ? [] : [news.moves(player, moved.value), ...groundNews(change)];
    }
    case 'end-turn':
      return [isAutomatic ? news.nothingLeft(player) : news.over(player), ...skippedNews(change)];
    case 'locate':
      return [...locationNews(change), ...skippedNews(change)];
    default:
      return [];
  }
}

function coverNews({ event, before, text: { news }, names }: Change<PlaceTile>): readonly string[] {
  const covered = tileAt(before.board, event.at);
  if (covered === undefined) return [];
  const owner = names.player(ownerOf(before, covered.colour) ?? '');
  return [news.covers(names.player(actor(before, event)), event.value, owner, covered.value)];
}

const totalList = ({ board }: Position, now = board) => {
  const totals = totalsAt(now, currentPlacement(board));
  return COLOURS.filter((colour) => totals[colour] !== undefined).map((colour) => ({ colour, total: totals[colour] }));
};

function characterNews({ event: { value, character }, before, after, text: { news } }: Change<PlaceTile>): readonly string[] {
  switch (character) {
    case 'king':
      return [news.king(locationLabel(before), groundOf(before, after.board))];
    case 'bishop':
      return [news.bishop(totalList(before, after.board))];
    case 'wizard':
      return [isExtra(before.played, value, character) ? news.wizard(value) : news.protects(character)];
    case 'guildmaster':
      return [news.guildmaster(tileWorth(value, character))];
    case 'merchant':
      return [news.protects(character)];
    default:
      return [];
  }
}

/** A King who is eaten by consent gives the printed ground back. */
function groundNews({ before, after, text: { news } }: Change): readonly string[] {
  const [was, is] = [groundOf(before, before.board), groundOf(before, after.board)];
  return was === is ? [] : [news.ground(locationLabel(before), is)];
}

function emptyHandNews({ event, before, after, text: { news }, names }: Change): readonly string[] {
  const by = actor(before, event);
  return countTilesLeft(after, by) > 0 ? [] : [news.noTiles(names.player(by), charactersHeldBy(before, by))];
}

/** kg.turn.order: who was passed over on the way to the next player. */
function skippedNews({ before, after, text: { news }, names }: Change): readonly string[] {
  const order = clockwiseAfter(before.players, before.onMove);
  const skipped: readonly PlayerId[] = order.slice(0, order.indexOf(after.onMove)).filter((player) => countTilesLeft(after, player) === 0);
  return skipped.length === 0 ? [] : [news.skipped(skipped.map(names.player))];
}

/** What a location brings as it is laid: its limit, and who stands beside it. */
function locationNews({ after, text: { news } }: Change): readonly string[] {
  const { limit, turned, ground } = outlook(after);
  return [
    ...(limit === undefined ? [] : [news.limits[limit]]),
    ...(turned ? [news.king(locationLabel(after), ground)] : []),
    ...(hasCharacterAt(after.board, currentPlacement(after.board), 'bishop') ? [news.bishop(totalList(after))] : []),
  ];
}
