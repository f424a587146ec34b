import type { agreements } from '#law/kingdom-builder/position';
import type { OpenQuestion } from '../rulebook';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'lords-zero': { says: '', others: '', ours: '' },
  'terrain-runs-out': { says: '', others: '', ours: '' },
};

const fr: Questions = {
  'lords-zero': { says: '', others: '', ours: '' },
  'terrain-runs-out': { says: '', others: '', ours: '' },
};

export const questions = { en, fr };
