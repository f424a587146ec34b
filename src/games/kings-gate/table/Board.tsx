import { lazily } from '#screens/Lazy';
import type { BoardProps } from '#screens/table/contract';
import './kings-gate.css';
import { TableBoard } from './TableBoard';
import { positionOf } from './view';

/** A table that logs every tile has no use for the keypad. */
const PadBoard = lazily(async () => (await import('./PadBoard')).PadBoard);

export function Board(props: BoardProps) {
  return positionOf(props.stand).record === 'pad' ? <PadBoard {...props} /> : <TableBoard {...props} />;
}
