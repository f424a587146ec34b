import type { News } from '#games/kingdom-builder/law/news';
import type { Tool } from '#games/kingdom-builder/law/tiles';
import { de, typeset } from '#text/french';
import { grammar, type PlayerNames } from '#text/language';
import { PART_NAMES, SECTION_NAMES, TILE_NAMES } from './fr';
import type { HexDescription, HexMark, screenEn } from './screen-en';

const { list, count, ordinal, points, signedFigure } = grammar('fr');

export const TOOL_NAMES: Readonly<Record<Tool, string>> = { ...TILE_NAMES, cave: 'Caves' };

const GROUND_LABELS: (typeof screenEn)['grounds'] = {
  grass: 'prairie',
  canyon: 'canyon',
  desert: 'désert',
  flowers: 'fleurs',
  forest: 'forêt',
  water: 'eau',
  mountain: 'montagne',
  castle: 'château',
  location: 'lieu',
};

/** The grounds around a hex: one, or several. */
const NEIGHBOUR_NAMES: Readonly<Record<keyof typeof GROUND_LABELS, readonly [string, string]>> = {
  grass: ['prairie', 'prairies'],
  canyon: ['canyon', 'canyons'],
  desert: ['désert', 'déserts'],
  flowers: ['fleur', 'fleurs'],
  forest: ['forêt', 'forêts'],
  water: ['case d’eau', 'cases d’eau'],
  mountain: ['montagne', 'montagnes'],
  castle: ['château', 'châteaux'],
  location: ['lieu', 'lieux'],
};

const MARK_NAMES: Readonly<Record<HexMark, string>> = {
  open: 'possible',
  chosen: 'choisie',
  movable: 'peut se déplacer',
  stuck: 'ne peut pas se déplacer',
  last: 'dernier coup',
  lit: 'en évidence',
  refused: 'interdit ici',
};

const cases = (number: number): string => count(number, 'case', 'cases');
const cities = (number: number): string => count(number, 'cité', 'cités');
export const tileNames = (tiles: readonly Tool[]): string => list(tiles.map((tile) => TOOL_NAMES[tile]));
const hexName = (name: string): string => (name.startsWith('island ') ? `île ${name.slice('island '.length)}` : name);

const theTiles = (tiles: readonly Tool[]): string => `${tiles.length === 1 ? 'la plaquette' : 'les plaquettes'} ${tileNames(tiles)}`;

function describeNews(told: News, { player }: PlayerNames): string {
  switch (told.kind) {
    case 'gained':
      return `${player(told.player)} prend ${theTiles(told.tiles)}.`;
    case 'lost':
      return `${player(told.player)} perd ${theTiles(told.tiles)}.`;
    case 'no-hex':
      return `Plus de case ${GROUND_LABELS[told.terrain]} : carte défaussée, on repioche.`;
    case 'ran-out': {
      const full = `Plus de case ${GROUND_LABELS[told.terrain]} après ${told.placed} sur trois`;
      return told.drawsAgain ? `${full} : une autre carte pour finir.` : `${full} : c’est tout.`;
    }
    case 'last-settlement':
      return `${player(told.player)} n’a plus de cité : dernier tour.`;
  }
}

function describeHex({ name, ground, tile, left, queenie, owner, marks, grounds, owners }: HexDescription): string {
  const site =
    tile === undefined
      ? GROUND_LABELS[ground]
      : `lieu ${TOOL_NAMES[tile]}${left === undefined ? '' : `, ${count(left, 'plaquette', 'plaquettes')}`}`;
  const special = queenie === undefined ? [] : [queenie === 'cave' ? 'cave' : 'Capitole'];
  const around = [
    ...owners.map(([player, number]) => `${cities(number)} ${de(player)}`),
    ...grounds.map(([each, number]) => count(number, ...NEIGHBOUR_NAMES[each])),
  ];
  const here = owner === undefined ? 'libre' : `cité ${de(owner)}`;
  const built = ground === 'castle' || ground === 'location' || ground === 'mountain' ? [] : [here];
  return `${[hexName(name), site, ...special, ...built, ...marks.map((mark) => MARK_NAMES[mark])].join(', ')} ; à côté : ${list(around)}`;
}

export const screenFr: typeof screenEn = typeset({
  agreements: {
    'lords-zero': {
      question: 'Seigneurs : peut-on être classé dans une section sans y avoir de cité ?',
      choices: { ranks: 'Oui, zéro compte aussi', 'needs-one': 'Non, il en faut au moins une' },
    },
    'terrain-runs-out': {
      question: 'Le terrain pioché s’épuise avant la troisième cité : que faire ?',
      choices: { 'draw-again': 'On repioche pour le reste', stop: 'On s’arrête là' },
    },
  },
  grounds: GROUND_LABELS,
  tools: TOOL_NAMES,
  parts: PART_NAMES,
  cardHints: {
    fishermen: '1 par cité au bord de l’eau',
    merchants: '4 par château ou lieu relié',
    discoverers: '1 par ligne',
    hermits: '1 par zone',
    citizens: '1 par paire de votre plus grande zone',
    miners: '1 par cité près d’une montagne',
    workers: '1 par cité près d’un château ou lieu',
    knights: '2 par cité sur votre meilleure ligne',
    lords: '12 au premier, 6 au second, par section',
    farmers: '3 par cité dans votre section la plus faible',
  },
  colours: { orange: 'orange', blue: 'bleu', white: 'blanc', black: 'noir', red: 'rouge' },
  corners: SECTION_NAMES,
  island: 'île',
  hexName,

  board: {
    label: 'Plateau. Les flèches vont de case en case, Entrée choisit.',
    closer: 'Zoomer',
    farther: 'Dézoomer',
    all: 'Tout le plateau',
    map: 'Carte du plateau',
    jump: (where) => `Aller : ${where}`,
    under: (name, ground) => `${hexName(name)} ${GROUND_LABELS[ground]}`,
    hex: describeHex,
  },

  status: {
    draw: (player) => `${player} : quel terrain ?`,
    place: (player, terrain, placed, of, open) => `${player} : ${GROUND_LABELS[terrain]}, ${placed} sur ${of} (${cases(open)})`,
    over: (player, isReserveEmpty) => `${player} : ${isReserveEmpty ? 'plus de cité. P' : 'p'}renez une plaquette ou finissez le tour.`,
    build: (tool, open) =>
      open === 0 ? `${TOOL_NAMES[tool]} : aucune case possible.` : `${TOOL_NAMES[tool]} : posez une cité (${cases(open)}).`,
    placedAll: (placed) => `Vos ${placed === 3 ? 'trois cités' : 'cités'} sont posées : prenez une plaquette ou finissez le tour.`,
    unused: (number) => `${count(number, 'plaquette non utilisée', 'plaquettes non utilisées')} : finir le tour ?`,
    from: (tool, open) =>
      open === 0 ? `${TOOL_NAMES[tool]} : aucune cité ne peut bouger.` : `${TOOL_NAMES[tool]} : quelle cité déplacer ?`,
    to: (tool, from, open) =>
      open === 0
        ? `${TOOL_NAMES[tool]} : ${from} ne peut pas bouger. Choisissez une autre cité.`
        : `${TOOL_NAMES[tool]} : où déplacer ${from} ? (${cases(open)})`,
  },

  tray: {
    cards: 'Carte Terrain',
    tiles: 'Actions spéciales',
    noTiles: 'Pas encore de plaquette',
    states: { ready: 'prête', fresh: 'tour suivant', used: 'utilisée', waits: 'après les 3', idle: 'aucune case' },
    someReady: (number) => count(number, 'prête', 'prêtes'),
    shortTools: { 'rope-bridge': 'Pont', 'tree-house': 'Cabane' },
    caveStates: { ready: 'prêtes', used: 'utilisées' },
    scoring: 'Cartes Kingdom Builder',
    more: 'Joueurs, points, jouer par écrit',
    endTurn: 'Finir le tour',
    showPoints: 'Montrer les points',
    hidePoints: 'Cacher les points',
    players: 'Joueurs',
    reserve: (number) => `${number} en réserve`,
    reserveOf: (number) => `, ${cities(number)} en réserve`,
    goOn: 'Compter le plateau final',
    photo: 'Compter d’après une photo',
  },

  news: describeNews,
  lastRound: (last) => `Dernier tour : ${last} joue en dernier.`,
  round: (round) => `Tour ${round}`,

  event: {
    draw: (player, terrain) => `${player} montre ${GROUND_LABELS[terrain]}`,
    build: (player, at, tool) => `${player} construit en ${at}${tool === undefined ? '' : ` (${TOOL_NAMES[tool]})`}`,
    move: (player, from, to, tool) => `${player} déplace de ${from} à ${to} (${TOOL_NAMES[tool]})`,
    endTurn: (player) => `${player} finit son tour`,
    settle: (player, at) => `${player} a une cité en ${at}`,
    unsettle: (at) => `Pas de cité en ${at}`,
    finish: 'Toutes les cités sont notées : décompte final',
    adjusted: (player, points, reason) => `${player} ${signedFigure(points)} : ${reason}`,
  },

  words: { title: 'Jouer par écrit', end: 'fin' },

  count: {
    title: 'Décompte final',
    now: 'Points actuels',
    step: (index, number) => `${index} sur ${number}`,
    before: 'Précédent',
    after: 'Suivant',
    total: 'Total',
    back: 'Retour à la partie',
    points,
    rank: ordinal,
  },
});
