import { useSignal } from '@preact/signals';
import { unseenDeck } from '#games/kings-tricktakers/law/score/outlook';
import { Disclosure } from '#ui/Disclosure';
import type { BoardPartProps } from '../board-part';

/** What has not been seen this round: only when the table says yes, and only for this card. */
export function UnseenCards({ position, state, text }: BoardPartProps) {
  const allowed = useSignal<typeof state | undefined>(undefined);
  const unseenCards = unseenDeck(position).filter((each) => each.unseen > 0);
  return (
    <Disclosure title={text.trick.out}>
      {allowed.value === state ? (
        <p>{unseenCards.map((each) => `${text.card(each.card)}${each.unseen > 1 ? ` ×${each.unseen}` : ''}`).join(', ')}</p>
      ) : (
        <div class="row">
          <span>{text.trick.outAsk}</span>
          <button type="button" class="button" onClick={() => (allowed.value = state)}>
            {text.trick.outYes}
          </button>
        </div>
      )}
    </Disclosure>
  );
}
