import { describeActSureness } from '#screens/rules/sureness';
import { appText, language } from '#screens/state/app-state';
import { isInputError } from '#session/formats/input-error';
import { causeOf } from '#session/log/table';
import { reasonSentence } from '#session/sentences/reason-sentences';
import { surenessTexts } from '#text/sureness';
import { lazy } from '#ui/lazy';
import { Sheet } from '#ui/sheet/Sheet';
import { RuleLink } from '#ui/verdict/RuleNote';
import { SurenessChip } from '#ui/verdict/SurenessChip';
import type { PanelProps } from '../Frame';
import { isWaivable } from '../view';

/** A table seldom enters what makes no sense: the words for it come when it does. */
const InputErrorNotice = lazy(async () => (await import('./InputErrorNotice')).InputErrorNotice);

/** Why an event is refused: who says no, the figures of the case, the rule itself, and the table's own way out. */
export function RefusalSheet({ view, screens, onClose }: PanelProps) {
  const refused = view.refusedAct.value;
  if (refused === undefined) return null;
  const text = appText.value.table;
  const { game, effective } = view.liveGame.table.value;
  const { act, refusal } = refused;
  const why = causeOf(refusal);
  const sure = isInputError(why) ? undefined : describeActSureness(view.liveGame.table.value, act, [why]);
  const remedy =
    isInputError(why) || !('event' in act)
      ? undefined
      : screens.remedy?.(view.liveGame.table.value, { event: act.event, reason: why }, language.value);
  const { refused: heading, impossible } = surenessTexts[language.value];
  return (
    <Sheet title={sure === undefined ? impossible : heading[sure.sureness]} closeLabel={appText.value.close} tone="bad" onClose={onClose}>
      <p role="alert">
        {isInputError(why) ? (
          <InputErrorNotice failure={why} />
        ) : (
          reasonSentence({ game, players: effective.header.players }, why, language.value)
        )}
      </p>
      {sure !== undefined && <SurenessChip {...sure} />}
      {!isInputError(refusal) && <RuleLink rule={refusal.reason.rule} />}
      {remedy !== undefined && (
        <button type="button" class="button wide" onClick={() => view.applyRemedy(remedy.part)}>
          {remedy.label}
        </button>
      )}
      {isWaivable(refusal) && (
        <div class="stack">
          <button type="button" class="button" onClick={view.allowRefused}>
            {text.anyway}
          </button>
          <p class="quiet">{text.anywayHint}</p>
        </div>
      )}
    </Sheet>
  );
}
