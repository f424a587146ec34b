import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

type Drawn<Props> = (props: Props) => JSX.Element | null;

/** Lists that hold the same are the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, index) => each === other[index]));

function isAlike(before: object, now: object): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(now).length &&
    names.every((name) => name in now && isSame(Reflect.get(before, name), Reflect.get(now, name)))
  );
}

/** A part of which many stand beside each other: it is drawn again only where it is told something else. */
export function steady<Props extends object>(Part: Drawn<Props>): Drawn<Props> {
  return function Steady(props: Props) {
    const last = useRef<{ readonly props: Props; readonly drawn: JSX.Element } | undefined>(undefined);
    if (last.current === undefined || !isAlike(last.current.props, props)) last.current = { props, drawn: <Part {...props} /> };
    return last.current.drawn;
  };
}

/** The same function each time, which does what the latest one does: what is told it stays as it is. */
export function useLatest<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  latest.current = act;
  return useMemo(
    () =>
      (...args) =>
        latest.current(...args),
    [],
  );
}
