import type { Choices } from '#desk/desk';
import { type Draft, draftIn } from '#session/draft';
import type { Game } from '#session/game';
import type { Header } from '#session/log';
import { isTrouble } from '#session/trouble';

export const EMPTY: Draft = { players: [], first: undefined, setup: {} };

/** Where a set-up in the making waits, so that it outlives a reload and a look at the copy. */
const draftKey = (id: string): string => `draft-${id}`;

/** What waits of a set-up, its parts read by the game's own schema; what cannot be read is as if nothing waited. */
export function readDraft(id: string, game?: Pick<Game, 'schemas'>): Draft {
  const draft = draftIn(parsed(sessionStorage.getItem(draftKey(id))), game);
  return isTrouble(draft) ? EMPTY : draft;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

export const keepDraft = (id: string, draft: Draft): void => sessionStorage.setItem(draftKey(id), JSON.stringify(draft));
export const dropDraft = (id: string): void => sessionStorage.removeItem(draftKey(id));

/** The copy that was just corrected goes into the set-up that waits. */
export function carryCopy(id: string, copy: unknown): void {
  const draft = readDraft(id);
  if (Object.keys(draft.setup).length > 0) keepDraft(id, { ...draft, setup: { ...draft.setup, copy } });
}

type Setup = Header['setup'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the table itself agreed on: neither from the start nor from the habits that it had. */
function agreedIn(made: Setup, before: Setup, was: Choices): object {
  const given = { ...was, ...Object(before.agreements) };
  return Object.fromEntries(Object.entries(Object(made.agreements)).filter(([id, choice]) => choice !== given[id]));
}

/**
 * A set-up in the making after a change of seats or of habits: what its start gives anew is taken from there, the rest
 * stays as the table has it. With other people, fields that no start knows (points so far, say) no longer hold.
 */
export function reseated(made: Setup, before: Setup, after: Setup, sameTable: boolean, was: Choices = {}, now: Choices = {}): Setup {
  const kept = Object.entries(made).filter(([key]) => same(before[key], after[key]) && (key in after || sameTable));
  const agreements = { ...now, ...agreedIn(made, before, was), ...Object(after.agreements) };
  return { ...after, ...Object.fromEntries(kept), agreements };
}
