import { useEffect, useState } from 'preact/hooks';
import type { GameScreens } from '#contract';
import { manifestOf } from '#registry';
import { Home } from '#screens/home/Home';
import { Page } from '#screens/Page';
import { language, store, text } from '#screens/state';
import { carryCopy } from './draft';

interface Loaded {
  readonly screens: GameScreens;
  readonly copy: unknown;
}

/** "Your copy" of a game: what its box prints and Regent cannot know, kept for later games. */
export function CopyScreen({ game: id }: { readonly game: string | undefined }) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const manifest = manifestOf(id);
  useEffect(() => {
    if (manifest === undefined) return;
    void Promise.all([manifest.screens(), store.value?.copy(manifest.id)]).then(([screens, copy]) => setLoaded({ screens, copy }));
  }, [manifest]);
  if (manifest === undefined) return <Home />;
  if (loaded === undefined) return <p class="page quiet">{text.value.loading}</p>;
  const { Copy } = loaded.screens;
  const change = (copy: unknown): void => {
    setLoaded({ ...loaded, copy });
    void store.value?.saveCopy(manifest.id, copy);
    carryCopy(manifest.id, copy);
  };
  return (
    <Page title={text.value.create.copyOf(manifest.title)} up={['new', manifest.id]} name="new-game">
      <p class="quiet">{text.value.create.copyHint}</p>
      {Copy !== undefined && <Copy copy={loaded.copy} language={language.value} onChange={change} />}
    </Page>
  );
}
