import type { Piece } from '#games/kingdom/law/board';
import { de, typeset } from '#text/french';
import { grammar } from '#text/language';
import type { MoveDescription, screenEn } from './screen-en';

const { list, count, signedFigure } = grammar('fr');

const side = (piece: Piece): string => (piece.startsWith('w') ? 'blanc' : 'noir');
const kind = (piece: Piece): string => (piece.endsWith('M') ? 'Monarque' : `Chevalier ${piece.charAt(1)}`);
const pieceName = (piece: Piece): string => `${kind(piece)} ${side(piece)}`;

function outcome({ takes, enthroned }: MoveDescription): string {
  if (takes !== undefined) return `, prend le ${pieceName(takes)}`;
  return enthroned ? ', gagne le trône' : '';
}

const goal = ({ path }: MoveDescription): string => `en ${path.at(-1)}`;
const by = ({ path }: MoveDescription): string => (path.length > 2 ? ` par ${list(path.slice(1, -1))}` : '');

export const screenFr: typeof screenEn = typeset({
  agreements: {
    courtesy: {
      question: 'Quand reprend-on un coup qui met le Monarque en danger ?',
      choices: {
        'monarch-moves': 'Quand le Monarque se met lui-même en danger',
        strict: 'Dès qu’un coup laisse le Monarque en danger',
        off: 'Jamais',
      },
    },
    'throne-capture': {
      question: 'Un Chevalier peut-il prendre le Monarque sur son trône ?',
      choices: { allowed: 'Oui', forbidden: 'Non' },
    },
    first: { question: 'Qui commence ?', choices: { white: 'Les Blancs', black: 'Les Noirs' } },
  },
  sides: { w: 'Blancs', b: 'Noirs' },
  letters: { w: 'B', b: 'N' },
  piece: pieceName,

  board: 'Plateau. Les flèches vont de case en case, Entrée choisit.',
  free: 'libre',
  throne: 'trône',
  marks: {
    chosen: 'choisi',
    open: 'accessible',
    takes: 'peut être pris',
    last: 'dernier coup',
    endangered: 'en danger',
    attacks: 'menace le Monarque',
    lit: 'en évidence',
  },

  status: {
    move: (player, on) => {
      const side = on === 'w' ? 'Blancs' : 'Noirs';
      return player === side ? `Aux ${side} de jouer.` : `À ${player} (${side}) de jouer.`;
    },
    chosen: (piece, square, open) =>
      open === 0
        ? `${kind(piece)} en ${square} : aucun coup possible.`
        : `${kind(piece)} en ${square} : ${count(open, 'case possible', 'cases possibles')}.`,
    jumping: (piece, square) => `${kind(piece)} en ${square} : sautez encore ou finissez le coup.`,
    replace: (player, piece) => `${player} : replacez le ${pieceName(piece)} sur une case libre.`,
    danger: (player, square, from) => `Le Monarque ${de(player)} en ${square} est en danger depuis ${list(from)}.`,
    endangered: (on) => (on === undefined ? 'Les deux Monarques sont en danger.' : `Monarque ${on === 'w' ? 'blanc' : 'noir'} en danger.`),
  },

  moved: (move) =>
    move.jumps
      ? `${pieceName(move.piece)} saute de ${move.path[0]}${by(move)} ${goal(move)}${outcome(move)}`
      : `${pieceName(move.piece)} va de ${move.path[0]} ${goal(move)}${outcome(move)}`,
  way: (move) => (move.jumps ? `saut${by(move)} ${goal(move)}${outcome(move)}` : `${goal(move)}${outcome(move)}`),
  put: (piece, square) => `${pieceName(piece)} replacé en ${square}`,
  resigned: (player) => `${player} abandonne`,
  drawn: 'Partie nulle d’un commun accord',
  adjusted: (player, points, reason) => `${player} ${signedFigure(points)} : ${reason}`,

  list: {
    title: 'Coups possibles',
    of: (piece, square) => `${kind(piece)} en ${square}`,
    putting: (piece) => `Replacer le ${pieceName(piece)} en`,
    none: 'Aucun coup possible.',
    field: 'Écrire un coup',
    hint: 'Par exemple e1-e2, c3-e5-g7x ou e4xe5/c5.',
    play: 'Jouer',
    unreadable: (text) => `« ${text} » n’est pas un coup. Écrivez les cases, par exemple c3-e5.`,
    game: 'La partie en notation',
    gameEmpty: 'Aucun coup joué.',
  },

  actions: {
    resign: 'Abandonner',
    whoResigns: 'Qui abandonne ?',
    draw: 'Convenir d’une nulle',
    askDraw: 'Les deux joueurs conviennent-ils d’une partie nulle ?',
    agreeDraw: 'Oui, partie nulle',
    playOn: 'Continuer',
    done: (square) => `Finir le coup en ${square}`,
    jumpBack: 'Un saut en arrière',
  },

  repetition: (times) => `La même position ${times} fois : partie nulle ?`,

  setup: {
    white: 'Qui joue les Blancs ?',
    begins: (player, on) => `${player} (${on === 'w' ? 'Blancs' : 'Noirs'}) commence.`,
    custom: 'Composer une position',
    customHint: 'Commencer par une position de votre choix.',
    palette: 'Pièce à poser',
    take: 'Choisissez d’abord une pièce ci-dessous.',
    eraser: 'Retirer',
    left: (number) => `reste ${number}`,
    start: 'Position habituelle',
    clear: 'Vider le plateau',
    onMove: 'À qui de jouer ?',
    allPlaced: (piece) => `${pieceName(piece)} : tous sont déjà sur le plateau.`,
    missing: (piece) => `Il manque le ${pieceName(piece)}.`,
  },

  picture: {
    side: (of, pieces) =>
      `${of === 'w' ? 'Blancs' : 'Noirs'} : ${pieces.map(({ piece, squares }) => `${kind(piece)} en ${list(squares)}`).join(' ; ')}.`,
  },
});
