import type { agreements } from '#law/kingdom/position';
import { rules } from '#law/kingdom/rules';
import type { Book } from '../rulebook';
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
