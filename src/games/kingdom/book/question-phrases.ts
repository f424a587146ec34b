import { deskEn } from '#games/kingdom/text/desk-en';
import { deskFr } from '#games/kingdom/text/desk-fr';
import { screenEn } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import { createSearchableQuestions } from '#rulebook/searchable-questions';

/** Search phrases for the questions of the desk and the agreements. */
const en = {
  move: 'is this move allowed, can my piece go there, legal move, may I move like this, can I go there, may my knight move here, is this jump allowed, is this allowed for my piece, may he do that, is that a legal move',
  jump: 'who can jump whom, can this one jump that one, small over big, sizes, which ones can I jump, does a 1 jump a 4, may a 2 jump a 3, who gets over whom, who hops whom, can it hop over that one',
  danger:
    'is my king in check, king in danger, attacked, threatened, can he take my king, leave the king in check, can my king be eaten, is he attacked, did he walk into danger, he did not see his king could be taken, is my king exposed, can he get my ruler, am I attacked',
  win: 'did I win, is it over, have I won, winning move, checkmate, is that a win, is that the end, did I just win, king on the throne do I win, have I beaten you, did that win, over now',
  draw: 'draw, tie, stalemate, same position again, repetition, give up, resign, stuck, neither can win, we repeat the moves, nobody can move any more, shake hands, to and fro, nothing moves any more, call it quits',
  courtesy:
    'leave the king in check, take back a move, undo a blunder, warn, I blundered may I take it back, when do I have to warn, may I undo my move, I did not see it',
  'throne-capture':
    'safe on the throne, take the king on his throne, refuge, knight captures on the throne, his king sits on his chair may my soldier get him, is the king safe at home, attack the throne',
  first: 'who starts, does black start, who begins, white or black first, first move, youngest, which colour begins, opening move',
  pass: 'may I pass, skip my turn, do nothing, must I move, nothing can move, sit out, no good move, stay where I am, do I have to move',
};

const fr = {
  move: 'ce coup est permis, ma pièce peut aller là, coup légal, j’ai le droit de jouer ça, je peux aller là, mon chevalier peut bouger ici, ce saut est permis, c’est permis pour ma pièce, il peut faire ça, coup valable',
  jump: 'qui saute qui, peut sauter par-dessus, petit par-dessus grand, tailles, lesquels je peux sauter, un 1 saute un 4, un 2 saute un 3, qui passe par-dessus qui, qui enjambe qui, il peut enjamber celui-là',
  danger:
    'échec au roi, mon roi est en danger, attaqué, menacé, peut prendre mon roi, laisser le roi en échec, mon roi peut être mangé, il est attaqué, il s’est mis en danger, il n’a pas vu que son roi était en prise, mon roi est exposé, il peut avoir mon roi, je suis attaqué',
  win: 'ai-je gagné, est-ce que j’ai gagné, c’est fini, coup gagnant, échec et mat, c’est la fin, je viens de gagner, roi sur le trône je gagne, je t’ai battu, ça gagne, c’est terminé',
  draw: 'match nul, nulle, pat, répétition, mêmes coups, abandonner, bloqué, personne ne peut gagner, on répète les coups, plus personne ne peut bouger, on se serre la main, toujours pareil, plus rien ne bouge, plus aucun coup possible',
  courtesy:
    'laisser le roi en échec, reprendre son coup, prévenir, gaffe, j’ai fait une bourde je reprends, quand faut-il prévenir, annuler mon coup, je n’avais pas vu',
  'throne-capture':
    'à l’abri sur le trône, prendre le roi sur son trône, refuge, chevalier prend sur le trône, son roi sur son fauteuil mon soldat peut l’avoir, le roi est à l’abri chez lui, attaquer le trône',
  first:
    'qui commence, les noirs commencent, les blancs en premier, premier coup, le plus jeune, quelle couleur démarre, les noirs ouvrent',
  pass: 'passer son tour, sauter mon tour, ne rien faire, obligé de bouger, plus rien ne bouge, aucun bon coup, rester sur place, je dois jouer',
};

export const questionPhrases = {
  en: createSearchableQuestions('kingdom', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: createSearchableQuestions('kingdom', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
