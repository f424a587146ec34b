import type { Language } from '#text/language';
import { PART_NAMES as partsEn } from './en';
import { PART_NAMES as partsFr } from './fr';

/** What the figures of a player are called: the points of each card, and tiles. */
const en = { parts: partsEn, tiles: 'Tiles taken', luckyCard: 'Lucky card' };
const fr: typeof en = { parts: partsFr, tiles: 'Plaquettes prises', luckyCard: 'Carte porte-bonheur' };

export const statisticsTexts: Readonly<Record<Language, typeof en>> = { en, fr };
