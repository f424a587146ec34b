import { desk } from '#desk/kings-tricktakers/desk';
import type { DeskScreens, DeskWords } from '../contract';

const words: DeskWords = {
  question: () => ({ title: '', hint: '' }),
  players: () => [],
  told: () => '',
  answer: () => '',
  examples: {},
};

export const deskScreens: DeskScreens = { desk, Form: () => null, Picture: () => null, words: { en: words, fr: words } };
