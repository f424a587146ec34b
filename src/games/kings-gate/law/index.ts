import type { HeadlineOf, Law, PlayerId } from '#law/game';
import { rankBy, type Standing } from '#law/score';
import { freeSpaces } from './board';
import { waivable } from './broken';
import { candidates } from './candidates';
import { judge } from './judge';
import { groundNow } from './judge-landing';
import { named } from './judge-turn';
import { begin, type Event, locationOf, type Phase, type Position, type Setup, tilesLeft } from './position';
import { agreements, rules } from './rules';
import { prizeOf, type Scored } from './score';
import { seats } from './seats';
import { linesOn, type Named, type SheetLine } from './sheet';

export interface Headlines {
  turn: Named & { readonly player: PlayerId; readonly filled: number };
  locating: { readonly player: PlayerId; readonly next: Named };
  tallying: Named;
  finished: { readonly winners: readonly PlayerId[] };
}

function turn(position: Position, phase: Phase): PlayerId | undefined {
  return phase === 'turn' || phase === 'locating' ? position.onMove : undefined;
}

const lines = (position: Position): readonly SheetLine[] => linesOn(position.sheet);

/** kg.end.winner: points, then the prizes of the last scored location. */
function standings(position: Position): readonly Standing[] {
  const { points } = position.sheet;
  const last = position.scored.at(-1);
  return rankBy(position.players, points, [(player) => points[player] ?? 0, (player) => (last === undefined ? 0 : prizeOf(last, player))]);
}

const shown = ({ n, totals, ranking, prizes, penalty, characters, last }: Scored) => ({
  n,
  totals,
  ranking,
  prizes,
  penalty,
  characters,
  last: last ?? null,
});

function details(position: Position, phase: Phase) {
  const scored = position.scored.map(shown);
  if (position.record === 'pad')
    return { scored, tilesLeft: null, ground: phase === 'finished' ? null : locationOf(position, position.n).ground };
  const left = position.players.map((player) => [player, tilesLeft(position, player)] as const);
  return { scored, tilesLeft: Object.fromEntries(left), ground: groundNow(position) };
}

function headline(position: Position, phase: Phase): HeadlineOf<Headlines> {
  const player = position.onMove;
  switch (phase) {
    case 'turn':
      return { key: phase, params: { ...named(position), player, filled: 10 - freeSpaces(position.board) } };
    case 'locating':
      return { key: phase, params: { player, next: { n: position.n + 1, name: locationOf(position, position.n + 1).name } } };
    case 'tallying':
      return { key: phase, params: named(position) };
    case 'finished':
      return { key: phase, params: { winners: winners(position) } };
  }
}

const winners = (position: Position): readonly PlayerId[] =>
  standings(position)
    .filter(({ rank }) => rank === 1)
    .map(({ player }) => player);

export const law: Law<Setup, Event, Position, Phase> = {
  seats,
  agreements,
  rules,
  ownerless: new Set(['tally', 'finish']),
  waivable,
  begin,
  turn,
  judge,
  candidates,
  remarks: () => [],
  lines,
  standings,
  details,
  headline,
};
