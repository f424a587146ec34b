import { computed } from '@preact/signals';
import { language } from '#screens/state';
import { en } from '#text/handover/en';
import { fr } from '#text/handover/fr';
import type { HandoverText } from '#text/handover/text';
import type { Language } from '#text/language';

const TEXTS: Readonly<Record<Language, HandoverText>> = { en, fr };

/** The words for games that leave or come one by one. */
export const handoverText = computed<HandoverText>(() => TEXTS[language.value]);
