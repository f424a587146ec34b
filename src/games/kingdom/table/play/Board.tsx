import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { type Square, squareName } from '#games/kingdom/law/board';
import type { Move } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { openEvents } from '#session/log/rule-on';
import { standOf } from '#session/log/table';
import { Device } from '#ui/device-context';
import { Actions, JumpActions } from './Actions';
import '../kingdom.css';
import { marksOf, trailsOf } from '#games/kingdom/pieces/marks';
import { SquareGrid } from '#games/kingdom/pieces/SquareGrid';
import { useKeyedState } from '#ui/form/keyed-state';
import { TableView } from '#ui/TableView';
import { lastTurn, listOpenSquares, listThreats, texts } from '../describe-position';
import { MoveList } from './MoveList';
import { Status } from './Status';
import { createMove, furtherJumps, type PartialPath, readTap } from './tap';

const NO_PATH: PartialPath = [];

/** The jumps that could follow those already entered. */
const listNextJumps = (stand: GameStateOf<Kingdom>, way: PartialPath): readonly Move[] =>
  furtherJumps(stand, way).map((to) => createMove([...way, to]));

export function Board(props: BoardProps<Kingdom>) {
  const { table, stand, lastEvent, isLive, litPlaces, language, play } = props;
  const { game } = table;
  const { board } = stand.position;
  const { shouldTurnBoard, shouldShowDanger } = useContext(Device);
  const isActing = isLive && !stand.isFinished;

  const [choice, choose] = useKeyedState<PartialPath>(stand, NO_PATH);
  const way = isActing ? choice : NO_PATH;
  const [chosen] = way;
  const onTap = (square: Square): void => {
    const tap = readTap(stand, way, square);
    if ('event' in tap) play(tap.event);
    else choose(tap.way);
  };

  const isChoosing = chosen !== undefined;
  const open = useMemo(() => (isChoosing ? openEvents(game, stand, 'move') : []), [game, stand, isChoosing]);
  const squares = useMemo(() => (isActing ? listOpenSquares(game, stand) : []), [game, stand, isActing]);
  const threats = useMemo(() => (shouldShowDanger ? listThreats(stand) : []), [stand, shouldShowDanger]);
  const moves = way.length > 1 ? listNextJumps(stand, way) : open.filter(({ path }) => path[0] === (isChoosing && squareName(chosen)));
  const seen = { board, turn: lastTurn(table, stand, lastEvent), threats, way, moves, squares, lit: litPlaces };
  const below = (isLive ? stand : standOf(table)).position.onMove;

  return (
    <TableView
      line={<Status {...props} threats={threats} path={way} openCount={moves.length} />}
      board={
        <SquareGrid
          board={board}
          isTurned={shouldTurnBoard && below === 'b'}
          marks={marksOf(seen)}
          trails={trailsOf(seen)}
          isLive={isActing}
          text={texts[language]}
          onTap={onTap}
          onEscape={() => choose(NO_PATH)}
        />
      }
      tray={
        isActing &&
        (way.length > 1 ? <JumpActions {...props} path={way} onBack={() => choose(way.slice(0, -1))} /> : <Actions {...props} />)
      }
      more={{ title: texts[language].list.title, content: <MoveList {...props} isActing={isActing} /> }}
    />
  );
}
