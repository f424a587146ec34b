import { deskEn } from '#games/kingdom/text/desk-en';
import { deskFr } from '#games/kingdom/text/desk-fr';
import { screenEn } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import { asksOf } from '#rulebook/asks';

/** Other words for a question of the desk or an agreement. */
const en = {
  move: 'is this move allowed, can my piece go there, legal move, may I move like this',
  jump: 'who can jump whom, can this one jump that one, small over big, sizes',
  danger: 'is my king in check, king in danger, attacked, threatened, can he take my king, leave the king in check',
  win: 'did I win, is it over, have I won, winning move, checkmate, is that a win',
  draw: 'draw, tie, stalemate, same position again, repetition, give up, resign, stuck',
  courtesy: 'leave the king in check, take back a move, undo a blunder, warn',
  'throne-capture': 'safe on the throne, take the king on his throne, refuge, knight captures on the throne',
  first: 'who starts, does black start, who begins, white or black first, first move, youngest',
};

const fr = {
  move: 'ce coup est permis, ma pièce peut aller là, coup légal, j’ai le droit de jouer ça',
  jump: 'qui saute qui, peut sauter par-dessus, petit par-dessus grand, tailles',
  danger: 'échec au roi, mon roi est en danger, attaqué, menacé, peut prendre mon roi, laisser le roi en échec',
  win: 'ai-je gagné, est-ce que j’ai gagné, c’est fini, coup gagnant, échec et mat',
  draw: 'match nul, nulle, pat, répétition, mêmes coups, abandonner, bloqué',
  courtesy: 'laisser le roi en échec, reprendre son coup, prévenir, gaffe',
  'throne-capture': 'à l’abri sur le trône, prendre le roi sur son trône, refuge, chevalier prend sur le trône',
  first: 'qui commence, les noirs commencent, les blancs en premier, premier coup, le plus jeune',
};

export const asks = {
  en: asksOf('kingdom', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: asksOf('kingdom', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
