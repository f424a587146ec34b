import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '#law/kings-gate/position';
import type { Scored } from '#law/kings-gate/score';

interface Scoring {
  readonly shown: Scored | undefined;
  show(index: number): void;
  close(): void;
}

/** A location that is scored while one looks on opens its sheet by itself; taking the scoring back closes it. */
export function useScoring({ scored }: Position, live: boolean): Scoring {
  const at = useSignal<number | undefined>(undefined);
  const known = useRef(scored.length);
  useEffect(() => {
    if (scored.length > known.current && live) at.value = scored.length - 1;
    if (scored.length < known.current) at.value = undefined;
    known.current = scored.length;
  }, [scored.length]);
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
