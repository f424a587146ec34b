import type { RuleTexts } from '#rulebook/rulebook';
import type { TableReasons } from '#text/table-reasons';

const OURS = 'How Regent works; no rulebook speaks of it';

export const en: RuleTexts<keyof TableReasons> = {
  phase: {
    title: 'Everything in its turn',
    statement:
      'A game goes through its phases in order, and in each phase only its own moves are possible. A move that comes too early or too late is refused, whoever makes it; Regent says what comes first.',
    source: OURS,
  },
  adjust: {
    title: 'Points by agreement',
    statement:
      'Your table may give or take points for a reason of its own: a handicap, a penalty, a mistake that nobody can trace. The log and the score sheet show them with that reason, and they can be undone like anything else.',
    source: OURS,
  },
  'log.conflict': {
    title: 'An earlier fix, a later conflict',
    statement:
      'When you fix an earlier move, a later one may no longer be possible. The game then stops just before it. Fix that move too, remove it, allow it by agreement, or undo the change. Nothing is lost.',
    source: OURS,
  },
  'log.nothing': {
    title: 'Undo and redo',
    statement: 'Undo takes back the last move or change, whatever it was. Redo brings it back, until you play something new.',
    source: OURS,
  },
  'log.abandoned': {
    title: 'A game without a result',
    statement:
      'A game that ended without a result stays in the history and does not count in the statistics. Undo reopens it where it was.',
    source: OURS,
  },
  'log.gone': {
    title: 'A removed move is gone',
    statement: 'A move that was removed or undone can’t be fixed any more. Undo can bring it back.',
    source: OURS,
  },
  'log.following': {
    title: 'One tab plays the game',
    statement: 'A game is played in one tab or window at a time; the others show it. Choose “Play here” to go on in this one.',
    source: OURS,
  },
  'log.away': {
    title: 'One phone plays the game',
    statement:
      'A game that was handed over continues on the other phone; this one shows it as it was then. Take it back to play here, or let the other phone hand it back with everything that has happened since.',
    source: OURS,
  },
  'log.joined': {
    title: 'Several phones, one that saves',
    statement:
      'When phones are joined at a table, one of them runs the game: it judges every move and saves it. Undo, fixes, agreements and points by agreement are made there. The other phones show the game and play for their own player.',
    source: OURS,
  },
  'log.seat': {
    title: 'Each phone plays for its own player',
    statement:
      'A phone that joined a game at somebody’s seat enters what that player does, and nothing for anybody else. The phone that runs the game can enter everything.',
    source: OURS,
  },
};
