import { useSignalEffect } from '@preact/signals';
import type { GameScreens } from '#contract';
import { store } from '#screens/state';
import { reportFailure } from '#screens/tried';
import { applyPatch } from '#session/log';
import type { View } from './view';

const headerOf = (copy: unknown) => ({ players: [], setup: { copy: copy ?? {} } });

/** The device's copy with what this game learned laid over it; nothing where it knew all of it. */
async function copyWith(game: string, learned: unknown): Promise<{ readonly copy: unknown } | undefined> {
  const kept = headerOf(await store.value?.copy(game));
  const next = applyPatch(kept, { setup: { copy: learned } });
  return JSON.stringify(kept) === JSON.stringify(next) ? undefined : { copy: next.setup.copy };
}

/** What the device already knows is not offered to it; what a game learns by itself is kept at once. */
export function useCopyOffer(view: View, { learns }: Pick<GameScreens, 'learns'>): void {
  const { live, learned } = view;
  useSignalEffect(() => {
    const { value } = learned;
    const from = store.value;
    if (value === undefined || from === undefined) return undefined;
    if (learns === true) {
      void keepLearned(view);
      return undefined;
    }
    const look = async (): Promise<void> => {
      if ((await copyWith(live.info.peek().game, value)) === undefined && learned.peek() === value) learned.value = undefined;
    };
    void reportFailure(look());
    return from.onChange(() => void reportFailure(look()));
  });
}

/** Keeps it for later games. */
export async function keepLearned({ live, learned }: View): Promise<void> {
  const { value } = learned;
  learned.value = undefined;
  const { game } = live.info.value;
  const next = await copyWith(game, value);
  if (next !== undefined) await reportFailure(store.value?.saveCopy(game, next.copy));
}
