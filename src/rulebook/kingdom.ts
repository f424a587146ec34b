import type { rules } from '#law/kingdom/rules';
import type { Rulebook, Rules } from './rulebook';

type RuleId = (typeof rules)[number];

const en: Rules<RuleId> = {
  'kd.turn.order': {
    title: 'Turns alternate',
    statement: 'Players take turns, and a turn moves exactly one piece. A Knight that was taken is put back before the other player moves.',
    source: 'Début du jeu',
  },
  'kd.move.own-piece': {
    title: 'Your own pieces',
    statement: 'You move your own Monarch or one of your own Knights, never a piece of the other side.',
    source: 'Début du jeu',
  },
  'kd.move.shape': {
    title: 'A step or jumps',
    statement:
      'A move is either one step to any of the eight neighbouring squares, or one or more jumps; the two are never mixed. A jump crosses the piece next to it in a straight line and lands right behind it, and each jump of a row may take a new direction.',
    source: 'Déplacement des pièces',
  },
  'kd.move.must-move': {
    title: 'The move must lead away',
    statement: 'A row of jumps may not end on the square where it began: that would be no move at all.',
    source: 'House rule: the rulebook is silent',
  },
  'kd.jump.needs-piece': {
    title: 'A jump crosses a piece',
    statement: 'Every jump needs a piece, of either side, on the square it crosses. The moving piece has left its own first square.',
    source: 'Déplacement des pièces: le saut',
  },
  'kd.jump.size': {
    title: 'Sizes in a jump',
    statement:
      'A Knight jumps any Knight of its own side. Among the enemy it jumps only smaller ones: 4 jumps 1, 2 and 3; 3 jumps 1 and 2; 2 jumps 1. The Knight 1 jumps only the Knight 4, and nobody else can do that.',
    source: 'Saut des Chevaliers; Exception',
  },
  'kd.jump.monarch': {
    title: 'Nobody jumps a Monarch but a Monarch',
    statement: 'No Knight jumps a Monarch, neither its own nor the enemy’s. A Monarch jumps every piece, whatever its size and side.',
    source: 'Exception; Le Monarque',
  },
  'kd.land.own': {
    title: 'One piece a square',
    statement: 'A piece never lands on a square where one of its own side stands, not even between two jumps.',
    source: 'Début du jeu',
  },
  'kd.land.knight-spares-knight': {
    title: 'Knights spare Knights',
    statement: 'A Knight never takes a Knight, so it never lands on one anywhere on its way.',
    source: 'Principes du jeu',
  },
  'kd.land.ends-move': {
    title: 'A capture ends the move',
    statement: 'Whoever takes a piece stops on its square; no further jump follows.',
    source: 'Le Monarque',
  },
  'kd.throne.knights-barred': {
    title: 'No Knight on a throne',
    statement:
      'A Knight never stands on either throne, and does not touch down there between two jumps. Taking the Monarch that sits on it is allowed, unless the table agreed otherwise.',
    source: 'Les Chevaliers: Rappel',
  },
  'kd.capture.monarch': {
    title: 'Taking the Monarch wins',
    statement:
      'Any piece that lands on the enemy Monarch’s square, by a step, a jump or the last of several jumps, takes it and wins the game.',
    source: 'Capture du Monarque par un Chevalier; Principes du jeu',
  },
  'kd.capture.knight': {
    title: 'The Monarch takes Knights',
    statement: 'A Monarch takes an enemy Knight by landing on its square. It never has to.',
    source: 'Le Monarque; Principes du jeu',
  },
  'kd.replace.square': {
    title: 'The Knight comes back',
    statement: 'Whoever took a Knight puts it back at once, still of its own side, on any free square that is not a throne.',
    source: 'Le Monarque; Principes du jeu',
  },
  'kd.throne.won': {
    title: 'The enemy throne wins',
    statement: 'A Monarch whose move ends on the enemy throne wins. Passing over it between two jumps does not count.',
    source: 'But du jeu; Fin de la partie',
  },
  'kd.courtesy': {
    title: 'Courtesy',
    statement:
      'Who moves the Monarch to where it could be taken on the next turn is warned, takes the move back and plays another. A winning move stands. The table may agree to apply this to every move, or to none.',
    source: 'Règle de courtoisie',
  },
};

const fr: Rules<RuleId> = {
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

/** The rules of Kingdom as people read them, in our own words. */
export const kingdomRules: Rulebook<RuleId> = { en, fr };
