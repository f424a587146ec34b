import type { AgreementText } from '#contract/screens';
import type { ChoicesByAgreement } from '#desk/desk';
import type { Game } from '#session/game';

type AgreementTexts = Readonly<Record<string, AgreementText>>;

/** An agreement with a choice, in words. */
export const formatAgreement = (texts: AgreementTexts, agreement: string, choice: string): string =>
  `${texts[agreement]?.question ?? agreement} ${texts[agreement]?.choices[choice] ?? choice}`;

/** What was agreed otherwise than we play it. */
export const formatChangedAgreements = ({ law }: Pick<Game, 'law'>, texts: AgreementTexts, chosen: ChoicesByAgreement): readonly string[] =>
  Object.entries(law.agreements).flatMap(([agreement, [ours]]) => {
    const choice = chosen[agreement];
    return choice === undefined || choice === ours ? [] : [formatAgreement(texts, agreement, choice)];
  });
