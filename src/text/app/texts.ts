import { spoken } from '#text/spoken';

export const { texts: appTexts, ready: appTextsReady } = spoken({
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
