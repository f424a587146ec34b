import type { Game } from './session/game';

interface Entry {
  readonly title: string;
  load(): Promise<{ readonly game: Game }>;
}

/** The games Regent knows. A new game is one line here and its own folders. */
export const registry = {
  'kings-gate': { title: 'King’s Gate', load: () => import('./games/kings-gate/game') },
  'kingdom-builder': { title: 'Kingdom Builder', load: () => import('./games/kingdom-builder/game') },
  'kings-tricktakers': { title: 'Kings Tricktakers', load: () => import('./games/kings-tricktakers/game') },
  kingdom: { title: 'Kingdom', load: () => import('./games/kingdom/game') },
} as const satisfies Readonly<Record<string, Entry>>;

export type GameId = keyof typeof registry;

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(registry, id);
export const GAME_IDS: readonly GameId[] = Object.keys(registry).filter(isGameId);

/** Raised when a later fix of the law would judge an old game otherwise. */
export const RULES_VERSION = 1;

export async function loadGame(id: GameId): Promise<Game> {
  return (await registry[id].load()).game;
}

export type Games = Readonly<Record<GameId, Game>>;

export async function loadGames(): Promise<Games> {
  const [kingsGate, kingdomBuilder, kingsTricktakers, kingdom] = await Promise.all([
    loadGame('kings-gate'),
    loadGame('kingdom-builder'),
    loadGame('kings-tricktakers'),
    loadGame('kingdom'),
  ]);
  return { 'kings-gate': kingsGate, 'kingdom-builder': kingdomBuilder, 'kings-tricktakers': kingsTricktakers, kingdom };
}
