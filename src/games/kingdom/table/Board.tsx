import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { Kingdom } from '#games/kingdom/game';
import { type Square, squareName } from '#games/kingdom/law/board';
import { openOf } from '#session/rule';
import { standOf } from '#session/table';
import { Device } from '#ui/device';
import { Actions } from './Actions';
import './kingdom.css';
import { marksOf, trailsOf } from '#games/kingdom/pieces/marks';
import { SquareGrid } from '#games/kingdom/pieces/SquareGrid';
import { useChoiceIn } from '#ui/choice';
import { TableView } from '#ui/TableView';
import { MoveList } from './MoveList';
import { Status } from './Status';
import { tapped } from './tap';
import { dangers, lastTurn, openSquares, texts } from './view';

export function Board(props: BoardProps<Kingdom>) {
  const { table, stand, last, live, lit, language, play } = props;
  const { game } = table;
  const { board } = stand.position;
  const { boardTurns } = useContext(Device);
  const acting = live && !stand.finished;

  const [choice, choose] = useChoiceIn<Square | undefined>(stand, undefined);
  const chosen = acting ? choice : undefined;
  const onTap = (square: Square): void => {
    const tap = tapped(stand, chosen, square);
    if ('event' in tap) play(tap.event);
    else choose(tap.chosen);
  };

  const choosing = chosen !== undefined;
  const open = useMemo(() => (choosing ? openOf(game, stand, 'move') : []), [game, stand, choosing]);
  const squares = useMemo(() => (acting ? openSquares(game, stand) : []), [game, stand, acting]);
  const threats = useMemo(() => dangers(stand), [stand]);
  const moves = choosing ? open.filter(({ path }) => path[0] === squareName(chosen)) : [];
  const seen = { board, turn: lastTurn(table, stand, last), threats, chosen, moves, squares, lit };
  const below = (live ? stand : standOf(table)).position.onMove;

  return (
    <TableView
      line={<Status {...props} threats={threats} chosen={chosen} open={moves.length} />}
      board={
        <SquareGrid
          board={board}
          turned={boardTurns && below === 'b'}
          marks={marksOf(seen)}
          trails={trailsOf(seen)}
          live={acting}
          text={texts[language]}
          onTap={onTap}
          onEscape={() => choose(undefined)}
        />
      }
      tray={acting && <Actions {...props} />}
      more={{ title: texts[language].list.title, content: <MoveList {...props} acting={acting} /> }}
    />
  );
}
