import type { agreements } from '#law/kings-gate/rules';
import type { OpenQuestion } from '../rulebook';

type Questions = Readonly<Record<keyof typeof agreements, OpenQuestion>>;

const en: Questions = {
  'dragon-on-safe': { says: '', others: '', ours: '' },
  graveyard: { says: '', others: '', ours: '' },
  'sorceress-turn': { says: '', others: '', ours: '' },
  'king-at-once': { says: '', others: '', ours: '' },
  'tourney-absent': { says: '', others: '', ours: '' },
  debt: { says: '', others: '', ours: '' },
  'hidden-points': { says: '', others: '', ours: '' },
};

const fr: Questions = {
  'dragon-on-safe': { says: '', others: '', ours: '' },
  graveyard: { says: '', others: '', ours: '' },
  'sorceress-turn': { says: '', others: '', ours: '' },
  'king-at-once': { says: '', others: '', ours: '' },
  'tourney-absent': { says: '', others: '', ours: '' },
  debt: { says: '', others: '', ours: '' },
  'hidden-points': { says: '', others: '', ours: '' },
};

export const questions = { en, fr };
