import type { ComponentChildren } from 'preact';
import { type Lying, tileAt } from '#games/kings-gate/law/board';
import { whereIs } from '#games/kings-gate/law/outlook';
import type { Position } from '#games/kings-gate/law/position';
import { toldTile } from '#games/kings-gate/table/view';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import { type Extent, type Square, squareKey } from '#law/grid';
import type { Cell } from '#ui/cells';
import { middleOf, SquareBoard } from '#ui/SquareBoard';
import { Excerpt } from './Excerpt';

interface BoardFieldProps {
  readonly label: string;
  readonly position: Position;
  readonly text: KingsGateScreenText;
  readonly bounds: Extent;
  readonly squares: readonly Square[];
  readonly chosen: Square | undefined;
  readonly locating?: boolean | undefined;
  readonly ghost?: Lying | undefined;
  /** Whether something may be drawn above the highest row. */
  readonly lifted?: boolean | undefined;
  readonly children?: ComponentChildren;
  onTap(at: Square): void;
}

/** How many squares around the one in question are seen at first: a board wider than the screen begins there. */
const NEAR = 3;

/** The small position under the camera, its squares to be tapped. */
export function BoardField(props: BoardFieldProps) {
  const { label, position, text, bounds, squares, chosen, locating, ghost, lifted = false, children, onTap } = props;
  const all = { from: bounds.from, to: [bounds.to[0] - 1, bounds.to[1] - 1] } as const;
  const near = (axis: 0 | 1): readonly [number, number] =>
    chosen === undefined
      ? [all.from[axis], all.to[axis]]
      : [Math.max(all.from[axis], chosen[axis] - NEAR), Math.min(all.to[axis], chosen[axis] + NEAR)];
  const [[left, right], [top, bottom]] = [near(0), near(1)];
  const cellAt = (at: Square): Cell => {
    const said = text.board.square(text.where(whereIs(position, at)), toldTile(tileAt(position.board, at)));
    const isChosen = chosen !== undefined && squareKey(chosen) === squareKey(at);
    return { name: squareKey(at), middle: middleOf(at), label: isChosen ? `${said}, ${text.board.chosen}` : said };
  };
  return (
    <div class="field kgdesk-board">
      <span aria-hidden="true">{label}</span>
      <SquareBoard
        label={label}
        text={text.board}
        cells={squares.map(cellAt)}
        home={{ from: [left, lifted ? top - 1 : top], to: [right, bottom] }}
        homeKey={JSON.stringify(all)}
        all={() => all}
        live
        onTap={(at) => squares.some((each) => squareKey(each) === squareKey(at)) && onTap(at)}
        onEscape={() => undefined}
      >
        <Excerpt position={position} text={text} bounds={bounds} chosen={locating ? undefined : chosen} locating={locating} ghost={ghost}>
          {children}
        </Excerpt>
      </SquareBoard>
    </div>
  );
}
