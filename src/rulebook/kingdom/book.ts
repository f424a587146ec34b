import type { agreements } from '#law/kingdom/position';
import { rules } from '#law/kingdom/rules';
import type { Book } from '../rulebook';
import { en } from './en';
import { fr } from './fr';
import { links } from './links';
import { questions } from './questions';

export const book: Book<(typeof rules)[number], keyof typeof agreements> = {
  rules,
  text: { en, fr },
  links,
  questions,
  chapters: {
    en: {
      turn: 'turn',
      move: 'move',
      jump: 'jump',
      land: 'land',
      throne: 'throne',
      capture: 'capture',
      replace: 'replace',
      courtesy: 'courtesy',
    },
    fr: {
      turn: 'turn',
      move: 'move',
      jump: 'jump',
      land: 'land',
      throne: 'throne',
      capture: 'capture',
      replace: 'replace',
      courtesy: 'courtesy',
    },
  },
  synonyms: { en: {}, fr: {} },
};
