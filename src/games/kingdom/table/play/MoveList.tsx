import { useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { Kingdom } from '#games/kingdom/game';
import { parseSquareName, type SquareName, squareName } from '#games/kingdom/law/board';
import type { Move } from '#games/kingdom/law/position';
import { legalEvents } from '#session/log/rule-on';
import { Disclosure } from '#ui/Disclosure';
import { isWide } from '#ui/device/wide-screen';
import { describeMove, listOpenSquares, texts } from '../describe-position';
import { NotationField } from './NotationField';
import { listTurns } from './turn-list';

interface MoveListProps extends BoardProps<Kingdom> {
  /** Whether the table can play here. */
  readonly isActing: boolean;
}

/** All legal events as buttons, to play without the board, and the game so far in notation. */
export function MoveList(props: MoveListProps) {
  const text = texts[props.language].list;
  return (
    <>
      {props.isActing && (
        <Disclosure title={text.title}>
          <NotationField {...props} />
          {props.state.phase === 'replacing' ? <SquareButtons {...props} /> : <MoveButtons {...props} />}
        </Disclosure>
      )}
      <Disclosure title={text.game} isInitiallyOpen={isWide.value}>
        <GameNotation {...props} />
      </Disclosure>
    </>
  );
}

function MoveButtons({ table, state, language, play }: MoveListProps) {
  const text = texts[language];
  const { board } = state.position;
  const groups = useMemo(() => groupByPiece(legalEvents(table.game, state, 'move')), [table.game, state]);
  if (groups.length === 0) return <p>{text.list.none}</p>;
  return groups.map(([from, moves]) => {
    const piece = board[parseSquareName(from)];
    if (piece === undefined) return null;
    return (
      <fieldset class="kd-moves" key={from}>
        <legend>{text.list.of(piece, from)}</legend>
        {moves.map((move) => (
          <button key={move.path.join()} type="button" class="button" onClick={() => play(move)}>
            {formatMove(move)}
          </button>
        ))}
      </fieldset>
    );
  });

  function formatMove(move: Move): string {
    const description = describeMove(board, move);
    return description === undefined ? '' : text.way(description);
  }
}

function groupByPiece(moves: readonly Move[]): readonly (readonly [SquareName, readonly Move[]])[] {
  const groups = new Map<SquareName, Move[]>();
  for (const move of moves) {
    const [from] = move.path;
    if (from !== undefined) groups.set(from, [...(groups.get(from) ?? []), move]);
  }
  return [...groups];
}

function SquareButtons({ table, state, language, play }: MoveListProps) {
  const text = texts[language];
  const { taken } = state.position;
  const squares = useMemo(() => listOpenSquares(table.game, state).map(squareName), [table.game, state]);
  return (
    <fieldset class="kd-moves kd-moves-narrow">
      <legend>{taken === undefined ? '' : text.list.putting(taken)}</legend>
      {squares.map((at) => (
        <button key={at} type="button" class="button" onClick={() => play({ type: 'replace', at })}>
          {at}
        </button>
      ))}
    </fieldset>
  );
}

function GameNotation({ table, language }: MoveListProps) {
  const turns = listTurns(table);
  return turns.length === 0 ? (
    <p class="quiet">{texts[language].list.gameEmpty}</p>
  ) : (
    <ol class="kd-notation">
      {turns.map(({ step, turn }) => (
        <li key={step}>{turn}</li>
      ))}
    </ol>
  );
}
