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
