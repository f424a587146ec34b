import { Download, Share } from 'lucide-preact';
import { appText } from '#screens/state/app-state';
import './InstallCard.css';
import { install, installState } from './pwa';

/** Puts Regent on the device: at a tap where the browser can, by hand on iOS, and nothing where neither goes. */
export function InstallCard({ sayInstalled = false }: { readonly sayInstalled?: boolean }) {
  const text = appText.value.install;
  switch (installState.value) {
    case 'can':
      return (
        <section class="card install">
          <div class="install-text">
            <h2>{text.title}</h2>
            <p class="quiet">{text.can}</p>
          </div>
          <button type="button" class="button" onClick={() => void install()}>
            <Download aria-hidden="true" size={20} />
            {text.button}
          </button>
        </section>
      );
    case 'ios':
      return (
        <section class="card install">
          <div class="install-text">
            <h2>{text.title}</h2>
            <p class="quiet">{text.can}</p>
            <p class="install-step">
              <Share aria-hidden="true" size={20} />
              {text.ios}
            </p>
            <p class="quiet">{text.iosWhy}</p>
          </div>
        </section>
      );
    case 'installed':
      return sayInstalled ? <p class="quiet">{text.installed}</p> : null;
    case 'no':
      return null;
  }
}
