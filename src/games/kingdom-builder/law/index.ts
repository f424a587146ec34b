import type { HeadlineOf, Law, PlayerId } from '#law/game';
import { winnersOf } from '#law/score';
import { openHexes } from './actions';
import { type Coordinates, hexOf } from './board/land';
import { candidates } from './candidates';
import { judge, waivable } from './judge';
import { agreements, begin, type Event, isMandatoryOver, NOBODY, type Phase, type Position, type Setup, tilesOf } from './position';
import { rules } from './rules';
import { certainty, lines, scores, standings } from './scoring/score';
import { seats } from './seats';

export interface HeadlineParams {
  drawing: { readonly player: PlayerId; readonly round: number };
  turn: { readonly player: PlayerId; readonly round: number };
  settling: { readonly settlements: number };
  finished: { readonly winners: readonly PlayerId[] };
}

function turn({ players, onMove }: Position, phase: Phase): PlayerId | undefined {
  return phase === 'drawing' || phase === 'turn' ? players[onMove] : undefined;
}

/** The hexes on which the next mandatory settlement may be built. */
function openForMandatory(position: Position, phase: Phase): readonly Coordinates[] {
  if (phase !== 'turn' || isMandatoryOver(position)) return [];
  return openHexes(position, 'mandatory', position.onMove).map((spot) => hexOf(position.land, spot));
}

function details(position: Position, phase: Phase) {
  const { players, reserve, round } = position;
  return {
    scores: scores(position),
    tiles: Object.fromEntries(
      players.map((player, seat) => [
        player,
        tilesOf(position, seat)
          .map(({ tile }) => tile)
          .sort(),
      ]),
    ),
    reserve: Object.fromEntries(players.map((player, seat) => [player, reserve[seat] ?? 0])),
    legal: openForMandatory(position, phase),
    round,
  };
}

function headline(position: Position, phase: Phase): HeadlineOf<HeadlineParams> {
  switch (phase) {
    case 'settling':
      return { key: phase, params: { settlements: position.settlements.filter((owner) => owner !== NOBODY).length } };
    case 'finished':
      return { key: phase, params: { winners: winnersOf(standings(position)) } };
    default:
      return { key: phase, params: { player: position.players[position.onMove] ?? '', round: position.round } };
  }
}

export const law: Law<Setup, Event, Position, Phase> = {
  seats,
  agreements,
  rules,
  playerlessTypes: new Set(['unsettle', 'finish']),
  waivableRules: waivable,
  begin,
  withAgreements: (position, chosen) => ({ ...position, agreements: chosen }),
  turn,
  judge,
  candidates,
  remarks: () => [],
  lines,
  standings,
  certainty,
  isSecret: ({ record }, phase) => record === 'table' && phase !== 'finished',
  details,
  headline,
};
