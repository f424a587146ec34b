import type { agreements } from '#games/kingdom/law/position';
import { rules } from '#games/kingdom/law/rules';
import { withReadings } from '#rulebook/readings';
import type { Book } from '#rulebook/rulebook';
import { en } from './en';
import { fr } from './fr';
import { guideLinks, guides, guidesEn, guidesFr, type PageId } from './guides';
import { isReading } from './is-reading';
import { links } from './links';
import { openQuestions } from './open-questions';
import { readings as readingsEn } from './readings-en';
import { readings as readingsFr } from './readings-fr';
import { setupExamples } from './setup-examples';

export const book: Book<PageId, keyof typeof agreements> = {
  rules: [...guides, ...rules],
  guides,
  text: { en: withReadings({ ...guidesEn, ...en }, readingsEn), fr: withReadings({ ...guidesFr, ...fr }, readingsFr) },
  links: { ...guideLinks, ...links },
  isReading,
  setupExamples,
  openQuestions,
  printedChoices: { courtesy: 'monarch-moves', first: 'white' },
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
  loadSearchWords: async () => (await import('./search-words')).searchWords,
};
