import { render } from 'preact';
import { App, loadTable } from './screens/App';
import { keptIn } from './screens/home/kept';
import { registerServiceWorker } from './screens/home/pwa';
import { atLeisure } from './screens/leisure';
import { route } from './screens/route';
import { followSettings, store, storeTrouble, take } from './screens/state';
import { followUse, guardUnsaved } from './screens/unsaved';
import { openStore } from './store/database';
import { DEFAULT_SETTINGS } from './store/model';
import { appTextsReady } from './text/app/texts';
import './ui/tokens.css';
import './ui/base.css';

followSettings();
registerServiceWorker();
guardUnsaved();

async function start(): Promise<void> {
  const [opened] = await Promise.all([openStore(), appTextsReady]);
  if (typeof opened === 'string') storeTrouble.value = opened;
  else {
    // Not only where a marker says that there were games: a device that died may have forgotten that too.
    if (opened.born) await import('./screens/spare').then(({ bringBack }) => bringBack(opened)).catch(() => undefined);
    take(await opened.settings().catch(() => DEFAULT_SETTINGS));
    // Home is shown whole, or not at all.
    if (route.value.length === 0) await keptIn(opened).catch(() => undefined);
    store.value = opened;
    followUse(opened);
    // A file that is kept up to date by itself, in browsers that can write one.
    if ('showSaveFilePicker' in window) void import('./screens/backup/ownfile').then(({ keepUp }) => keepUp(opened)).catch(() => undefined);
    void import('./screens/spare').then(({ keepSpare }) => keepSpare(opened)).catch(() => undefined);
  }
  const app = document.getElementById('app');
  if (app !== null) {
    // The page has shown the first screen already: all of it changes at once.
    app.replaceChildren();
    render(<App />, app);
  }
  // The page's own words for an app that does not start are no longer needed.
  dispatchEvent(new Event('regent-started'));
  // Who taps a game should not wait: the table comes while nobody asks for anything.
  atLeisure(
    () =>
      void loadTable()
        .then(({ followKeyboard }) => followKeyboard())
        .catch(() => undefined),
  );
}

// No top-level await: the app's words import this chunk, and would wait for it while it waits for them.
void start();
