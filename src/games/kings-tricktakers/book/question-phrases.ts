import { deskEn } from '#games/kings-tricktakers/text/desk-en';
import { deskFr } from '#games/kings-tricktakers/text/desk-fr';
import { screenEn } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { createSearchableQuestions } from '#rulebook/searchable-questions';

/** Other words for a question of the desk or an agreement. */
const en = {
  trick:
    'who won this trick, who takes it, which card wins, two wizards, two mystics, who wins the hand, who wins with these cards, king against mystic, black against yellow, who picks up the cards, all played flags, who takes this, which one is stronger, what beats what',
  round:
    'what do I score this round, how many points this round, count my round, my points, points at the end of the round, what do my characters pay, add up my round, score my round, what do I get',
  bet: 'did I make my bid, bet met, bid two and made two, contract made, how much does my bet pay, success, I bid two and made two, did my bet work, jack with three tricks, missed my bid, points for the bet, is my bet good, did I hit it, contract fulfilled',
  revive:
    'wake up my queen, used queen, queen again, reuse the queen, pay for the queen, reactivate, grey queen, my queen lies face down, can I use her again, pay to flip the queen, price of the lady, lady back, buy her back',
  winner:
    'who won the game, tie at the end, equal points, tie-break, lowest king, we finished equal, final tie, who has won the game, we have the same points, king ranks at a tie, who takes it all, same total',
  pass: 'pass, skip my turn, do I have to play, no card to play, cannot follow, do nothing, must I bet, may I bet nothing, keep my card, sit out a trick, what may I do if I cannot play, sit out',
  'two-card-bet':
    'bet of two cards, only one was right, one of two met, both cards needed, half right, two bets and only one right, bet with two cards, one right and one wrong, half of my bet',
  'oppressor-reach':
    'whose yellow cards are trump, everybody’s yellow, yellow of the others, another player’s oppressor, are the yellow cards of the others trump too, yellows of the others, does his oppressor help me, my oppressor and your yellow',
  debt: 'negative points, below zero, minus points, go into the red, debt, less than zero, negative score, I have nothing and lose two, owe points, below nothing, can the devil put me under zero',
};

const fr = {
  trick:
    'qui a gagné ce pli, qui ramasse, quelle carte gagne, deux mystiques, deux jokers, qui prend le pli, qui gagne avec ces cartes, roi contre mystique, noir contre jaune, qui ramasse les cartes, que des redditions, qui ramasse ça, lequel est plus fort, qui bat qui',
  round:
    'combien je marque cette manche, mes points de la manche, compter ma manche, ça me rapporte combien, points à la fin de la manche, que paient mes personnages, additionner ma manche, compte ma manche, je gagne quoi',
  bet: 'mon pari est réussi, annonce réussie, contrat réussi, combien rapporte mon pari, pari raté, annoncé deux et fait deux, mon pari a marché, valet avec trois plis, pari raté, points du pari, mon pari est bon, j’ai bon, contrat rempli',
  revive:
    'réveiller ma dame, dame utilisée, dame grise, réutiliser la dame, payer la dame, réactiver, remettre la dame, ma dame est face cachée, je peux la réutiliser, payer pour retourner la dame, prix de la dame, la récupérer, la racheter',
  winner:
    'qui a gagné, égalité à la fin, départager, rang des rois, roi le plus faible, vainqueur de la partie, qui a gagné la partie, on a les mêmes points, rang des rois à égalité, qui rafle tout, même total',
  pass: 'passer, passer mon tour, sauter mon tour, obligé de jouer, je ne peux pas fournir, ne rien jouer, obligé de parier, ne pas parier, garder sa carte, que faire si je ne peux pas jouer',
  'two-card-bet':
    'pari de deux cartes, une seule réussie, une sur deux, il faut les deux, deux paris et un seul bon, parier deux cartes, une bonne et une mauvaise, la moitié de mon pari',
  'oppressor-reach':
    'les jaunes de qui sont des atouts, jaunes de tout le monde, jaunes des autres, l’oppresseur d’un autre, les jaunes des autres sont aussi des atouts, les jaunes des autres, son oppresseur m’aide, mon oppresseur et tes jaunes',
  debt: 'points négatifs, sous zéro, moins que zéro, dette, dans le rouge, score négatif, en négatif, je n’ai rien et je perds deux, devoir des points, en dessous de rien, total dans le rouge, le diable me met sous zéro',
};

export const questionPhrases = {
  en: createSearchableQuestions('kings-tricktakers', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: createSearchableQuestions('kings-tricktakers', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
