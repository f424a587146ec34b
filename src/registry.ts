import type { Manifest } from '#contract';
import { kingdom } from '#games/kingdom/manifest';
import { kingdomBuilder } from '#games/kingdom-builder/manifest';
import { kingsGate } from '#games/kings-gate/manifest';
import { kingsTricktakers } from '#games/kings-tricktakers/manifest';
import type { Games } from '#session/game';

/** The games Regent knows, in the order they are offered: a line each. */
const known: Manifest[] = [
  //
  kingsGate,
  kingdomBuilder,
  kingsTricktakers,
  kingdom,
];

/** One more game, known through its manifest alone, until it is taken off the list again. */
export function enrol(manifest: Manifest): () => void {
  known.push(manifest);
  return () => void known.splice(known.indexOf(manifest), 1);
}

export const manifests = (): readonly Manifest[] => known;

export const manifestOf = (id: string | undefined): Manifest | undefined => known.find((manifest) => manifest.id === id);

/** All laws at once, for who judges whatever comes. */
export async function loadGames(): Promise<Games> {
  return new Map(await Promise.all(known.map(async (manifest) => [manifest.id, await manifest.game()] as const)));
}
