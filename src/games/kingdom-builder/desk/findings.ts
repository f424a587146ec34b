import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { type TableResult, tryEvents } from '#desk/table-cases';
import { game, type KingdomBuilder } from '#games/kingdom-builder/game';
import { adjacentHexes, isBoundToOwn, openHexes } from '#games/kingdom-builder/law/actions';
import { hexOf, isCapitolSite, isCaveSite, type Land, landOf, nameOf, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import { END_RULES, fullTerrainRules, placeRules, tileRules, toolRules } from '#games/kingdom-builder/law/cited-rules';
import { checkTool } from '#games/kingdom-builder/law/judge';
import { isLastRound, lastSeat, tileChanges } from '#games/kingdom-builder/law/news';
import {
  CARDS,
  type Card,
  type Event,
  MANDATORY_SETTLEMENTS,
  NOBODY,
  type Position,
  SETTLEMENTS_PER_PLAYER,
  type Seat,
  settlementsOf,
} from '#games/kingdom-builder/law/position';
import type { RuleId } from '#games/kingdom-builder/law/rules';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { countLines, lines, standings } from '#games/kingdom-builder/law/scoring/score';
import { winnersOf } from '#law/score';
import type { GameStateOf } from '#session/game';
import { actEventOf, emptyTable, isMovingAction, positionBeforeAct, positionOf, removeLentTiles } from './case-position';
import {
  type ActCase,
  type CardCase,
  type CountCase,
  createSides,
  type EndCase,
  type FullCase,
  type LordsCase,
  type PassCase,
  type Payout,
  type SiteCase,
  type ToolUseCase,
} from './cases';

interface PayResult {
  readonly pays: readonly Payout[];
}

/** The names of the open hexes, and whether kb.build.adjacent restricts them. */
interface Openings {
  readonly open: readonly string[];
  readonly bound: boolean;
}

interface TileResult extends ReturnType<typeof tileChanges> {
  /** Whether the settlement may go there at all. */
  readonly legal: boolean;
}

interface EndResult {
  readonly over: boolean;
  /** The players who still have a turn in the last round, in order, and the last of all. */
  readonly toPlay: readonly string[];
  readonly last: string | undefined;
}

const ruleNotes = (...cited: readonly RuleId[]): readonly FindingNote[] => cited.map((rule) => ({ kind: 'rule', rule }));

const isCard = (part: ScoringPart): part is Card => CARDS.some((card) => card === part);

/** Scores one card, castles or Capitols for all players. */
export function countCard(deskCase: CardCase, choices: ChoicesByAgreement = {}) {
  const { part } = deskCase;
  const position = positionOf(deskCase, choices, isCard(part) ? [part] : []);
  return { position, lines: countLines(position).filter((line) => line.part === part) };
}

/** What a card pays to each player with settlements; the Lords rank all players. */
export function findCard(deskCase: CardCase, choices: ChoicesByAgreement): Finding<PayResult> | undefined {
  if (deskCase.settled.length === 0) return undefined;
  const { position, lines: cardLines } = countCard(deskCase, choices);
  const found = cardLines.filter(({ seat }) => deskCase.part === 'lords' || settlementsOf(position, seat).length > 0);
  if (found.length === 0) return undefined;
  return {
    isAllowed: undefined,
    result: { pays: found.map(({ player, points }) => ({ player, points })) },
    notes: found.map(({ player, points, reason }): FindingNote => ({ kind: 'paid', line: { player, points, paid: points > 0, reason } })),
  };
}

/** What the Lords pay in one section. The settlements are put on any hexes of it, since only their number counts. */
export function findLords({ players, colours, counts }: LordsCase, choices: ChoicesByAgreement): Finding<PayResult> | undefined {
  const knownCounts = counts.filter((count) => count !== undefined);
  if (knownCounts.length < players.length || knownCounts.every((count) => count === 0)) return undefined;
  const empty = emptyTable({ players, colours, layout: { sections: FIRST_GAME.sections } }, choices, ['lords']);
  const section = 0;
  const owners = knownCounts.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const hexes = empty.land.section.flatMap((each, spot) => (each === section ? [spot] : []));
  const settlements = [...empty.settlements];
  for (const [index, seat] of owners.entries()) {
    const spot = hexes[index];
    if (spot !== undefined) settlements[spot] = seat;
  }
  const paid = countLines({ ...empty, settlements }).flatMap(({ player, reason }) => {
    const addition = reason.rule === 'kb.card.lords' ? reason.params.additions[section] : undefined;
    return addition === undefined ? [] : [{ player, points: addition.points }];
  });
  return { isAllowed: undefined, result: { pays: paid }, notes: ruleNotes('kb.card.lords') };
}

/** The total of all cards, castles and Capitols for each player, and the winners. */
export function findCount(
  deskCase: CountCase,
  choices: ChoicesByAgreement,
): Finding<{ readonly totals: readonly Payout[]; readonly winners: readonly string[] }> | undefined {
  if (deskCase.settled.length === 0) return undefined;
  const position = positionOf(deskCase, choices, deskCase.cards);
  const ranks = standings(position);
  return {
    isAllowed: undefined,
    result: { totals: ranks.map(({ player, points }) => ({ player, points })), winners: winnersOf(ranks) },
    notes: [
      ...ruleNotes('kb.end.winner'),
      ...ranks.flatMap(({ player }) =>
        lines(position).flatMap((line): readonly FindingNote[] => (line.player === player ? [{ kind: 'paid', line }] : [])),
      ),
    ],
  };
}

const hexNames = (land: Land, spots: readonly Spot[]): readonly string[] => [...new Set(spots)].map((spot) => nameOf(land, spot));

/** The open hexes of an action, whether kb.build.adjacent restricts them, and the ruling on the hex of the case. */
export function findAdjacent(deskCase: ActCase, choices: ChoicesByAgreement): Finding<Openings & Partial<TableResult>> | undefined {
  const { seat, action, from } = deskCase;
  const position = positionBeforeAct(deskCase, choices);
  const { land } = position;
  const lifted = from === undefined ? undefined : spotOf(land, from);
  const bound = isBoundToOwn(action) && adjacentHexes(position, action, seat, lifted).length > 0;
  const open = lifted !== undefined && isMovingAction(action) ? targetsOf(position, action)(lifted) : openHexes(position, action, seat);
  const result: Openings = { bound, open: hexNames(land, open) };
  const event = actEventOf(deskCase);
  const decidingRules = placeRules(action);
  if (event === undefined)
    return { isAllowed: undefined, result, notes: ruleNotes(...decidingRules.filter((id) => id !== 'kb.build.terrain')) };
  const trial = tryEvents(game, game.flow.stateIn('turn', position), [event]);
  return (
    trial && {
      ...trial,
      result: { ...trial.result, ...result },
      notes: trial.isAllowed === true ? ruleNotes(...decidingRules) : trial.notes,
    }
  );
}

/** The tiles gained, lost and kept by the event of a case. */
export function findTile(deskCase: ActCase, choices: ChoicesByAgreement): Finding<TileResult & Partial<TableResult>> | undefined {
  const event = actEventOf(deskCase);
  if (event === undefined) return undefined;
  const before = positionBeforeAct(deskCase, choices);
  const start = game.flow.stateIn('turn', before);
  const trial = tryEvents(game, start, [event]);
  if (trial === undefined) return undefined;
  const legal = trial.isAllowed === true;
  const after = legal ? game.flow.step(start, event).position : before;
  // The acting tile was lent for the question, so it is neither kept nor lost.
  const { gained, lost, kept } = tileChanges(removeLentTiles(before), removeLentTiles(after), deskCase.seat);
  return {
    isAllowed: legal && lost.length === 0,
    result: { ...trial.result, legal, kept, gained, lost },
    notes: legal ? ruleNotes(...tileRules(before, after, event.type)) : trial.notes,
  };
}

/** A position in which one player holds the tiles of the case. */
function createToolPosition({ tool, held, placed }: ToolUseCase): Position {
  const { sections } = FIRST_GAME;
  const caves = tool === 'cave' ? caveHexes(sections) : undefined;
  const start = emptyTable({ players: [{ id: 'you', name: '' }], layout: { sections, caves } }, {});
  const tiles = tool === 'cave' ? [] : held.map((state, from) => ({ tile: tool, from, state }));
  return { ...start, terrain: 'grass', placed, tiles: [tiles], isCaveUsed: tool === 'cave' && held.includes('used') };
}

export function findUse(deskCase: ToolUseCase): Finding<{ readonly ready: number }> {
  const { tool, held } = deskCase;
  const violations = checkTool(createToolPosition(deskCase), tool);
  const isAllowed = violations.length === 0;
  return {
    isAllowed,
    result: { ready: isAllowed ? Math.max(1, held.filter((state) => state === 'ready').length) : 0 },
    notes: isAllowed ? ruleNotes(...toolRules(tool)) : violations.map((reason): FindingNote => ({ kind: 'broken', reason })),
  };
}

/** The first mountain of a board that takes a cave. */
function caveHexes(sections: SiteCase['layout']['sections']): SiteCase['layout']['caves'] {
  const land = landOf({ sections });
  const hex = land.hexes.find((_, spot) => isCaveSite(land, spot));
  return hex === undefined || hex[0] === 'island' ? undefined : [hex];
}

export function findSite({ layout, queenie, section, at }: SiteCase): Finding<Pick<Openings, 'open'>> {
  const land = landOf(layout);
  const fits = (spot: Spot): boolean => (queenie === 'cave' ? isCaveSite(land, spot) : isCapitolSite(land, layout.sections, spot));
  const open = land.section.flatMap((each, spot) => (each === section && fits(spot) ? [spot] : []));
  return {
    isAllowed: at === undefined ? undefined : fits(spotOf(land, at)),
    result: { open: hexNames(land, open) },
    notes: ruleNotes(queenie === 'cave' ? 'kb.queenie.caves' : 'kb.queenie.capitol'),
  };
}

/** The state of a turn that has placed its three. */
const finishedTurnState = (position: Position): GameStateOf<KingdomBuilder> =>
  game.flow.stateIn('turn', { ...position, terrain: 'grass', placed: MANDATORY_SETTLEMENTS });

/** Ends this turn and those after it until the machine finishes the game. */
export function findEnd({ players, first, onMove, out }: EndCase): Finding<EndResult> {
  const start = emptyTable({ players, layout: { sections: FIRST_GAME.sections } }, {});
  const position: Position = {
    ...start,
    first,
    onMove,
    reserve: players.map((_, seat) => (out.includes(seat) ? 0 : SETTLEMENTS_PER_PLAYER / 2)),
  };
  const endTurn = (now: Position): GameStateOf<KingdomBuilder> =>
    game.flow.step(finishedTurnState(now), { type: 'end-turn', by: now.players[now.onMove] });
  const toPlay: string[] = [];
  let state = endTurn(position);
  const { isFinished } = state;
  while (isLastRound(position) && !state.isFinished && toPlay.length < players.length) {
    toPlay.push(players[state.position.onMove]?.id ?? '');
    state = endTurn(state.position);
  }
  return {
    isAllowed: isFinished,
    result: { over: isFinished, toPlay, last: isLastRound(position) ? players[lastSeat(position)]?.id : undefined },
    notes: ruleNotes(...END_RULES),
  };
}

/** A position in which the other players occupy the terrain, except for `freeCount` hexes. */
function fillTerrain({ terrain }: FullCase, choices: ChoicesByAgreement, freeCount: number): Position {
  const start = emptyTable({ players: createSides(3), layout: { sections: FIRST_GAME.sections } }, choices);
  const hexes = start.land.ground.flatMap((ground, spot) => (ground === terrain ? [spot] : []));
  const free = new Set(hexes.slice(0, freeCount));
  const owner = (spot: number): Seat => (free.has(spot) || !hexes.includes(spot) ? NOBODY : 1 + (hexes.indexOf(spot) % 2));
  return { ...start, settlements: start.land.ground.map((_, spot) => owner(spot)) };
}

/** The state that the machine reaches when the player builds on the last free hexes. */
function fullTerrainState(deskCase: FullCase, choices: ChoicesByAgreement): GameStateOf<KingdomBuilder> {
  const { terrain, placed } = deskCase;
  const by = 'orange';
  const draw: Event = { type: 'draw', by, terrain };
  let state = game.flow.step(game.flow.stateIn('drawing', fillTerrain(deskCase, choices, placed)), draw);
  for (let count = 0; count < placed; count += 1) {
    const { position } = state;
    const [spot] = openHexes(position, 'mandatory', position.onMove);
    if (spot === undefined) return state;
    state = game.flow.step(state, { type: 'build', by, at: hexOf(position.land, spot) });
  }
  return state;
}

export function findFull(deskCase: FullCase, choices: ChoicesByAgreement): Finding<{ readonly again: boolean }> {
  const again = fullTerrainState(deskCase, choices).phase === 'drawing';
  return { isAllowed: undefined, result: { again }, notes: ruleNotes(...fullTerrainRules(again)) };
}

/** The state of the turn that a case describes. */
function passState({ placed, rest }: PassCase, choices: ChoicesByAgreement): GameStateOf<KingdomBuilder> {
  if (rest === 'full') return fullTerrainState({ question: 'full', terrain: 'grass', placed }, choices);
  const start = emptyTable({ players: createSides(2), layout: { sections: FIRST_GAME.sections } }, choices);
  if (rest === 'undrawn') return game.flow.stateIn('drawing', start);
  return game.flow.stateIn('turn', {
    ...start,
    terrain: 'grass',
    placed,
    reserve: start.reserve.with(0, rest === 'empty' ? 0 : SETTLEMENTS_PER_PLAYER / 2),
  });
}

/** Whether the turn may end: its three must be placed, tiles need not act. */
export function findPass(deskCase: PassCase, choices: ChoicesByAgreement): Finding<TableResult> | undefined {
  const found = tryEvents(game, passState(deskCase, choices), [{ type: 'end-turn', by: 'orange' }]);
  return found?.isAllowed === true
    ? { ...found, notes: ruleNotes('kb.turn.three', ...(deskCase.rest === 'tile' ? (['kb.tile.once'] as const) : [])) }
    : found;
}
