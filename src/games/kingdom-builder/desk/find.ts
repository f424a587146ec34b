import type { Choices, Finding, Note } from '#desk/desk';
import { game } from '#games/kingdom-builder/game';
import { dutyHexes, hasDuty, openHexes } from '#games/kingdom-builder/law/actions';
import { behindPlace, behindTiles, behindTool } from '#games/kingdom-builder/law/behind';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import type { Part } from '#games/kingdom-builder/law/cards';
import { brokenTool } from '#games/kingdom-builder/law/judge';
import { isCapitolSite, isCaveSite, type Land, landOf, nameOf, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import { tileChanges } from '#games/kingdom-builder/law/outlook';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import { CARDS, type Card, type Event, type Position, settlementsOf } from '#games/kingdom-builder/law/position';
import type { RuleId } from '#games/kingdom-builder/law/rules';
import { lines, scored, standings } from '#games/kingdom-builder/law/score';
import { brokenIn } from '#law/ruling';
import { winnersOf } from '#law/score';
import type {
  ActCase,
  AdjacentResult,
  CardCase,
  CardResult,
  CountCase,
  CountResult,
  LordsCase,
  SiteCase,
  SiteResult,
  TileResult,
  UseCase,
  UseResult,
} from './cases';
import { actOf, beforeAct, emptyTable, moves, standing, withoutLent } from './position';

export const notesOf = (...cited: readonly RuleId[]): readonly Note[] => cited.map((rule) => ({ kind: 'rule', rule }));

const isCard = (part: Part): part is Card => CARDS.some((card) => card === part);

/** What the law says an event breaks, in the order of citing. */
const brokenBy = (position: Position, event: Event): readonly Note[] =>
  brokenIn(game.law.judge(position, event)).map((reason): Note => ({ kind: 'broken', reason }));

/** One card, or castles or Capitols, for everybody. */
export function countIn(asked: CardCase, choices: Choices = {}) {
  const { part } = asked;
  const position = standing(asked, choices, isCard(part) ? [part] : []);
  return { position, lines: scored(position).filter((line) => line.part === part) };
}

/** Who has settlements is told what they pay; for the lords everybody has a count, none too. */
export function findCard(asked: CardCase, choices: Choices): Finding<CardResult> | undefined {
  if (asked.settled.length === 0) return undefined;
  const { position, lines: counted } = countIn(asked, choices);
  const found = counted.filter(({ seat }) => asked.part === 'lords' || settlementsOf(position, seat).length > 0);
  if (found.length === 0) return undefined;
  return {
    allowed: undefined,
    result: { of: 'card', pays: found.map(({ player, points }) => ({ player, points })) },
    notes: found.map(({ player, points, reason }): Note => ({ kind: 'paid', line: { player, points, paid: points > 0, reason } })),
  };
}

/** The settlements of one section alone: what the others hold does not matter to it. */
export function findLords({ players, colours, counts }: LordsCase, choices: Choices): Finding<CardResult> | undefined {
  const had = counts.filter((count) => count !== undefined);
  if (had.length < players.length || had.every((count) => count === 0)) return undefined;
  const empty = emptyTable({ players, colours, layout: { sections: FIRST_GAME.sections } }, choices, ['lords']);
  const section = 0;
  const owners = had.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const hexes = empty.land.section.flatMap((each, spot) => (each === section ? [spot] : []));
  const settlements = [...empty.settlements];
  for (const [index, seat] of owners.entries()) {
    const spot = hexes[index];
    if (spot !== undefined) settlements[spot] = seat;
  }
  const paid = scored({ ...empty, settlements }).flatMap(({ player, reason }) => {
    const addition = reason.rule === 'kb.card.lords' ? reason.params.additions[section] : undefined;
    return addition === undefined ? [] : [{ player, points: addition.points }];
  });
  return { allowed: undefined, result: { of: 'card', pays: paid }, notes: notesOf('kb.card.lords') };
}

/** Cards, castles and Capitols of everybody, and who has most. */
export function findCount(asked: CountCase, choices: Choices): Finding<CountResult> | undefined {
  if (asked.settled.length === 0 || asked.cards.length < FIRST_GAME.cards.length) return undefined;
  const position = standing(asked, choices, asked.cards);
  const ranks = standings(position);
  return {
    allowed: undefined,
    result: { of: 'count', totals: ranks.map(({ player, points }) => ({ player, points })), winners: winnersOf(ranks) },
    notes: [
      ...notesOf('kb.end.winner'),
      ...ranks.flatMap(({ player }) =>
        lines(position).flatMap((line): readonly Note[] => (line.player === player ? [{ kind: 'paid', line }] : [])),
      ),
    ],
  };
}

const namesOf = (land: Land, spots: readonly Spot[]): readonly string[] => [...new Set(spots)].map((spot) => nameOf(land, spot));

/** Where the action may go, and whether the player's own settlements bind it; then the hex asked about. */
export function findAdjacent(asked: ActCase, choices: Choices): Finding<AdjacentResult> | undefined {
  const { seat, action, from } = asked;
  const position = beforeAct(asked, choices);
  const { land } = position;
  const lifted = from === undefined ? undefined : spotOf(land, from);
  if (moves(action) && lifted === undefined) return undefined;
  const bound = hasDuty(action) && dutyHexes(position, action, seat, lifted).length > 0;
  const open = lifted !== undefined && moves(action) ? targetsOf(position, action)(lifted) : openHexes(position, action, seat);
  const result: AdjacentResult = { of: 'adjacent', bound, open: namesOf(land, open) };
  const event = actOf(asked);
  const deciding = behindPlace(action);
  if (event === undefined) return { allowed: undefined, result, notes: notesOf(...deciding.filter((id) => id !== 'kb.build.terrain')) };
  const broken = brokenBy(position, event);
  return { allowed: broken.length === 0, result, notes: broken.length === 0 ? notesOf(...deciding) : broken };
}

/** The tiles before and after, as the law's own move or build leaves them. */
export function findTile(asked: ActCase, choices: Choices): Finding<TileResult> | undefined {
  const event = actOf(asked);
  if (event === undefined) return undefined;
  const before = beforeAct(asked, choices);
  const broken = brokenBy(before, event);
  const after = broken.length > 0 ? before : game.flow.step(game.flow.at('turn', before), event).position;
  // The tile that acts was lent for the question: nobody said that it was held.
  const { gained, lost, kept } = tileChanges(withoutLent(before), withoutLent(after), asked.seat);
  return {
    allowed: broken.length === 0 && lost.length === 0,
    result: { of: 'tile', legal: broken.length === 0, kept, gained, lost },
    notes: broken.length > 0 ? broken : notesOf(...behindTiles(before, after, event.type)),
  };
}

/** A table on which a player holds these tiles. */
function holding({ tool, held, placed }: UseCase): Position {
  const { sections } = FIRST_GAME;
  const caves = tool === 'cave' ? caveHexes(sections) : undefined;
  const start = emptyTable({ players: [{ id: 'you', name: '' }], layout: { sections, caves } }, {});
  const tiles = tool === 'cave' ? [] : held.map((state, from) => ({ tile: tool, from, state }));
  return { ...start, terrain: 'grass', placed, tiles: [tiles], caveUsed: tool === 'cave' && held.includes('used') };
}

export function findUse(asked: UseCase): Finding<UseResult> {
  const { tool, held } = asked;
  const broken = brokenTool(holding(asked), tool);
  const allowed = broken.length === 0;
  return {
    allowed,
    result: { of: 'use', ready: allowed ? Math.max(1, held.filter((state) => state === 'ready').length) : 0 },
    notes: allowed ? notesOf(...behindTool(tool)) : broken.map((reason): Note => ({ kind: 'broken', reason })),
  };
}

/** The first mountain of a board that takes a cave. */
function caveHexes(sections: SiteCase['layout']['sections']): SiteCase['layout']['caves'] {
  const land = landOf({ sections });
  const hex = land.hexes.find((_, spot) => isCaveSite(land, spot));
  return hex === undefined || hex[0] === 'island' ? undefined : [hex];
}

export function findSite({ layout, queenie, section, at }: SiteCase): Finding<SiteResult> {
  const land = landOf(layout);
  const fits = (spot: Spot): boolean => (queenie === 'cave' ? isCaveSite(land, spot) : isCapitolSite(land, layout.sections, spot));
  const open = land.section.flatMap((each, spot) => (each === section && fits(spot) ? [spot] : []));
  return {
    allowed: at === undefined ? undefined : fits(spotOf(land, at)),
    result: { of: 'site', open: namesOf(land, open) },
    notes: notesOf(queenie === 'cave' ? 'kb.queenie.caves' : 'kb.queenie.capitol'),
  };
}
