import { hydrate, render } from 'preact';
import { cachedHomeData, loadHomeData } from './screens/home/home-data';
import { registerServiceWorker } from './screens/pwa/pwa';
import { App, loadTableScreen } from './screens/shell/App';
import { route } from './screens/shell/route';
import { whenIdle } from './screens/shell/when-idle';
import { applySettings, language, store, storeFailure, syncPageWithSettings } from './screens/state/app-state';
import { guardUnsavedEntries, recordDaysOfUse } from './screens/state/guard-unsaved';
import { DEFAULT_SETTINGS } from './store/records/record-types';
import { openStore } from './store/store';
import { appTextsReady } from './text/app/texts';
import './ui/style/tokens.css';
import './ui/style/base.css';
import './ui/style/controls.css';
import './ui/style/rows.css';
import './ui/style/motion.css';

syncPageWithSettings();
registerServiceWorker();
guardUnsavedEntries();

async function start(): Promise<void> {
  const [opened] = await Promise.all([openStore(), appTextsReady]);
  if (typeof opened === 'string') storeFailure.value = opened;
  else {
    // Do not rely on the localStorage marker for games: a crash may have lost it together with the database.
    if (opened.isNew)
      await import('./screens/state/mirror').then(({ restoreEvictedGames }) => restoreEvictedGames(opened)).catch(() => undefined);
    applySettings(await opened.settings().catch(() => DEFAULT_SETTINGS));
    // Load the data first, so that the home screen does not render in stages.
    if (route.value.length === 0) await loadHomeData(opened).catch(() => undefined);
    store.value = opened;
    recordDaysOfUse(opened);
    // Auto-backup needs the File System Access API.
    if ('showSaveFilePicker' in window)
      void import('./screens/backup/auto-backup').then(({ startAutoBackup }) => startAutoBackup(opened)).catch(() => undefined);
    void import('./screens/state/mirror').then(({ startMirroring }) => startMirroring(opened)).catch(() => undefined);
  }
  const app = document.getElementById('app');
  if (app !== null) showApp(app);
  // Lets the guard (src/rescue/guard.ts) remove its start-failure notice.
  dispatchEvent(new Event('regent-started'));
  // Preload the table screen when idle, so that opening a game does not wait for its chunk.
  whenIdle(
    () =>
      void loadTableScreen()
        .then(({ followKeyboard }) => followKeyboard())
        .catch(() => undefined),
  );
}

/**
 * A first visit's home screen stands in the page already: its elements are kept, because new ones would count as a second, later
 * largest paint (2.2 s instead of 0.9 s on a throttled phone).
 */
function showApp(app: HTMLElement): void {
  const prerendered = app.querySelector<HTMLElement>(`.prerendered[lang="${language.value}"]`);
  const isFirstVisit = route.value.length === 0 && cachedHomeData(store.value)?.hasAny === false;
  if (prerendered !== null && isFirstVisit && document.documentElement.dataset.opens === undefined) {
    prerendered.classList.remove('prerendered');
    for (const other of app.querySelectorAll('.prerendered')) other.remove();
    hydrate(<App />, prerendered);
  } else {
    app.replaceChildren();
    render(<App />, app);
  }
}

// Top-level await here would deadlock: the dictionaries' chunks import this one, and this one awaits them.
void start();
