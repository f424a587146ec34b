import { computed } from '@preact/signals';
import { language } from '#screens/state/app-state';
import type { Language } from '#text/language';
import { en, type PhonesText } from '#text/phones/en';
import { fr } from '#text/phones/fr';

const TEXTS: Readonly<Record<Language, PhonesText>> = { en, fr };

/** The words for phones that are joined at one table. */
export const phonesText = computed<PhonesText>(() => TEXTS[language.value]);
