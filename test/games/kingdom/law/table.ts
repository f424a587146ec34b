import type { Verdict } from '#session/verdict';
import { people, verdict } from '../../../kit';

export const players = people('ana', 'ben');

type Pieces = Readonly<Record<string, string>>;
type Agreements = Readonly<Record<string, string>>;

/** Ana is White and on move in a made-up position; Monarchs stand in far corners unless said otherwise. */
export function played(pieces: Pieces, events: readonly object[], agreements: Agreements = {}, onMove = 'w'): Verdict {
  const named = Object.values(pieces);
  const corners = { ...(named.includes('wM') ? {} : { a1: 'wM' }), ...(named.includes('bM') ? {} : { i9: 'bM' }) };
  const position = { pieces: { ...corners, ...pieces }, onMove };
  return verdict('kingdom', { players, setup: { white: 'ana', position, agreements }, events });
}

export const move = (...path: readonly string[]) => ({ type: 'move', path });

/** The rule that refuses White's move, or undefined where it stands. */
export const refusal = (pieces: Pieces, path: readonly string[], agreements: Agreements = {}): string | undefined =>
  played(pieces, [move(...path)], agreements).refused?.rule;

export const game = (events: readonly object[], agreements: Agreements = {}): Verdict =>
  verdict('kingdom', { players, setup: { white: 'ana', agreements }, events });
