import type { BoardProps } from '#contract/board';
import type { Kingdom } from '#games/kingdom/game';
import { parseTurn } from '#games/kingdom/law/notation';
import { ruleOn } from '#session/log/rule-on';
import { stateOf } from '#session/log/table';
import { TypedField } from '#ui/form/TypedField';
import { texts } from '../describe-position';
import { completePath } from './tap';

/** A field for a typed turn (`c3-e5`). A replacement (`/c5`) is played only once its capture was accepted. */
export function NotationField({ table, state, language, play }: BoardProps<Kingdom>) {
  const text = texts[language].list;
  return (
    <TypedField
      text={text}
      hint={text.hint}
      onEnter={(line) => {
        const [event, replacement] = parseTurn(line) ?? [];
        if (event === undefined) return 'unread';
        const completeEvent = event.type === 'move' ? completePath(state, event) : event;
        const isAccepted = ruleOn(table.game, state, completeEvent).outcome === 'accepted';
        const canContinue = isAccepted && state === stateOf(table);
        play(completeEvent);
        if (replacement !== undefined && canContinue) play(replacement);
        return isAccepted ? 'played' : 'refused';
      }}
    />
  );
}
