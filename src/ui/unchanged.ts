import { useMemo } from 'preact/hooks';

/** Gives what was made from the same before, or makes it. */
export type Unchanged<Made> = (from: string, make: () => Made) => Made;

/** The very same for what has not changed, so that Preact does not look at it again; anew when one of `within` is another. */
export function useUnchanged<Made>(within: readonly unknown[]): Unchanged<Made> {
  return useMemo(() => {
    const known = new Map<string, Made>();
    return (from, make) => {
      const before = known.get(from);
      if (before !== undefined) return before;
      const made = make();
      known.set(from, made);
      return made;
    };
  }, within);
}
