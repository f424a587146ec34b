import type { Reason } from '#law/ruling';
import { inputErrorTexts } from '#text/input-errors';
import type { Language } from '#text/language';
import { type InputError, isInputError } from '../formats/input-error';
import { describeReason, namesOf, type ReasonContext } from './lookup';
import { reasonSentence } from './reason-sentences';

export function inputErrorSentence({ code, params }: InputError, language: Language): string {
  return describeReason([inputErrorTexts[language]], code, params, namesOf([]));
}

/** Why something cannot be, whether a rule forbids it or it makes no sense. */
export function refusalSentence(context: ReasonContext, cause: Reason | InputError, language: Language): string {
  return isInputError(cause) ? inputErrorSentence(cause, language) : reasonSentence(context, cause, language);
}
