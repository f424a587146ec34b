import type { SearchVocabulary } from '#rulebook/rulebook';
import type { PageId } from './guides';
import { en } from './phrases-en';
import { fr } from './phrases-fr';
import { questionPhrases } from './question-phrases';
import { synonyms } from './synonyms';

export const searchWords: SearchVocabulary<PageId> = { synonyms, phrases: { en, fr }, questions: questionPhrases };
