import type { CaseProps } from '#contract/desk-screens';
import { playEvents } from '#desk/table-cases';
import type { KingsGateCase } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import { screenTexts, seatNames } from '#games/kings-gate/desk/fields';
import { layOutTileCase } from '#games/kings-gate/desk/judge-moves';
import { playOf } from '#games/kings-gate/desk/turn-pieces';
import { currentPlacement, occupiedSquares, spacesOf, squaresOf, tileAt } from '#games/kings-gate/law/board';
import { type Move, type Play, targetOf } from '#games/kings-gate/law/position';
import { BoardDrawing } from '#games/kings-gate/pieces/BoardDrawing';
import { Tile } from '#games/kings-gate/pieces/Tile';
import { TieRing } from '#games/kings-gate/table/count/TieRing';
import { extentOf, type Square } from '#law/grid';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { UNIT } from '#ui/camera/camera';

/** More locations than these are not all drawn. */
const MOST_DRAWN = 3;
const MARGIN = 30;

function movesOf(deskCase: KingsGateCase): readonly Move[] {
  if (deskCase.question === 'turn') return deskCase.moves;
  const { move } = deskCase.question === 'tile' ? layOutTileCase(deskCase) : {};
  return move === undefined ? [] : [move];
}

/** The table around the current location as far as the moves stand; the tile that is asked about, or refused, comes down on its square. */
export function Picture({ deskCase, language }: CaseProps<KingsGateCase>) {
  const start = desk.layOut(deskCase, {});
  if (start === undefined) return null;
  const text = screenTexts[language];
  const { position: before } = stateOf(start);
  if (deskCase.question === 'tie')
    return deskCase.last === undefined ? null : (
      <TieRing position={before} last={deskCase.last} text={text} names={namesOf(seatNames(deskCase, language))} />
    );
  const moves = movesOf(deskCase);
  const table = playEvents(start, deskCase.question === 'turn' ? moves : []);
  const { position } = stateOf(table);
  const next = moves[table.steps.length];
  const { board } = position;
  const arriving = next && playOf({ n: 0, ...board }, next);
  const lying = deskCase.question === 'locate' ? deskCase.lying : undefined;
  const squares: readonly Square[] = [
    ...(before.board.locations.length > MOST_DRAWN ? [] : occupiedSquares(before.board)),
    ...spacesOf(currentPlacement(before.board)),
    ...moves.flatMap((move) => [targetOf(move), ...(move.type === 'conjure' ? [move.from] : [])]),
    ...(lying === undefined ? [] : squaresOf(lying)),
  ];
  const { from, to } = extentOf(squares);
  const box = [
    from[0] * UNIT - MARGIN,
    from[1] * UNIT - MARGIN,
    (to[0] - from[0] + 1) * UNIT + 2 * MARGIN,
    (to[1] - from[1] + 1) * UNIT + 2 * MARGIN,
  ];
  const marks = {
    space: lying === undefined ? spacesOf(currentPlacement(board)).filter((at) => tileAt(board, at) === undefined) : [],
    ...(next === undefined ? {} : { chosen: [targetOf(next)] }),
  };
  return (
    <svg class="kg-case-picture" viewBox={box.join(' ')} aria-hidden="true">
      <BoardDrawing position={position} text={text} marks={marks} ghost={lying} />
      {arriving !== undefined && next !== undefined && (
        <ArrivingTile at={targetOf(next)} isOver={tileAt(board, targetOf(next)) !== undefined} tile={arriving} />
      )}
    </svg>
  );
}

interface ArrivingTileProps {
  readonly at: Square;
  readonly tile: Play;
  /** Whether something lies there, which stays in sight. */
  readonly isOver: boolean;
}

/** A tile on its way down: on a free space it lies there, above another it leaves it in sight. */
function ArrivingTile({ at: [x, y], tile: { colour, kind, character }, isOver }: ArrivingTileProps) {
  const [left, top, size] = isOver ? [x * UNIT + 34, y * UNIT - 28, 0.8] : [x * UNIT, y * UNIT, 1];
  return (
    <g class="kg-arriving-tile" transform={`translate(${left} ${top}) scale(${size})`}>
      <rect x={1} y={1} width={98} height={98} rx={15} />
      <Tile colour={colour} kind={kind} character={character} />
    </g>
  );
}
