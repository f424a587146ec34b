import type { HeadlineOf, Law, PlayerId } from '#law/game';
import { rankBy, type Standing, winnersOf } from '#law/score';
import { countFreeSpaces } from './board';
import { candidates } from './candidates';
import { judge } from './judge';
import { currentGround } from './judge-landing';
import { currentLocationLabel } from './judge-turn';
import { begin, countTilesLeft, type Event, locationOf, type Phase, type Position, type Setup } from './position';
import { agreements, rules } from './rules';
import { coloursIn, prizeOf } from './score';
import { allLines, type LocationLabel, type ScoredLocation, type SheetLine } from './score-sheet';
import { seats } from './seats';
import { waivable } from './violations';

export interface Headlines {
  turn: LocationLabel & { readonly player: PlayerId; readonly filled: number };
  locating: { readonly player: PlayerId; readonly next: LocationLabel };
  tallying: LocationLabel;
  finished: { readonly winners: readonly PlayerId[] };
}

function turn(position: Position, phase: Phase): PlayerId | undefined {
  return phase === 'turn' || phase === 'locating' ? position.onMove : undefined;
}

const lines = (position: Position): readonly SheetLine[] => allLines(position.sheet);

/** kg.end.winner: points, then the prizes of the last scored location. */
function standings(position: Position): readonly Standing[] {
  const { points } = position.sheet;
  const last = position.scored.at(-1);
  return rankBy(position.players, points, [(player) => points[player] ?? 0, (player) => (last === undefined ? 0 : prizeOf(last, player))]);
}

/** What a verdict tells of a scored location: every colour in totals and ranking, only what is not 0 in the rest. */
function scoredDetails(position: Position, scored: ScoredLocation) {
  const { n, ranked, last } = scored;
  const totals = coloursIn(position).map((colour) => [colour, ranked.find((each) => each.colour === colour)?.total ?? 0]);
  const prizes = position.players.map((player) => [player, prizeOf(scored, player)] as const).filter(([, prize]) => prize !== 0);
  return {
    n,
    totals: Object.fromEntries(totals),
    ranking: ranked.map(({ colour }) => colour),
    prizes: Object.fromEntries(prizes),
    penalty: Object.fromEntries(ranked.filter(({ loss }) => loss > 0).map(({ player, loss }) => [player, loss])),
    characters: Object.fromEntries(ranked.flatMap(({ player, characters }) => characters.map((character) => [character, player]))),
    last: last ?? null,
  };
}

function details(position: Position, phase: Phase) {
  const scored = position.scored.map((each) => scoredDetails(position, each));
  if (position.record === 'pad')
    return { scored, tilesLeft: null, ground: phase === 'finished' ? null : locationOf(position, position.n).ground };
  const left = position.players.map((player) => [player, countTilesLeft(position, player)] as const);
  return { scored, tilesLeft: Object.fromEntries(left), ground: currentGround(position) };
}

function headline(position: Position, phase: Phase): HeadlineOf<Headlines> {
  const player = position.onMove;
  switch (phase) {
    case 'turn':
      return { key: phase, params: { ...currentLocationLabel(position), player, filled: 10 - countFreeSpaces(position.board) } };
    case 'locating':
      return { key: phase, params: { player, next: { n: position.n + 1, name: locationOf(position, position.n + 1).name } } };
    case 'tallying':
      return { key: phase, params: currentLocationLabel(position) };
    case 'finished':
      return { key: phase, params: { winners: winnersOf(standings(position)) } };
  }
}

export const law: Law<Setup, Event, Position, Phase> = {
  seats,
  agreements,
  rules,
  playerlessTypes: new Set(['tally', 'finish']),
  waivableRules: waivable,
  begin,
  withAgreements: (position, chosen) => ({ ...position, agreements: chosen }),
  turn,
  judge,
  candidates,
  remarks: () => [],
  lines,
  standings,
  isSecret: ({ agreements: chosen }, phase) => chosen['hidden-points'] === 'hidden' && phase !== 'finished',
  details,
  headline,
};
