import type { AgreementText } from '#contract';
import type { ChoicesByAgreement } from '#desk/desk';
import type { Game } from '#session/game';

type Texts = Readonly<Record<string, AgreementText>>;

/** An agreement with a choice, in words. */
export const inWords = (texts: Texts, agreement: string, choice: string): string =>
  `${texts[agreement]?.question ?? agreement} ${texts[agreement]?.choices[choice] ?? choice}`;

/** What was agreed otherwise than we play it. */
export const agreed = ({ law }: Pick<Game, 'law'>, texts: Texts, chosen: ChoicesByAgreement): readonly string[] =>
  Object.entries(law.agreements).flatMap(([agreement, [ours]]) => {
    const choice = chosen[agreement];
    return choice === undefined || choice === ours ? [] : [inWords(texts, agreement, choice)];
  });
