import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type Character, count, type SetColour } from '../box';
import { createViolation, type ShapeProblem, type Violation } from '../broken-reasons';
import {
  type Company,
  clockwise,
  companyOf,
  type Declare,
  NO_COMPANY,
  type PickCard,
  type Position,
  playersByKingRank,
  putForPlayer,
  setOf,
} from '../position';

export const COMPANY_SIZE = 3;

/** kt.company.keep-set, kt.company.not-again: initiation companies are dealt anew each round. */
export const isCompanyKept = ({ selection, round }: Position): boolean => selection !== 'initiation' && round > 1;

const isComplete = ({ set, characters }: Company): boolean => set !== undefined && characters.length === COMPANY_SIZE;
export const hasAllCompanies = (position: Position): boolean => position.players.every((player) => isComplete(companyOf(position, player)));

/** How many copies of a character the companies of this round hold. */
export const countInPlay = (position: Position, character: Character): number =>
  position.players.reduce((sum, player) => sum + count(companyOf(position, player).characters, character), 0);

/** How many copies of a character a player had the round before. */
const countHeldBefore = (position: Position, player: PlayerId, character: Character): number =>
  count(forPlayer(position.previousCharacters, player) ?? [], character);

/** kt.company.not-again: how many copies of a character can come to a player this round. */
export function copiesAllowedTo(position: Position, player: PlayerId, character: Character): number {
  const copies = position.figures.copies[character];
  return isCompanyKept(position) ? copies - countHeldBefore(position, player, character) : copies;
}

/** How many copies of a character a player can still take. */
export const copiesLeftFor = (position: Position, player: PlayerId, character: Character): number =>
  Math.min(position.figures.copies[character] - countInPlay(position, character), copiesAllowedTo(position, player, character));

const setHolder = (position: Position, set: SetColour, exceptPlayer: PlayerId | undefined): PlayerId | undefined =>
  position.players.find((player) => player !== exceptPlayer && setOf(position, player) === set);

const shapeReason = (params: ShapeProblem): Violation => createViolation('kt.company.shape', params);

/** kt.company.shape: three characters, no more copies than the box holds. */
export function checkCharacters(position: Position, characters: readonly Character[]): readonly Violation[] {
  const broken: Violation[] = [];
  if (characters.length !== COMPANY_SIZE) broken.push(shapeReason({ problem: 'characters', found: characters.length }));
  const scarce = characters.find(
    (character) => countInPlay(position, character) + count(characters, character) > position.figures.copies[character],
  );
  if (scarce !== undefined) broken.push(shapeReason({ problem: 'copies', character: scarce, copies: position.figures.copies[scarce] }));
  return broken;
}

export function checkNotAgain(position: Position, player: PlayerId, characters: readonly Character[]): readonly Violation[] {
  if (!isCompanyKept(position)) return [];
  const repeated = characters.find(
    (character) =>
      countHeldBefore(position, player, character) > 0 && count(characters, character) > copiesAllowedTo(position, player, character),
  );
  return repeated === undefined ? [] : [notAgainReason(position, player, repeated)];
}

function notAgainReason(position: Position, player: PlayerId, character: Character): Violation {
  const { copies } = position.figures;
  const held = countHeldBefore(position, player, character);
  return createViolation('kt.company.not-again', { player, character, copies: copies[character], held }, [character]);
}

/** kt.company.keep-set, and behind it the set of somebody else that consent cannot give away. */
function checkKeepSet(position: Position, player: PlayerId, set: SetColour | undefined): readonly Violation[] {
  const keptSet = setOf(position, player);
  if (set === undefined || keptSet === undefined || set === keptSet) return [];
  const broken: Violation[] = [createViolation('kt.company.keep-set', { player, kept: keptSet })];
  const by = setHolder(position, set, player);
  return by === undefined ? broken : [...broken, shapeReason({ problem: 'set-taken', set, by })];
}

export function checkDeclare(position: Position, event: Declare): readonly Violation[] {
  const { by = '', set, characters } = event;
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  if (!waiting.includes(by)) return [createViolation('kt.draft.order', { onMove: waiting })];
  const broken: Violation[] = [];
  if (!isCompanyKept(position)) {
    const holder = set && setHolder(position, set, by);
    if (set === undefined) broken.push(shapeReason({ problem: 'no-set' }));
    else if (holder !== undefined) broken.push(shapeReason({ problem: 'set-taken', set, by: holder }));
  }
  broken.push(...checkCharacters(position, characters));
  if (!isCompanyKept(position)) return broken;
  return [...broken, ...checkKeepSet(position, by, set), ...checkNotAgain(position, by, characters)];
}

/** kt.draft.order: how many cards of this round's draft a player has taken. */
const countPicks = (position: Position, player: PlayerId): number => {
  const { set, characters } = companyOf(position, player);
  return characters.length + (position.round === 1 && set !== undefined ? 1 : 0);
};

/** kt.draft.order: the players of a pass in their order; undefined where the ranks do not tell. */
function passOrder(position: Position, pass: number): readonly PlayerId[] | undefined {
  if (position.round > 1) return playersByKingRank(position);
  const order = clockwise(position.players, position.starter);
  return pass % 2 === 0 ? order : [...order].reverse();
}

const currentPass = (position: Position): number => Math.min(...position.players.map((player) => countPicks(position, player)));

/** kt.draft.order: the players who may pick now; more than one where ranks do not tell. */
export function playersOnPick(position: Position): readonly PlayerId[] {
  const pass = currentPass(position);
  const order = passOrder(position, pass);
  const waiting = (order ?? position.players).filter((player) => countPicks(position, player) === pass);
  return order === undefined ? waiting : waiting.slice(0, 1);
}

/** The passes of the draft that are still to come, each with who is still to pick in it. */
export function remainingPasses(position: Position): readonly { readonly pass: number; readonly players: readonly PlayerId[] }[] {
  const first = currentPass(position);
  const passes = COMPANY_SIZE + (position.round === 1 ? 1 : 0);
  return Array.from({ length: Math.max(0, passes - first) }, (_, at) => {
    const pass = first + at;
    const players = (passOrder(position, pass) ?? position.players).filter((player) => countPicks(position, player) <= pass);
    return { pass: pass + 1, players };
  });
}

/** Who alone is to pick; undefined where any of several may. */
export function solePicker(position: Position): PlayerId | undefined {
  if (position.round > 1 && playersByKingRank(position) === undefined) return undefined;
  return playersOnPick(position)[0];
}

export function checkPick(position: Position, { by = '', set, character }: PickCard): readonly Violation[] {
  const onMove = playersOnPick(position);
  const broken: Violation[] = onMove.includes(by) ? [] : [createViolation('kt.draft.order', { onMove })];
  if (set !== undefined) return [...broken, ...checkSetPick(position, by, set)];
  if (character === undefined) return broken;
  const { characters } = companyOf(position, by);
  if (characters.length === COMPANY_SIZE) broken.push(shapeReason({ problem: 'characters', found: COMPANY_SIZE + 1 }));
  const copies = position.figures.copies[character];
  if (countInPlay(position, character) >= copies) broken.push(shapeReason({ problem: 'copies', character, copies }));
  return [...broken, ...checkNotAgain(position, by, [...characters, character])];
}

function checkSetPick(position: Position, player: PlayerId, set: SetColour): readonly Violation[] {
  const keptSet = setOf(position, player);
  if (position.round > 1) {
    const broken = checkKeepSet(position, player, set);
    return broken.length > 0 ? broken : [createViolation('kt.company.keep-set', { player, kept: keptSet ?? set })];
  }
  if (keptSet !== undefined) return [shapeReason({ problem: 'second-set', set: keptSet })];
  const by = setHolder(position, set, player);
  return by === undefined ? [] : [shapeReason({ problem: 'set-taken', set, by })];
}

export function declare(position: Position, { by, set, characters }: Declare): Position {
  const keptSet = setOf(position, by);
  return { ...position, companies: putForPlayer(position.companies, by, { set: set ?? keptSet, characters }) };
}

export function pick(position: Position, { by, set, character }: PickCard): Position {
  const { set: keptSet, characters } = companyOf(position, by);
  const company: Company = { set: set ?? keptSet, characters: character === undefined ? characters : [...characters, character] };
  return { ...position, companies: putForPlayer(position.companies, by, company) };
}

/** The companies of the next round: no characters yet, and the set stays where it is kept. */
export function dismissCompanies(position: Position): {
  readonly previousCharacters: Position['previousCharacters'];
  readonly companies: Position['companies'];
} {
  const keeps = position.selection !== 'initiation';
  return {
    previousCharacters: Object.fromEntries(position.players.map((player) => [player, companyOf(position, player).characters])),
    companies: Object.fromEntries(
      position.players.map((player) => [player, keeps ? { set: setOf(position, player), characters: [] } : NO_COMPANY]),
    ),
  };
}
