import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from './language';

type ByLanguage<Text> = Readonly<Record<Language, Text>>;

/**
 * Texts that come in the language of the page, which `ready` waits for; another language is asked for when it is first read,
 * and what is shown speaks the first one until it is there. Where no page says its language, `ready` waits for all; a worker
 * says nothing, and waits for none.
 */
export function createLazyTexts<Text>(loaders: ByLanguage<() => Promise<Text>>) {
  const loaded = signal<Partial<ByLanguage<Text>>>({});
  const requests = new Map<Language, Promise<void>>();
  const request = (language: Language): Promise<void> => {
    const request = requests.get(language) ?? load(language);
    requests.set(language, request);
    return request;
  };
  const load = async (language: Language): Promise<void> => {
    try {
      const text = await loaders[language]();
      loaded.value = { ...loaded.value, [language]: text };
    } catch (error) {
      // The next time it is read it is asked for again.
      requests.delete(language);
      throw error;
    }
  };
  const read = (language: Language): Text => {
    const found = loaded.value[language];
    if (found !== undefined) return found;
    request(language).catch(() => undefined);
    const other = LANGUAGES.map((each) => loaded.value[each]).find((text) => text !== undefined);
    if (other === undefined) throw new Error('A text was read before it was there.');
    return other;
  };
  const texts: ByLanguage<Text> = {
    get en() {
      return read('en');
    },
    get fr() {
      return read('fr');
    },
  };
  const page = globalThis.document?.documentElement.lang;
  return { texts, ready: Promise.all(LANGUAGES.filter((each) => (page ? page === each : !('importScripts' in globalThis))).map(request)) };
}
