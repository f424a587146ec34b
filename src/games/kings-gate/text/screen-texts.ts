import { createLazyTexts } from '#text/lazy-texts';

const { texts, ready } = createLazyTexts({
  en: async () => (await import('#games/kings-gate/text/screen-en')).screenEn,
  fr: async () => (await import('#games/kings-gate/text/screen-fr')).screenFr,
});
await ready;

export { texts };
