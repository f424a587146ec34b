import type { BoardProps } from '../contract';
import './kings-gate.css';
import { PadBoard } from './PadBoard';
import { TableBoard } from './TableBoard';
import { positionOf } from './view';

export function Board(props: BoardProps) {
  return positionOf(props.stand).record === 'pad' ? <PadBoard {...props} /> : <TableBoard {...props} />;
}
