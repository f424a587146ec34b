import type { Piece, Side } from '#games/kingdom/law/board';
import { typeset } from '#text/french';
import { capitalize, grammar } from '#text/language';
import type { deskEn } from './desk-en';
import { screenFr } from './screen-fr';

const { list, either } = grammar('fr');

const the = (piece: Piece): string => `le ${screenFr.piece(piece)}`;
const monarch = (side: Side): string => `le Monarque ${side === 'w' ? 'blanc' : 'noir'}`;

const camp = (side: Side): string => screenFr.sides[side];

const DRAWS = {
  agreed: 'Les deux joueurs conviennent d’une nulle',
  repeated: 'La même position revient encore et encore',
  blocked: 'Plus personne n’avance',
  'given-up': 'Un joueur abandonne',
};

export const deskFr: typeof deskEn = typeset({
  questions: {
    move: { title: 'Cette pièce peut-elle aller là ?', hint: 'Posez les pièces qui comptent, puis jouez le coup sur le plateau.' },
    jump: { title: 'Quelles pièces celle-ci peut-elle sauter ?', hint: 'Choisissez la pièce qui saute.' },
    danger: {
      title: 'Le Monarque est-il en danger ?',
      hint: 'Posez les pièces telles qu’elles sont maintenant et dites qui a joué en dernier.',
    },
    win: {
      title: 'Est-ce gagné ?',
      hint: 'Posez les pièces, puis jouez le coup ; sans coup, vous saurez s’il en existe un qui gagne.',
    },
    draw: { title: 'Est-ce une partie nulle ?', hint: 'Nulle convenue, position répétée ou bloquée, abandon.' },
    pass: { title: 'Peut-on passer ou finir son tour ?', hint: 'Dites pourquoi vous ne jouez pas.' },
    log: { title: 'À qui de jouer ?', hint: 'Quelques coups d’une partie ; la question porte sur le dernier.' },
  },

  answer: {
    knightJumps: (piece, enemies) =>
      `Chez l’adversaire, ${the(piece)} ne saute que les Chevaliers de taille ${either(enemies.map(String))}. Il saute tous les Chevaliers de son camp, et jamais un Monarque.`,
    monarchJumps: (piece) => `${capitalize(the(piece))} saute toutes les pièces, l’autre Monarque aussi.`,
    safe: (side, square) => `Non : rien ne peut prendre ${monarch(side)} en ${square} au prochain coup.`,
    danger: (attacks, last, takenBack) => {
      const by = list(attacks.map(({ piece, path }) => `${the(piece)} (${path.join('-')})`));
      const then = takenBack
        ? 'Par courtoisie, le dernier coup est repris.'
        : last === 'enemy'
          ? 'On ne reprend rien : c’est l’autre camp qui attaque.'
          : 'Le dernier coup compte.';
      return `Oui : ${by} ${attacks.length > 1 ? 'pourraient' : 'pourrait'} le prendre. ${then}`;
    },
    canWin: (side, name, ways) =>
      `Oui : ${name === undefined ? `les ${camp(side)} peuvent` : `${name} (${camp(side)}) peut`} gagner tout de suite par ${either(ways)}.`,
    cannotWin: (side, name) => `Non : aucun coup gagnant ici pour ${name === undefined ? `les ${camp(side)}` : `${name} (${camp(side)})`}.`,
    goesOn: 'Non : après ce coup, la partie continue.',
    pass: {
      none: 'Non : on ne passe pas. Jouez l’une de vos pièces.',
      'knight-in-hand': 'Non : replacez d’abord le Chevalier pris. Votre tour finit là.',
      'no-move': 'Non : on ne passe pas. Vous pouvez convenir d’une nulle ou abandonner.',
    },
    draw: (why) =>
      ({
        agreed: 'Oui : les deux joueurs en conviennent, la partie est nulle.',
        repeated:
          'Non, pas d’elle-même : à la troisième fois une nulle est proposée, et la partie continue si les deux n’en conviennent pas.',
        blocked:
          'Non : une position bloquée n’est pas nulle par elle-même. Le joueur dont c’est le tour joue, sauf si les deux conviennent d’une nulle.',
        'given-up': 'Non : le joueur qui abandonne a perdu, l’autre camp gagne.',
      })[why],
  },

  form: {
    pieces: 'Pièces sur le plateau',
    move: 'Jouer le coup',
    tapMove: 'Touchez la pièce qui bouge, puis la case où elle va.',
    mover: 'À qui de jouer ?',
    jumper: 'Quelle pièce saute ?',
    whose: 'Quel Monarque ?',
    last: 'Qui a joué en dernier ?',
    lastMovers: { monarch: 'Ce Monarque', knight: 'Un Chevalier de son camp', enemy: 'L’autre camp' },
    happened: 'Que s’est-il passé ?',
    obstacles: { none: 'Je préfère ne pas jouer', 'knight-in-hand': 'J’ai en main un Chevalier pris', 'no-move': 'Je n’ai aucun coup' },
    draws: DRAWS,
  },

  examples: {
    'size-two': 'L’exemple du livret : un Chevalier de taille 2 face aux tailles adverses 1, 2, 3 et 4.',
    'size-one': 'Petit mais malin : le Chevalier de taille 1 face aux tailles adverses.',
    'one-over-four': 'Le plus petit Chevalier veut sauter un adversaire de taille 4.',
    'one-over-three': 'Le plus petit Chevalier veut sauter un adversaire de taille 3.',
    'two-jumps-win': 'Un Chevalier 3 saute un 2, puis un 1, et arrive sur le Monarque.',
    'two-jumps-spare': 'Les mêmes sauts, mais un Chevalier 4 se trouve au bout.',
    'throne-by-a-jump': 'Le Monarque blanc saute un Chevalier 4 et arrive sur le trône noir, qui est vide.',
    'who-begins': 'Le premier coup d’une partie : les Blancs avancent d’un pas.',
    'twice-in-a-row': 'Les Blancs viennent de jouer et veulent rejouer.',
    'knight-still-in-hand': 'Le Monarque blanc a pris un Chevalier qui n’est pas encore replacé ; les Noirs veulent jouer.',
    'not-yours': 'C’est aux Blancs de jouer, et ils veulent déplacer un Chevalier noir.',
    'own-step': 'Les Blancs avancent un de leurs Chevaliers sur une case voisine libre.',
    bent: 'Comme le cavalier des échecs : deux cases en avant, une de côté.',
    'step-and-jump': 'Un saut, puis encore un pas dans le même coup.',
    'round-trip': 'Aller et retour par-dessus le même Chevalier : le coup finirait où il a commencé.',
    'through-the-start': 'Le même chemin, mais il continue : la case de départ n’est que traversée.',
    'nothing-to-jump': 'Deux cases en ligne droite, sans personne au milieu.',
    'over-a-gap': 'Le premier saut franchit un Chevalier, le second ne franchit rien.',
    'over-ones-own': 'Le plus petit Chevalier saute un 3 et un 4 de son camp.',
    'knight-over-monarch': 'Un Chevalier veut sauter son propre Monarque.',
    'monarch-over-monarch': 'Un Monarque saute l’autre Monarque et continue hors de sa portée.',
    'monarch-jumps-all': 'Le Monarque face à toutes les autres pièces.',
    'own-piece-behind': 'Le saut est bon, mais une pièce de son camp occupe la case d’arrivée.',
    'knight-on-knight': 'Le plus grand Chevalier veut aller sur le plus petit adversaire.',
    'jump-on-after-taking': 'Le Monarque prend un Chevalier par un saut et veut sauter encore.',
    'knight-on-a-throne': 'Un Chevalier veut aller sur le trône adverse, qui est vide.',
    'knight-over-a-throne': 'Un Chevalier veut se poser sur un trône entre deux sauts.',
    'taken-on-the-throne': 'Un Chevalier arrive sur le Monarque assis sur son trône.',
    'safe-on-the-throne': 'Le même coup à une table où le Monarque sur son trône n’a rien à craindre des Chevaliers.',
    'danger-on-the-throne': 'Un Chevalier est venu à côté du Monarque assis sur son trône.',
    'throne-passed': 'Le Monarque blanc touche le trône noir entre deux sauts et continue.',
    'own-throne': 'Un Monarque revient sur son propre trône.',
    'can-win-now': 'C’est aux Blancs de jouer : un coup gagne-t-il ?',
    'monarch-takes-knight': 'Le Monarque prend un Chevalier, replacé là où il ne menace rien.',
    'taking-is-free': 'Le Monarque pourrait prendre le Chevalier devant lui et s’écarte plutôt.',
    'back-on-a-throne': 'Les Blancs veulent replacer le Chevalier pris sur un trône.',
    'back-beside-the-monarch': 'Les Blancs veulent replacer le Chevalier à côté du Monarque qui l’a pris.',
    'into-danger': 'Le Monarque va à côté d’un Chevalier adverse.',
    'danger-by-a-jump': 'Le Monarque est allé là où un Chevalier 3 noir le prend en sautant un 1.',
    'danger-by-a-knight-of-ones-own':
      'Le même danger, mais un Chevalier blanc a bougé en dernier : il a offert au noir une pièce à sauter.',
    'danger-by-the-enemy': 'Le même danger, mais c’est le dernier coup des Noirs qui l’a créé.',
    'pass-a-turn': 'Les Blancs n’ont pas de bon coup et veulent passer.',
    'winning-is-exempt': 'Le Monarque va sur le trône adverse, juste à côté d’un Chevalier noir.',
  },
});
