import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '#games/kings-gate/law/position';
import type { Scored } from '#games/kings-gate/law/sheet';
import type { Table } from '#session/table';

interface Scoring {
  readonly shown: Scored | undefined;
  show(index: number): void;
  close(): void;
}

/** A location that is scored by what just happened opens its sheet; looking back does not, and taking it back closes it. */
export function useScoring({ entries }: Pick<Table, 'entries'>, { scored }: Position, live: boolean): Scoring {
  const at = useSignal<number | undefined>(undefined);
  const known = useRef({ scored: scored.length, entries: entries.length });
  useEffect(() => {
    const before = known.current;
    const kind = entries.length > before.entries ? entries.at(-1)?.kind : undefined;
    if (scored.length > before.scored && live && (kind === 'happened' || kind === 'redo')) at.value = scored.length - 1;
    if (scored.length < before.scored) at.value = undefined;
    known.current = { scored: scored.length, entries: entries.length };
  }, [scored.length, entries.length]);
  return {
    shown: at.value === undefined ? undefined : scored[at.value],
    show(index) {
      at.value = index;
    },
    close() {
      at.value = undefined;
    },
  };
}
