import { de, typeset } from '#text/french';
import { grammar } from '#text/language';
import type { en } from './en';

const { either } = grammar('fr');

export const fr: typeof en = typeset({
  broken: {
    'kd.turn.order': ({ onMove }, { player }) => `C’est à ${player(onMove)} de jouer.`,
    'kd.move.own-piece': ({ square }) => `Vous n’avez pas de pièce en ${square}.`,
    'kd.move.shape': ({ from, to, step }) =>
      step
        ? `De ${from} à ${to}, c’est un pas. Un coup est un pas ou des sauts, jamais les deux.`
        : `De ${from} à ${to}, ce n’est ni un pas ni un saut de deux cases en ligne droite.`,
    'kd.move.must-move': ({ square }) => `Un coup ne peut pas finir là où il a commencé (${square}).`,
    'kd.land.ends-move': ({ square }) => `La prise en ${square} termine le coup : on ne saute plus.`,
    'kd.jump.needs-piece': ({ over }) => `Il n’y a aucune pièce à sauter en ${over}.`,
    'kd.jump.monarch': ({ over }) => `Un Chevalier ne saute jamais un Monarque (${over}).`,
    'kd.jump.size': ({ mover, jumped }) =>
      mover === 1
        ? `Un Chevalier 1 ne saute que les adversaires de taille 4, pas de taille ${jumped}.`
        : `Un Chevalier ${mover} ne saute que des adversaires plus petits, pas de taille ${jumped}.`,
    'kd.throne.knights-barred': ({ square }) => `${square} est un trône, interdit aux Chevaliers.`,
    'kd.land.own': ({ square }) => `Votre propre pièce est en ${square}.`,
    'kd.land.knight-spares-knight': ({ square }) => `Les Chevaliers ne se prennent pas entre eux (${square}).`,
    'kd.replace.square': ({ square, throne }) =>
      throne ? `On ne remet pas un Chevalier sur un trône (${square}).` : `La case ${square} n’est pas libre.`,
    'kd.courtesy': ({ square, from }) => `Courtoisie : le Monarque en ${square} pourrait être pris au coup suivant depuis ${either(from)}.`,
  },
  paid: {
    'kd.capture.monarch': ({ winner }, { player }) => `${player(winner)} a pris le Monarque adverse.`,
    'kd.throne.won': ({ winner }, { player }) => `Le Monarque ${de(player(winner))} occupe le trône adverse.`,
    resignation: ({ winner }, { player }) => `${player(winner)} gagne par abandon de l’adversaire.`,
    agreement: () => 'Les deux camps ont convenu d’une partie nulle.',
  },
  headline: {
    moving: ({ player }, names) => `${names.player(player)} doit jouer`,
    replacing: ({ player }, names) => `${names.player(player)} replace un Chevalier`,
    finished: ({ winner }, names) => (winner === '' ? 'Partie nulle' : `${names.player(winner)} a gagné`),
  },
  phases: {
    moving: 'il faut déplacer une pièce',
    replacing: 'il faut d’abord replacer le Chevalier pris',
    finished: 'la partie est finie',
  },
});
