import type { rules } from '#games/kingdom/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';

export const en: RuleTexts<(typeof rules)[number]> = {
  'kd.turn.order': {
    title: 'Turns alternate',
    statement:
      'White begins, unless your table decides otherwise: by lot, or the youngest player. Then the players take turns. A turn moves exactly one piece; nobody passes. A Knight that was taken is put back before the other player moves.',
    source: 'Début du jeu (beginning of the game)',
  },
  'kd.move.own-piece': {
    title: 'Your own pieces',
    statement: 'You move your own Monarch or one of your own Knights, never a piece of the other side.',
    source: 'Début du jeu (beginning of the game)',
  },
  'kd.move.shape': {
    title: 'A step or jumps',
    statement:
      'A move is either one step to any of the eight neighbouring squares, or one or more jumps; the two are never mixed. A jump crosses the piece next to it in a straight line, also diagonally, and lands right behind it. Several jumps may follow one another, each in a direction of its own.',
    source: 'Déplacement des pièces (moving)',
  },
  'kd.move.must-move': {
    title: 'A move ends on another square',
    statement: 'A move takes a piece to another square, by a step or by jumps.',
    source: 'Déplacement des pièces (moving)',
  },
  'kd.jump.needs-piece': {
    title: 'A jump crosses a piece',
    statement: 'Every jump needs a piece, of either side, on the square it crosses. The piece that is jumped stays where it is.',
    source: 'Déplacement des pièces: le saut (moving: the jump)',
  },
  'kd.jump.size': {
    title: 'Sizes in a jump',
    statement:
      'A Knight jumps any Knight of its own side. Among the enemy it jumps only smaller ones: 4 jumps 1, 2 and 3; 3 jumps 1 and 2; 2 jumps 1; equals block each other. The Knight 1 jumps only the Knight 4, and is the only Knight that does. A Monarch jumps them all.',
    source: 'Saut des Chevaliers; Exception (how Knights jump)',
  },
  'kd.jump.monarch': {
    title: 'Only a Monarch jumps a Monarch',
    statement:
      'No Knight jumps a Monarch, neither its own nor the enemy’s. A Monarch jumps every piece, whatever its size and side, the other Monarch too; but it then stands next to that one, and had better jump on.',
    source: 'Exception; Le Monarque (the Monarch)',
  },
  'kd.land.own': {
    title: 'One piece per square',
    statement: 'A piece never lands on a square where one of its own side stands, not even between two jumps.',
    source: 'Début du jeu (beginning of the game)',
  },
  'kd.land.knight-spares-knight': {
    title: 'Knights don’t take Knights',
    statement: 'A Knight never takes a Knight, whatever their sizes, so it never lands on one anywhere on its way.',
    source: 'Principes du jeu (principles)',
  },
  'kd.land.ends-move': {
    title: 'A capture ends the move',
    statement: 'Whoever takes a piece stops on its square; no further jump follows.',
    source: 'Le Monarque (the Monarch)',
  },
  'kd.throne.knights-barred': {
    title: 'No Knight on a throne',
    statement:
      'A Knight never stands on a throne, neither the enemy’s nor that of its own side. Whether it may take the Monarch that sits on one is for your table to agree.',
    source: 'Les Chevaliers: Rappel (Knights: reminder)',
  },
  'kd.capture.monarch': {
    title: 'Taking the Monarch wins',
    statement:
      'Any piece, Knight or Monarch, that lands on the enemy Monarch’s square by a step, a jump or the last of several jumps takes it and wins the game.',
    source: 'Capture du Monarque par un Chevalier; Principes du jeu (taking the Monarch; principles)',
  },
  'kd.capture.knight': {
    title: 'The Monarch takes Knights',
    statement:
      'A Monarch takes an enemy Knight of any size by landing on its square by a step or a jump. It never has to, and the Knight does not leave the game: it is put back.',
    source: 'Le Monarque; Principes du jeu (the Monarch; principles)',
  },
  'kd.replace.square': {
    title: 'The Knight comes back',
    statement: 'Whoever took a Knight puts it back at once, still of its own side, on any free square of their choice.',
    source: 'Le Monarque; Principes du jeu (the Monarch; principles)',
  },
  'kd.throne.won': {
    title: 'The enemy throne wins',
    statement: 'A Monarch whose move ends on the enemy throne wins; one’s own throne wins nothing.',
    source: 'But du jeu; Fin de la partie (aim; end of the game)',
  },
  'kd.courtesy': {
    title: 'Courtesy',
    statement:
      'A player who moves the Monarch to where it could be taken on the next turn is warned, takes the move back and plays another. Whether this also applies to other moves, or to none, is for your table to agree.',
    source: 'Règle de courtoisie (rule of courtesy)',
  },
};
