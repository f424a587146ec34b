import type { agreements } from '#law/kings-gate/rules';
import { rules } from '#law/kings-gate/rules';
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
      place: 'place',
      supply: 'supply',
      dragon: 'dragon',
      location: 'location',
      score: 'score',
      character: 'character',
      locate: 'locate',
      end: 'end',
      two: 'two',
    },
    fr: {
      turn: 'turn',
      place: 'place',
      supply: 'supply',
      dragon: 'dragon',
      location: 'location',
      score: 'score',
      character: 'character',
      locate: 'locate',
      end: 'end',
      two: 'two',
    },
  },
  synonyms: {
    en: { inn: 'pub', tavern: 'pub', market: 'Marketplace', tournament: 'Tourney' },
    fr: {
      pub: 'taverne',
      chambre: 'maison',
      casernes: 'caserne',
      marchand: 'Négociant',
      sorcier: 'Magicien',
      courant: 'en cours',
      décompté: 'compté',
    },
  },
};
