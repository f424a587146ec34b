import type { agreements } from '#games/kingdom/law/position';
import { rules } from '#games/kingdom/law/rules';
import type { Book } from '#rulebook/rulebook';
import { en } from './en';
import { fr } from './fr';
import { guideLinks, guides, guidesEn, guidesFr, type PageId } from './guides';
import { links } from './links';
import { questions } from './questions';

export const book: Book<PageId, keyof typeof agreements> = {
  rules: [...guides, ...rules],
  guides,
  text: { en: { ...guidesEn, ...en }, fr: { ...guidesFr, ...fr } },
  links: { ...guideLinks, ...links },
  questions,
  chapters: {
    en: {
      setup: 'Setting up',
      draw: 'Draws',
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
      setup: 'La mise en place',
      draw: 'Les nulles',
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
  words: async () => (await import('./words')).words,
};
