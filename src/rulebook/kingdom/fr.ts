import type { rules } from '#law/kingdom/rules';
import type { Rules } from '../rulebook';

export const fr: Rules<(typeof rules)[number]> = {
  'kd.turn.order': {
    title: 'Chacun son tour',
    statement:
      'Les joueurs jouent l’un après l’autre et déplacent une seule pièce par tour. Un Chevalier pris est remis sur le plateau avant que l’autre joueur ne joue.',
    source: 'Début du jeu',
  },
  'kd.move.own-piece': {
    title: 'Ses propres pièces',
    statement: 'On déplace son Monarque ou l’un de ses Chevaliers, jamais une pièce de l’autre camp.',
    source: 'Début du jeu',
  },
  'kd.move.shape': {
    title: 'Un pas ou des sauts',
    statement:
      'Un coup est soit un pas vers l’une des huit cases voisines, soit un ou plusieurs sauts, jamais les deux. Un saut franchit en ligne droite la pièce voisine et se termine juste derrière elle ; chaque saut peut prendre une autre direction.',
    source: 'Déplacement des pièces',
  },
  'kd.move.must-move': {
    title: 'Aller ailleurs',
    statement: 'Une suite de sauts ne peut pas finir sur sa case de départ : ce ne serait pas un coup.',
    source: 'Règle maison : le livret n’en dit rien',
  },
  'kd.jump.needs-piece': {
    title: 'On saute une pièce',
    statement: 'Chaque saut franchit une case occupée, quel que soit le camp. La pièce qui bouge a quitté sa case de départ.',
    source: 'Déplacement des pièces : le saut',
  },
  'kd.jump.size': {
    title: 'La taille au saut',
    statement:
      'Un Chevalier saute tout Chevalier de son camp. Chez l’adversaire, il ne saute que plus petit que lui : le 4 saute 1, 2 et 3 ; le 3 saute 1 et 2 ; le 2 saute 1. Le Chevalier 1 ne saute que le 4, et il est seul à le pouvoir.',
    source: 'Saut des Chevaliers ; Exception',
  },
  'kd.jump.monarch': {
    title: 'Seul un Monarque saute un Monarque',
    statement:
      'Aucun Chevalier ne saute un Monarque, ni le sien ni celui d’en face. Le Monarque saute toutes les pièces, quels que soient leur taille et leur camp.',
    source: 'Exception ; Le Monarque',
  },
  'kd.land.own': {
    title: 'Une pièce par case',
    statement: 'Une pièce ne se pose jamais sur une case occupée par son propre camp, même entre deux sauts.',
    source: 'Début du jeu',
  },
  'kd.land.knight-spares-knight': {
    title: 'Pas de prise entre Chevaliers',
    statement: 'Un Chevalier ne prend jamais un Chevalier ; il ne se pose donc sur aucun d’eux en chemin.',
    source: 'Principes du jeu',
  },
  'kd.land.ends-move': {
    title: 'Prendre, c’est s’arrêter',
    statement: 'La pièce qui prend s’arrête sur la case de sa prise ; aucun saut ne suit.',
    source: 'Le Monarque',
  },
  'kd.throne.knights-barred': {
    title: 'Le trône, interdit aux Chevaliers',
    statement:
      'Un Chevalier ne s’arrête sur aucun des deux trônes et ne s’y pose pas entre deux sauts. Il peut y prendre le Monarque qui s’y trouve, sauf si la table en a convenu autrement.',
    source: 'Les Chevaliers : Rappel',
  },
  'kd.capture.monarch': {
    title: 'Prendre le Monarque, c’est gagner',
    statement:
      'Toute pièce qui arrive sur la case du Monarque adverse, par un pas, un saut ou le dernier de plusieurs sauts, le prend et gagne la partie.',
    source: 'Capture du Monarque par un Chevalier ; Principes du jeu',
  },
  'kd.capture.knight': {
    title: 'Le Monarque prend les Chevaliers',
    statement: 'Un Monarque prend un Chevalier adverse en arrivant sur sa case. Il n’y est jamais obligé.',
    source: 'Le Monarque ; Principes du jeu',
  },
  'kd.replace.square': {
    title: 'Le Chevalier revient',
    statement: 'Qui prend un Chevalier le remet aussitôt, toujours dans son camp d’origine, sur une case libre autre qu’un trône.',
    source: 'Le Monarque ; Principes du jeu',
  },
  'kd.throne.won': {
    title: 'Le trône adverse fait gagner',
    statement: 'Un Monarque dont le coup finit sur le trône adverse gagne. Le survoler entre deux sauts ne compte pas.',
    source: 'But du jeu ; Fin de la partie',
  },
  'kd.courtesy': {
    title: 'Courtoisie',
    statement:
      'Qui amène son Monarque là où il serait pris au coup suivant en est averti, reprend son coup et en joue un autre. Un coup gagnant reste joué. La table peut étendre cette règle à tous les coups, ou y renoncer.',
    source: 'Règle de courtoisie',
  },
};
