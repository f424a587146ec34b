import { text } from '#screens/state';
import { Sheet } from '#ui/Sheet';
import type { View } from './view';

/** A game that has ended is not un-ended by a stray tap. */
export function UnendSheet({ view }: { readonly view: View }) {
  const close = (): void => {
    view.unending.value = false;
  };
  const unend = (): void => {
    close();
    view.undo();
  };
  return (
    <Sheet title={text.value.table.over} closeLabel={text.value.close} onClose={close}>
      <div class="row">
        <button type="button" class="button" onClick={unend}>
          {text.value.table.unend}
        </button>
        <button type="button" class="button primary" onClick={close}>
          {text.value.cancel}
        </button>
      </div>
    </Sheet>
  );
}
