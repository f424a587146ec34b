import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { StoreNotice } from './StoreNotice';
import { text } from './state';

/** A screen that is fetched when it is first asked for. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazily(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Screen !== undefined) return;
      const show = (component: ComponentType<Props>): void => {
        loaded = component;
        setScreen(() => component);
      };
      load().then(show, () => setFailed(true));
    }, [Screen]);
    if (Screen !== undefined) return <Screen {...props} />;
    return failed ? <StoreNotice trouble="unloaded" /> : <p class="page quiet">{text.value.loading}</p>;
  };
}
