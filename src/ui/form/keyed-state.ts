import { useSignal } from '@preact/signals';

/** A choice belongs to the state it was made in; any other state begins without one. */
export function useKeyedState<T>(state: object, none: T): readonly [T, (choice: T) => void] {
  const made = useSignal<{ readonly state: object; readonly choice: T } | undefined>(undefined);
  return [
    made.value?.state === state ? made.value.choice : none,
    (choice) => {
      made.value = { state, choice };
    },
  ];
}
