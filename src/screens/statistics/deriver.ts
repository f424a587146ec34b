import type { Game } from '#session/game';
import type { GameStats } from '#stats/counting';
import { type Derived, deriveFacts } from '#stats/derive';
import { openStore } from '#store/database';

/** Only what counting needs of each game: the registry would bring their screens along. */
const games = import.meta.glob<{ readonly game: Game }>('/src/games/*/game.ts');
const stats = import.meta.glob<{ readonly stats: GameStats }>('/src/games/*/stats.ts');

export type Told = Derived | 'done' | 'failed';

const tell = (told: Told): void => postMessage(told);

function find(id: string) {
  const [game, counting] = [games[`/src/games/${id}/game.ts`], stats[`/src/games/${id}/stats.ts`]];
  if (game === undefined || counting === undefined) return undefined;
  return { game: async () => (await game()).game, stats: async () => (await counting()).stats };
}

async function derive(ids: readonly string[]): Promise<void> {
  const store = await openStore();
  if (typeof store === 'string') return tell('failed');
  await deriveFacts(store, find, ids, tell);
  store.close();
  tell('done');
}

addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  derive(data).catch(() => tell('failed'));
});
