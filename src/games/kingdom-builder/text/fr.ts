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
    'kb.turn.no-interruption': ({ placed }) => `Les actions spéciales attendent la fin des trois poses : ${placedCities(placed)}.`,
    'kb.tile.held': ({ tile }) => `Vous n’avez pas de plaquette ${TILE_NAMES[tile]}.`,
    'kb.tile.fresh': ({ tile }) => `La plaquette ${TILE_NAMES[tile]} est nouvelle : elle servira dès votre prochain tour.`,
    'kb.tile.once': ({ tile, held }) =>
      held > 1
        ? `Vos ${held} plaquettes ${TILE_NAMES[tile]} ne peuvent plus servir ce tour-ci.`
        : `La plaquette ${TILE_NAMES[tile]} a déjà servi ce tour-ci.`,
    'kb.build.reserve': ({ player }, names) => `${names.player(player)} n’a plus de cité en réserve.`,
    'kb.move.own': ({ hex, owner }, { player }) =>
      owner === '' ? `Il n’y a pas de cité en ${at(hex)}.` : `La cité en ${at(hex)} est à ${player(owner)}.`,
    'kb.build.free': ({ hex, owner }, { player }) => `${player(owner)} a déjà une cité en ${at(hex)}.`,
    'kb.build.buildable': ({ hex, ground }) =>
      ground === 'water'
        ? `La case ${at(hex)} est une case Eau : seul le Port y mène.`
        : `La case ${at(hex)} montre ${GROUND_NAMES[ground]} : on n’y construit pas.`,
    'kb.build.terrain': ({ hex, ground, wanted }) =>
      `La case ${at(hex)} montre ${GROUND_NAMES[ground]} ; cette action demande ${GROUND_NAMES[wanted]}.`,
    'kb.tower': ({ hex }) => `La case ${at(hex)} n’est pas au bord du plateau.`,
    'kb.tavern': ({ hex }) => `Aucune ligne droite et continue de trois de vos cités ne mène en ${at(hex)}.`,
    'kb.paddock': ({ from, to }) => `De ${at(from)} à ${at(to)}, il n’y a pas exactement deux cases en ligne droite.`,
    'kb.harbor': ({ hex, ground }) => `Le Port mène sur l’eau, et la case ${at(hex)} montre ${GROUND_NAMES[ground]}.`,
    'kb.queenie.caves': ({ trouble, hex }) => {
      if (trouble === 'none') return 'Il n’y a pas de cave dans cette partie.';
      return trouble === 'used' ? 'Les caves ont déjà servi ce tour-ci.' : `La case ${at(hex)} n’est pas à côté d’une cave.`;
    },
    'kb.build.adjacent': ({ hex, open }) =>
      `La case ${at(hex)} ne touche aucune de vos cités, alors que ${count(open, 'case libre du bon terrain en touche une', 'cases libres du bon terrain en touchent une')}.`,
    'kb.turn.three': ({ placed, over }) =>
      over
        ? `L’action obligatoire de ce tour est terminée, avec ${cities(placed)}.`
        : `L’action obligatoire n’est pas terminée : ${placedCities(placed)} sur trois.`,
  },
  paid: {
    'kb.card.fishermen': ({ settlements }) => `Pêcheurs : ${cities(settlements)} au bord de l’eau.`,
    'kb.card.merchants': ({ sites }) =>
      sites === 0
        ? 'Marchands : aucun château ni lieu n’est relié à un autre.'
        : `Marchands : ${sites} châteaux et lieux sont reliés à un autre, 4 points chacun.`,
    'kb.card.discoverers': ({ rows }) =>
      rows === 0
        ? 'Explorateurs : aucune ligne ne porte de cité.'
        : `Explorateurs : ${count(rows, 'ligne porte', 'lignes portent')} une cité au moins.`,
    'kb.card.hermits': ({ groups }) =>
      groups === 0
        ? 'Ermites : aucune zone de colonisation.'
        : `Ermites : ${count(groups, 'zone de colonisation', 'zones de colonisation séparées')}.`,
    'kb.card.citizens': ({ largest }) => `Citoyens : ${cities(largest)} dans la plus grande zone, 1 point par paire.`,
    'kb.card.miners': ({ settlements }) => `Mineurs : ${cities(settlements)} à côté d’une montagne.`,
    'kb.card.workers': ({ settlements }) => `Ouvriers : ${cities(settlements)} à côté d’un château ou d’un lieu.`,
    'kb.card.knights': ({ row, island, settlements }) =>
      settlements === 0
        ? 'Chevaliers : aucune ligne ne porte de cité.'
        : `Chevaliers : la meilleure ligne est la ligne ${row}${island ? ' de l’île' : ''} avec ${cities(settlements)}, 2 points chacune.`,
    'kb.card.lords': ({ additions }) =>
      `Seigneurs : ${list(additions.map(({ count: own, points: won }, section) => `${sectionName(section)} ${points(won)} ${own === 0 ? 'sans cité' : `avec ${cities(own)}`}`))}.`,
    'kb.card.farmers': ({ section, settlements }) =>
      settlements === 0
        ? `Paysans : aucune cité dans la section ${sectionName(section)}.`
        : `Paysans : la section la plus faible est ${sectionName(section)} avec ${cities(settlements)}, 3 points chacune.`,
    'kb.castle': ({ castles }) =>
      castles === 0
        ? 'Aucun château n’a de cité à côté de lui.'
        : `${count(castles, 'château touche', 'châteaux touchent')} une cité, 3 points par château.`,
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
    drawing: 'une carte Terrain doit être montrée',
    turn: 'un tour est en cours',
    settling: 'on relève les cités sur la table',
    finished: 'la partie est finie',
  },
});
