import { createLazyTexts } from '#text/lazy-texts';

const { texts, ready } = createLazyTexts({
  en: async () => (await import('#games/kings-gate/text/setup-en')).setupEn,
  fr: async () => (await import('#games/kings-gate/text/setup-fr')).setupFr,
});
await ready;

export { texts as setupTexts };
