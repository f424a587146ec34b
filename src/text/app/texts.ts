import { spoken } from '#text/spoken';
import type { AppText } from './en';

export const { texts: appTexts, ready: appTextsReady } = spoken<AppText>({
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
});
