import type { BoardProps } from '#contract/board';
import type { Kingdom } from '#games/kingdom/game';
import { BoardDrawing } from '#games/kingdom/pieces/BoardDrawing';
import './kingdom.css';
import { piecesOfSide, SIDES, texts } from './describe-position';

/** A picture of the position with its description, to set up the table by. */
export function TablePicture({ state, language }: Pick<BoardProps<Kingdom>, 'state' | 'names' | 'language'>) {
  const { board } = state.position;
  return (
    <figure class="kd-picture">
      <BoardDrawing board={board} isTurned={false} />
      <figcaption class="stack">
        {SIDES.map((side) => (
          <p key={side}>{texts[language].picture.side(side, piecesOfSide(board, side))}</p>
        ))}
      </figcaption>
    </figure>
  );
}
