import type { Reason } from '#law/ruling';
import type { Language } from '#text/language';
import { tableText } from '#text/table';
import { troubleText } from '#text/troubles';
import { namesOf, type Speaker, say } from './lookup';
import { isTrouble, type Trouble } from './trouble';

export { headlineSentence, namesOf } from './lookup';

/** Why an event was refused or flagged, in one sentence. */
export function sentenceOf({ game, players }: Speaker, reason: Reason, language: Language): string {
  const text = game.text[language];
  const params = reason.rule === 'phase' ? { now: text.phases[String(reason.params.phase)] ?? '' } : reason.params;
  return say([text.broken, tableText[language]], reason.rule, params, namesOf(players));
}

/** Why a line of the score sheet pays, or does not. */
export function lineSentence({ game, players }: Speaker, reason: Reason, language: Language): string {
  return say([game.text[language].paid, tableText[language]], reason.rule, reason.params, namesOf(players));
}

export function troubleSentence({ trouble, params }: Trouble, language: Language): string {
  return say([troubleText[language]], trouble, params, namesOf([]));
}

/** Why something cannot be, whether a rule forbids it or it makes no sense. */
export function whySentence(speaker: Speaker, why: Reason | Trouble, language: Language): string {
  return isTrouble(why) ? troubleSentence(why, language) : sentenceOf(speaker, why, language);
}
