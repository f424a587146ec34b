import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from './state';

/** A screen that is fetched when it is first asked for. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazily(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Screen !== undefined) return;
      void load().then((component) => {
        loaded = component;
        setScreen(() => component);
      });
    }, [Screen]);
    return Screen === undefined ? <p class="page quiet">{text.value.loading}</p> : <Screen {...props} />;
  };
}
