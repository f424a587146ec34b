import type { Example } from '#desk/desk';
import type { Player } from '#session/game';
import type { KingdomCase, MoveCase, WinCase } from './cases';

const moveCase = (pieces: MoveCase['pieces'], path: MoveCase['path'], put?: MoveCase['put']): MoveCase => ({
  question: 'move',
  pieces,
  onMove: 'w',
  path,
  ...(put === undefined ? {} : { put }),
});

const winCase = (pieces: WinCase['pieces'], path: WinCase['path'] = []): WinCase => ({ question: 'win', pieces, onMove: 'w', path });

const PLAYERS: readonly Player[] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
];

/** Ana is White; the last event is the one asked about. */
const logCase = (
  events: readonly { readonly path: MoveCase['path']; readonly by?: string }[],
  pieces?: MoveCase['pieces'],
): KingdomCase => ({
  question: 'log',
  players: PLAYERS,
  setup: { white: 'ana', ...(pieces === undefined ? {} : { position: { pieces, onMove: 'w' } }) },
  events: events.map((event) => ({ type: 'move', ...event })),
});

/** A Monarch that can take a Knight; the other one is far away. */
const TAKING: MoveCase['pieces'] = { d4: 'wM', d5: 'b2', b6: 'b4', g7: 'bM' };

export const examples = {
  // Printed in the rulebook: the Knight of size 2 and the small one.
  'size-two': { rules: ['kd.jump.size'], deskCase: { question: 'jump', mover: 'w2' } },
  'size-one': { rules: ['kd.jump.size'], deskCase: { question: 'jump', mover: 'w1' } },
  'one-over-four': { rules: ['kd.jump.size'], deskCase: moveCase({ c3: 'w1', d4: 'b4' }, ['c3', 'e5']) },
  'one-over-three': { rules: ['kd.jump.size'], deskCase: moveCase({ c3: 'w1', d4: 'b3' }, ['c3', 'e5']) },
  'two-jumps-win': {
    rules: ['kd.capture.monarch', 'kd.move.shape'],
    deskCase: moveCase({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM' }, ['c3', 'e5', 'g7']),
  },
  'two-jumps-spare': {
    rules: ['kd.land.knight-spares-knight'],
    deskCase: moveCase({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'b4' }, ['c3', 'e5', 'g7']),
  },
  'throne-by-a-jump': { rules: ['kd.throne.won'], deskCase: winCase({ e7: 'wM', e8: 'b4', c7: 'bM' }, ['e7', 'e9']) },

  // Turns
  'who-begins': { rules: ['kd.turn.order'], deskCase: logCase([{ path: ['e1', 'e2'], by: 'ana' }]) },
  'pass-a-turn': { rules: ['kd.turn.order'], deskCase: { question: 'pass', obstacle: 'none' } },
  'twice-in-a-row': {
    rules: ['kd.turn.order'],
    deskCase: logCase([
      { path: ['e1', 'e2'], by: 'ana' },
      { path: ['e2', 'e3'], by: 'ana' },
    ]),
  },
  'knight-still-in-hand': {
    rules: ['kd.turn.order'],
    deskCase: logCase(
      [
        { path: ['d4', 'd5'], by: 'ana' },
        { path: ['g7', 'g6'], by: 'ben' },
      ],
      TAKING,
    ),
  },

  // Moving
  'not-yours': { rules: ['kd.move.own-piece'], deskCase: moveCase({ c3: 'w2', d5: 'b1' }, ['d5', 'd4']) },
  'own-step': { rules: ['kd.move.own-piece', 'kd.move.shape'], deskCase: moveCase({ c3: 'w2', d5: 'b1' }, ['c3', 'd4']) },
  bent: { rules: ['kd.move.shape'], deskCase: moveCase({ c3: 'w2', c4: 'w1' }, ['c3', 'd5']) },
  'step-and-jump': { rules: ['kd.move.shape'], deskCase: moveCase({ c3: 'w3', d4: 'w1', f5: 'b1' }, ['c3', 'e5', 'e6']) },
  'round-trip': { rules: ['kd.move.must-move'], deskCase: moveCase({ c3: 'w2', d3: 'w1', c4: 'w3' }, ['c3', 'e3', 'c3']) },
  'through-the-start': { rules: ['kd.move.must-move'], deskCase: moveCase({ c3: 'w2', d3: 'w1', c4: 'w3' }, ['c3', 'e3', 'c3', 'c5']) },

  // Jumping
  'nothing-to-jump': { rules: ['kd.jump.needs-piece'], deskCase: moveCase({ c3: 'w2', d3: 'b1' }, ['c3', 'e5']) },
  'over-a-gap': {
    rules: ['kd.jump.needs-piece', 'kd.move.shape'],
    deskCase: moveCase({ c3: 'w4', d3: 'b1', g3: 'w2' }, ['c3', 'e3', 'g5']),
  },
  'over-ones-own': { rules: ['kd.jump.size'], deskCase: moveCase({ c3: 'w1', d4: 'w3', e6: 'w4' }, ['c3', 'e5', 'e7']) },
  'knight-over-monarch': { rules: ['kd.jump.monarch'], deskCase: moveCase({ c3: 'w4', d4: 'wM' }, ['c3', 'e5']) },
  'monarch-over-monarch': { rules: ['kd.jump.monarch'], deskCase: moveCase({ c3: 'wM', d4: 'bM', f5: 'w1' }, ['c3', 'e5', 'g5']) },
  'monarch-jumps-all': { rules: ['kd.jump.monarch'], deskCase: { question: 'jump', mover: 'wM' } },

  // Landing
  'own-piece-behind': {
    rules: ['kd.land.own', 'kd.jump.needs-piece'],
    deskCase: moveCase({ c3: 'w2', d4: 'b1', e5: 'w4' }, ['c3', 'e5']),
  },
  'knight-on-knight': {
    rules: ['kd.land.knight-spares-knight', 'kd.capture.knight'],
    deskCase: moveCase({ c3: 'w4', c4: 'b1' }, ['c3', 'c4']),
  },
  'jump-on-after-taking': {
    rules: ['kd.land.ends-move'],
    deskCase: moveCase({ c3: 'wM', c4: 'w1', c5: 'b2', c6: 'w2' }, ['c3', 'c5', 'c7']),
  },

  // The thrones
  'knight-on-a-throne': { rules: ['kd.throne.knights-barred'], deskCase: moveCase({ d8: 'w2', g8: 'bM' }, ['d8', 'e9']) },
  'knight-over-a-throne': {
    rules: ['kd.throne.knights-barred'],
    deskCase: moveCase({ c1: 'w2', d1: 'w1', f1: 'w3' }, ['c1', 'e1', 'g1']),
  },
  'taken-on-the-throne': {
    rules: ['kd.throne.knights-barred', 'kd.capture.monarch'],
    deskCase: winCase({ e7: 'w2', e8: 'b1', e9: 'bM' }, ['e7', 'e9']),
  },
  'safe-on-the-throne': {
    rules: ['kd.throne.knights-barred'],
    deskCase: winCase({ e7: 'w2', e8: 'b1', e9: 'bM' }, ['e7', 'e9']),
    agreements: { 'throne-capture': 'forbidden' },
  },
  'danger-on-the-throne': {
    rules: ['kd.throne.knights-barred', 'kd.capture.monarch'],
    deskCase: { question: 'danger', pieces: { e9: 'bM', d9: 'b4', d8: 'w2' }, side: 'b', last: 'enemy' },
  },
  'throne-passed': { rules: ['kd.throne.won'], deskCase: winCase({ c9: 'wM', d9: 'w4', f9: 'w3', e6: 'bM' }, ['c9', 'e9', 'g9']) },
  'own-throne': { rules: ['kd.throne.won'], deskCase: winCase({ d2: 'wM', c4: 'bM' }, ['d2', 'e1']) },
  'can-win-now': { rules: ['kd.capture.monarch', 'kd.throne.won'], deskCase: winCase({ d8: 'wM', c5: 'w2', d6: 'b1', e7: 'bM' }) },

  // Courtesy
  'into-danger': { rules: ['kd.courtesy'], deskCase: moveCase({ e4: 'wM', c5: 'b1' }, ['e4', 'd4']) },
  'danger-by-a-jump': {
    rules: ['kd.courtesy', 'kd.capture.monarch'],
    deskCase: { question: 'danger', pieces: { e3: 'wM', d4: 'w1', c5: 'b3' }, side: 'w', last: 'monarch' },
  },
  'danger-by-a-knight-of-ones-own': {
    rules: ['kd.courtesy'],
    deskCase: { question: 'danger', pieces: { e3: 'wM', d4: 'w1', c5: 'b3' }, side: 'w', last: 'knight' },
  },
  'danger-by-the-enemy': {
    rules: ['kd.courtesy'],
    deskCase: { question: 'danger', pieces: { e3: 'wM', d4: 'w1', c5: 'b3' }, side: 'w', last: 'enemy' },
  },
  'winning-is-exempt': { rules: ['kd.courtesy', 'kd.throne.won'], deskCase: moveCase({ e8: 'wM', d9: 'b1', b7: 'bM' }, ['e8', 'e9']) },

  // Taking a Knight, and putting it back
  'monarch-takes-knight': { rules: ['kd.capture.knight', 'kd.replace.square'], deskCase: moveCase(TAKING, ['d4', 'd5'], 'f3') },
  'taking-is-free': { rules: ['kd.capture.knight'], deskCase: moveCase(TAKING, ['d4', 'e3']) },
  'back-on-a-throne': { rules: ['kd.replace.square'], deskCase: moveCase(TAKING, ['d4', 'd5'], 'e9') },
  'back-beside-the-monarch': { rules: ['kd.replace.square', 'kd.courtesy'], deskCase: moveCase(TAKING, ['d4', 'd5'], 'd6') },
} as const satisfies Readonly<Record<string, Example<KingdomCase>>>;
