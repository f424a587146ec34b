import { useEffect, useState } from 'preact/hooks';
import type { GameScreens } from '#contract/screens';
import { manifestOf } from '#registry';
import { Home } from '#screens/home/Home';
import { reportFailure } from '#screens/notices/report-failure';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { Page } from '#screens/shell/Page';
import { appText, language, store } from '#screens/state/app-state';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import { putBoxInDraft } from './setup-draft';

interface LoadedBox {
  readonly screens: GameScreens;
  readonly box: unknown;
}

interface BoxScreenProps {
  readonly game: string | undefined;
  /** The game on the table that somebody came from. */
  readonly table?: string | undefined;
}

/** The box of a game: what it prints and Regent cannot know, kept for later games. */
export function BoxScreen({ game: id, table }: BoxScreenProps) {
  const [loaded, setLoaded] = useState<LoadedBox | undefined>(undefined);
  const [failure, setFailure] = useState<StoreFailure | undefined>(undefined);
  const manifest = manifestOf(id);
  useEffect(() => {
    if (manifest === undefined) return;
    Promise.all([manifest.screens(), store.value?.box(manifest.id)]).then(
      ([screens, box]) => setLoaded({ screens, box }),
      (error: unknown) => setFailure(storeFailureOf(error)),
    );
  }, [manifest]);
  if (manifest === undefined) return <Home />;
  if (loaded === undefined) return <LoadingNotice failure={failure} />;
  const { BoxFields } = loaded.screens;
  const change = (box: unknown): void => {
    setLoaded({ ...loaded, box });
    void reportFailure(store.value?.saveBox(manifest.id, box));
    putBoxInDraft(manifest.id, box);
  };
  return (
    <Page
      title={appText.value.create.copyOf(manifest.title)}
      up={table === undefined ? ['new', manifest.id] : ['game', table]}
      name="new-game"
    >
      <p class="quiet">{appText.value.create.copyHint}</p>
      {BoxFields !== undefined && <BoxFields box={loaded.box} language={language.value} onChange={change} />}
    </Page>
  );
}
