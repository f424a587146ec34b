import type { AgreementText } from '#contract/screens';
import { type ChoicesByAgreement, fillDefaultChoices } from '#desk/desk';
import type { Book } from '#rulebook/rulebook';
import { formatAgreement } from '#screens/rules/agreement-text';
import type { Game } from '#session/game';
import { RULES_VERSION } from '#session/rules-version';
import { deskText } from '../text';

interface RulingBasisOptions {
  readonly game: Game;
  readonly book: Book | undefined;
  readonly texts: Readonly<Record<string, AgreementText>>;
  readonly agreements: ChoicesByAgreement;
  /** The rules that decided. */
  readonly rules: readonly string[];
  /** The figures of the box that were used. */
  readonly figures: readonly string[];
}

/** What a ruling rests on: the agreements its rules leave open or the table changed, the figures of the box, the version of the rules. */
export function basisOf({ game, book, texts, agreements, rules, figures }: RulingBasisOptions) {
  const text = deskText.value.desk.basis;
  const touchedAgreements = new Set(rules.flatMap((rule) => book?.links[rule]?.agreements ?? []));
  const explanations = Object.entries(fillDefaultChoices(game, agreements)).flatMap(([agreement, choice]) => {
    const ours = game.law.agreements[agreement]?.[0] === choice;
    return touchedAgreements.has(agreement) || !ours ? [text.agreement(formatAgreement(texts, agreement, choice), ours)] : [];
  });
  return { title: text.title, lines: [...explanations, ...figures, text.version(RULES_VERSION)] };
}
