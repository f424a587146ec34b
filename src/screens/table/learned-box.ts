import { useSignalEffect } from '@preact/signals';
import type { GameScreens } from '#contract/screens';
import { reportFailure } from '#screens/notices/report-failure';
import { store } from '#screens/state/app-state';
import { applyPatch } from '#session/log/effective-log';
import type { View } from './view';

const headerWithBox = (copy: unknown) => ({ players: [], setup: { copy: copy ?? {} } });

/** The device's copy with what this game learned laid over it; nothing where it knew all of it. */
async function mergeLearnedBox(game: string, learned: unknown): Promise<{ readonly copy: unknown } | undefined> {
  const deviceHeader = headerWithBox(await store.value?.box(game));
  const next = applyPatch(deviceHeader, { setup: { copy: learned } });
  return JSON.stringify(deviceHeader) === JSON.stringify(next) ? undefined : { copy: next.setup.copy };
}

/** What the device already knows is not offered to it; what a game learns by itself is kept at once. */
export function useBoxOffer(view: View, { shouldKeepBox }: Pick<GameScreens, 'shouldKeepBox'>): void {
  const { liveGame, learnedBox } = view;
  useSignalEffect(() => {
    const { value } = learnedBox;
    const from = store.value;
    if (value === undefined || from === undefined) return undefined;
    if (shouldKeepBox === true) {
      void saveLearnedBox(view);
      return undefined;
    }
    const withdrawIfKnown = async (): Promise<void> => {
      if ((await mergeLearnedBox(liveGame.storedGame.peek().game, value)) === undefined && learnedBox.peek() === value)
        learnedBox.value = undefined;
    };
    void reportFailure(withdrawIfKnown());
    return from.onChange(() => void reportFailure(withdrawIfKnown()));
  });
}

/** Keeps it for later games. */
export async function saveLearnedBox({ liveGame, learnedBox }: View): Promise<void> {
  const { value } = learnedBox;
  learnedBox.value = undefined;
  const { game } = liveGame.storedGame.value;
  const next = await mergeLearnedBox(game, value);
  if (next !== undefined) await reportFailure(store.value?.saveBox(game, next.copy));
}
