import { readJson } from '#screens/state/json';
import { type GameDraft, parseDraft } from '#session/formats/game-draft';
import { isInputError } from '#session/formats/input-error';
import { isObject } from '#session/formats/schema';
import type { Game } from '#session/game';
import type { Header } from '#session/log/effective-log';
import { attempt } from '#store/database/platform';

export const EMPTY_DRAFT: GameDraft = { players: [], first: undefined, setup: {} };

/** The key of a draft in session storage, where it outlives a reload and a look at the box. */
const draftKey = (id: string): string => `draft-${id}`;

/** What waits of a set-up, its parts read by the game's own schema; what cannot be read is as if nothing waited. */
export function readDraft(id: string, game?: Pick<Game, 'schemas'>): GameDraft {
  const draft = parseDraft(readJson(attempt(() => sessionStorage.getItem(draftKey(id)))), game);
  return isInputError(draft) ? EMPTY_DRAFT : draft;
}

export const saveDraft = (id: string, draft: GameDraft): void => attempt(() => sessionStorage.setItem(draftKey(id), JSON.stringify(draft)));
export const removeDraft = (id: string): void => attempt(() => sessionStorage.removeItem(draftKey(id)));

/** Puts the box that was just corrected into the draft. */
export function putBoxInDraft(id: string, copy: unknown): void {
  const draft = readDraft(id);
  if (Object.keys(draft.setup).length > 0) saveDraft(id, { ...draft, setup: { ...draft.setup, copy } });
}

type Setup = Header['setup'];

/** Whether a part of a set-up names somebody: who begins, who has which colour, whose points. */
function hasPerson(part: unknown, people: readonly string[]): boolean {
  if (typeof part === 'string') return people.includes(part);
  return isObject(part) && Object.entries(part).some(([key, value]) => people.includes(key) || hasPerson(value, people));
}

/** The parts of a set-up that name somebody. */
export const pickPersonalParts = (setup: Setup, people: readonly string[]): Setup =>
  Object.fromEntries(Object.entries(setup).filter(([, part]) => hasPerson(part, people)));

/**
 * A set-up in the making after a change of people or seats. What names nobody stays as the table has it; what names somebody
 * is as the start for these people has it, or stays where they are the same people and no start knows it (points so far, say).
 */
export function reseatSetup(made: Setup, start: Setup, people: readonly string[], sameTable: boolean): Setup {
  if (Object.keys(made).length === 0) return start;
  const named = pickPersonalParts(made, people);
  const carriedOver = Object.entries(made).filter(([key]) => !(key in named) || (sameTable && !(key in start)));
  const given = Object.entries(start).filter(([key]) => key in named);
  return Object.fromEntries([...carriedOver, ...given]);
}
