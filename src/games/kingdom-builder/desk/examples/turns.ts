import type { Example } from '#desk/desk';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import type { Terrain } from '#games/kingdom-builder/law/board/terrain';
import type { Event } from '#games/kingdom-builder/law/position';
import { createSides, type KingdomBuilderCase } from '../cases';
import { FIRST_LAYOUT, OTHER_LAYOUT } from './boards';

/** The first game between two; the last event is asked about. */
const createLogCase = (...events: readonly Event[]): KingdomBuilderCase => ({
  question: 'log',
  players: createSides(2),
  setup: { record: 'table', first: 'orange', ...FIRST_GAME },
  events,
});

const draw = (terrain: Terrain): Event => ({ type: 'draw', by: 'orange', terrain });
const build = (...at: readonly [number, number]): Event => ({ type: 'build', by: 'orange', at });

export const turnExamples = {
  'three-on-the-drawn-terrain': {
    rules: ['kb.turn.three'],
    deskCase: createLogCase(draw('canyon'), build(5, 7), build(5, 8), build(5, 9)),
  },
  'not-before-the-third': {
    rules: ['kb.turn.three'],
    deskCase: createLogCase(draw('canyon'), build(5, 7), build(5, 8), { type: 'end-turn', by: 'orange' }),
  },
  'card-before-building': {
    rules: ['kb.draw.first'],
    deskCase: createLogCase(build(5, 8)),
  },
  'not-your-turn': {
    rules: ['kb.turn.order'],
    deskCase: createLogCase(draw('canyon'), build(5, 7), build(5, 8), { type: 'build', by: 'blue', at: [4, 10] }),
  },
  'between-the-three': {
    rules: ['kb.turn.no-interruption'],
    deskCase: { question: 'use', tool: 'tavern', held: ['ready'], placed: 2 },
  },
  'after-the-three': {
    rules: ['kb.turn.no-interruption', 'kb.tile.held'],
    deskCase: { question: 'use', tool: 'paddock', held: ['ready'], placed: 3 },
  },
  'tile-not-held': {
    rules: ['kb.tile.held'],
    deskCase: { question: 'use', tool: 'farm', held: [], placed: 0 },
  },
  'tile-of-this-turn': {
    rules: ['kb.tile.fresh'],
    deskCase: { question: 'use', tool: 'oasis', held: ['fresh'], placed: 3 },
  },
  'used-already': {
    rules: ['kb.tile.once'],
    deskCase: { question: 'use', tool: 'harbor', held: ['used'], placed: 3 },
  },
  'two-alike-work-twice': {
    rules: ['kb.tile.once'],
    deskCase: { question: 'use', tool: 'tower', held: ['used', 'ready'], placed: 3 },
  },
  'terrain-full-at-the-draw': {
    rules: ['kb.draw.nothing-free'],
    deskCase: { question: 'full', terrain: 'desert', placed: 0 },
  },
  'terrain-full-after-one': {
    rules: ['kb.draw.nothing-free', 'kb.turn.three'],
    deskCase: { question: 'full', terrain: 'canyon', placed: 1 },
  },
  'no-turn-is-passed': {
    rules: ['kb.turn.three'],
    deskCase: { question: 'pass', placed: 2, rest: 'room' },
  },
  'tile-left-alone': {
    rules: ['kb.tile.once'],
    deskCase: { question: 'pass', placed: 3, rest: 'tile' },
  },
  'round-is-finished': {
    rules: ['kb.end.trigger', 'kb.turn.order'],
    deskCase: { question: 'end', players: createSides(4), first: 0, onMove: 1, out: [1] },
  },
  'last-player-ends-it': {
    rules: ['kb.end.trigger'],
    deskCase: { question: 'end', players: createSides(3), first: 1, onMove: 0, out: [2] },
  },
  'two-places-for-a-cave': {
    rules: ['kb.queenie.caves'],
    deskCase: { question: 'site', layout: FIRST_LAYOUT, queenie: 'cave', section: 3 },
  },
  'castles-for-a-capitol': {
    rules: ['kb.queenie.capitol'],
    deskCase: { question: 'site', layout: OTHER_LAYOUT, queenie: 'capitol', section: 1, at: [4, 12] },
  },
} satisfies Readonly<Record<string, Example<KingdomBuilderCase>>>;
