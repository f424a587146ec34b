import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen';
import { spoken } from '#ui/spoken';

export const { texts, bothLanguages } = await spoken<TricktakersScreenText>({
  en: async () => (await import('#games/kings-tricktakers/text/screen-en')).screenEn,
  fr: async () => (await import('#games/kings-tricktakers/text/screen-fr')).screenFr,
});
