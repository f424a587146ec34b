import { forPlayer } from '#law/by-player';
import { createViolation, type Violation } from './broken-reasons';
import type { Event, NoteRound, Position } from './position';
import { setOf } from './position';
import { missingCost } from './round/queens';
import { countAtTable, countInPad } from './round/rounds';
import { type MissingFigure, missingFigures } from './score/score';
import { exposedRevokes } from './trick/play';

const figureRemark = ({ player, kind, card }: MissingFigure): Violation => createViolation('copy', { player, kind, card }, [card]);

/** Warnings an event causes: revokes it proves, and unknown figures that were counted. */
export function remarks(before: Position, event: Event, positionAfter: Position): readonly Violation[] {
  const scored = positionAfter.rounds.length > before.rounds.length;
  switch (event.type) {
    case 'revive':
      return missingCost(before, event.by ?? '', setOf(before, event.by)).map(figureRemark);
    case 'play': {
      const { by = '', card } = event;
      const revokes = exposedRevokes(before, event).map(({ colour, trick, card: instead }) =>
        createViolation(
          'kt.trick.follow',
          { player: by, colour, card: card ?? 'mystic', trick, instead },
          card === undefined ? [] : [card],
        ),
      );
      return scored ? [...revokes, ...missingAtTable(before)] : revokes;
    }
    case 'round':
      return missingInPad(before, event);
    default:
      return [];
  }
}

function missingAtTable(position: Position): readonly Violation[] {
  const count = countAtTable(position);
  return position.players.flatMap((player) => missingFigures(count, player)).map(figureRemark);
}

function missingInPad(position: Position, event: NoteRound): readonly Violation[] {
  const count = countInPad(position, event);
  return position.players
    .flatMap((player) => {
      const note = forPlayer(event.players, player);
      const cost = note?.revived === true ? missingCost(position, player, note.set) : [];
      return [...cost, ...missingFigures(count, player)];
    })
    .map(figureRemark);
}
