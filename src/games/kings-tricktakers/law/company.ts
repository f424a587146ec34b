import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type Character, count, type SetColour } from './box';
import { type Misshapen, type Why, why } from './broken';
import {
  byKingRank,
  type Company,
  clockwise,
  companyOf,
  type Declare,
  NO_COMPANY,
  type Pick,
  type Position,
  setOf,
  setPlayer,
} from './position';

export const COMPANY_SIZE = 3;

/** kt.company.keep-set, kt.company.not-again: initiation companies are dealt anew each round. */
export const keepsCompany = ({ selection, round }: Position): boolean => selection !== 'initiation' && round > 1;

const isComplete = ({ set, characters }: Company): boolean => set !== undefined && characters.length === COMPANY_SIZE;
export const allGathered = (position: Position): boolean => position.players.every((player) => isComplete(companyOf(position, player)));

/** How many copies of a character the companies of this round hold. */
export const inPlay = (position: Position, character: Character): number =>
  position.players.reduce((sum, player) => sum + count(companyOf(position, player).characters, character), 0);

/** kt.company.not-again: how many copies of a character can come to a player this round. */
export function copiesOpenTo(position: Position, player: PlayerId, character: Character): number {
  const copies = position.figures.copies[character];
  return keepsCompany(position) ? copies - count(forPlayer(position.held, player) ?? [], character) : copies;
}

/** How many copies of a character a player can still take. */
export const roomFor = (position: Position, player: PlayerId, character: Character): number =>
  Math.min(position.figures.copies[character] - inPlay(position, character), copiesOpenTo(position, player, character));

const holderOf = (position: Position, set: SetColour, but: PlayerId | undefined): PlayerId | undefined =>
  position.players.find((player) => player !== but && setOf(position, player) === set);

const misshapen = (params: Misshapen): Why => why('kt.company.shape', params);

/** What three characters ask of the box beyond what it holds. */
export function brokenCharacters(position: Position, characters: readonly Character[]): readonly Why[] {
  const broken: Why[] = [];
  if (characters.length !== COMPANY_SIZE) broken.push(misshapen({ problem: 'characters', found: characters.length }));
  const scarce = characters.find(
    (character) => inPlay(position, character) + count(characters, character) > position.figures.copies[character],
  );
  if (scarce !== undefined) broken.push(misshapen({ problem: 'copies', character: scarce, copies: position.figures.copies[scarce] }));
  return broken;
}

export function brokenNotAgain(position: Position, player: PlayerId, characters: readonly Character[]): readonly Why[] {
  if (!keepsCompany(position)) return [];
  const again = characters.find((character) => count(characters, character) > copiesOpenTo(position, player, character));
  return again === undefined ? [] : [notAgain(position, player, again)];
}

function notAgain(position: Position, player: PlayerId, character: Character): Why {
  const held = count(forPlayer(position.held, player) ?? [], character);
  return why('kt.company.not-again', { player, character, copies: position.figures.copies[character], held }, [character]);
}

/** kt.company.keep-set, and behind it the set of somebody else that consent cannot give away. */
function brokenKeepSet(position: Position, player: PlayerId, set: SetColour | undefined): readonly Why[] {
  const kept = setOf(position, player);
  if (set === undefined || kept === undefined || set === kept) return [];
  const broken: Why[] = [why('kt.company.keep-set', { player, kept })];
  const by = holderOf(position, set, player);
  return by === undefined ? broken : [...broken, misshapen({ problem: 'set-taken', set, by })];
}

export function brokenByDeclare(position: Position, event: Declare): readonly Why[] {
  const { by = '', set, characters } = event;
  const waiting = position.players.filter((player) => companyOf(position, player).characters.length === 0);
  if (!waiting.includes(by)) return [why('kt.draft.order', { onMove: waiting })];
  const broken: Why[] = [];
  if (!keepsCompany(position)) {
    const holder = set && holderOf(position, set, by);
    if (set === undefined) broken.push(misshapen({ problem: 'no-set' }));
    else if (holder !== undefined) broken.push(misshapen({ problem: 'set-taken', set, by: holder }));
  }
  broken.push(...brokenCharacters(position, characters));
  if (!keepsCompany(position)) return broken;
  return [...broken, ...brokenKeepSet(position, by, set), ...brokenNotAgain(position, by, characters)];
}

/** kt.draft.order: how many cards of this round's draft a player has taken. */
const picksOf = (position: Position, player: PlayerId): number => {
  const { set, characters } = companyOf(position, player);
  return characters.length + (position.round === 1 && set !== undefined ? 1 : 0);
};

/** kt.draft.order: the players of a pass in their order; undefined where the ranks do not tell. */
function passOrder(position: Position, pass: number): readonly PlayerId[] | undefined {
  if (position.round > 1) return byKingRank(position);
  const order = clockwise(position.players, position.starter);
  return pass % 2 === 0 ? order : [...order].reverse();
}

const passNow = (position: Position): number => Math.min(...position.players.map((player) => picksOf(position, player)));

/** kt.draft.order: the players who may pick now; more than one where ranks do not tell. */
export function onPick(position: Position): readonly PlayerId[] {
  const pass = passNow(position);
  const order = passOrder(position, pass);
  const waiting = (order ?? position.players).filter((player) => picksOf(position, player) === pass);
  return order === undefined ? waiting : waiting.slice(0, 1);
}

/** The passes of the draft that are still to come, each with who is still to pick in it. */
export function passesToCome(position: Position): readonly { readonly pass: number; readonly players: readonly PlayerId[] }[] {
  const first = passNow(position);
  const passes = COMPANY_SIZE + (position.round === 1 ? 1 : 0);
  return Array.from({ length: Math.max(0, passes - first) }, (_, at) => {
    const pass = first + at;
    const players = (passOrder(position, pass) ?? position.players).filter((player) => picksOf(position, player) <= pass);
    return { pass: pass + 1, players };
  });
}

/** Who alone is to pick; undefined where any of several may. */
export function picker(position: Position): PlayerId | undefined {
  if (position.round > 1 && byKingRank(position) === undefined) return undefined;
  return onPick(position)[0];
}

export function brokenByPick(position: Position, { by = '', set, character }: Pick): readonly Why[] {
  const onMove = onPick(position);
  const broken: Why[] = onMove.includes(by) ? [] : [why('kt.draft.order', { onMove })];
  if (set !== undefined) return [...broken, ...brokenBySetPick(position, by, set)];
  if (character === undefined) return broken;
  const { characters } = companyOf(position, by);
  if (characters.length === COMPANY_SIZE) broken.push(misshapen({ problem: 'characters', found: COMPANY_SIZE + 1 }));
  const copies = position.figures.copies[character];
  if (inPlay(position, character) >= copies) broken.push(misshapen({ problem: 'copies', character, copies }));
  if (count(characters, character) >= copiesOpenTo(position, by, character) && keepsCompany(position))
    broken.push(notAgain(position, by, character));
  return broken;
}

function brokenBySetPick(position: Position, player: PlayerId, set: SetColour): readonly Why[] {
  const kept = setOf(position, player);
  if (position.round > 1) {
    const broken = brokenKeepSet(position, player, set);
    return broken.length > 0 ? broken : [why('kt.company.keep-set', { player, kept: kept ?? set })];
  }
  if (kept !== undefined) return [misshapen({ problem: 'second-set', set: kept })];
  const by = holderOf(position, set, player);
  return by === undefined ? [] : [misshapen({ problem: 'set-taken', set, by })];
}

export function declare(position: Position, { by, set, characters }: Declare): Position {
  const kept = setOf(position, by);
  return { ...position, companies: setPlayer(position.companies, by, { set: set ?? kept, characters }) };
}

export function pick(position: Position, { by, set, character }: Pick): Position {
  const { set: kept, characters } = companyOf(position, by);
  const company: Company = { set: set ?? kept, characters: character === undefined ? characters : [...characters, character] };
  return { ...position, companies: setPlayer(position.companies, by, company) };
}

/** The companies of the next round: no characters yet, and the set stays where it is kept. */
export function dismissed(position: Position): { readonly held: Position['held']; readonly companies: Position['companies'] } {
  const keeps = position.selection !== 'initiation';
  return {
    held: Object.fromEntries(position.players.map((player) => [player, companyOf(position, player).characters])),
    companies: Object.fromEntries(
      position.players.map((player) => [player, keeps ? { set: setOf(position, player), characters: [] } : NO_COMPANY]),
    ),
  };
}
