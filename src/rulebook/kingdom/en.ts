import type { rules } from '#law/kingdom/rules';
import type { Rules } from '../rulebook';

export const en: Rules<(typeof rules)[number]> = {
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
