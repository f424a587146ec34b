import type { Choices, Finding } from '#desk/desk';
import { findLogged, type LoggedCase, type LoggedResult, trialOf } from '#desk/logged';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { openHexes } from '#games/kingdom-builder/law/actions';
import { BEHIND_END, behindFull } from '#games/kingdom-builder/law/behind';
import { judge } from '#games/kingdom-builder/law/judge';
import { hexOf } from '#games/kingdom-builder/law/land';
import { inLastRound, lastSeat } from '#games/kingdom-builder/law/outlook';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import { type Event, MANDATORY, NOBODY, type Position, SETTLEMENTS, type Seat } from '#games/kingdom-builder/law/position';
import type { StandIn } from '#session/game';
import { standOf } from '#session/table';
import { type EndCase, type EndResult, type FullCase, type FullResult, seated } from './cases';
import { notesOf } from './find';
import { emptyTable } from './position';

/** A turn that has placed its three and is about to end. */
const turnDone = (position: Position): StandIn<KingdomBuilder> =>
  game.flow.at('turn', { ...position, terrain: 'grass', placed: MANDATORY });

/** The turn ends, and so do those after it, until the machine says that the game is over. */
export function findEnd({ players, first, onMove, out }: EndCase): Finding<EndResult> {
  const start = emptyTable({ players, layout: { sections: FIRST_GAME.sections } }, {});
  const position: Position = {
    ...start,
    first,
    onMove,
    reserve: players.map((_, seat) => (out.includes(seat) ? 0 : SETTLEMENTS / 2)),
  };
  const ended = (now: Position): StandIn<KingdomBuilder> =>
    game.flow.step(turnDone(now), { type: 'end-turn', by: now.players[now.onMove] });
  const toPlay: string[] = [];
  let stand = ended(position);
  const { finished } = stand;
  while (inLastRound(position) && !stand.finished && toPlay.length < players.length) {
    toPlay.push(players[stand.position.onMove]?.id ?? '');
    stand = ended(stand.position);
  }
  return {
    allowed: finished,
    result: { of: 'end', over: finished, toPlay, last: inLastRound(position) ? players[lastSeat(position)]?.id : undefined },
    notes: notesOf(...BEHIND_END),
  };
}

/** Every hex of the terrain is taken by the others, but those the player is to build on. */
function filled({ terrain }: FullCase, choices: Choices, spared: number): Position {
  const start = emptyTable({ players: seated(3), layout: { sections: FIRST_GAME.sections } }, choices);
  const hexes = start.land.ground.flatMap((ground, spot) => (ground === terrain ? [spot] : []));
  const free = new Set(hexes.slice(0, spared));
  const owner = (spot: number): Seat => (free.has(spot) || !hexes.includes(spot) ? NOBODY : 1 + (hexes.indexOf(spot) % 2));
  return { ...start, settlements: start.land.ground.map((_, spot) => owner(spot)) };
}

/** The last free hexes are built on, and the machine goes where it goes. */
export function fullStand(asked: FullCase, choices: Choices): StandIn<KingdomBuilder> {
  const { terrain, placed } = asked;
  const by = 'orange';
  const draw: Event = { type: 'draw', by, terrain };
  let stand = game.flow.step(game.flow.at('drawing', filled(asked, choices, placed)), draw);
  for (let count = 0; count < placed; count += 1) {
    const { position } = stand;
    const [spot] = openHexes(position, 'mandatory', position.onMove);
    if (spot === undefined) return stand;
    stand = game.flow.step(stand, { type: 'build', by, at: hexOf(position.land, spot) });
  }
  return stand;
}

export function findFull(asked: FullCase, choices: Choices): Finding<FullResult> {
  const again = fullStand(asked, choices).phase === 'drawing';
  return { allowed: undefined, result: { of: 'full', again }, notes: notesOf(...behindFull(again)) };
}

/** What stands without a remark is told with the rules that it rests on. */
export function findLog(asked: LoggedCase, choices: Choices): Finding<LoggedResult> | undefined {
  const found = findLogged(game, asked, choices);
  const scene = trialOf(game, asked, choices);
  const event = scene?.after?.steps.at(-1)?.event;
  if (found === undefined || found.notes.length > 0 || scene === undefined || event === undefined) return found;
  const { reasons } = judge(standOf(scene.before).position, event);
  return { ...found, notes: notesOf(...reasons.map(({ rule }) => rule)) };
}
