import { Download, Share } from 'lucide-preact';
import { text } from '#screens/state/app-state';
import './InstallCard.css';
import { install, installState } from './pwa';

/** Puts Regent on the device: at a tap where the browser can, by hand on iOS, and nothing where neither goes. */
export function InstallCard({ sayInstalled = false }: { readonly sayInstalled?: boolean }) {
  const said = text.value.install;
  switch (installState.value) {
    case 'can':
      return (
        <section class="card install">
          <div class="install-text">
            <h2>{said.title}</h2>
            <p class="quiet">{said.can}</p>
          </div>
          <button type="button" class="button" onClick={() => void install()}>
            <Download aria-hidden="true" size={20} />
            {said.button}
          </button>
        </section>
      );
    case 'ios':
      return (
        <section class="card install">
          <div class="install-text">
            <h2>{said.title}</h2>
            <p class="quiet">{said.can}</p>
            <p class="install-step">
              <Share aria-hidden="true" size={20} />
              {said.ios}
            </p>
            <p class="quiet">{said.iosWhy}</p>
          </div>
        </section>
      );
    case 'installed':
      return sayInstalled ? <p class="quiet">{said.installed}</p> : null;
    case 'no':
      return null;
  }
}
