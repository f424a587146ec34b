import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '#text/language';

type Spoken<Text> = Readonly<Record<Language, Text>>;

/** A board waits for the texts in the language of the page; the other one comes behind, should the table change its mind. */
export async function spoken<Text>(loaders: Spoken<() => Promise<Text>>) {
  const first = LANGUAGES.find((each) => each === globalThis.document?.documentElement.lang) ?? 'en';
  const text = await loaders[first]();
  const loaded = signal<Spoken<Text>>({ en: text, fr: text });
  const load = async (each: Language): Promise<void> => {
    const late = await loaders[each]();
    loaded.value = { ...loaded.value, [each]: late };
  };
  const texts: Spoken<Text> = {
    get en() {
      return loaded.value.en;
    },
    get fr() {
      return loaded.value.fr;
    },
  };
  return { texts, bothLanguages: Promise.all(LANGUAGES.filter((each) => each !== first).map(load)) };
}
