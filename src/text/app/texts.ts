import { createLazyTexts } from '#text/lazy-texts';

export const { texts: appTexts, ready: appTextsReady } = createLazyTexts({
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
