import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { type Square, squareName } from '#games/kingdom/law/board';
import type { Move } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { legalEvents } from '#session/log/rule-on';
import { standOf } from '#session/log/table';
import { Device } from '#ui/device-context';
import { Actions, EndJumpsButton, JumpBackButton } from './Actions';
import '../kingdom.css';
import { marksOf, trailsOf } from '#games/kingdom/pieces/marks';
import { SquareGrid } from '#games/kingdom/pieces/SquareGrid';
import { useKeyedState } from '#ui/form/keyed-state';
import { TableView } from '#ui/TableView';
import { lastTurnBefore, listOpenSquares, listThreats, texts } from '../describe-position';
import { MoveList } from './MoveList';
import { Status } from './Status';
import { createMove, listFurtherJumps, type PartialPath, readTap } from './tap';

const NO_PATH: PartialPath = [];

/** The jumps that could follow those already entered. */
const listNextJumps = (stand: GameStateOf<Kingdom>, path: PartialPath): readonly Move[] =>
  listFurtherJumps(stand, path).map((to) => createMove([...path, to]));

export function Board(props: BoardProps<Kingdom>) {
  const { table, stand, lastEvent, isLive, highlightedPlaces, language, play } = props;
  const { game } = table;
  const { board } = stand.position;
  const { shouldTurnBoard, shouldShowDanger } = useContext(Device);
  const isActing = isLive && !stand.isFinished;

  const [choice, setChoice] = useKeyedState<PartialPath>(stand, NO_PATH);
  const path = isActing ? choice : NO_PATH;
  const [chosenSquare] = path;
  const onTap = (square: Square): void => {
    const result = readTap(stand, path, square);
    if ('event' in result) play(result.event);
    else setChoice(result.path);
  };

  const isChoosing = chosenSquare !== undefined;
  const legalMoves = useMemo(() => (isChoosing ? legalEvents(game, stand, 'move') : []), [game, stand, isChoosing]);
  const replacementSquares = useMemo(() => (isActing ? listOpenSquares(game, stand) : []), [game, stand, isActing]);
  const threats = useMemo(() => (shouldShowDanger ? listThreats(stand) : []), [stand, shouldShowDanger]);
  const moves =
    path.length > 1 ? listNextJumps(stand, path) : legalMoves.filter(({ path }) => path[0] === (isChoosing && squareName(chosenSquare)));
  const view = {
    board,
    lastTurn: lastTurnBefore(table, stand, lastEvent),
    threats,
    path,
    moves,
    replacementSquares,
    lit: highlightedPlaces,
  };
  const isJumping = path.length > 1;
  const bottomSide = (isLive ? stand : standOf(table)).position.onMove;

  return (
    <TableView
      line={<Status {...props} threats={threats} path={path} openCount={moves.length} />}
      board={
        <SquareGrid
          board={board}
          isTurned={shouldTurnBoard && bottomSide === 'b'}
          marks={marksOf(view)}
          trails={trailsOf(view)}
          isLive={isActing}
          text={texts[language]}
          onTap={onTap}
          onEscape={() => setChoice(NO_PATH)}
        />
      }
      tray={isActing && !isJumping && <Actions {...props} />}
      primary={isJumping ? <EndJumpsButton {...props} path={path} /> : undefined}
      besidePrimary={isJumping ? <JumpBackButton {...props} onBack={() => setChoice(path.slice(0, -1))} /> : undefined}
      more={{ title: texts[language].list.title, content: <MoveList {...props} isActing={isActing} /> }}
    />
  );
}
