import { text } from '#screens/state/app-state';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

/** A game that has ended is not un-ended by a stray tap. */
export function UndoEndSheet({ view, onClose }: Pick<PanelProps, 'view' | 'onClose'>) {
  const undoEnd = (): void => {
    onClose();
    view.undo();
  };
  return (
    <Sheet title={text.value.table.over} closeLabel={text.value.close} onClose={onClose}>
      <div class="row">
        <button type="button" class="button" onClick={undoEnd}>
          {text.value.table.unend}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {text.value.cancel}
        </button>
      </div>
    </Sheet>
  );
}
