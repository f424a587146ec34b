import type { Choices, Finding, Note } from '#desk/desk';
import { game } from '#games/kingdom-builder/game';
import { type Action, dutyHexes, hasDuty, openHexes } from '#games/kingdom-builder/law/actions';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import { brokenTool } from '#games/kingdom-builder/law/judge';
import { isCapitolSite, isCaveSite, type Land, landOf, nameOf, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import { CARDS, type Card, type Event, type Position, settlementsOf, tilesOf } from '#games/kingdom-builder/law/position';
import type { rules } from '#games/kingdom-builder/law/rules';
import { lines, type Part, scored, standings } from '#games/kingdom-builder/law/score';
import { FIRST_GAME } from '#games/kingdom-builder/law/sharing';
import type { HeldTile, Tile } from '#games/kingdom-builder/law/tiles';
import { brokenIn } from '#law/ruling';
import { rule } from '#session/rule';
import type { ActCase, CardCase, CountCase, SiteCase, UseCase } from './cases';
import { actOf, beforeAct, emptyTable, moves, standing } from './scene';

type RuleId = (typeof rules)[number];

export const note = (id: RuleId): Note => ({ kind: 'rule', rule: id });

/** The rule that an action is. */
const RULE_OF: Readonly<Record<Action, RuleId>> = {
  mandatory: 'kb.build.terrain',
  oracle: 'kb.oracle',
  farm: 'kb.farm',
  oasis: 'kb.oasis',
  tower: 'kb.tower',
  tavern: 'kb.tavern',
  barn: 'kb.barn',
  harbor: 'kb.harbor',
  paddock: 'kb.paddock',
  'rope-bridge': 'kb.queenie.island',
  'tree-house': 'kb.queenie.island',
  cave: 'kb.queenie.caves',
};

const isCard = (part: Part): part is Card => CARDS.some((card) => card === part);

/** What the law says an event breaks, in the order of citing. */
const brokenBy = (position: Position, event: Event): readonly Note[] =>
  brokenIn(game.law.judge(position, event)).map((reason): Note => ({ kind: 'broken', reason }));

interface Pay {
  readonly player: string;
  readonly points: number;
}
export interface CardResult {
  readonly pays: readonly Pay[];
}

/** One card, or castles or Capitols, for everybody. */
export function countIn(asked: CardCase, choices: Choices = {}) {
  const { part } = asked;
  const position = standing(asked, choices, isCard(part) ? [part] : []);
  const lines = scored(position).flatMap((line) => (line.part === part ? [{ ...line, seat: position.players.indexOf(line.player) }] : []));
  return { position, lines };
}

/** Who has settlements is told what they pay; for the lords everybody has a count, none too. */
export function findCard(asked: CardCase, choices: Choices): Finding<CardResult> | undefined {
  if (asked.settled.length === 0) return undefined;
  const { position, lines: counted } = countIn(asked, choices);
  const found = counted.filter(({ seat }) => asked.part === 'lords' || settlementsOf(position, seat).length > 0);
  if (found.length === 0) return undefined;
  return {
    allowed: undefined,
    result: { pays: found.map(({ player, points }) => ({ player, points })) },
    notes: found.map(({ player, points, reason }): Note => ({ kind: 'paid', line: { player, points, paid: points > 0, reason } })),
  };
}

export interface CountResult {
  readonly totals: readonly Pay[];
  readonly winners: readonly string[];
}

/** Cards, castles and Capitols of everybody, and who has most. */
export function findCount(asked: CountCase, choices: Choices): Finding<CountResult> | undefined {
  if (asked.settled.length === 0 || asked.cards.length === 0) return undefined;
  const position = standing(asked, choices, asked.cards);
  const ranks = standings(position);
  return {
    allowed: undefined,
    result: {
      totals: ranks.map(({ player, points }) => ({ player, points })),
      winners: ranks.flatMap(({ player, rank }) => (rank === 1 ? [player] : [])),
    },
    notes: [
      note('kb.end.winner'),
      ...ranks.flatMap(({ player }) =>
        lines(position).flatMap((line): readonly Note[] => (line.player === player ? [{ kind: 'paid', line }] : [])),
      ),
    ],
  };
}

export interface AdjacentResult {
  /** Only hexes next to the player's own settlements are open. */
  readonly bound: boolean;
  /** Where the action may go, by the names of the hexes. */
  readonly open: readonly string[];
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
  const open = lifted === undefined || !isMoving(action) ? openHexes(position, action, seat) : targetsOf(position, action)(lifted);
  const result: AdjacentResult = { bound, open: namesOf(land, open) };
  const deciding = [...(action === 'mandatory' ? [] : [note(RULE_OF[action])]), ...(hasDuty(action) ? [note('kb.build.adjacent')] : [])];
  const event = actOf(asked);
  if (event === undefined) return { allowed: undefined, result, notes: deciding };
  const { answer } = rule(game, game.flow.at('turn', position), event);
  return answer === 'accepted'
    ? { allowed: true, result, notes: action === 'mandatory' ? [note('kb.build.terrain'), ...deciding] : deciding }
    : { allowed: false, result, notes: brokenBy(position, event) };
}

type Moving = Parameters<typeof targetsOf>[1];
const isMoving = (action: Action): action is Moving => moves(action);

export interface TileResult {
  /** Whether the settlement may go there at all. */
  readonly legal: boolean;
  readonly kept: readonly Tile[];
  readonly gained: readonly Tile[];
  readonly lost: readonly Tile[];
}

const namesIn = (held: readonly HeldTile[]): readonly Tile[] => held.map(({ tile }) => tile);

/** The tiles before and after, each by the hex that gave it, as the law's own move or build leaves them. */
export function findTile(asked: ActCase, choices: Choices): Finding<TileResult> | undefined {
  const event = actOf(asked);
  if (event === undefined) return undefined;
  const { seat } = asked;
  const before = beforeAct(asked, choices);
  const stand = game.flow.at('turn', before);
  const answer = rule(game, stand, event);
  const had = tilesOf(before, seat);
  if (answer.answer !== 'accepted') {
    return { allowed: false, result: { legal: false, kept: namesIn(had), gained: [], lost: [] }, notes: brokenBy(before, event) };
  }
  const has = tilesOf(game.flow.step(stand, event).position, seat);
  const among = (held: readonly HeldTile[], { from }: HeldTile): boolean => held.some((each) => each.from === from);
  const gained = has.filter((each) => !among(had, each));
  const lost = had.filter((each) => !among(has, each));
  const result: TileResult = {
    legal: true,
    kept: namesIn(has.filter((each) => among(had, each))),
    gained: namesIn(gained),
    lost: namesIn(lost),
  };
  return {
    allowed: lost.length === 0,
    result,
    notes: [
      ...(moves(asked.action) ? [note('kb.tile.lost')] : []),
      ...(lost.length === 0 || gained.length > 0 ? [note('kb.tile.gain')] : []),
      ...(gained.length > 0 ? [note('kb.tile.fresh')] : []),
    ],
  };
}

export interface UseResult {
  /** How many times it can still act this turn. */
  readonly ready: number;
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
  const { tool, held, placed } = asked;
  const broken = brokenTool(holding(asked), tool);
  const allowed = broken.length === 0;
  return {
    allowed,
    result: { ready: allowed ? Math.max(1, held.filter((state) => state === 'ready').length) : 0 },
    notes: allowed
      ? [note(RULE_OF[tool]), note('kb.tile.once'), ...(placed === 0 || placed === 3 ? [note('kb.turn.no-interruption')] : [])]
      : broken.map((reason): Note => ({ kind: 'broken', reason })),
  };
}

/** The first mountain of a board that takes a cave. */
function caveHexes(sections: SiteCase['layout']['sections']): SiteCase['layout']['caves'] {
  const land = landOf({ sections });
  const hex = land.hexes.find((_, spot) => isCaveSite(land, spot));
  return hex === undefined || hex[0] === 'island' ? undefined : [hex];
}

export interface SiteResult {
  readonly open: readonly string[];
}

export function findSite({ layout, queenie, section, at }: SiteCase): Finding<SiteResult> {
  const land = landOf(layout);
  const fits = (spot: Spot): boolean => (queenie === 'cave' ? isCaveSite(land, spot) : isCapitolSite(land, layout.sections, spot));
  const open = land.section.flatMap((each, spot) => (each === section && fits(spot) ? [spot] : []));
  return {
    allowed: at === undefined ? undefined : fits(spotOf(land, at)),
    result: { open: namesOf(land, open) },
    notes: [note(queenie === 'cave' ? 'kb.queenie.caves' : 'kb.queenie.capitol')],
  };
}
