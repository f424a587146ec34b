import type { KingdomBuilderSetupText } from '#games/kingdom-builder/text/setup';
import { spoken } from '#text/spoken';

const { texts, ready } = spoken<KingdomBuilderSetupText>({
  en: async () => (await import('#games/kingdom-builder/text/setup-en')).setupEn,
  fr: async () => (await import('#games/kingdom-builder/text/setup-fr')).setupFr,
});
await ready;

export { texts as setupTexts };
