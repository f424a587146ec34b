import type { agreements } from '#law/kings-tricktakers/rules';
import { rules } from '#law/kings-tricktakers/rules';
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
      flow: 'flow',
      company: 'company',
      draft: 'draft',
      bet: 'bet',
      ally: 'ally',
      queen: 'queen',
      trick: 'trick',
      card: 'card',
      king: 'king',
      character: 'character',
      score: 'score',
      pad: 'pad',
      end: 'end',
    },
    fr: {
      flow: 'flow',
      company: 'company',
      draft: 'draft',
      bet: 'bet',
      ally: 'ally',
      queen: 'queen',
      trick: 'trick',
      card: 'card',
      king: 'king',
      character: 'character',
      score: 'score',
      pad: 'pad',
      end: 'end',
    },
  },
  synonyms: { en: {}, fr: {} },
};
