import { useEffect, useState } from 'preact/hooks';
import { store } from '#screens/state/app-state';

/** What this device keeps of its own box; undefined while it is being read. */
export function useDeviceBox(game: string): { readonly figures: unknown } | undefined {
  const [box, setBox] = useState<{ readonly figures: unknown } | undefined>(undefined);
  const open = store.value;
  useEffect(() => {
    let gone = false;
    const read = (figures: unknown): void => {
      if (!gone) setBox({ figures });
    };
    // What cannot be read is as if never told: the desk has the printed figures.
    if (open === undefined) read(undefined);
    else open.box(game).then(read, () => read(undefined));
    return () => {
      gone = true;
    };
  }, [open, game]);
  return box;
}
