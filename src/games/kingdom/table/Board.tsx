import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { type Square, squareName } from '#games/kingdom/law/board';
import type { Move } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { openEvents } from '#session/rule';
import { standOf } from '#session/table';
import { Device } from '#ui/device';
import { Actions, Jumping } from './Actions';
import './kingdom.css';
import { marksOf, trailsOf } from '#games/kingdom/pieces/marks';
import { SquareGrid } from '#games/kingdom/pieces/SquareGrid';
import { useKeyedState } from '#ui/choice';
import { TableView } from '#ui/TableView';
import { MoveList } from './MoveList';
import { Status } from './Status';
import { furtherJumps, moving, tapped, type Way } from './tap';
import { dangers, lastTurn, openSquares, texts } from './view';

const NOTHING: Way = [];

/** The jumps that could follow those already entered. */
const goingOn = (stand: GameStateOf<Kingdom>, way: Way): readonly Move[] => furtherJumps(stand, way).map((to) => moving([...way, to]));

export function Board(props: BoardProps<Kingdom>) {
  const { table, stand, last, live, lit, language, play } = props;
  const { game } = table;
  const { board } = stand.position;
  const { boardTurns, showsDanger } = useContext(Device);
  const acting = live && !stand.finished;

  const [choice, choose] = useKeyedState<Way>(stand, NOTHING);
  const way = acting ? choice : NOTHING;
  const [chosen] = way;
  const onTap = (square: Square): void => {
    const tap = tapped(stand, way, square);
    if ('event' in tap) play(tap.event);
    else choose(tap.way);
  };

  const choosing = chosen !== undefined;
  const open = useMemo(() => (choosing ? openEvents(game, stand, 'move') : []), [game, stand, choosing]);
  const squares = useMemo(() => (acting ? openSquares(game, stand) : []), [game, stand, acting]);
  const threats = useMemo(() => (showsDanger ? dangers(stand) : []), [stand, showsDanger]);
  const moves = way.length > 1 ? goingOn(stand, way) : open.filter(({ path }) => path[0] === (choosing && squareName(chosen)));
  const seen = { board, turn: lastTurn(table, stand, last), threats, way, moves, squares, lit };
  const below = (live ? stand : standOf(table)).position.onMove;

  return (
    <TableView
      line={<Status {...props} threats={threats} way={way} open={moves.length} />}
      board={
        <SquareGrid
          board={board}
          turned={boardTurns && below === 'b'}
          marks={marksOf(seen)}
          trails={trailsOf(seen)}
          live={acting}
          text={texts[language]}
          onTap={onTap}
          onEscape={() => choose(NOTHING)}
        />
      }
      tray={acting && (way.length > 1 ? <Jumping {...props} way={way} onBack={() => choose(way.slice(0, -1))} /> : <Actions {...props} />)}
      more={{ title: texts[language].list.title, content: <MoveList {...props} acting={acting} /> }}
    />
  );
}
