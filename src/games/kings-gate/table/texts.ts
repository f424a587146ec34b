import { signal } from '@preact/signals';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import { language } from '#screens/state';
import { LANGUAGES, type Language } from '#text/language';

const LOADERS: Readonly<Record<Language, () => Promise<KingsGateScreenText>>> = {
  en: async () => (await import('#games/kings-gate/text/screen-en')).screenEn,
  fr: async () => (await import('#games/kings-gate/text/screen-fr')).screenFr,
};

/** The board waits for the language of the device; the other one comes behind, should the table change its mind. */
const first = language.peek();
const spoken = await LOADERS[first]();
const loaded = signal<Readonly<Record<Language, KingsGateScreenText>>>({ en: spoken, fr: spoken });

export const bothLanguages = Promise.all(
  LANGUAGES.filter((each) => each !== first).map(async (each) => {
    const text = await LOADERS[each]();
    loaded.value = { ...loaded.value, [each]: text };
  }),
);

export const texts: Readonly<Record<Language, KingsGateScreenText>> = {
  get en() {
    return loaded.value.en;
  },
  get fr() {
    return loaded.value.fr;
  },
};
