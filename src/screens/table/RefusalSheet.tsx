import { language, text } from '#screens/state';
import { whySentence } from '#session/say';
import { whyOf } from '#session/table';
import { isTrouble } from '#session/trouble';
import { RuleLink } from '#ui/RuleNote';
import { Sheet } from '#ui/Sheet';
import type { PanelProps } from './Frame';
import { isWaivable } from './view';

/** Why the rules say no: the figures of the case, the rule itself, and the table's own way out. */
export function RefusalSheet({ view, onClose }: PanelProps) {
  const refused = view.refused.value;
  if (refused === undefined) return null;
  const said = text.value.table;
  const { game, effective } = view.live.table.value;
  const { refusal } = refused;
  const close = (): void => {
    view.lit.value = [];
    onClose();
  };
  return (
    <Sheet title={said.refused} closeLabel={text.value.close} tone="bad" onClose={close}>
      <p role="alert">{whySentence({ game, players: effective.header.players }, whyOf(refusal), language.value)}</p>
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
