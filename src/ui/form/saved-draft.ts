import { useSignal } from '@preact/signals';
import { useContext, useMemo } from 'preact/hooks';
import { Device } from '../device/device-context';

interface SavedDraft {
  readonly about: string;
  readonly written: unknown;
}

function readDraft(key: string): SavedDraft | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && found !== null && 'about' in found && 'written' in found
      ? { about: String(found.about), written: found.written }
      : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, half: SavedDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(half));
  } catch {
    // Without room it lasts as long as the screen does.
  }
}

/**
 * An entry that is half written outlives the screen, the page and the browser: one for each game, by what it is about
 * (a round, a location), or one more under a name of its own. What cannot be read is as if nothing waited.
 */
export function useSavedDraft<T>(
  about: string,
  read: (written: unknown) => T | undefined,
  name = '',
): readonly [T | undefined, (written: T) => void] {
  const { draftKey } = useContext(Device);
  const key = draftKey === '' ? '' : `${draftKey}${name}`;
  const now = useSignal<{ readonly about: string; readonly written: T } | undefined>(undefined);
  const before = useMemo(() => {
    const half = readDraft(key);
    return half?.about === about ? half.written : undefined;
  }, [key, about]);
  return [
    now.value?.about === about ? now.value.written : read(before),
    (written) => {
      now.value = { about, written };
      if (key !== '') writeDraft(key, { about, written });
    },
  ];
}
