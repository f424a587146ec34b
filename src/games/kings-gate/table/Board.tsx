import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { lazy } from '#ui/lazy';
import './kings-gate.css';
import { TableBoard } from './play/TableBoard';

/** A table that logs every tile has no use for the keypad. */
const PadBoard = lazy(async () => (await import('./pad/PadBoard')).PadBoard);

export function Board(props: BoardProps<KingsGate>) {
  return props.state.position.record === 'pad' ? <PadBoard {...props} /> : <TableBoard {...props} />;
}
