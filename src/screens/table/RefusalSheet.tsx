import { language, text } from '#screens/state';
import { sentenceOf, troubleSentence } from '#session/say';
import { isTrouble } from '#session/trouble';
import { RuleLink } from '#ui/RuleNote';
import { Sheet } from '#ui/Sheet';
import type { PanelProps } from './Frame';
import { isWaivable } from './view';

/** Why the rules say no: the figures of the case, the rule itself, and the table's own way out. */
export function RefusalSheet({ view, onClose }: PanelProps) {
  const refused = view.refused.value;
  if (refused === undefined) return null;
  const words = text.value.table;
  const { game, effective } = view.live.table.value;
  const { refusal } = refused;
  const close = (): void => {
    view.lit.value = [];
    onClose();
  };
  return (
    <Sheet title={words.refused} closeLabel={text.value.close} tone="bad" onClose={close}>
      {isTrouble(refusal) ? (
        <p role="alert">{troubleSentence(refusal, language.value)}</p>
      ) : (
        <>
          <p role="alert">{sentenceOf({ game, players: effective.header.players }, refusal.refused, language.value)}</p>
          <RuleLink rule={refusal.refused.rule} />
        </>
      )}
      {isWaivable(refusal) && (
        <div class="stack">
          <button type="button" class="button" onClick={view.letStand}>
            {words.anyway}
          </button>
          <p class="quiet">{words.anywayHint}</p>
        </div>
      )}
    </Sheet>
  );
}
