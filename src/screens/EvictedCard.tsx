import { useState } from 'preact/hooks';
import { lazily } from '#ui/Lazy';
import { store } from './state';

const Evicted = lazily(async () => (await import('./Evicted')).Evicted);

/** That the browser has cleared the storage, until somebody has read it. */
export function EvictedCard() {
  const [read, setRead] = useState(false);
  const from = store.value;
  if (read || from?.evicted !== true) return null;
  return (
    <Evicted
      onRead={() => {
        from.forgetEviction();
        setRead(true);
      }}
    />
  );
}
