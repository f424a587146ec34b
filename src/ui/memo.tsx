import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

type Component<Props> = (props: Props) => JSX.Element | null;

/** Lists are mostly made anew: those that hold the same are the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, index) => each === other[index]));

function areSame(before: object, now: object): boolean {
  const names = Object.keys(before);
  return names.length === Object.keys(now).length && names.every((name) => isSame(Reflect.get(before, name), Reflect.get(now, name)));
}

/** `memo` of preact/compat, without all else that compat brings: a component is rendered again only where its props are others. */
export function memo<Props extends object>(Part: Component<Props>): Component<Props> {
  return function Memo(props: Props) {
    const last = useRef<{ readonly props: Props; readonly element: JSX.Element } | undefined>(undefined);
    if (last.current === undefined || !areSame(last.current.props, props)) last.current = { props, element: <Part {...props} /> };
    return last.current.element;
  };
}
