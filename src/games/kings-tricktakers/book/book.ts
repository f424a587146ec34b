import type { agreements } from '#games/kings-tricktakers/law/rules';
import { rules } from '#games/kings-tricktakers/law/rules';
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
  chapters: {
    en: {
      setup: 'Setting up',
      flow: 'The course of the game',
      company: 'Companies',
      draft: 'The open draft',
      bet: 'Bets',
      ally: 'Allies and copied bets',
      queen: 'Queens',
      trick: 'Tricks',
      card: 'The deck',
      king: 'Kings',
      character: 'Characters in a trick',
      score: 'Scoring',
      pad: 'Just the scores',
      end: 'The end',
    },
    fr: {
      setup: 'La mise en place',
      flow: 'Déroulement',
      company: 'Compagnies',
      draft: 'Sélection ouverte',
      bet: 'Paris',
      ally: 'Alliés et paris imités',
      queen: 'Dames',
      trick: 'Plis',
      card: 'La pioche',
      king: 'Rois',
      character: 'Personnages dans un pli',
      score: 'Décompte',
      pad: 'Les scores seulement',
      end: 'Fin de partie',
    },
  },
  loadSearchWords: async () => (await import('./search-words')).searchWords,
};
