import type { ComponentChildren } from 'preact';
import { TableView } from '#ui/TableView';
import type { BoardPartProps } from './board-part';

interface PhaseViewProps extends BoardPartProps {
  readonly line: ComponentChildren;
  readonly board: ComponentChildren;
  readonly tray?: ComponentChildren;
}

/** The table view of one phase: line, board and tray, with the parts all phases share. */
export const PhaseView = ({ line, board, tray, beside, more, sheet }: PhaseViewProps) => (
  <TableView
    line={
      <h2 class="kt-status" role="status">
        {line}
      </h2>
    }
    besideLine={beside}
    board={<div class="kt">{board}</div>}
    tray={tray}
    more={more}
  >
    {sheet}
  </TableView>
);
