import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import type { HeadlineParams } from '#games/kingdom-builder/law/index';
import type { ViolationParams } from '#games/kingdom-builder/law/judge';
import type { Phase } from '#games/kingdom-builder/law/position';
import type { ScoreLineParams, ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import type { Tile } from '#games/kingdom-builder/law/tiles';
import type { GameText } from '#text/game-text';
import { grammar } from '#text/language';

const { count, list } = grammar('en');

export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  oracle: 'Oracle',
  farm: 'Farm',
  oasis: 'Oasis',
  tavern: 'Tavern',
  tower: 'Tower',
  barn: 'Barn',
  paddock: 'Paddock',
  harbor: 'Harbor',
  'rope-bridge': 'Rope Bridge',
  'tree-house': 'Tree House',
};

export const GROUND_NAMES: Readonly<Record<Ground, string>> = {
  grass: 'grass',
  canyon: 'canyon',
  desert: 'desert',
  flowers: 'flowers',
  forest: 'forest',
  water: 'water',
  mountain: 'a mountain',
  castle: 'a castle',
  location: 'a location',
};

/** Cards, castles and Capitols: what is counted at the end. */
export const PART_NAMES: Readonly<Record<ScoringPart, string>> = {
  fishermen: 'Fishermen',
  merchants: 'Merchants',
  discoverers: 'Discoverers',
  hermits: 'Hermits',
  citizens: 'Citizens',
  miners: 'Miners',
  workers: 'Workers',
  knights: 'Knights',
  lords: 'Lords',
  farmers: 'Farmers',
  castles: 'Castles',
  capitol: 'Capitol',
};

export const SECTION_NAMES: readonly [string, string, string, string] = ['top left', 'top right', 'bottom left', 'bottom right'];
const sectionName = (section: number): string => SECTION_NAMES[section] ?? '';

const points = (number: number): string => (number === 0 ? 'no points' : count(number, 'point', 'points'));
const settlements = (number: number): string => (number === 0 ? 'no settlement' : count(number, 'settlement', 'settlements'));
const stands = (number: number): string => (number > 1 ? 'stand' : 'stands');

export const en: GameText<ViolationParams, ScoreLineParams, HeadlineParams, Phase> = {
  broken: {
    'kb.turn.order': ({ onMove }, { player }) => `It’s ${player(onMove)}’s turn.`,
    'kb.draw.first': ({ player }, names) => `${names.player(player)} must show a terrain card first.`,
    'kb.turn.no-interruption': ({ placed }) =>
      `Extra actions come before or after the three settlements, never in between: ${placed} ${placed === 1 ? 'is' : 'are'} placed.`,
    'kb.tile.held': ({ tile }) => `You don’t have a ${TILE_NAMES[tile]} tile.`,
    'kb.tile.fresh': ({ tile }) => `You got the ${TILE_NAMES[tile]} tile this turn: use it from your next turn.`,
    'kb.tile.once': ({ tile, held }) =>
      held > 1
        ? `You can’t use your ${held} ${TILE_NAMES[tile]} tiles again this turn.`
        : `You’ve already used the ${TILE_NAMES[tile]} tile this turn.`,
    'kb.build.reserve': ({ player }, names) => `${names.player(player)} has no settlements left.`,
    'kb.move.own': ({ hex, owner }, { player }) =>
      owner === '' ? `There is no settlement on ${hex}.` : `The settlement on ${hex} is ${player(owner)}’s.`,
    'kb.build.free': ({ hex, owner }, { player }) => `${player(owner)} already has a settlement on ${hex}.`,
    'kb.build.buildable': ({ hex, ground }) =>
      ground === 'water' ? `${hex} is water: only the Harbor leads there.` : `${hex} is ${GROUND_NAMES[ground]}: nobody can build there.`,
    'kb.build.terrain': ({ hex, ground, wanted }) => `This action needs ${GROUND_NAMES[wanted]}: ${hex} is ${GROUND_NAMES[ground]}.`,
    'kb.tower': ({ hex }) => `The Tower builds at the edge of the board: ${hex} isn’t there.`,
    'kb.tavern': ({ hex }) => `The Tavern needs a straight line of three of your settlements: none ends at ${hex}.`,
    'kb.paddock': ({ from, to }) => `The Paddock moves exactly two hexes in a straight line, not from ${from} to ${to}.`,
    'kb.harbor': ({ hex, ground }) => `The Harbor moves onto water: ${hex} is ${GROUND_NAMES[ground]}.`,
    'kb.queenie.caves': ({ trouble, hex }) => {
      if (trouble === 'none') return 'There are no caves in this game.';
      return trouble === 'used'
        ? 'You’ve already used the caves this turn.'
        : `The caves join hexes next to a cave: ${hex} isn’t next to one.`;
    },
    'kb.build.adjacent': ({ hex, open }) =>
      `You must build next to your settlements while you can: ${count(open, 'free hex touches', 'free hexes touch')} them, ${hex} doesn’t.`,
    'kb.turn.three': ({ placed, over }) =>
      over
        ? `The mandatory action is over for this turn: ${settlements(placed)} placed.`
        : `Place all three settlements first: ${placed === 0 ? 'none' : `only ${placed}`} so far.`,
  },
  paid: {
    'kb.card.fishermen': ({ settlements: paid }) => `Fishermen: ${settlements(paid)} ${stands(paid)} on land next to water.`,
    'kb.card.merchants': ({ sites }) =>
      sites === 0
        ? 'Merchants: no castle or location is joined to another.'
        : `Merchants: ${sites} castles and locations are joined to another, 4 points each.`,
    'kb.card.discoverers': ({ rows }) =>
      rows === 0 ? 'Discoverers: no settlements yet.' : `Discoverers: there are settlements on ${count(rows, 'row', 'rows')}.`,
    'kb.card.hermits': ({ groups }) =>
      groups === 0
        ? 'Hermits: no settlements yet.'
        : `Hermits: the settlements form ${count(groups, 'separate group', 'separate groups')}.`,
    'kb.card.citizens': ({ largest }) => `Citizens: the largest group has ${settlements(largest)}, 1 point for each pair.`,
    'kb.card.miners': ({ settlements: paid }) => `Miners: ${settlements(paid)} ${stands(paid)} next to a mountain.`,
    'kb.card.workers': ({ settlements: paid }) => `Workers: ${settlements(paid)} ${stands(paid)} next to a castle or location.`,
    'kb.card.knights': ({ row, island, settlements: best }) =>
      best === 0
        ? 'Knights: no settlements yet.'
        : `Knights: the best row is row ${row}${island ? ' of the island' : ''} with ${settlements(best)}, 2 points each.`,
    'kb.card.lords': ({ additions }) =>
      `Lords: ${list(additions.map(({ count: own, points: won }, section) => `${sectionName(section)} ${points(won)} with ${settlements(own)}`))}.`,
    'kb.card.farmers': ({ section, settlements: least }) =>
      least === 0
        ? `Farmers: no settlement in the ${sectionName(section)} section.`
        : `Farmers: the weakest section is ${sectionName(section)} with ${settlements(least)}, 3 points each.`,
    'kb.castle': ({ castles }) =>
      castles === 0
        ? 'Castles: none has a settlement next to it.'
        : `Castles: ${castles} with a settlement next to ${castles === 1 ? 'it' : 'them'}, 3 points each.`,
    'kb.queenie.capitol': ({ settlements: paid }) => `Capitol: ${settlements(paid)} ${stands(paid)} within two hexes of it.`,
  },
  headline: {
    drawing: ({ player, round }, names) => `Round ${round}: ${names.player(player)} draws`,
    turn: ({ player, round }, names) => `Round ${round}: ${names.player(player)} builds`,
    settling: ({ settlements: placed }) => `Final scoring, ${settlements(placed)} so far`,
    finished: ({ winners }, { player }) =>
      winners.length === 1 ? `${list(winners.map(player))} won` : `${list(winners.map(player))} share the victory`,
  },
  phases: {
    drawing: 'the terrain card comes first',
    turn: 'a turn is under way',
    settling: 'the settlements are being counted',
    finished: 'the game is over',
  },
};
