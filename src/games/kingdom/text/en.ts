import type { Headlines, ScoreLineParams } from '#games/kingdom/law/index';
import type { ViolationParams } from '#games/kingdom/law/judge';
import type { Phase } from '#games/kingdom/law/position';
import type { GameText } from '#text/game-text';
import { grammar } from '#text/language';

const { either } = grammar('en');

export const en: GameText<ViolationParams, ScoreLineParams, Headlines, Phase> = {
  broken: {
    'kd.turn.order': ({ onMove }, { player }) => `It is ${player(onMove)}'s turn.`,
    'kd.move.own-piece': ({ square }) => `There is no piece of yours on ${square}.`,
    'kd.move.shape': ({ from, to, step }) =>
      step
        ? `From ${from} to ${to} is a step; a move is one step or jumps, never a step and something more.`
        : `From ${from} to ${to} is neither one step nor a jump of two squares in a straight line.`,
    'kd.move.must-move': ({ square }) => `The move ends on ${square}, where it began.`,
    'kd.land.ends-move': ({ square }) => `Taking the piece on ${square} ends the move; nothing jumps on from there.`,
    'kd.jump.needs-piece': ({ over }) => `There is no piece on ${over} to jump over.`,
    'kd.jump.monarch': ({ over }) => `A Knight never jumps a Monarch, and one stands on ${over}.`,
    'kd.jump.size': ({ mover, jumped }) =>
      mover === 1
        ? `A Knight of size 1 jumps only size 4 among the enemy, not size ${jumped}.`
        : `A Knight of size ${mover} does not jump an enemy of size ${jumped}: it must be smaller.`,
    'kd.throne.knights-barred': ({ square }) => `${square} is a throne, and no Knight may stand there.`,
    'kd.land.own': ({ square }) => `A piece of your own stands on ${square}.`,
    'kd.land.knight-spares-knight': ({ square }) => `Knights do not take Knights, and one stands on ${square}.`,
    'kd.replace.square': ({ square, throne }) => (throne ? `A Knight is not put back on a throne (${square}).` : `${square} is not free.`),
    'kd.courtesy': ({ square, from }) =>
      `The Monarch on ${square} could be taken next turn from ${either(from)}; by courtesy the move is taken back.`,
  },
  paid: {
    'kd.capture.monarch': ({ winner }, { player }) => `${player(winner)} took the enemy Monarch.`,
    'kd.throne.won': ({ winner }, { player }) => `${player(winner)}'s Monarch stands on the enemy throne.`,
    resignation: ({ winner }, { player }) => `${player(winner)} wins because the other side gave up.`,
    agreement: () => 'Both sides agreed on a draw.',
  },
  headline: {
    moving: ({ player }, names) => `${names.player(player)} to move`,
    replacing: ({ player }, names) => `${names.player(player)} puts a Knight back`,
    finished: ({ winner }, names) => (winner === '' ? 'Draw' : `${names.player(winner)} won`),
  },
  phases: {
    moving: 'a piece is to be moved',
    replacing: 'the captured Knight is to be put back first',
    finished: 'the game is over',
  },
};
