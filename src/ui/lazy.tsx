import { createContext, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

type Component<Props> = (props: Props) => JSX.Element | null;

/** What stands in the place of a part that is on its way, or that could not be fetched; whoever shows the app brings it. */
export const LazyFallback = createContext<Component<{ readonly failed: boolean }>>(() => null);

/** A screen that is fetched when it is first asked for; `Waiting` stands in its place until then. */
export function lazy<Props extends object>(load: () => Promise<Component<Props>>, Waiting?: Component<Props>): Component<Props> {
  let loaded: Component<Props> | undefined;
  return function Lazy(props: Props) {
    const [Screen, setScreen] = useState<Component<Props> | undefined>(() => loaded);
    const [failed, setFailed] = useState(false);
    const Instead = useContext(LazyFallback);
    useEffect(() => {
      if (Screen !== undefined) return;
      const show = (component: Component<Props>): void => {
        loaded = component;
        setScreen(() => component);
      };
      load().then(show, () => setFailed(true));
    }, [Screen]);
    if (Screen !== undefined) return <Screen {...props} />;
    return (
      <>
        {Waiting !== undefined && <Waiting {...props} />}
        {(failed || Waiting === undefined) && <Instead failed={failed} />}
      </>
    );
  };
}
