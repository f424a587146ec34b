import { game } from '#games/kingdom/game';
import { type LiveGame, openLiveGame } from '#store/live/live-game';
import { openStore } from '#store/store';

let liveGame: LiveGame | undefined;

/** Opens a game of Kingdom in the app's own database, as its table does, but without a screen; says how many entries it has. */
export async function openGame(id: string): Promise<number> {
  const store = await openStore();
  const opened = typeof store === 'string' ? store : await openLiveGame(store, () => ({ game: async () => game }), id);
  if (typeof opened === 'string') throw new Error(opened);
  liveGame = opened;
  return opened.table.peek().entries.length;
}

/** Undoes and does again without end, and tells each time that it is saved. */
export function enterForever(tell: (entered: number) => void): void {
  let entered = 0;
  const enter = (): void => {
    entered += 1;
    liveGame?.act({ kind: liveGame.table.peek().entries.at(-1)?.kind === 'undo' ? 'redo' : 'undo' });
  };
  liveGame?.mode.subscribe((life) => {
    if (life !== 'playing') return;
    if (entered > 0) tell(entered);
    // Not from within the news of the last one.
    setTimeout(enter);
  });
}
