import type { agreements } from '#games/kingdom-builder/law/position';
import { rules } from '#games/kingdom-builder/law/rules';
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
      turn: 'The turn',
      draw: 'The terrain card',
      build: 'Building',
      tile: 'Location tiles',
      move: 'Moving',
      oracle: 'Extra actions',
      farm: 'Extra actions',
      oasis: 'Extra actions',
      tower: 'Extra actions',
      tavern: 'Extra actions',
      barn: 'Extra actions',
      harbor: 'Extra actions',
      paddock: 'Extra actions',
      end: 'The end',
      castle: 'Castles',
      card: 'Scoring cards',
      queenie: 'Queenies',
    },
    fr: {
      setup: 'La mise en place',
      turn: 'Le tour',
      draw: 'La carte Terrain',
      build: 'Construire',
      tile: 'Plaquettes de lieu',
      move: 'Déplacer',
      oracle: 'Actions spéciales',
      farm: 'Actions spéciales',
      oasis: 'Actions spéciales',
      tower: 'Actions spéciales',
      tavern: 'Actions spéciales',
      barn: 'Actions spéciales',
      harbor: 'Actions spéciales',
      paddock: 'Actions spéciales',
      end: 'La fin',
      castle: 'Châteaux',
      card: 'Cartes Kingdom Builder',
      queenie: 'Queenies',
    },
  },
  loadSearchWords: async () => (await import('./search-words')).searchWords,
};
