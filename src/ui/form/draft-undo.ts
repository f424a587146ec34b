import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** What is half entered at one state of a game, and takes back its last part. */
interface DraftUndo {
  readonly state: object;
  undo(): void;
}

const current = signal<DraftUndo | undefined>(undefined);

/** What Undo takes back of a draft before it takes back what happened: none where nothing is half entered at this state. */
export const draftUndoAt = (state: object): DraftUndo | undefined => (current.value?.state === state ? current.value : undefined);

export function useDraftUndo(state: object, undo: (() => void) | undefined): void {
  useLayoutEffect(() => {
    const registered = undo && { state, undo };
    current.value = registered;
    return () => {
      if (current.peek() === registered) current.value = undefined;
    };
  });
}
