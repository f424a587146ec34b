import type { agreements } from '#law/kingdom-builder/position';
import { rules } from '#law/kingdom-builder/rules';
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
      draw: 'draw',
      build: 'build',
      tile: 'tile',
      move: 'move',
      oracle: 'oracle',
      farm: 'farm',
      oasis: 'oasis',
      tower: 'tower',
      tavern: 'tavern',
      barn: 'barn',
      harbor: 'harbor',
      paddock: 'paddock',
      end: 'end',
      castle: 'castle',
      card: 'card',
      queenie: 'queenie',
    },
    fr: {
      turn: 'turn',
      draw: 'draw',
      build: 'build',
      tile: 'tile',
      move: 'move',
      oracle: 'oracle',
      farm: 'farm',
      oasis: 'oasis',
      tower: 'tower',
      tavern: 'tavern',
      barn: 'barn',
      harbor: 'harbor',
      paddock: 'paddock',
      end: 'end',
      castle: 'castle',
      card: 'card',
      queenie: 'queenie',
    },
  },
  synonyms: { en: {}, fr: {} },
};
