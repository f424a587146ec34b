import type { Language } from '#text/language';
import { en } from './en';
import { fr } from './fr';
import type { AppText } from './text';

export const appTexts: Readonly<Record<Language, AppText>> = { en, fr };
