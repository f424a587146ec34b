import { appText } from '#screens/state/app-state';
import { Sheet } from '#ui/sheet/Sheet';
import type { PanelProps } from '../Frame';

/** A game that has ended is not un-ended by a stray tap. */
export function UndoEndSheet({ view, onClose }: Pick<PanelProps, 'view' | 'onClose'>) {
  const undoEnd = (): void => {
    onClose();
    view.undo();
  };
  return (
    <Sheet title={appText.value.table.over} closeLabel={appText.value.close} onClose={onClose}>
      <div class="actions">
        <button type="button" class="button" onClick={undoEnd}>
          {appText.value.table.unend}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {appText.value.back}
        </button>
      </div>
    </Sheet>
  );
}
