import type { Words } from '#rulebook/rulebook';
import type { PageId } from './guides';
import { en } from './phrases-en';
import { fr } from './phrases-fr';
import { questionPhrases } from './question-phrases';
import { synonyms } from './synonyms';

export const searchWords: Words<PageId> = { synonyms, phrases: { en, fr }, asks: questionPhrases };
