import type { Reason } from '#law/ruling';
import type { Language } from '#text/language';
import { tableTexts } from '#text/table-reasons';
import { describeReason, namesOf, type ReasonContext } from './lookup';

export { headlineSentence, namesOf } from './lookup';

/** Why an event was refused or flagged, in one sentence. */
export function reasonSentence({ game, players }: ReasonContext, reason: Reason, language: Language): string {
  const text = game.text[language];
  const params = reason.rule === 'phase' ? { now: text.phases[String(reason.params.phase)] ?? '' } : reason.params;
  return describeReason([text.broken, tableTexts[language]], reason.rule, params, namesOf(players));
}

/** Why a line of the score sheet pays, or does not. */
export function lineSentence({ game, players }: ReasonContext, reason: Reason, language: Language): string {
  return describeReason([game.text[language].paid, tableTexts[language]], reason.rule, reason.params, namesOf(players));
}
