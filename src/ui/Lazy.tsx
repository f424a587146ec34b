import { createContext, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

type Drawn<Props> = (props: Props) => JSX.Element | null;

/** What stands in the place of a part that is on its way, or that could not be fetched; whoever shows the app brings it. */
export const Missing = createContext<Drawn<{ readonly failed: boolean }>>(() => null);

/** A screen that is fetched when it is first asked for; `Waiting` stands in its place until then. */
export function lazily<Props extends object>(load: () => Promise<Drawn<Props>>, Waiting?: Drawn<Props>): Drawn<Props> {
  let loaded: Drawn<Props> | undefined;
  return function Lazily(props: Props) {
    const [Screen, setScreen] = useState<Drawn<Props> | undefined>(() => loaded);
    const [failed, setFailed] = useState(false);
    const Instead = useContext(Missing);
    useEffect(() => {
      if (Screen !== undefined) return;
      const show = (component: Drawn<Props>): void => {
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
