import { deskEn } from '#games/kingdom/text/desk-en';
import { deskFr } from '#games/kingdom/text/desk-fr';
import { screenEn } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import { asksOf } from '#rulebook/asks';

/** Other words for a question of the desk or an agreement. */
const en = {
  move: 'is this move allowed, can my piece go there, legal move, may I move like this, can I go there, may my knight move here, is this jump allowed',
  jump: 'who can jump whom, can this one jump that one, small over big, sizes, which ones can I jump, does a 1 jump a 4, may a 2 jump a 3, who gets over whom',
  danger:
    'is my king in check, king in danger, attacked, threatened, can he take my king, leave the king in check, can my king be eaten, is he attacked, did he walk into danger, he did not see his king could be taken',
  win: 'did I win, is it over, have I won, winning move, checkmate, is that a win, is that the end, did I just win, king on the throne do I win',
  draw: 'draw, tie, stalemate, same position again, repetition, give up, resign, stuck, neither can win, we repeat the moves, nobody can move any more',
  courtesy: 'leave the king in check, take back a move, undo a blunder, warn',
  'throne-capture': 'safe on the throne, take the king on his throne, refuge, knight captures on the throne',
  first: 'who starts, does black start, who begins, white or black first, first move, youngest',
};

const fr = {
  move: 'ce coup est permis, ma pièce peut aller là, coup légal, j’ai le droit de jouer ça, je peux aller là, mon chevalier peut bouger ici, ce saut est permis',
  jump: 'qui saute qui, peut sauter par-dessus, petit par-dessus grand, tailles, lesquels je peux sauter, un 1 saute un 4, un 2 saute un 3, qui passe par-dessus qui',
  danger:
    'échec au roi, mon roi est en danger, attaqué, menacé, peut prendre mon roi, laisser le roi en échec, mon roi peut être mangé, il est attaqué, il s’est mis en danger, il n’a pas vu que son roi était en prise',
  win: 'ai-je gagné, est-ce que j’ai gagné, c’est fini, coup gagnant, échec et mat, c’est la fin, je viens de gagner, roi sur le trône je gagne',
  draw: 'match nul, nulle, pat, répétition, mêmes coups, abandonner, bloqué, personne ne peut gagner, on répète les coups, plus personne ne peut bouger',
  courtesy: 'laisser le roi en échec, reprendre son coup, prévenir, gaffe',
  'throne-capture': 'à l’abri sur le trône, prendre le roi sur son trône, refuge, chevalier prend sur le trône',
  first: 'qui commence, les noirs commencent, les blancs en premier, premier coup, le plus jeune',
};

export const asks = {
  en: asksOf('kingdom', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: asksOf('kingdom', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
