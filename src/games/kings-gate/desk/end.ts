import type { Choices } from '#desk/desk';
import { game } from '#games/kings-gate/game';
import type { Tiles } from '#games/kings-gate/law/box';
import { endingOf, leading } from '#games/kings-gate/law/outlook';
import type { Position } from '#games/kings-gate/law/position';
import { coloursIn, ownerOf } from '#games/kings-gate/law/score';
import type { EndCase } from './cases';
import { padAt } from './position';
import { type KingsGateFinding, ruled } from './results';

const NO_TILES: Tiles = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, dragon: 0 };

/** A table after a scoring, of which only what it gave is known. */
function scoredTable(asked: EndCase, agreements: Choices): Position | undefined {
  const { n, prizes, out, players } = asked;
  const points = Object.fromEntries(players.flatMap(({ id }) => (asked.points[id] === undefined ? [] : [[id, asked.points[id]]])));
  if (n === undefined || Object.keys(points).length < players.length) return undefined;
  const pad = padAt(asked, agreements, n, points);
  if (pad === undefined) return undefined;
  const ranked = coloursIn(pad).map((colour, index) => {
    const player = ownerOf(pad, colour);
    const first = player !== undefined && pad.colours[player]?.[0] === colour;
    const nothing = { total: undefined, additions: [], over: [], under: [], characters: [], loss: 0 };
    return { ...nothing, colour, player, rank: index + 1, prize: first ? (prizes[player] ?? 0) : 0 };
  });
  const left = Object.entries(pad.supply).map(([colour, tiles]) => {
    const gone = out.some((player) => pad.colours[player]?.some((each) => each === colour));
    return [colour, gone ? NO_TILES : tiles];
  });
  return { ...pad, record: 'table', scored: [{ n, ranked, last: undefined, lines: [] }], supply: Object.fromEntries(left) };
}

export function findEnd(asked: EndCase, agreements: Choices): KingsGateFinding | undefined {
  const position = scoredTable(asked, agreements);
  if (position === undefined) return undefined;
  const ending = endingOf(position);
  const lead = leading(game.law.standings(position));
  const open = ending !== undefined && lead.equal.length > 1 && lead.equal.some((id) => asked.prizes[id] === undefined);
  return {
    allowed: ending !== undefined,
    result: { of: 'end', ...(ending === undefined ? {} : { ending }), ...lead, winners: open ? [] : lead.winners, open },
    notes: ruled(...(ending === undefined ? ['kg.end.tenth', 'kg.end.one-left', 'kg.end.no-tiles'] : [ending]), 'kg.end.winner'),
  };
}
