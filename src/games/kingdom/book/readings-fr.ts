import type { Reading } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { readings as en } from './readings-en';

export const readings: Readonly<Record<keyof typeof en, Reading>> = typeset({
  'kd.move.must-move': {
    house: 'Une suite de sauts peut repasser par sa case de départ, mais pas y finir : ce ne serait pas un coup.',
    missing: 'Le livret ne parle pas de sauts qui reviennent à leur départ.',
    others: 'Si vous le permettez, c’est un moyen de passer son tour.',
  },
  'kd.jump.needs-piece': {
    house: 'La même pièce peut être sautée deux fois dans un coup.',
    missing: 'Le livret parle de sauter « successivement par-dessus plusieurs pièces », sans dire si l’une d’elles peut l’être deux fois.',
    others: 'Si l’on prend « plusieurs pièces » au mot, chacune n’est sautée qu’une fois.',
  },
  'kd.jump.size': {
    house: 'L’exemple l’emporte : un Chevalier ne saute que les adversaires plus petits que lui.',
    missing:
      'La phrase imprimée dit l’inverse : « ne peut sauter par-dessus des Chevaliers adverses de taille inférieure ». Son propre exemple laisse pourtant le 2 sauter le 1, et ni 2, ni 3, ni 4 : il manque un « que » à la phrase.',
    others: 'Si l’on s’en tient à la phrase, les petits sautent les grands, contre l’exemple imprimé juste dessous.',
  },
  'kd.land.own': {
    house: 'Sa case de départ est libre, puisqu’elle l’a quittée.',
    missing: 'Le livret ne dit pas si la case de départ est libre pendant la suite du même coup.',
    others: 'Si cette case reste occupée jusqu’à la fin du coup, la pièce ne peut ni y atterrir ni passer par-dessus.',
  },
  'kd.throne.knights-barred': {
    house: 'Il ne s’y pose pas non plus entre deux sauts.',
    missing: '« Les Chevaliers ne peuvent pas occuper le trône » : le livret ne dit pas si s’y poser entre deux sauts, c’est l’occuper.',
    others: 'Si seule la fin du coup est interdite, un Chevalier peut y rebondir.',
  },
  'kd.replace.square': {
    house:
      'Pas sur un trône, où aucun Chevalier ne s’arrête ; et la courtoisie vaut ici aussi : pas là où le Monarque qui l’a pris pourrait alors être pris.',
    missing:
      '« Sur la case de son choix » contredit « ne peuvent pas occuper le trône », et la règle de courtoisie ne parle pas d’un Chevalier que l’on replace.',
    others: 'Si l’on prend « de son choix » au mot, le Chevalier va sur n’importe quelle case libre, trône compris.',
  },
  'kd.throne.won': {
    house: 'Il gagne même si une pièce pourrait l’y prendre. Toucher le trône entre deux sauts ne compte pas.',
    missing:
      'La partie s’arrête quand un Monarque occupe le trône adverse. Le livret ne dit pas s’il le peut sous une menace, ou au passage.',
    others:
      'Si la courtoisie passe d’abord, un coup vers un trône menacé est repris ; si le passage compte, la partie s’arrête entre deux sauts.',
  },
  'kd.courtesy': {
    house:
      'Un coup gagnant compte. Si le Monarque prend un Chevalier, le coup n’est repris que si aucune case pour ce Chevalier ne laisse le Monarque à l’abri ; et on le replace de façon qu’il y soit. Tout autre danger est signalé, sans plus.',
    missing:
      'Le livret parle du joueur qui place son Monarque là où il pourrait être pris. Il ne dit rien d’un coup gagnant, ni d’un Chevalier encore à replacer.',
    others: 'Si on la lit strictement, tous ces coups du Monarque sont repris, même pour prendre un Chevalier.',
  },
  'kd.draw.offer': {
    house: 'Les joueurs peuvent convenir d’une nulle à tout moment, et le joueur qui abandonne a perdu.',
    missing: 'Le livret ne parle ni de nulle ni d’abandon.',
    others: 'Si l’on s’en tient au livret, on joue jusqu’à la prise d’un Monarque ou d’un trône.',
  },
  'kd.draw.repetition': {
    house:
      'La partie ne s’arrête pas d’elle-même : à la troisième fois, Regent propose une nulle, et l’on continue si les deux n’en conviennent pas.',
    missing: 'Le livret ne dit rien des positions qui reviennent.',
    others: 'Comme aux échecs : la troisième fois, la partie est nulle dès qu’un joueur le demande.',
  },
});
