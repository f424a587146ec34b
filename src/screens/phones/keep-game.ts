import { route } from '#screens/shell/route';
import { keptGames, type LoadedGame } from '#screens/state/kept-games';

/** The games that another phone runs. */
export const joinedGames = (): readonly LoadedGame[] =>
  [...keptGames.value.values()].filter(({ liveGame }) => liveGame.joined !== undefined);

export function keepGame(game: LoadedGame): void {
  keptGames.value = new Map([...keptGames.peek(), [game.liveGame.storedGame.peek().id, game]]);
}

/** It is open for as long as somebody looks at it, and no longer. */
export function releaseGame(id: string): void {
  const kept = keptGames.peek().get(id);
  keptGames.value = new Map([...keptGames.peek()].filter(([each]) => each !== id));
  const [screen, shown] = route.peek();
  if (screen !== 'game' || shown !== id) kept?.liveGame.close();
}
