import { computed } from '@preact/signals';
import { language } from '#screens/state/app-state';
import { en, type HandoverText } from '#text/handover/en';
import { fr } from '#text/handover/fr';
import type { Language } from '#text/language';

const TEXTS: Readonly<Record<Language, HandoverText>> = { en, fr };

/** The words for games that leave or come one by one. */
export const handoverText = computed<HandoverText>(() => TEXTS[language.value]);
