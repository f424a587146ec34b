import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import type { Verdict } from '#session/formats/verdict';
import { gameOf, people, verdict } from '../../../transcripts';

export const players = people('ana', 'ben');

type Pieces = Readonly<Record<string, string>>;
type Agreements = Readonly<Record<string, string>>;

/** Ana is White in a made-up position; Monarchs stand in far corners unless said otherwise. */
function setupOf(pieces: Pieces, agreements: Agreements, onMove: string): object {
  const named = Object.values(pieces);
  const corners = { ...(named.includes('wM') ? {} : { a1: 'wM' }), ...(named.includes('bM') ? {} : { i9: 'bM' }) };
  return { white: 'ana', position: { pieces: { ...corners, ...pieces }, onMove }, agreements };
}

/** What is said of such a position, White on move, after some events. */
export const playPosition = (pieces: Pieces, events: readonly object[], agreements: Agreements = {}, onMove = 'w'): Verdict =>
  verdict('kingdom', { players, setup: setupOf(pieces, agreements, onMove), events });

/** Where the game stands in it. */
export function stateOf(pieces: Pieces, agreements: Agreements = {}): GameState {
  const kingdom = gameOf('kingdom');
  const ready = readSetup(kingdom, players, setupOf(pieces, agreements, 'w'));
  if (isInputError(ready)) throw new Error(JSON.stringify(ready));
  return kingdom.flow.start(kingdom.law.begin(ready));
}

export const move = (...path: readonly string[]) => ({ type: 'move', path });

/** The rule that refuses White's move, or undefined where it stands. */
export const refusal = (pieces: Pieces, path: readonly string[], agreements: Agreements = {}): string | undefined =>
  playPosition(pieces, [move(...path)], agreements).refused?.rule;

export const judgeGame = (events: readonly object[], agreements: Agreements = {}): Verdict =>
  verdict('kingdom', { players, setup: { white: 'ana', agreements }, events });
