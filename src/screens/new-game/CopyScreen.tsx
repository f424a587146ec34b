import { useEffect, useState } from 'preact/hooks';
import { isGameId, registry } from '#registry';
import { Home } from '#screens/home/Home';
import { Page } from '#screens/Page';
import { language, store, text } from '#screens/state';
import { type GameScreens, SCREENS } from '#screens/table/contract';
import { carryCopy } from './draft';

interface Loaded {
  readonly screens: GameScreens;
  readonly copy: unknown;
}

/** "Your copy" of a game: what its box prints and Regent cannot know, kept for later games. */
export function CopyScreen({ game: id }: { readonly game: string | undefined }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const load = isGameId(id) ? SCREENS[id] : undefined;
  useEffect(() => {
    if (!isGameId(id) || load === undefined) return;
    void Promise.all([load(), store.value?.copy(id)]).then(([{ screens }, copy]) => setLoaded({ screens, copy }));
  }, [id, load]);
  if (!isGameId(id) || load === undefined) return <Home />;
  if (loaded === undefined) return <p class="page quiet">{text.value.loading}</p>;
  const { Copy } = loaded.screens;
  const change = (copy: unknown): void => {
    setLoaded({ ...loaded, copy });
    void store.value?.saveCopy(id, copy);
    carryCopy(id, copy);
  };
  return (
    <Page title={text.value.create.copyOf(registry[id].title)} up={['new', id]} name="new-game">
      <p class="quiet">{text.value.create.copyHint}</p>
      {Copy !== undefined && <Copy copy={loaded.copy} language={language.value} onChange={change} />}
    </Page>
  );
}
