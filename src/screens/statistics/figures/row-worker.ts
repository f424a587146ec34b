import type { Game } from '#session/game';
import { deriveRows } from '#stats/derive-facts';
import type { GameStats } from '#stats/game-stats';
import type { DerivedRow } from '#store/records/record-types';
import { openStore } from '#store/store';

/** Only what counting needs of each game: the registry would bring their screens along. */
const games = import.meta.glob<{ readonly game: Game }>('/src/games/*/game.ts');
const stats = import.meta.glob<{ readonly stats: GameStats }>('/src/games/*/stats.ts');

export type DeriveMessage = readonly DerivedRow[] | 'done' | 'failed';

const send = (message: DeriveMessage): void => postMessage(message);

function findGame(id: string) {
  const [game, counting] = [games[`/src/games/${id}/game.ts`], stats[`/src/games/${id}/stats.ts`]];
  if (game === undefined || counting === undefined) return undefined;
  return { game: async () => (await game()).game, stats: async () => (await counting()).stats };
}

async function derive(ids: readonly string[]): Promise<void> {
  const store = await openStore();
  if (typeof store === 'string') return send('failed');
  await deriveRows(store, findGame, ids, send);
  store.close();
  send('done');
}

addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  derive(data).catch(() => send('failed'));
});
