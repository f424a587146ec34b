import { effect } from '@preact/signals';
import { applyUpdate, installState, isOfflineReady, isUpdateWaiting, registerServiceWorker } from '#screens/pwa/pwa';

/** A page that shows nothing but what src/screens/pwa.ts says, so that tests can read it. */
declare const PROBE_VERSION: string;

function button(name: string, action: () => void): void {
  const element = document.createElement('button');
  element.textContent = name;
  element.addEventListener('click', action);
  document.body.append(element);
}

const { dataset } = document.body;
dataset.version = PROBE_VERSION;
effect(() => {
  dataset.waiting = String(isUpdateWaiting.value);
  dataset.offline = String(isOfflineReady.value);
  dataset.install = installState.value;
});
button('update', applyUpdate);
button('later', () => {
  import('./later').then(
    ({ later }) => {
      dataset.later = later;
    },
    () => {
      dataset.later = 'failed';
    },
  );
});
registerServiceWorker();
