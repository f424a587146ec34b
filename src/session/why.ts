import type { Reason } from '#law/ruling';
import type { Language } from '#text/language';
import { troubleText } from '#text/troubles';
import { namesOf, type Speaker, say } from './lookup';
import { sentenceOf } from './say';
import { isTrouble, type Trouble } from './trouble';

export function troubleSentence({ trouble, params }: Trouble, language: Language): string {
  return say([troubleText[language]], trouble, params, namesOf([]));
}

/** Why something cannot be, whether a rule forbids it or it makes no sense. */
export function whySentence(speaker: Speaker, why: Reason | Trouble, language: Language): string {
  return isTrouble(why) ? troubleSentence(why, language) : sentenceOf(speaker, why, language);
}
