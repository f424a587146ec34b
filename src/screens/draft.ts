import type { Header } from '#session/log';
import type { GameId } from '#session/registry';

/** Where a set-up in the making waits, so that it outlives a reload and a look at the copy. */
export const draftKey = (id: GameId): string => `draft-${id}`;

/** The copy that was just corrected goes into the set-up that waits. */
export function carryCopy(id: GameId, copy: unknown): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey(id)) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('setup' in kept)) return;
  const { setup } = kept;
  if (typeof setup !== 'object' || setup === null || Object.keys(setup).length === 0) return;
  sessionStorage.setItem(draftKey(id), JSON.stringify({ ...kept, setup: { ...setup, copy } }));
}

type Setup = Header['setup'];

/**
 * A set-up in the making after a change of seats: what its start gives anew is taken from there, the rest stays as
 * the table has it. With other people, fields that no start knows (points so far, say) no longer hold.
 */
export function reseated(made: Setup, before: Setup, after: Setup, sameTable: boolean): Setup {
  const same = (key: string): boolean => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  const kept = Object.entries(made).filter(([key]) => same(key) && (key in after || sameTable));
  const agreements = { ...Object(made.agreements), ...Object(after.agreements) };
  return { ...after, ...Object.fromEntries(kept), agreements };
}
