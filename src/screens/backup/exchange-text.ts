import { computed } from '@preact/signals';
import { language } from '#screens/state/app-state';
import { type ExchangeText, en } from '#text/exchange/en';
import { fr } from '#text/exchange/fr';
import type { Language } from '#text/language';

const TEXTS: Readonly<Record<Language, ExchangeText>> = { en, fr };

/** The words for files that leave the device and come back. */
export const exchangeText = computed<ExchangeText>(() => TEXTS[language.value]);
