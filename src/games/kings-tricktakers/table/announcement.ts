import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';
import { stateOf, type Table } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';

/** What just happened by itself, or to everybody, in a sentence: a round begins, a court card is spent. */
export function announcementOf(table: Table<KingsTricktakers>, text: TricktakersScreenText): string | undefined {
  const last = table.steps.at(-1);
  if (last === undefined) return undefined;
  const names = namesOf(table.effective.header.players);
  const { event } = last;
  const { position } = stateOf(table);
  const before = table.steps.at(-2)?.state ?? table.start;
  const { told } = text;
  const player = names.player(event.by ?? '');
  if (position.record === 'table' && position.round > before.position.round) return told.round(position.round);
  switch (event.type) {
    case 'ability':
      return told.ability(player, event.use);
    case 'play':
      if (event.king === true) return told.king(player);
      return event.queen === true ? told.queen(player) : undefined;
    default:
      return undefined;
  }
}
