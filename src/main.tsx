import { render } from 'preact';
import { openStore } from '#store/database';
import { App } from './screens/App';
import { registerServiceWorker } from './screens/pwa';
import { followSettings, settings, store, storeTrouble } from './screens/state';
import './ui/tokens.css';
import './ui/base.css';

const app = document.getElementById('app');
if (app !== null) render(<App />, app);
followSettings();
registerServiceWorker();

const opened = await openStore();
if (typeof opened === 'string') storeTrouble.value = opened;
else {
  settings.value = await opened.settings();
  store.value = opened;
}
