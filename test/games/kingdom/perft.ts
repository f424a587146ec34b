import { parseSquareName, type SquareName } from '#games/kingdom/law/board';
import type { EventBase } from '#law/game';
import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import { legalEvents } from '#session/log/rule-on';
import { gameOf, people } from '../../transcripts';

const kingdom = gameOf('kingdom');

/** Kingdom's positions at a depth, courtesy off; where a captured Knight goes is part of the move that took it. */
export function perft(depth: number, state: GameState = startState()): number {
  if (depth === 0) return 1;
  const moves = legalEvents(kingdom, state, 'move');
  if (depth === 1)
    return moves.reduce((sum, event) => sum + (isCapture(state, event) ? countReplacements(1, kingdom.flow.step(state, event)) : 1), 0);
  const moved = moves.map((event) => kingdom.flow.step(state, event));
  return moved.reduce((sum, next) => sum + (next.phase === 'replacing' ? countReplacements(depth, next) : perft(depth - 1, next)), 0);
}

/** Whether a move lands on a piece: only then has the last ply more than one way. */
function isCapture({ position }: GameState, event: EventBase): boolean {
  const to: SquareName = Object(event).path.at(-1);
  return Object(position).board[parseSquareName(to)] !== undefined;
}

function countReplacements(depth: number, state: GameState): number {
  if (state.phase !== 'replacing') return 1;
  return legalEvents(kingdom, state, 'replace').reduce((sum, event) => sum + perft(depth - 1, kingdom.flow.step(state, event)), 0);
}

function startState(): GameState {
  const setup = readSetup(kingdom, people('ana', 'ben'), { white: 'ana', agreements: { courtesy: 'off' } });
  if (isInputError(setup)) throw new Error('the start is a legal set-up');
  return kingdom.flow.start(kingdom.law.begin(setup));
}
