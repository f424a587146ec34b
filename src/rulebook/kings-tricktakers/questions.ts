import type { agreements } from '#law/kings-tricktakers/rules';
import type { OpenQuestion } from '../rulebook';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'two-card-bet': { says: '', others: '', ours: '' },
  'oppressor-reach': { says: '', others: '', ours: '' },
  debt: { says: '', others: '', ours: '' },
};

const fr: Questions = {
  'two-card-bet': { says: '', others: '', ours: '' },
  'oppressor-reach': { says: '', others: '', ours: '' },
  debt: { says: '', others: '', ours: '' },
};

export const questions = { en, fr };
