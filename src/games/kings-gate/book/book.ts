import type { agreements } from '#games/kings-gate/law/rules';
import { rules } from '#games/kings-gate/law/rules';
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
  printedChoices: { 'hidden-points': 'open' },
  chapters: {
    en: {
      setup: 'Setting up',
      turn: 'A turn',
      place: 'Placing tiles',
      supply: 'The tiles',
      dragon: 'Dragons',
      location: 'Special locations',
      score: 'Scoring a location',
      character: 'Characters',
      locate: 'The next location',
      end: 'The end of the game',
      two: 'Two players',
    },
    fr: {
      setup: 'La mise en place',
      turn: 'Un tour',
      place: 'Poser des tuiles',
      supply: 'Les tuiles',
      dragon: 'Les dragons',
      location: 'Les lieux spéciaux',
      score: 'Le décompte d’un lieu',
      character: 'Les personnages',
      locate: 'Le lieu suivant',
      end: 'La fin de la partie',
      two: 'À deux joueurs',
    },
  },
  loadSearchWords: async () => (await import('./search-words')).searchWords,
};
