import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { Drawing } from '#games/kingdom/pieces/Drawing';
import './kingdom.css';
import { piecesOf, SIDES, texts } from './view';

/** The position to lay the table out by, with the same in words. */
export function Picture({ stand, language }: Pick<BoardProps<Kingdom>, 'stand' | 'names' | 'language'>) {
  const { board } = stand.position;
  return (
    <figure class="kd-picture">
      <Drawing board={board} turned={false} />
      <figcaption class="stack">
        {SIDES.map((side) => (
          <p key={side}>{texts[language].picture.side(side, piecesOf(board, side))}</p>
        ))}
      </figcaption>
    </figure>
  );
}
