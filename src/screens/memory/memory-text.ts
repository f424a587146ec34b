import { computed } from '@preact/signals';
import { en, type HistoryText } from '#text/history/en';
import { fr } from '#text/history/fr';
import type { Language } from '#text/language';
import { language } from '../state/app-state';

const TEXTS: Readonly<Record<Language, HistoryText>> = { en, fr };

/** The dictionary of history, players, groups and statistics in the app's language. */
export const memoryText = computed<HistoryText>(() => TEXTS[language.value]);
