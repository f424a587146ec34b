import { useEffect, useState } from 'preact/hooks';
import { store } from '#screens/state';

/** What this device keeps of its own box: the desk rules by it. */
export function useCopy(game: string): unknown {
  const [copy, setCopy] = useState<unknown>(undefined);
  const open = store.value;
  useEffect(() => {
    let gone = false;
    open?.copy(game).then(
      (kept) => {
        if (!gone) setCopy(kept);
      },
      // What cannot be read is as if never told: the desk has the printed figures.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [open, game]);
  return copy;
}
