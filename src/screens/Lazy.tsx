import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { StoreNotice } from './StoreNotice';
import { text } from './state';

type Drawn<Props> = (props: Props) => JSX.Element | null;

/** A screen that is fetched when it is first asked for. */
export function lazily<Props extends object>(load: () => Promise<Drawn<Props>>): Drawn<Props> {
  let loaded: Drawn<Props> | undefined;
  return function Lazily(props: Props) {
    const [Screen, setScreen] = useState<Drawn<Props> | undefined>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Screen !== undefined) return;
      const show = (component: Drawn<Props>): void => {
        loaded = component;
        setScreen(() => component);
      };
      load().then(show, () => setFailed(true));
    }, [Screen]);
    if (Screen !== undefined) return <Screen {...props} />;
    return failed ? <StoreNotice trouble="unloaded" /> : <p class="page quiet">{text.value.loading}</p>;
  };
}
