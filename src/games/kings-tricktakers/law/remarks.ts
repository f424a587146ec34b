import { forPlayer } from '#law/by-player';
import { type Why, why } from './broken';
import { revokesShown } from './play';
import type { Event, Position, Round } from './position';
import { setOf } from './position';
import { missingCost } from './queens';
import { countAtTable, countInPad } from './rounds';
import { type Missing, missingFigures } from './score';

const unknown = ({ player, kind, card }: Missing): Why => why('copy', { player, kind, card }, [card]);

/** What an event brought to light: revokes, and printed figures that counted and that nobody knows. */
export function remarks(before: Position, event: Event, after: Position): readonly Why[] {
  const scored = after.rounds.length > before.rounds.length;
  switch (event.type) {
    case 'revive':
      return missingCost(before, event.by ?? '', setOf(before, event.by)).map(unknown);
    case 'play': {
      const { by = '', card } = event;
      const shown = revokesShown(before, event).map(({ colour, trick, card: instead }) =>
        why('kt.trick.follow', { player: by, colour, card: card ?? 'mystic', trick, instead }, card === undefined ? [] : [card]),
      );
      return scored ? [...shown, ...missingAtTable(before)] : shown;
    }
    case 'round':
      return missingInPad(before, event);
    default:
      return [];
  }
}

function missingAtTable(position: Position): readonly Why[] {
  const count = countAtTable(position);
  return position.players.flatMap((player) => missingFigures(count, player)).map(unknown);
}

function missingInPad(position: Position, event: Round): readonly Why[] {
  const count = countInPad(position, event);
  return position.players
    .flatMap((player) => {
      const note = forPlayer(event.players, player);
      const cost = note?.revived === true ? missingCost(position, player, note.set) : [];
      return [...cost, ...missingFigures(count, player)];
    })
    .map(unknown);
}
