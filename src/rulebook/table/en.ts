import type { RuleTexts } from '#rulebook/rulebook';
import type { TableReasons } from '#text/table-reasons';

const OURS = 'How Regent keeps a game; no rulebook speaks of it';

export const en: RuleTexts<keyof TableReasons> = {
  phase: {
    title: 'Everything in its turn',
    statement:
      'A game goes through its phases in order, and each phase takes only what belongs to it. What comes too early or too late is refused, whoever enters it; the sentence says what the table is to do now.',
    source: OURS,
  },
  adjust: {
    title: 'Points by agreement',
    statement:
      'A table may give or take points for a reason of its own: a handicap, a penalty, a slip that nobody can trace. They stand in the log and on the score sheet with that reason, and can be undone like anything else.',
    source: OURS,
  },
  'log.conflict': {
    title: 'An earlier change, a later conflict',
    statement:
      'When something earlier is put right, a later event may no longer be possible. The game then stands before that event and all that follows waits; amend it, strike it, let it stand, or undo the change. Nothing is lost.',
    source: OURS,
  },
  'log.nothing': {
    title: 'Undo and redo',
    statement: 'Undo takes back the last thing that was entered, of any kind, and redo brings it again until something new is entered.',
    source: OURS,
  },
  'log.abandoned': {
    title: 'An abandoned game',
    statement: 'An abandoned game is kept and counts in no statistics. Undo brings it back where it stood.',
    source: OURS,
  },
  'log.gone': {
    title: 'What was struck is gone',
    statement: 'An event that was struck or undone can no longer be amended. It stays in the log, and undo can bring it back.',
    source: OURS,
  },
  'log.following': {
    title: 'One tab keeps the game',
    statement:
      'A game is written by one tab or window at a time; any other follows and shows it. Choose to play on here and this one takes over.',
    source: OURS,
  },
  'log.away': {
    title: 'One phone keeps the game',
    statement:
      'A game that was handed over goes on at the other phone; this one only shows how it stood then, and hears nothing of what follows. Take it back to play on here, or let the other phone hand it back with all that happened since.',
    source: OURS,
  },
};
