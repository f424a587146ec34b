import type { agreements } from '#games/kingdom/law/position';
import { rules } from '#games/kingdom/law/rules';
import type { Book } from '#rulebook/rulebook';
import { en } from './en';
import { fr } from './fr';
import { links } from './links';
import { questions } from './questions';
import { synonyms } from './synonyms';

export const book: Book<(typeof rules)[number], keyof typeof agreements> = {
  rules,
  text: { en, fr },
  links,
  questions,
  chapters: {
    en: {
      turn: 'Turns',
      move: 'Moving',
      jump: 'Jumping',
      land: 'Landing',
      throne: 'Thrones',
      capture: 'Taking',
      replace: 'Putting back',
      courtesy: 'Courtesy',
    },
    fr: {
      turn: 'Le tour de jeu',
      move: 'Se déplacer',
      jump: 'Sauter',
      land: 'Arriver sur une case',
      throne: 'Les trônes',
      capture: 'Prendre',
      replace: 'Replacer',
      courtesy: 'La courtoisie',
    },
  },
  synonyms,
};
