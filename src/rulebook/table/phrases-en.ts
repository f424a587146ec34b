/** What people type who look for one of these pages. */
export const en = {
  phase: 'not now, wrong phase, too early, too late, wrong moment, order of play',
  adjust: 'bonus, penalty, handicap, correct the score by hand, add points, extra points',
  'log.conflict': 'no longer possible, stuck, move after a correction, fix a move, remove a move, conflict',
  'log.nothing': 'take back, go back, mistake, wrong tap',
  'log.abandoned': 'end without a result, abandon, give up, stop early, resume, unfinished',
  'log.gone': 'deleted, removed, struck, removed move',
  'log.following': 'two tabs, other window, locked, read only',
  'log.away': 'handed over, other phone, read only, QR codes, battery low',
  'log.joined': 'several phones, phones at the table, host phone, undo on another phone',
  'log.seat': 'wrong player, play for somebody else, own phone, my seat',
};
