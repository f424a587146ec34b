import type { News } from '#games/kingdom-builder/law/outlook';
import type { Tool } from '#games/kingdom-builder/law/tiles';
import { de, typeset } from '#text/french';
import { grammar, type PlayerNames } from '#text/language';
import { PARTS, SECTION, TILE } from './fr';
import type { HexMark, HexTold, screenEn } from './screen-en';

const { list, count, ordinal, points, signed } = grammar('fr');

export const TOOLS: Readonly<Record<Tool, string>> = { ...TILE, cave: 'Caves' };

const GROUNDS: (typeof screenEn)['grounds'] = {
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
const NEAR: Readonly<Record<keyof typeof GROUNDS, readonly [string, string]>> = {
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

const MARKS: Readonly<Record<HexMark, string>> = {
  open: 'possible',
  chosen: 'choisie',
  movable: 'peut se déplacer',
  last: 'dernier coup',
  lit: 'montrée',
};

const cases = (number: number): string => count(number, 'case possible', 'cases possibles');
const cities = (number: number): string => count(number, 'cité', 'cités');
export const tileNames = (tiles: readonly Tool[]): string => list(tiles.map((tile) => TOOLS[tile]));
const hexName = (name: string): string => (name.startsWith('island ') ? `île ${name.slice('island '.length)}` : name);

const the = (tiles: readonly Tool[]): string => `${tiles.length === 1 ? 'la plaquette' : 'les plaquettes'} ${tileNames(tiles)}`;

function news(told: News, { player }: PlayerNames): string {
  switch (told.kind) {
    case 'gained':
      return `${player(told.player)} prend ${the(told.tiles)}.`;
    case 'lost':
      return `${player(told.player)} rend ${the(told.tiles)}.`;
    case 'no-hex':
      return `Plus de case ${GROUNDS[told.terrain]} : carte retirée, on repioche.`;
    case 'ran-out': {
      const full = `Plus de case ${GROUNDS[told.terrain]} après ${told.placed} sur trois`;
      return told.drawsAgain ? `${full} : une autre carte pour finir.` : `${full} : c’est tout.`;
    }
    case 'last-settlement':
      return `${player(told.player)} a posé la dernière cité.`;
  }
}

function hex({ name, ground, tile, left, queenie, owner, marks, grounds, owners }: HexTold): string {
  const site =
    tile === undefined ? GROUNDS[ground] : `lieu ${TOOLS[tile]}${left === undefined ? '' : `, ${count(left, 'plaquette', 'plaquettes')}`}`;
  const special = queenie === undefined ? [] : [queenie === 'cave' ? 'cave' : 'Capitole'];
  const around = [
    ...owners.map(([player, number]) => `${cities(number)} ${de(player)}`),
    ...grounds.map(([each, number]) => count(number, ...NEAR[each])),
  ];
  const here = owner === undefined ? 'libre' : `cité ${de(owner)}`;
  const built = ground === 'castle' || ground === 'location' || ground === 'mountain' ? [] : [here];
  return `${[hexName(name), site, ...special, ...built, ...marks.map((mark) => MARKS[mark])].join(', ')} ; à côté : ${list(around)}`;
}

export const screenFr: typeof screenEn = typeset({
  agreements: {
    'lords-zero': {
      question: 'Seigneurs : peut-on être classé dans une section sans y avoir de cité ?',
      choices: { ranks: 'Oui, zéro compte aussi', 'needs-one': 'Non, il en faut au moins une' },
    },
    'terrain-runs-out': {
      question: 'Le terrain pioché est épuisé pendant les trois poses : que faire ?',
      choices: { 'draw-again': 'On repioche pour le reste', stop: 'L’action obligatoire s’arrête' },
    },
  },
  grounds: GROUNDS,
  tools: TOOLS,
  parts: PARTS,
  cardHints: {
    fishermen: '1 au bord de l’eau',
    merchants: '4 par château ou lieu relié',
    discoverers: '1 par ligne',
    hermits: '1 par zone',
    citizens: '1 par paire de la plus grande zone',
    miners: '1 à côté d’une montagne',
    workers: '1 à côté d’un château ou lieu',
    knights: '2 chacune sur la meilleure ligne',
    lords: '12 et 6 par section',
    farmers: '3 chacune dans la section la plus faible',
  },
  colours: { orange: 'orange', blue: 'bleu', white: 'blanc', black: 'noir', red: 'rouge' },
  corners: SECTION,
  island: 'île',
  hexName,

  board: {
    label: 'Plateau. Les flèches vont de case en case, Entrée choisit.',
    closer: 'Plus près',
    farther: 'Plus loin',
    all: 'Tout le plateau',
    map: 'Carte du plateau',
    jump: (where) => `Aller : ${where}`,
    under: (name, ground) => `${hexName(name)} ${GROUNDS[ground]}`,
    hex,
  },

  status: {
    draw: (player) => `${player} : quelle carte ?`,
    place: (player, terrain, placed, open) => `${player} : ${GROUNDS[terrain]}, ${placed} sur 3, ${count(open, 'case', 'cases')}`,
    over: (player, isReserveEmpty) => `${player} : ${isReserveEmpty ? 'la réserve est vide. P' : 'p'}laquette ou fin du tour.`,
    build: (tool, open) => (open === 0 ? `${TOOLS[tool]} : aucune case possible.` : `${TOOLS[tool]} : ${cases(open)}.`),
    other: (tool, state) =>
      `Cette plaquette ${TOOLS[tool]} ${state === 'used' ? 'a servi ce tour-ci' : 'servira au prochain tour'} : prenez l’autre.`,
    from: (tool, open) => (open === 0 ? `${TOOLS[tool]} : aucune cité ne peut bouger.` : `${TOOLS[tool]} : touchez la cité à déplacer.`),
    to: (tool, from, open) => `${TOOLS[tool]} : de ${from}, ${cases(open)}.`,
  },

  tray: {
    cards: 'Carte Terrain',
    tiles: 'Actions spéciales',
    states: { ready: 'prête', fresh: 'nouvelle : au prochain tour', used: 'utilisée', waits: 'après les trois', idle: 'aucune case' },
    caveStates: { ready: 'prêtes', used: 'utilisées' },
    scoring: 'Cartes de score',
    more: 'Joueurs, points, jouer par écrit',
    mandatory: 'Retour aux trois cités',
    endTurn: 'Fin du tour',
    showPoints: 'Montrer les points',
    hidePoints: 'Cacher les points',
    players: 'Joueurs',
    reserve: (number) => `${number} en réserve`,
    goOn: 'Continuer en décompte final',
    photo: 'D’après une photo',
  },

  news,
  lastRound: (players, last) => `Dernier tour, ${last} finit : ${list(players)} ${players.length === 1 ? 'a' : 'ont'} tout posé.`,
  round: (round) => `Tour ${round}`,

  event: {
    draw: (player, terrain) => `${player} montre ${GROUNDS[terrain]}`,
    build: (player, at, tool) => `${player} construit en ${at}${tool === undefined ? '' : ` (${TOOLS[tool]})`}`,
    move: (player, from, to, tool) => `${player} déplace de ${from} à ${to} (${TOOLS[tool]})`,
    endTurn: (player) => `${player} finit son tour`,
    settle: (player, at) => `${player} a une cité en ${at}`,
    unsettle: (at) => `Finalement pas de cité en ${at}`,
    finish: 'Toutes les cités sont relevées : décompte',
    adjusted: (player, points, reason) => `${player} ${signed(points)} : ${reason}`,
  },

  words: { title: 'Jouer par écrit', end: 'fin' },

  count: {
    title: 'Le décompte',
    now: 'Points actuels',
    step: (index, number) => `${index} sur ${number}`,
    before: 'Avant',
    after: 'Suivant',
    total: 'Total',
    back: 'Retour à la partie',
    points,
    rank: ordinal,
  },
});
