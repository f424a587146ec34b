/** Words of chess, of draughts and of the other language that people bring to this board, a line for each thing. */
export const synonyms: readonly string[] = [
  'monarch, king, queen, ruler, crown, leader, boss, monarque, roi, reine, souverain, couronne',
  'knight, pawn, soldier, tower, piece, guy, man, chevalier, pion, cavalier, soldat, pièce',
  'courtesy, danger, check, threat, take back, courtoisie, échec, danger',
  'taking the monarch, checkmate, mate, mat, échec et mat',
  'throne, chair, seat, castle, other side, trône, siège, fauteuil, chaise',
  'back, respawn, revive, put back, put it back, remettre, replacer, revient',
  'sizes, size, big, small, 1, 2, 3, 4, tall, strength, number, taille, gros, petit, grand, numéro',
  'draw, stalemate, no winner, nulle, pat, match nul, nul',
  'square, field, case',
  'chess, checkers, draughts, échecs, dames',
  'piece: monarch, knight, monarque, chevalier',
];
