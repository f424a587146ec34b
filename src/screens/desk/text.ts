import { computed } from '@preact/signals';
import { language } from '#screens/state';
import { type DeskShellText, en } from '#text/desk/en';
import { fr } from '#text/desk/fr';
import type { Language } from '#text/language';

const TEXTS: Readonly<Record<Language, DeskShellText>> = { en, fr };

/** The words of the desk, the rulebook and the agreements. */
export const deskText = computed<DeskShellText>(() => TEXTS[language.value]);
