import { useSignal } from '@preact/signals';
import { unseenDeck } from '#games/kings-tricktakers/law/score/outlook';
import { Disclosure } from '#ui/Disclosure';
import type { BoardPartProps } from '../board-part';

/** What has not been seen this round: only when the table says yes, and only for this card. */
export function UnseenCards({ position, stand, text }: BoardPartProps) {
  const allowed = useSignal<typeof stand | undefined>(undefined);
  const left = unseenDeck(position).filter((each) => each.left > 0);
  return (
    <Disclosure title={text.trick.out}>
      {allowed.value === stand ? (
        <p>{left.map((each) => `${text.card(each.card)}${each.left > 1 ? ` ×${each.left}` : ''}`).join(', ')}</p>
      ) : (
        <div class="row">
          <span>{text.trick.outAsk}</span>
          <button type="button" class="button" onClick={() => (allowed.value = stand)}>
            {text.trick.outYes}
          </button>
        </div>
      )}
    </Disclosure>
  );
}
