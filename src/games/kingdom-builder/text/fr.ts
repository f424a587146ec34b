import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import type { Tile } from '#games/kingdom-builder/law/tiles';
import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { en } from './en';

const { count, list } = grammar('fr');

/** How a tile is written after « la plaquette ». */
export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  oracle: 'Oracle',
  farm: 'Ferme',
  oasis: 'Oasis',
  tavern: 'Taverne',
  tower: 'Tour',
  barn: 'Grange',
  paddock: 'Enclos',
  harbor: 'Port',
  'rope-bridge': 'Pont de corde',
  'tree-house': 'Cabane dans les arbres',
};

/** How the ground of a hex is written after « la case … montre ». */
const GROUND_NAMES: Readonly<Record<Ground, string>> = {
  grass: 'une prairie',
  canyon: 'un canyon',
  desert: 'un désert',
  flowers: 'des fleurs',
  forest: 'une forêt',
  water: 'de l’eau',
  mountain: 'une montagne',
  castle: 'un château',
  location: 'un lieu',
};

/** Cards, castles and Capitols: what is counted at the end. */
export const PART_NAMES: Readonly<Record<ScoringPart, string>> = {
  fishermen: 'Pêcheurs',
  merchants: 'Marchands',
  discoverers: 'Explorateurs',
  hermits: 'Ermites',
  citizens: 'Citoyens',
  miners: 'Mineurs',
  workers: 'Ouvriers',
  knights: 'Chevaliers',
  lords: 'Seigneurs',
  farmers: 'Paysans',
  castles: 'Châteaux',
  capitol: 'Capitole',
};

export const SECTION_NAMES: readonly [string, string, string, string] = [
  'en haut à gauche',
  'en haut à droite',
  'en bas à gauche',
  'en bas à droite',
];
const sectionName = (section: number): string => SECTION_NAMES[section] ?? '';

/** « 3,4 », and on the island « 3,4 de l’île ». */
const at = (hex: string): string => (hex.startsWith('island ') ? `${hex.slice('island '.length)} de l’île` : hex);

const points = (number: number): string => (number === 0 ? 'aucun point' : count(number, 'point', 'points'));
const placedCities = (number: number): string =>
  number === 0 ? 'aucune cité n’est posée' : count(number, 'cité est posée', 'cités sont posées');
const cities = (number: number): string => (number === 0 ? 'aucune cité' : count(number, 'cité', 'cités'));

export const fr: typeof en = typeset({
  broken: {
    'kb.turn.order': ({ onMove }, { player }) => `C’est à ${player(onMove)} de jouer.`,
    'kb.draw.first': ({ player }, names) => `${names.player(player)} doit d’abord montrer une carte Terrain.`,
    'kb.turn.no-interruption': ({ placed }) =>
      `Les actions spéciales se jouent avant ou après les trois cités, jamais entre elles : ${placedCities(placed)}.`,
    'kb.tile.held': ({ tile }) => `Vous n’avez pas de plaquette ${TILE_NAMES[tile]}.`,
    'kb.tile.fresh': ({ tile }) => `Vous venez de prendre la plaquette ${TILE_NAMES[tile]} : elle servira à votre prochain tour.`,
    'kb.tile.once': ({ tile, held }) =>
      held > 1
        ? `Vos ${held} plaquettes ${TILE_NAMES[tile]} ne peuvent plus servir ce tour-ci.`
        : `La plaquette ${TILE_NAMES[tile]} a déjà servi ce tour-ci.`,
    'kb.build.reserve': ({ player }, names) => `${names.player(player)} n’a plus de cité.`,
    'kb.move.own': ({ hex, owner }, { player }) =>
      owner === '' ? `Il n’y a pas de cité en ${at(hex)}.` : `La cité en ${at(hex)} est à ${player(owner)}.`,
    'kb.build.free': ({ hex, owner }, { player }) => `${player(owner)} a déjà une cité en ${at(hex)}.`,
    'kb.build.buildable': ({ hex, ground }) =>
      ground === 'water'
        ? `En ${at(hex)}, c’est de l’eau : seul le Port y mène.`
        : `En ${at(hex)}, c’est ${GROUND_NAMES[ground]} : on n’y construit pas.`,
    'kb.build.terrain': ({ hex, ground, wanted }) =>
      `Cette action demande ${GROUND_NAMES[wanted]} ; en ${at(hex)}, c’est ${GROUND_NAMES[ground]}.`,
    'kb.tower': ({ hex }) => `La Tour construit au bord du plateau, et la case ${at(hex)} n’y est pas.`,
    'kb.tavern': ({ hex }) => `La Taverne demande une ligne droite de trois de vos cités : aucune n’arrive en ${at(hex)}.`,
    'kb.paddock': ({ from, to }) => `L’Enclos déplace d’exactement deux cases en ligne droite, pas de ${at(from)} à ${at(to)}.`,
    'kb.harbor': ({ hex, ground }) => `Le Port mène sur l’eau ; en ${at(hex)}, c’est ${GROUND_NAMES[ground]}.`,
    'kb.queenie.caves': ({ trouble, hex }) => {
      if (trouble === 'none') return 'Il n’y a pas de caves dans cette partie.';
      return trouble === 'used'
        ? 'Les caves ont déjà servi ce tour-ci.'
        : `Les caves relient des cases à côté d’une cave : ${at(hex)} n’en touche pas.`;
    },
    'kb.build.adjacent': ({ hex, open }) =>
      `Il faut construire à côté de vos cités si possible : ${count(open, 'case libre les touche', 'cases libres les touchent')}, pas ${at(hex)}.`,
    'kb.turn.three': ({ placed, over }) =>
      over
        ? `L’action obligatoire est finie pour ce tour : ${placedCities(placed)}.`
        : `Posez d’abord les trois cités : ${placedCities(placed)}.`,
  },
  paid: {
    'kb.card.fishermen': ({ settlements }) => `Pêcheurs : ${cities(settlements)} au bord de l’eau.`,
    'kb.card.merchants': ({ sites }) =>
      sites === 0
        ? 'Marchands : aucun château ni lieu n’est relié à un autre.'
        : `Marchands : ${sites} châteaux et lieux sont reliés à un autre, 4 points chacun.`,
    'kb.card.discoverers': ({ rows }) =>
      rows === 0 ? 'Explorateurs : aucune cité.' : `Explorateurs : des cités sur ${count(rows, 'ligne', 'lignes')}.`,
    'kb.card.hermits': ({ groups }) =>
      groups === 0 ? 'Ermites : aucune cité.' : `Ermites : ${count(groups, 'zone de colonisation', 'zones de colonisation séparées')}.`,
    'kb.card.citizens': ({ largest }) => `Citoyens : ${cities(largest)} dans la plus grande zone, 1 point par paire.`,
    'kb.card.miners': ({ settlements }) => `Mineurs : ${cities(settlements)} à côté d’une montagne.`,
    'kb.card.workers': ({ settlements }) => `Ouvriers : ${cities(settlements)} à côté d’un château ou d’un lieu.`,
    'kb.card.knights': ({ row, island, settlements }) =>
      settlements === 0
        ? 'Chevaliers : aucune cité.'
        : `Chevaliers : la meilleure ligne est la ligne ${row}${island ? ' de l’île' : ''} avec ${cities(settlements)}, 2 points chacune.`,
    'kb.card.lords': ({ additions }) =>
      `Seigneurs : ${list(additions.map(({ count: own, points: won }, section) => `${sectionName(section)} ${points(won)} ${own === 0 ? 'sans cité' : `avec ${cities(own)}`}`))}.`,
    'kb.card.farmers': ({ section, settlements }) =>
      settlements === 0
        ? `Paysans : aucune cité dans la section ${sectionName(section)}.`
        : `Paysans : la section la plus faible est ${sectionName(section)} avec ${cities(settlements)}, 3 points chacune.`,
    'kb.castle': ({ castles }) =>
      castles === 0
        ? 'Châteaux : aucun ne touche une cité.'
        : `Châteaux : ${count(castles, 'touche', 'touchent')} une cité, 3 points par château.`,
    'kb.queenie.capitol': ({ settlements }) => `Capitole : ${cities(settlements)} à deux cases au plus.`,
  },
  headline: {
    drawing: ({ player, round }, names) => `Tour ${round} : ${names.player(player)} pioche`,
    turn: ({ player, round }, names) => `Tour ${round} : ${names.player(player)} construit`,
    settling: ({ settlements }) => `Décompte final, ${cities(settlements)} pour l’instant`,
    finished: ({ winners }, { player }) =>
      winners.length === 1 ? `${list(winners.map(player))} a gagné` : `${list(winners.map(player))} se partagent la victoire`,
  },
  phases: {
    drawing: 'il faut d’abord montrer une carte Terrain',
    turn: 'un tour est en cours',
    settling: 'on compte les cités du plateau',
    finished: 'la partie est finie',
  },
});
