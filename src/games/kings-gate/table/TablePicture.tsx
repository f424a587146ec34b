import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { groundAt, occupiedSquares } from '#games/kings-gate/law/board';
import { locationOf } from '#games/kings-gate/law/position';
import { BoardDrawing } from '#games/kings-gate/pieces/BoardDrawing';
import { extentOf, parseSquare } from '#law/grid';
import { UNIT } from '#ui/camera/camera';
import './kings-gate.css';
import { setupTexts } from '../text/setup-texts';
import { TotalsTable } from './pad/TotalsTable';
import { describeSquare, tileLabel } from './play/open-events';

/** The table as a plain picture with every piece in a list, to lay it out again; of a pad, what was entered. */
export function TablePicture({ state, language }: Pick<BoardProps<KingsGate>, 'state' | 'names' | 'language'>) {
  const text = setupTexts[language];
  const { position } = state;
  const { board } = position;
  if (position.record === 'pad')
    return (
      <figure class="kg-picture kg-pad-picture">
        <TotalsTable position={position} language={language} />
      </figure>
    );
  const { from, to } = extentOf(occupiedSquares(board));
  const box = [from[0] * UNIT - 10, from[1] * UNIT - 10, (to[0] - from[0] + 1) * UNIT + 20, (to[1] - from[1] + 1) * UNIT + 20];
  return (
    <figure class="kg-picture stack">
      <svg viewBox={box.join(' ')} aria-hidden="true">
        <BoardDrawing position={position} text={text} marks={{}} />
      </svg>
      <figcaption class="stack">
        <h3>{text.picture.locations}</h3>
        <ol>
          {board.locations.map((lying, index) => {
            const n = index + 1;
            const { name, ground } = locationOf(position, n);
            const told = text.board.place({ n, name }, groundAt(board, lying, ground), n === board.locations.length);
            return <li key={n}>{`${told}, ${text.locate.lies[lying.lies]}`}</li>;
          })}
        </ol>
        {Object.keys(board.tiles).length > 0 && <h3>{text.picture.tiles}</h3>}
        <ol>
          {Object.entries(board.tiles).map(([key, tile]) => {
            const at = parseSquare(key);
            const told = tileLabel(tile);
            return <li key={key}>{told !== undefined && `${text.tile(told)}, ${describeSquare(text, position, at)}`}</li>;
          })}
        </ol>
      </figcaption>
    </figure>
  );
}
