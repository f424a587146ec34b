import { useState } from 'preact/hooks';
import { lazy } from '#ui/lazy';
import { store } from '../state/app-state';
import { dismissRestoredGames, restoredGames } from '../state/restored-games';

const EvictionNotice = lazy(async () => (await import('./EvictionNotice')).EvictionNotice);

/** That the browser has cleared the storage, and what came back of it, until somebody has read it. */
export function EvictionCard() {
  const [read, setRead] = useState(false);
  const from = store.value;
  if (restoredGames.value !== undefined) return <EvictionNotice restored={restoredGames.value} onDismiss={dismissRestoredGames} />;
  if (read || from?.isEvicted !== true) return null;
  return (
    <EvictionNotice
      onDismiss={() => {
        from.forgetEviction();
        setRead(true);
      }}
    />
  );
}
