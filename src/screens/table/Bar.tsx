import { useComputed } from '@preact/signals';
import { Ellipsis, House, ListOrdered, Redo2, Scale, Undo2 } from 'lucide-preact';
import { href } from '#screens/shell/route';
import { appText } from '#screens/state/app-state';
import { draftUndoAt } from '#ui/form/draft-undo';
import { useTableShortcuts } from './table-shortcuts';
import type { View } from './view';

interface BarProps {
  readonly id: string;
  readonly view: View;
  readonly panel: string | undefined;
  onShow(name: string): void;
}

/** In the place of the tabs, the same at every table. */
export function Bar({ id, view, panel, onShow }: BarProps) {
  const text = appText.value.table;
  const draftUndo = useComputed(() => (isFixed(view) ? undefined : draftUndoAt(view.state.value))).value;
  const hasUndo = useComputed(() => view.liveGame.table.value.effective.nextUndo !== undefined && !isFixed(view)).value;
  const canUndo = hasUndo || draftUndo !== undefined;
  const canRedo = useComputed(() => view.liveGame.table.value.effective.nextRedo !== undefined && !isFixed(view)).value;
  const undo = (): void => {
    if (draftUndo !== undefined) draftUndo.undo();
    else if (view.hasEnded.value) view.isConfirmingUndoEnd.value = true;
    else view.undo();
  };
  useTableShortcuts({
    undo: canUndo ? undo : undefined,
    redo: canRedo ? view.redo : undefined,
    log: () => onShow('log'),
    referee: () => {
      location.hash = href('game', id, 'ask');
    },
  });
  return (
    <nav class="bar">
      <a class="bar-item" href={href()}>
        <House aria-hidden="true" />
        <span>{appText.value.more.home}</span>
      </a>
      <button type="button" class="bar-item" disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={undo}>
        <Undo2 aria-hidden="true" />
        <span>{text.undo}</span>
      </button>
      <button type="button" class="bar-item" disabled={!canRedo} aria-keyshortcuts="Control+Y" onClick={view.redo}>
        <Redo2 aria-hidden="true" />
        <span>{text.redo}</span>
      </button>
      <button type="button" class="bar-item" aria-expanded={panel === 'log'} onClick={() => onShow('log')}>
        <ListOrdered aria-hidden="true" />
        <span>{text.log}</span>
      </button>
      <a class="bar-item" href={href('game', id, 'ask')}>
        <Scale aria-hidden="true" />
        <span>{text.ask}</span>
      </a>
      <button type="button" class="bar-item" aria-expanded={panel === 'more'} onClick={() => onShow('more')}>
        <Ellipsis aria-hidden="true" />
        <span>{text.more}</span>
      </button>
    </nav>
  );
}

const isFixed = (view: View): boolean => view.isReadOnly.value || view.isClosed.value;
