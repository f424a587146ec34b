import type { SearchVocabulary } from '#rulebook/rulebook';
import type { TableRule } from './book';
import { en } from './phrases-en';
import { fr } from './phrases-fr';

export const searchWords: SearchVocabulary<TableRule> = { synonyms: [], phrases: { en, fr } };
