import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import { spoken } from '#ui/spoken';

export const { texts, bothLanguages } = await spoken<KingsGateScreenText>({
  en: async () => (await import('#games/kings-gate/text/screen-en')).screenEn,
  fr: async () => (await import('#games/kings-gate/text/screen-fr')).screenFr,
});
