import type { SearchVocabulary } from '#rulebook/rulebook';
import { asks } from './asks';
import type { PageId } from './guides';
import { en } from './phrases-en';
import { fr } from './phrases-fr';
import { synonyms } from './synonyms';

export const words: SearchVocabulary<PageId> = { synonyms, phrases: { en, fr }, questions: asks };
