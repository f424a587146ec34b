import { computed } from '@preact/signals';
import { language } from '#screens/state/app-state';
import { type DeskPageText, en } from '#text/desk/en';
import { fr } from '#text/desk/fr';
import type { Language } from '#text/language';

const TEXTS: Readonly<Record<Language, DeskPageText>> = { en, fr };

/** The words of the desk, the rulebook and the agreements. */
export const deskText = computed<DeskPageText>(() => TEXTS[language.value]);
