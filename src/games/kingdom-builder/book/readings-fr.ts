import type { Reading } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { readings as en } from './readings-en';

export const readings: Readonly<Record<keyof typeof en, Reading>> = typeset({
  'kb.draw.nothing-free': {
    house:
      'De même quand un Oracle ou une Grange vient de prendre la dernière et qu’aucune des trois cités n’est posée. L’Oracle et la Grange suivent alors la nouvelle carte.',
    missing:
      'La page 4 parle d’un terrain sans case vide pendant le tour d’un joueur : pas d’une plaquette qui vient de le remplir, ni de la carte que suivent ensuite l’Oracle et la Grange.',
    others: 'Si seul le début du tour comptait, on le finirait sans les trois cités.',
  },
  'kb.turn.three': {
    house: 'S’il reste moins de trois cités dans la réserve, on pose celles qui restent.',
    missing:
      'La page 3 demande trois cités, et la page 4 met fin à la partie quand un joueur pose sa dernière. Rien n’est dit d’une réserve épuisée avant la troisième.',
    others: 'S’il fallait les trois, le tour qui finit la partie serait impossible.',
  },
  'kb.build.adjacent': {
    house: 'Une cité déplacée est d’abord soulevée : elle ne compte pas comme voisine, et la case qu’elle quitte est libre.',
    missing: 'La page 4 demande une case à côté d’une cité « déjà en jeu », sans dire si celle que l’on déplace en fait partie.',
    others: 'Si elle comptait encore, on pourrait la déplacer sur la case d’à côté.',
  },
  'kb.tile.gain': {
    house:
      'Une cité déplacée prend aussi une plaquette. Une case qui vous en a donné une ne vous en donne plus jamais, même après l’avoir perdue.',
    missing:
      'La page 3 parle d’une cité que l’on place, et d’une seule plaquette par lieu. Elle ne dit pas si une plaquette perdue peut y être reprise.',
    others: 'Si « une seule plaquette » voulait dire une seule à la fois, on la reprendrait quand une cité revient, s’il en reste.',
  },
  'kb.tile.lost': {
    house:
      'Aussitôt, utilisée ou non, et cette case ne vous en donnera plus. On regarde après le déplacement : si la cité reste autour du même lieu, vous gardez la plaquette. De deux identiques, c’est l’utilisée qui part, sauf si l’autre vient, ce tour-ci, de la case même que l’on perd.',
    missing:
      'La page 3 fait défausser la plaquette quand une action spéciale éloigne votre dernière cité. Elle ne dit pas à quel moment on en juge, laquelle de deux identiques part, ni si l’on peut la reprendre.',
    others: 'Si l’on regardait dès que la cité est soulevée, on perdrait la plaquette même en restant autour du lieu.',
  },
  'kb.tower': {
    house: 'L’île n’a pas de bord : la Tour n’y construit pas.',
    missing:
      'À la page 6, la Tour construit au bord du plateau, et la page 8 fait de l’île un plateau à part. Rien ne dit s’il a un bord pour la Tour.',
    others: 'Si le pourtour de l’île était un bord, la Tour pourrait y construire.',
  },
  'kb.barn': {
    house: 'Elle peut aussi revenir sur la case qu’elle quitte.',
    missing:
      'La page 6 permet de déplacer une cité vers n’importe quelle case du terrain, sans dire si celle qu’elle vient de quitter en est une.',
    others: 'S’il fallait un vrai déplacement, ce serait vers une autre case.',
  },
  'kb.queenie.capitol': {
    house: 'Ce château garde ses 3 points.',
    missing: 'La page 8 pose le Capitole sur un château et ajoute ses points, sans dire si le château compte encore.',
    others: 'Si le Capitole remplaçait le château, on perdrait ses 3 points.',
  },
  'kb.queenie.caves': {
    house: 'Elle n’a pas à toucher vos autres cités.',
    missing:
      'La page 8 permet n’importe quelle case libre à côté d’une cave ; la page 4 veut que toute cité touche les vôtres si possible. Rien ne dit laquelle l’emporte.',
    others: 'Si la page 4 passait d’abord, on irait à côté de ses cités quand une cave le permet.',
  },
  'kb.queenie.island': {
    house:
      'Pour toutes les cartes que la page 8 ne nomme pas, ses cases comptent comme celles du plateau, et chacune de ses lignes rapporte 1 point aux Explorateurs. Elle n’a pas de bord : la Tour n’y construit pas.',
    missing:
      'La page 8 nomme Seigneurs, Paysans, Chevaliers et Explorateurs, et aucune autre carte. Pour les Explorateurs, elle parle de « jusqu’à 5 points pour chacune des 5 lignes », ce qu’aucune autre ligne ne rapporte.',
    others: 'Prise au mot, cette phrase donne plus d’un point par ligne ; ou l’île ne compte que pour les cartes nommées.',
  },
});
