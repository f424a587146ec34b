import { render } from 'preact';
import { App } from './screens/App';
import { registerServiceWorker } from './screens/home/pwa';
import { followSettings, settings, store, storeTrouble } from './screens/state';
import { followUse, guardUnsaved } from './screens/unsaved';
import { openStore } from './store/database';
import { DEFAULT_SETTINGS } from './store/model';
import './ui/tokens.css';
import './ui/base.css';

const app = document.getElementById('app');
if (app !== null) render(<App />, app);
followSettings();
registerServiceWorker();
guardUnsaved();

const opened = await openStore();
if (typeof opened === 'string') storeTrouble.value = opened;
else {
  if (opened.evicted) await import('./screens/spare').then(({ bringBack }) => bringBack(opened)).catch(() => undefined);
  settings.value = await opened.settings().catch(() => DEFAULT_SETTINGS);
  store.value = opened;
  followUse(opened);
  // A file that is kept up to date by itself, in browsers that can write one.
  if ('showSaveFilePicker' in window) void import('./screens/backup/ownfile').then(({ keepUp }) => keepUp(opened)).catch(() => undefined);
  void import('./screens/spare').then(({ keepSpare }) => keepSpare(opened)).catch(() => undefined);
}
// The page's own words for an app that does not start are no longer needed.
dispatchEvent(new Event('regent-started'));
