import { deskEn } from '#games/kings-tricktakers/text/desk-en';
import { deskFr } from '#games/kings-tricktakers/text/desk-fr';
import { screenEn } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { asksOf } from '#rulebook/asks';

/** Other words for a question of the desk or an agreement. */
const en = {
  trick: 'who won this trick, who takes it, which card wins, two wizards, two mystics, who wins the hand',
  round: 'what do I score this round, how many points this round, count my round, my points',
  bet: 'did I make my bid, bet met, bid two and made two, contract made, how much does my bet pay, success',
  revive: 'wake up my queen, used queen, queen again, reuse the queen, pay for the queen, reactivate, grey queen',
  winner: 'who won the game, tie at the end, equal points, tie-break, lowest king, we finished equal, final tie',
  'two-card-bet': 'bet of two cards, only one was right, one of two met, both cards needed, half right',
  'oppressor-reach': 'whose yellow cards are trump, everybody’s yellow, yellow of the others, another player’s oppressor',
  debt: 'negative points, below zero, minus points, go into the red, debt, less than zero, negative score',
};

const fr = {
  trick: 'qui a gagné ce pli, qui ramasse, quelle carte gagne, deux mystiques, deux jokers, qui prend le pli',
  round: 'combien je marque cette manche, mes points de la manche, compter ma manche, ça me rapporte combien',
  bet: 'mon pari est réussi, annonce réussie, contrat réussi, combien rapporte mon pari, pari raté',
  revive: 'réveiller ma dame, dame utilisée, dame grise, réutiliser la dame, payer la dame, réactiver, remettre la dame',
  winner: 'qui a gagné, égalité à la fin, départager, rang des rois, roi le plus faible, vainqueur de la partie',
  'two-card-bet': 'pari de deux cartes, une seule réussie, une sur deux, il faut les deux',
  'oppressor-reach': 'les jaunes de qui sont des atouts, jaunes de tout le monde, jaunes des autres, l’oppresseur d’un autre',
  debt: 'points négatifs, sous zéro, moins que zéro, dette, dans le rouge, score négatif, en négatif',
};

export const asks = {
  en: asksOf('kings-tricktakers', { questions: deskEn.questions, agreements: screenEn.agreements }, en),
  fr: asksOf('kings-tricktakers', { questions: deskFr.questions, agreements: screenFr.agreements }, fr),
};
