import type { Reason } from '#law/ruling';
import { bookOf } from '#screens/rules/books';
import { describeSureness } from '#screens/rules/sureness';
import { language, text } from '#screens/state';
import { decidingAgreements } from '#session/deciding-agreements';
import type { Act } from '#session/log';
import { sentenceOf } from '#session/say';
import { type Table, whyOf } from '#session/table';
import { isTrouble, type Trouble } from '#session/trouble';
import { surenessText } from '#text/sureness';
import { lazily } from '#ui/Lazy';
import { RuleLink } from '#ui/RuleNote';
import { Sheet } from '#ui/Sheet';
import { SurenessChip, type SurenessChipProps } from '#ui/SurenessChip';
import type { PanelProps } from './Frame';
import { isWaivable } from './view';

/** How sure a refusal is; nothing where no rule of the game refuses. */
function sureOf(table: Table, act: Act, why: Reason | Trouble): SurenessChipProps | undefined {
  if (isTrouble(why) || !table.game.law.rules.includes(why.rule)) return undefined;
  const event = act.kind === 'happened' || act.kind === 'amend' ? act.event : undefined;
  const rules = [{ rule: why.rule, params: why.params, event }];
  return describeSureness({ book: bookOf(why.rule), rules, agreements: decidingAgreements(table, act) });
}

/** A table seldom enters what makes no sense: the words for it come when it does. */
const Senseless = lazily(async () => (await import('./Senseless')).Senseless);

/** Why an event is refused: who says no, the figures of the case, the rule itself, and the table's own way out. */
export function RefusalSheet({ view, onClose }: PanelProps) {
  const refused = view.refused.value;
  if (refused === undefined) return null;
  const said = text.value.table;
  const { game, effective } = view.live.table.value;
  const { act, refusal } = refused;
  const why = whyOf(refusal);
  const sure = sureOf(view.live.table.value, act, why);
  const { refused: heading, impossible } = surenessText[language.value];
  return (
    <Sheet title={sure === undefined ? impossible : heading[sure.sureness]} closeLabel={text.value.close} tone="bad" onClose={onClose}>
      <p role="alert">
        {isTrouble(why) ? <Senseless trouble={why} /> : sentenceOf({ game, players: effective.header.players }, why, language.value)}
      </p>
      {sure !== undefined && <SurenessChip {...sure} />}
      {!isTrouble(refusal) && <RuleLink rule={refusal.refused.rule} />}
      {isWaivable(refusal) && (
        <div class="stack">
          <button type="button" class="button" onClick={view.letStand}>
            {said.anyway}
          </button>
          <p class="quiet">{said.anywayHint}</p>
        </div>
      )}
    </Sheet>
  );
}
