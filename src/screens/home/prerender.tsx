import { renderToString } from 'preact-render-to-string';
import { Shell } from '#screens/shell/Shell';
import { settings } from '#screens/state/app-state';
import { appTextsReady } from '#text/app/texts';
import { LANGUAGES, type Language } from '#text/language';
import { Home } from './Home';

/** Ids belong to one language: all languages stand in one page. */
const suffixIds = (drawn: string, language: Language): string => drawn.replace(/ (id|aria-labelledby)="([^"]+)"/g, ` $1="$2-${language}"`);

/** The home screen of somebody who comes for the first time, in every language: the page shows one of them until the app is there. */
export async function prerenderHome(): Promise<string> {
  await appTextsReady;
  const firstScreen = (
    <Shell>
      <Home />
    </Shell>
  );
  return LANGUAGES.map((language) => {
    settings.value = { ...settings.value, language };
    return `<div class="prerendered" lang="${language}">${suffixIds(renderToString(firstScreen), language)}</div>`;
  }).join('');
}
