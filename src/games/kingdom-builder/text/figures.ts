import type { Language } from '#text/language';
import { PARTS as partsEn } from './en';
import { PARTS as partsFr } from './fr';

/** What the figures of a player are called: the points of each card, and tiles. */
export const labels: Readonly<Record<Language, { readonly parts: typeof partsEn; readonly tiles: string; readonly luckyCard: string }>> = {
  en: { parts: partsEn, tiles: 'Tiles taken', luckyCard: 'Lucky card' },
  fr: { parts: partsFr, tiles: 'Tuiles prises', luckyCard: 'Carte porte-bonheur' },
};
