import type { AgreementText } from '#contract/screens';
import type { Reason } from '#law/ruling';
import type { OpenQuestion, RuleText } from '#rulebook/rulebook';
import { agreementsBeyondPrint, type CitedRule, citedRuleText, type Sureness, surenessOf } from '#rulebook/sureness';
import { screensIfLoaded } from '#screens/game/game-parts';
import { language } from '#screens/state/app-state';
import { type DecidingAgreement, decidingAgreements } from '#session/log/deciding-agreements';
import type { Act } from '#session/log/effective-log';
import type { Table } from '#session/log/table';
import type { Language } from '#text/language';
import { surenessTexts } from '#text/sureness';
import type { SurenessChipProps, WhySection } from '#ui/verdict/SurenessChip';
import { bookTitle } from './book-title';
import { bookNow, bookOf } from './books';

interface VerdictGrounds {
  /** The book that its rules stand in. */
  readonly book: string;
  /** The rules that it rests on, each with what is known of the case. */
  readonly rules: readonly CitedRule[];
  /** The agreements that it rests on: by another choice it would be another. */
  readonly agreements?: readonly DecidingAgreement[] | undefined;
}

/** How sure a verdict is and why, as its chip says it; nothing while the book is on its way. */
export function describeSureness({ book: id, rules, agreements = [] }: VerdictGrounds): SurenessChipProps | undefined {
  const book = bookNow(id);
  if (book === undefined) return undefined;
  const texts = rules.flatMap((cited) => citedRuleText(book, language.value, cited) ?? []);
  const open = agreementsBeyondPrint(book, agreements);
  const sureness = surenessOf({ rules: texts, agreements: open });
  const named = screensIfLoaded(id)?.text[language.value].agreements ?? {};
  return {
    sureness,
    label: surenessTexts[language.value].chip[sureness],
    why: [
      ...open.map((each) => whyAgreement(each, named, book.openQuestions[language.value][each.agreement], language.value)),
      ...decidingTexts(texts, sureness).map((text) => whyRule(text, bookTitle(id), language.value)),
    ],
  };
}

/** How sure it is that something may or may not be done on a table; nothing where no rule of the game decides it. */
export function describeActSureness(table: Table, act: Act, reasons: readonly Reason[]): SurenessChipProps | undefined {
  const [first] = reasons.filter(({ rule }) => table.game.law.rules.includes(rule));
  if (first === undefined) return undefined;
  const event = act.kind === 'happened' || act.kind === 'amend' ? act.event : undefined;
  const rules = reasons.map(({ rule, params }) => ({ rule, params, event }));
  return describeSureness({ book: bookOf(first.rule), rules, agreements: decidingAgreements(table, act) });
}

/** Of a verdict that rests on readings, the rules that have one; of any other all of them. */
function decidingTexts(texts: readonly RuleText[], sureness: Sureness): readonly RuleText[] {
  const shown = sureness === 'reading' ? texts.filter(({ house }) => house !== undefined) : texts;
  return [...new Map(shown.map((text) => [text.title, text])).values()];
}

function whyRule({ title, statement, source, house, missing, others }: RuleText, book: string, spoken: Language): WhySection {
  const { why } = surenessTexts[spoken];
  return {
    title,
    lines: [
      ...whyLines(why.statement, statement),
      ...whyLines(why.source, `${book}, ${source}`),
      ...whyLines(why.missing, missing),
      ...whyLines(why.house, house),
      ...whyLines(why.others, others),
    ],
  };
}

const whyLines = (term: string, text: string | undefined): WhySection['lines'] => (text === undefined ? [] : [{ term, text }]);

function whyAgreement(
  { agreement, choice, isChosen }: DecidingAgreement,
  named: Readonly<Record<string, AgreementText>>,
  open: OpenQuestion | undefined,
  spoken: Language,
): WhySection {
  const { why } = surenessTexts[spoken];
  const choiceName = named[agreement]?.choices[choice] ?? choice;
  const lines = [{ term: why.choice, text: isChosen ? choiceName : `${choiceName}. ${why.changeable}` }];
  return {
    title: named[agreement]?.question ?? agreement,
    lines: open === undefined ? lines : [...lines, { term: why.says, text: open.says }, { term: why.others, text: open.others }],
  };
}

/** How sure a rule is by itself: its page says the rest. */
export function describeRule({ source, house, missing, others }: RuleText, book: string): SurenessChipProps {
  const { chip, why } = surenessTexts[language.value];
  const isPrinted = house === undefined;
  const lines = isPrinted
    ? whyLines(why.source, `${book}, ${source}`)
    : [...whyLines(why.missing, missing), ...whyLines(why.others, others)];
  const sureness = isPrinted ? 'printed' : 'reading';
  return { sureness, label: chip[sureness], why: [{ lines }] };
}
