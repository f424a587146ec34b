import { Check, Dot } from 'lucide-preact';
import { appText } from '#screens/state/app-state';
import { isReadOnlyGame, type LiveGame } from '#store/live/live-game';
import { copyText } from '#ui/device/clipboard';
import { lazy } from '#ui/lazy';

const GameStatusNotices = lazy(async () => (await import('./GameStatusNotices')).GameStatusNotices);
const JoinedBanner = lazy(async () => (await import('#screens/phones/JoinedBanner')).JoinedBanner);

/** What the device does with the game: watched from another tab, or not yet saved. */
export function GameStatusBanner({ liveGame }: { readonly liveGame: LiveGame }) {
  const text = appText.value.table;
  const failure = liveGame.failure.value;
  const copy = async (): Promise<void> => {
    const { recordOf } = await import('#session/formats/game-record');
    await copyText(JSON.stringify(recordOf(liveGame.storedGame.value.game, liveGame.table.value)));
  };
  return (
    <div aria-live="polite" class="game-status">
      {liveGame.joined !== undefined && <JoinedBanner liveGame={liveGame} status={liveGame.joined.value} />}
      {(isReadOnlyGame(liveGame) || liveGame.storedGame.value.binned !== undefined) && <GameStatusNotices liveGame={liveGame} />}
      {liveGame.mode.value === 'failed' && (
        <div class="notice notice-bad" role="alert">
          <p>
            {failure !== undefined && appText.value.store[failure]} {text.unsaved(liveGame.unsavedCount.value)}
          </p>
          <button type="button" class="button primary" onClick={liveGame.retry}>
            {text.retry}
          </button>
          <button type="button" class="button" onClick={() => void copy().catch(() => undefined)}>
            {text.export}
          </button>
        </div>
      )}
      <span class="visually-hidden">{liveGame.mode.value === 'playing' ? text.saved : ''}</span>
    </div>
  );
}

/** Whether what was entered is on the disk, at a glance; the banner says it in words. Both marks are there: they change with every tap. */
export function SavedMark({ liveGame }: { readonly liveGame: LiveGame }) {
  const saved = liveGame.mode.value === 'playing' || liveGame.mode.value === 'watching';
  return (
    <span class={saved ? 'saved-mark' : 'saved-mark saved-mark-not'} aria-hidden="true">
      <Check size={18} />
      <Dot size={18} />
    </span>
  );
}
