import type { Headlines, ScoreLineParams } from '#games/kingdom/law/index';
import type { ViolationParams } from '#games/kingdom/law/judge';
import type { Phase } from '#games/kingdom/law/position';
import type { GameText } from '#text/game-text';
import { grammar } from '#text/language';

const { either } = grammar('en');

export const en: GameText<ViolationParams, ScoreLineParams, Headlines, Phase> = {
  broken: {
    'kd.turn.order': ({ onMove }, { player }) => `It’s ${player(onMove)}’s turn.`,
    'kd.move.own-piece': ({ square }) => `You have no piece on ${square}.`,
    'kd.move.shape': ({ from, to, step }) =>
      step
        ? `From ${from} to ${to} is a step. A move is one step or jumps, never both.`
        : `From ${from} to ${to} is neither one step nor a jump of two squares in a straight line.`,
    'kd.move.must-move': ({ square }) => `A move can’t end where it began (${square}).`,
    'kd.land.ends-move': ({ square }) => `Taking the piece on ${square} ends the move: no more jumps.`,
    'kd.jump.needs-piece': ({ over }) => `There is no piece on ${over} to jump over.`,
    'kd.jump.monarch': ({ over }) => `A Knight never jumps a Monarch (${over}).`,
    'kd.jump.size': ({ mover, jumped }) =>
      mover === 1
        ? `A Knight 1 jumps only enemies of size 4, not size ${jumped}.`
        : `A Knight ${mover} jumps only smaller enemies, not size ${jumped}.`,
    'kd.throne.knights-barred': ({ square }) => `${square} is a throne: no Knight may stand there.`,
    'kd.land.own': ({ square }) => `Your own piece is on ${square}.`,
    'kd.land.knight-spares-knight': ({ square }) => `Knights don’t take Knights (${square}).`,
    'kd.replace.square': ({ square, throne }) => (throne ? `A Knight can’t go back on a throne (${square}).` : `${square} is not free.`),
    'kd.courtesy': ({ square, from }) => `Courtesy: the Monarch on ${square} could be taken next turn from ${either(from)}.`,
  },
  paid: {
    'kd.capture.monarch': ({ winner }, { player }) => `${player(winner)} took the enemy Monarch.`,
    'kd.throne.won': ({ winner }, { player }) => `${player(winner)}’s Monarch stands on the enemy throne.`,
    resignation: ({ winner }, { player }) => `${player(winner)} wins: the other side resigned.`,
    agreement: () => 'Both sides agreed on a draw.',
  },
  headline: {
    moving: ({ player }, names) => `${names.player(player)} to move`,
    replacing: ({ player }, names) => `${names.player(player)} puts a Knight back`,
    finished: ({ winner }, names) => (winner === '' ? 'Draw' : `${names.player(winner)} won`),
  },
  phases: {
    moving: 'it’s time to move a piece',
    replacing: 'first put the captured Knight back on the board',
    finished: 'the game is over',
  },
};
