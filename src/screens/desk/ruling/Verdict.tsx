import type { ComponentChildren } from 'preact';
import type { DeskScreens } from '#contract/desk-screens';
import { type Case, type ChoicesByAgreement, decidingChoices, type Finding, type FindingNote, ruleOf } from '#desk/desk';
import { firstMissingField } from '#desk/form-fields';
import type { CitedRule } from '#rulebook/sureness';
import { screensIfLoaded } from '#screens/game/game-parts';
import { describeSureness } from '#screens/rules/sureness';
import { appText, language } from '#screens/state/app-state';
import { SurenessChip } from '#ui/verdict/SurenessChip';
import { VerdictCard } from '#ui/verdict/VerdictCard';
import { fieldElementId } from '../form/QuestionForm';
import { deskText } from '../text';
import { describeAnswer } from './case-sentences';

export interface RulingProps {
  /** The game. */
  readonly id: string;
  readonly screens: DeskScreens;
  readonly deskCase: Case;
  readonly agreements: ChoicesByAgreement;
  /** None while something is missing. */
  readonly finding: Finding | undefined;
}

/** Goes to a field of the form: what the verdict waits for. */
function goToField(id: string): void {
  const field = document.getElementById(fieldElementId(id));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

interface VerdictProps extends RulingProps {
  /** In the place of how sure it is. */
  readonly children?: ComponentChildren;
}

/** The ruling, or the first thing that is missing for it. */
export function Verdict({ id, screens, deskCase, agreements, finding, children }: VerdictProps) {
  const text = deskText.value.desk;
  const game = screensIfLoaded(id);
  const missing = firstMissingField(screens.desk.fields(deskCase, language.value), deskCase);
  if (game === undefined) return <VerdictCard label={text.answer} isWaiting headline={appText.value.loading} />;
  if (finding === undefined)
    return (
      <VerdictCard label={text.answer} isWaiting headline={text.missing}>
        {missing !== undefined && (
          <button type="button" class="button" onClick={() => goToField(missing.id)}>
            {missing.label}
          </button>
        )}
      </VerdictCard>
    );
  return (
    <VerdictCard
      label={text.answer}
      isAllowed={finding.isAllowed}
      headline={describeAnswer({ id, desk: screens, game, language: language.value }, deskCase, finding, agreements)}
    >
      {children ?? <RulingSureness {...{ id, screens, deskCase, agreements, finding }} />}
    </VerdictCard>
  );
}

function RulingSureness({ id, screens, deskCase, agreements, finding }: RulingProps) {
  const sure = describeSureness({
    book: id,
    rules: finding?.notes.map(citedRuleOf) ?? [],
    agreements: decidingChoices(screens.desk, deskCase, agreements),
  });
  return sure === undefined ? null : <SurenessChip {...sure} />;
}

/** A rule that the answer rests on, with the figures of its reason where it has one. */
const citedRuleOf = (note: FindingNote): CitedRule => ({
  rule: ruleOf(note),
  ...(note.kind === 'rule' ? {} : { params: (note.kind === 'broken' ? note.reason : note.line.reason).params }),
});
