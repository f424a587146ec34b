import type { Choices } from '#desk/desk';
import { game } from '#games/kings-gate/game';
import type { Tiles } from '#games/kings-gate/law/box';
import { endingOf } from '#games/kings-gate/law/outlook';
import type { Position } from '#games/kings-gate/law/position';
import type { Scored } from '#games/kings-gate/law/score';
import type { EndCase } from './cases';
import { padAt } from './position';
import { type KingsGateFinding, ruled } from './results';

const NO_TILES: Tiles = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, dragon: 0 };

/** A table after a scoring, of which only what it gave is known. */
function scoredTable(asked: EndCase, agreements: Choices): Position | undefined {
  const pad = padAt(asked, agreements, asked.n, asked.points);
  if (pad === undefined) return undefined;
  const { n, prizes, out } = asked;
  const scored: Scored = { n, totals: {}, absent: [], ranking: [], prizes, penalty: {}, characters: {}, last: undefined };
  const left = Object.entries(pad.supply).map(([colour, tiles]) => {
    const gone = out.some((player) => pad.colours[player]?.some((each) => each === colour));
    return [colour, gone ? NO_TILES : tiles];
  });
  return { ...pad, record: 'table', scored: [scored], supply: Object.fromEntries(left) };
}

export function findEnd(asked: EndCase, agreements: Choices): KingsGateFinding | undefined {
  const position = scoredTable(asked, agreements);
  if (position === undefined) return undefined;
  const ending = endingOf(position);
  const standings = game.law.standings(position);
  const winners = standings.filter(({ rank }) => rank === 1).map(({ player }) => player);
  const most = standings[0]?.points ?? 0;
  const equal = standings.filter(({ points }) => points === most).map(({ player }) => player);
  return {
    allowed: ending !== undefined,
    result: { of: 'end', ...(ending === undefined ? {} : { ending }), winners, equal, most },
    notes: ruled(...(ending === undefined ? ['kg.end.tenth', 'kg.end.one-left', 'kg.end.no-tiles'] : [ending]), 'kg.end.winner'),
  };
}
