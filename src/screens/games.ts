import { signal } from '@preact/signals';
import type { Game } from '#session/game';
import { type GameId, loadGame } from '#session/registry';

/** Games that have been fetched; reading one that has not asks for it. */
const loaded = signal<Readonly<Partial<Record<GameId, Game>>>>({});
const asked = new Set<GameId>();

export function gameNow(id: GameId): Game | undefined {
  if (!asked.has(id)) {
    asked.add(id);
    const keep = (game: Game): void => {
      loaded.value = { ...loaded.value, [id]: game };
    };
    // What could not be fetched is asked for again the next time.
    loadGame(id).then(keep, () => asked.delete(id));
  }
  return loaded.value[id];
}
