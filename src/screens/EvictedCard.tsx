import { useState } from 'preact/hooks';
import { lazily } from '#ui/Lazy';
import { cameBack, forgetBack } from './back';
import { store } from './state';

const Evicted = lazily(async () => (await import('./Evicted')).Evicted);

/** That the browser has cleared the storage, and what came back of it, until somebody has read it. */
export function EvictedCard() {
  const [read, setRead] = useState(false);
  const from = store.value;
  if (cameBack.value !== undefined) return <Evicted back={cameBack.value} onRead={forgetBack} />;
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
