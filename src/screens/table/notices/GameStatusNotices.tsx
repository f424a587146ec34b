import { ConfirmButton } from '#screens/confirm/ConfirmButton';
import { handoverText } from '#screens/handover/handover-text';
import { reportFailure } from '#screens/notices/report-failure';
import { appText, store } from '#screens/state/app-state';
import type { LiveGame } from '#store/live/live-game';

/** What is out of the ordinary: another tab or another phone goes on with the game, or it lies in the bin. */
export function GameStatusNotices({ liveGame }: { readonly liveGame: LiveGame }) {
  const text = appText.value.table;
  const away = handoverText.value.away;
  return (
    <>
      {liveGame.mode.value === 'following' && (
        <p class="notice">
          <span>{text.following}</span>
          <button type="button" class="button" onClick={() => void liveGame.takeOver()}>
            {text.takeOver}
          </button>
        </p>
      )}
      {liveGame.mode.value === 'away' && (
        <p class="notice">
          <span>{away.told}</span>
          <ConfirmButton
            class="button"
            label={away.takeBack}
            confirmLabel={away.takeBackSure}
            onConfirm={() => void reportFailure(liveGame.takeBack())}
          />
        </p>
      )}
      {liveGame.storedGame.value.binned !== undefined && (
        <p class="notice">
          <span>{text.binned}</span>
          <button
            type="button"
            class="button"
            onClick={() => void reportFailure(store.value?.restoreFromBin(liveGame.storedGame.value.id))}
          >
            {text.bringBack}
          </button>
        </p>
      )}
    </>
  );
}
