import { computed } from '@preact/signals';
import type { Language } from '#text/language';
import { en, type NewGameText } from '#text/new-game/en';
import { fr } from '#text/new-game/fr';
import { language } from '../state/app-state';

const TEXTS: Readonly<Record<Language, NewGameText>> = { en, fr };

export const newGameText = computed<NewGameText>(() => TEXTS[language.value]);
