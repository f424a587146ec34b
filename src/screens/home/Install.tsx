import { Download, Share } from 'lucide-preact';
import './Install.css';
import { install, installState } from './pwa';

interface InstallWords {
  readonly title: string;
  readonly can: string;
  readonly button: string;
  readonly ios: string;
  readonly installed: string;
}

interface InstallProps {
  readonly words: InstallWords;
  /** Whether to say so where it is installed already, as settings do. */
  readonly sayInstalled?: boolean;
}

/** Puts Regent on the device: at a tap where the browser can, by hand on iOS, and nothing where neither goes. */
export function Install({ words, sayInstalled = false }: InstallProps) {
  switch (installState.value) {
    case 'can':
      return (
        <section class="card install">
          <div class="install-words">
            <h2>{words.title}</h2>
            <p class="quiet">{words.can}</p>
          </div>
          <button type="button" class="button" onClick={() => void install()}>
            <Download aria-hidden="true" size={20} />
            {words.button}
          </button>
        </section>
      );
    case 'ios':
      return (
        <section class="card install">
          <div class="install-words">
            <h2>{words.title}</h2>
            <p class="quiet">{words.can}</p>
            <p class="install-step">
              <Share aria-hidden="true" size={20} />
              {words.ios}
            </p>
          </div>
        </section>
      );
    case 'installed':
      return sayInstalled ? <p class="quiet">{words.installed}</p> : null;
    case 'no':
      return null;
  }
}
