import { useSignal } from '@preact/signals';

/** A choice belongs to the stand it was made in; any other stand begins without one. */
export function useKeyedState<T>(stand: object, none: T): readonly [T, (choice: T) => void] {
  const made = useSignal<{ readonly stand: object; readonly choice: T } | undefined>(undefined);
  return [
    made.value?.stand === stand ? made.value.choice : none,
    (choice) => {
      made.value = { stand, choice };
    },
  ];
}
