/** Synonyms for the search, one set a line: words of chess, of draughts and of the other language. */
export const synonyms: readonly string[] = [
  'monarch, king, queen, ruler, crown, leader, boss, monarque, roi, reine, souverain, couronne, chief, big boss, his majesty, patron, chef, maître',
  'knight, pawn, soldier, tower, piece, guy, man, chevalier, pion, cavalier, soldat, pièce, men, guys, figure, trooper, hommes, homme, bonhomme, type, mec, fighter, horse, cheval',
  'courtesy, danger, check, threat, take back, courtoisie, échec, danger',
  'taking the monarch, checkmate, mate, mat, échec et mat',
  'throne, chair, seat, castle, other side, trône, siège, fauteuil, chaise, home, home seat, chez toi, chez lui, chez moi, trônes, starting seat, sofa',
  'back, respawn, revive, put back, put it back, remettre, replacer, revient, reappear, reappears, returns, come back, revenir, réapparaît, remis, retour, reposer',
  'sizes, size, big, small, 1, 2, 3, 4, tall, strength, number, taille, gros, petit, grand, numéro, height, tiny, giant, minus, balèze, short, little, hauteur, costaud, ones, twos, threes, fours',
  'draw, stalemate, no winner, nulle, pat, match nul, nul',
  'square, field, case',
  'chess, checkers, draughts, échecs, dames',
  'piece: monarch, knight, monarque, chevalier',
  'jump, hop, leap, saute, sauter, saut, enjamber, enjambe, bond',
];
