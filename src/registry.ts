import type { Manifest } from '#contract/manifest';
import { kingdom } from '#games/kingdom/manifest';
import { kingdomBuilder } from '#games/kingdom-builder/manifest';
import { kingsGate } from '#games/kings-gate/manifest';
import { kingsTricktakers } from '#games/kings-tricktakers/manifest';
import type { Games } from '#session/game';

/** The games Regent knows, in the order they are offered: a line each. */
const registered: Manifest[] = [
  //
  kingsGate,
  kingdomBuilder,
  kingsTricktakers,
  kingdom,
];

/** One more game, known through its manifest alone, until it is taken off the list again. */
export function registerGame(manifest: Manifest): () => void {
  registered.push(manifest);
  return () => void registered.splice(registered.indexOf(manifest), 1);
}

export const manifests = (): readonly Manifest[] => registered;

export const manifestOf = (id: string | undefined): Manifest | undefined => registered.find((manifest) => manifest.id === id);

/** All laws at once, for who judges whatever comes. */
export async function loadGames(): Promise<Games> {
  return new Map(await Promise.all(registered.map(async (manifest) => [manifest.id, await manifest.game()] as const)));
}
