import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { Kingdom } from '#games/kingdom/game';
import { type Square, squareName } from '#games/kingdom/law/board';
import type { Move } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { legalEvents } from '#session/log/rule-on';
import { stateOf } from '#session/log/table';
import { Device } from '#ui/device/device-context';
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
const listNextJumps = (state: GameStateOf<Kingdom>, path: PartialPath): readonly Move[] =>
  listFurtherJumps(state, path).map((to) => createMove([...path, to]));

export function Board(props: BoardProps<Kingdom>) {
  const { table, state, lastEvent, isInteractive, highlightedPlaces, language, play } = props;
  const { game } = table;
  const { board } = state.position;
  const { shouldTurnBoard, shouldShowDanger } = useContext(Device);
  const isActing = isInteractive && !state.isFinished;

  const [choice, setChoice] = useKeyedState<PartialPath>(state, NO_PATH);
  const path = isActing ? choice : NO_PATH;
  const [chosenSquare] = path;
  const onTap = (square: Square): void => {
    const result = readTap(state, path, square);
    if ('event' in result) play(result.event);
    else setChoice(result.path);
  };

  const isChoosing = chosenSquare !== undefined;
  const legalMoves = useMemo(() => (isChoosing ? legalEvents(game, state, 'move') : []), [game, state, isChoosing]);
  const replacementSquares = useMemo(() => (isActing ? listOpenSquares(game, state) : []), [game, state, isActing]);
  const threats = useMemo(() => (shouldShowDanger ? listThreats(state) : []), [state, shouldShowDanger]);
  const moves =
    path.length > 1 ? listNextJumps(state, path) : legalMoves.filter(({ path }) => path[0] === (isChoosing && squareName(chosenSquare)));
  const view = {
    board,
    lastTurn: lastTurnBefore(table, state, lastEvent),
    threats,
    path,
    moves,
    replacementSquares,
    lit: highlightedPlaces,
  };
  const isJumping = path.length > 1;
  const bottomSide = (isInteractive ? state : stateOf(table)).position.onMove;

  return (
    <TableView
      line={<Status {...props} threats={threats} path={path} openCount={moves.length} />}
      board={
        <SquareGrid
          board={board}
          isTurned={shouldTurnBoard && bottomSide === 'b'}
          marks={marksOf(view)}
          trails={trailsOf(view)}
          isInteractive={isActing}
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
