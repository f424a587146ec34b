import type { agreements } from '#law/kingdom/position';
import type { OpenQuestion } from '../rulebook';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  courtesy: { says: '', others: '', ours: '' },
  'throne-capture': { says: '', others: '', ours: '' },
  first: { says: '', others: '', ours: '' },
};

const fr: Questions = {
  courtesy: { says: '', others: '', ours: '' },
  'throne-capture': { says: '', others: '', ours: '' },
  first: { says: '', others: '', ours: '' },
};

export const questions = { en, fr };
