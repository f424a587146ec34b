import { render } from 'preact';
import { loadHomeData } from './screens/home/home-data';
import { registerServiceWorker } from './screens/pwa/pwa';
import { App, loadTableScreen } from './screens/shell/App';
import { route } from './screens/shell/route';
import { whenIdle } from './screens/shell/when-idle';
import { applySettings, store, storeTrouble, syncPageWithSettings } from './screens/state/app-state';
import { guardUnsavedEntries, recordDaysOfUse } from './screens/state/guard-unsaved';
import { DEFAULT_SETTINGS } from './store/records/record-types';
import { openStore } from './store/store';
import { appTextsReady } from './text/app/texts';
import './ui/tokens.css';
import './ui/base.css';

syncPageWithSettings();
registerServiceWorker();
guardUnsavedEntries();

async function start(): Promise<void> {
  const [opened] = await Promise.all([openStore(), appTextsReady]);
  if (typeof opened === 'string') storeTrouble.value = opened;
  else {
    // Not only where a marker says that there were games: a device that died may have forgotten that too.
    if (opened.isNew)
      await import('./screens/state/mirror').then(({ restoreEvictedGames }) => restoreEvictedGames(opened)).catch(() => undefined);
    applySettings(await opened.settings().catch(() => DEFAULT_SETTINGS));
    // Home is shown whole, or not at all.
    if (route.value.length === 0) await loadHomeData(opened).catch(() => undefined);
    store.value = opened;
    recordDaysOfUse(opened);
    // A file that is kept up to date by itself, in browsers that can write one.
    if ('showSaveFilePicker' in window)
      void import('./screens/backup/auto-backup').then(({ startAutoBackup }) => startAutoBackup(opened)).catch(() => undefined);
    void import('./screens/state/mirror').then(({ startMirroring }) => startMirroring(opened)).catch(() => undefined);
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
  whenIdle(
    () =>
      void loadTableScreen()
        .then(({ followKeyboard }) => followKeyboard())
        .catch(() => undefined),
  );
}

// No top-level await: the app's words import this chunk, and would wait for it while it waits for them.
void start();
