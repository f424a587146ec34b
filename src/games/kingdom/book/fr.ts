import type { rules } from '#games/kingdom/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

export const fr: RuleTexts<(typeof rules)[number]> = typeset({
  'kd.turn.order': {
    title: 'Chacun son tour',
    statement:
      'Les Blancs commencent, sauf si votre table en décide autrement : tirage au sort, ou le plus jeune. Ensuite, chacun joue à son tour. On déplace une seule pièce par tour, et on ne passe pas son tour. Un Chevalier pris est replacé avant que l’autre joueur ne joue.',
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
      'Un coup est soit un pas vers l’une des huit cases voisines, soit un ou plusieurs sauts, jamais les deux. Un saut franchit en ligne droite, diagonale comprise, la pièce voisine et se termine juste derrière elle. Plusieurs sauts peuvent se suivre, chacun dans sa direction.',
    source: 'Déplacement des pièces',
  },
  'kd.move.must-move': {
    title: 'Un coup finit sur une autre case',
    statement: 'Un coup mène la pièce sur une autre case, par un pas ou par des sauts.',
    source: 'Déplacement des pièces',
  },
  'kd.jump.needs-piece': {
    title: 'On saute une pièce',
    statement: 'Chaque saut franchit une case occupée, quel que soit le camp. La pièce sautée reste où elle est.',
    source: 'Déplacement des pièces : le saut',
  },
  'kd.jump.size': {
    title: 'La taille au saut',
    statement:
      'Un Chevalier saute tout Chevalier de son camp. Chez l’adversaire, il ne saute que les plus petits que lui : le 4 saute 1, 2 et 3 ; le 3 saute 1 et 2 ; le 2 saute 1 ; à taille égale, on ne saute pas. Le Chevalier 1 ne saute que le 4, et il est le seul Chevalier à pouvoir le faire. Un Monarque les saute tous.',
    source: 'Saut des Chevaliers ; Exception',
  },
  'kd.jump.monarch': {
    title: 'Seul un Monarque saute un Monarque',
    statement:
      'Aucun Chevalier ne saute un Monarque, ni le sien ni celui d’en face. Le Monarque saute toutes les pièces, quels que soient leur taille et leur camp, l’autre Monarque compris ; mais il se retrouve alors à côté de lui, et mieux vaut sauter encore.',
    source: 'Exception ; Le Monarque',
  },
  'kd.land.own': {
    title: 'Une pièce par case',
    statement: 'Une pièce ne se pose jamais sur une case occupée par son propre camp, même entre deux sauts.',
    source: 'Début du jeu',
  },
  'kd.land.knight-spares-knight': {
    title: 'Pas de prise entre Chevaliers',
    statement: 'Un Chevalier ne prend jamais un Chevalier, quelle que soit leur taille ; il ne se pose donc sur aucun d’eux en chemin.',
    source: 'Principes du jeu',
  },
  'kd.land.ends-move': {
    title: 'La prise termine le coup',
    statement: 'Une pièce s’arrête là où elle en prend une autre ; aucun saut ne suit.',
    source: 'Le Monarque',
  },
  'kd.throne.knights-barred': {
    title: 'Le trône, interdit aux Chevaliers',
    statement:
      'Un Chevalier ne s’arrête sur aucun trône, ni celui d’en face ni le sien. C’est à votre table de décider s’il peut y prendre le Monarque.',
    source: 'Les Chevaliers : Rappel',
  },
  'kd.capture.monarch': {
    title: 'La prise du Monarque fait gagner',
    statement:
      'Toute pièce, Chevalier ou Monarque, qui arrive sur la case du Monarque adverse par un pas, un saut ou le dernier de plusieurs sauts le prend et gagne la partie.',
    source: 'Capture du Monarque par un Chevalier ; Principes du jeu',
  },
  'kd.capture.knight': {
    title: 'Le Monarque prend les Chevaliers',
    statement:
      'Un Monarque prend un Chevalier adverse de toute taille en arrivant sur sa case par un pas ou un saut. Il n’y est jamais obligé, et le Chevalier ne quitte pas la partie : il est replacé.',
    source: 'Le Monarque ; Principes du jeu',
  },
  'kd.replace.square': {
    title: 'Le Chevalier revient',
    statement:
      'Après avoir pris un Chevalier, le joueur le replace aussitôt, toujours dans son camp d’origine, sur une case libre de son choix.',
    source: 'Le Monarque ; Principes du jeu',
  },
  'kd.throne.won': {
    title: 'Le trône adverse fait gagner',
    statement: 'Un Monarque dont le coup finit sur le trône adverse gagne ; son propre trône ne fait rien gagner.',
    source: 'But du jeu ; Fin de la partie',
  },
  'kd.courtesy': {
    title: 'Courtoisie',
    statement:
      'Le joueur qui place son Monarque là où il pourrait être pris au coup suivant en est averti, reprend son coup et en joue un autre. C’est à votre table de décider si cela vaut pour d’autres coups, ou pour aucun.',
    source: 'Règle de courtoisie',
  },
});
