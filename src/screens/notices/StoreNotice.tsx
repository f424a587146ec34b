import type { OpenFailure } from '#store/live/live-game';
import { RescueLink } from '../shell/ErrorBoundary';
import { href } from '../shell/route';
import { appText, language } from '../state/app-state';
import { EvictionCard } from './EvictionCard';
import { UnsavedCard } from './UnsavedCard';

export const describeFailure = (failure: OpenFailure): string => appText.value.store[failure];

/** What is wrong with the storage, in a sentence, and a way on. */
export function StoreNotice({ failure }: { readonly failure: OpenFailure }) {
  // What did not come is said over every screen.
  if (failure === 'unloaded') return null;
  return (
    <main class="page" lang={language.value}>
      <h1>Regent</h1>
      <EvictionCard />
      <p class="card" role="alert">
        {describeFailure(failure)}
      </p>
      <UnsavedCard />
      <div class="actions">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {appText.value.table.retry}
        </button>
        <a class="button" href={href()}>
          {appText.value.more.home}
        </a>
        {failure === 'unavailable' && (
          <a class="button" href={href('desk')}>
            {appText.value.tabs.referee}
          </a>
        )}
        {failure === 'unreadable' && (
          <a class="button" href={href('settings')}>
            {appText.value.home.settings}
          </a>
        )}
        <RescueLink />
      </div>
    </main>
  );
}

/** While something is read from the device; where it cannot be, why. */
export function LoadingNotice({ failure }: { readonly failure: OpenFailure | undefined }) {
  return failure === undefined ? <p class="page quiet">{appText.value.loading}</p> : <StoreNotice failure={failure} />;
}
