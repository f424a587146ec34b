import { useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { current, type Lying, tileAt } from '#games/kings-gate/law/board';
import { extentOf } from '#games/kings-gate/law/outlook';
import { playing } from '#games/kings-gate/law/position';
import { ownerOf } from '#games/kings-gate/law/score';
import { cellsOf, homeOf, marksOf } from '#games/kings-gate/pieces/cells';
import { Drawing } from '#games/kings-gate/pieces/Drawing';
import { type Square, squareKey } from '#law/grid';
import { useChoiceIn } from '#ui/choice';
import { SquareBoard } from '#ui/SquareBoard';
import { TableView } from '#ui/TableView';
import { LocateInWords, LocateStatus, LocateTray } from './LocateTray';
import { Now } from './Now';
import { InWords, Status, TileTray } from './TileTray';
import { texts } from './texts';
import { anySpace, type Hand, layingsOver, locateSquares, NOTHING_OPEN, openNow, targets, touchedBy } from './view';

interface Choice {
  readonly hand: Hand | undefined;
  /** The square where the next location may lie, and the way of lying that is looked at. */
  readonly picked: Square | undefined;
  readonly ghost: Lying | undefined;
}

const NOTHING: Choice = { hand: undefined, picked: undefined, ghost: undefined };

/** Every tile on its square: the phone mirrors the table. */
export function TableBoard(props: BoardProps<KingsGate>) {
  const { table, stand, last, live, lit, language, play, tellCount } = props;
  const { game } = table;
  const { position } = stand;
  const text = texts[language];
  const acting = live && !stand.finished;
  const [choice, make] = useChoiceIn(stand, NOTHING);

  const { hand, picked, ghost } = acting ? choice : NOTHING;
  const choose = (next: Partial<Choice>): void => make({ hand, picked, ghost, ...next });
  const open = useMemo(() => (acting ? openNow(game, stand) : NOTHING_OPEN), [game, stand, acting]);
  const locating = stand.phase === 'locating';
  const reach = useMemo(() => (locating ? locateSquares(open) : targets(hand, open)), [open, hand, locating]);

  /** A tile she may take is chosen; any other is asked about, and the rules say whose it is. */
  const moveFrom = (from: Square): void => {
    const tile = tileAt(position.board, from);
    const movable = tile !== undefined && tile.character === undefined && ownerOf(position, tile.colour) === position.onMove;
    if (movable) choose({ hand: { of: 'sorceress', from } });
    else play({ type: 'conjure', from, to: anySpace(position, current(position.board)) });
  };
  const conjure = (from: Square | undefined, at: Square): void => {
    if (from === undefined) moveFrom(at);
    else if (squareKey(from) === squareKey(at)) choose({ hand: { of: 'sorceress', from: undefined } });
    else play({ type: 'conjure', from, to: at });
  };
  const onTap = (at: Square): void => {
    if (locating) choose({ picked: at, ghost: layingsOver(open, at)[0] });
    else if (hand?.of === 'sorceress') conjure(hand.from, at);
    else if (hand?.of === 'tile') play(playing(hand.kind, hand.colour, at, hand.character));
  };

  const seen = {
    position,
    text,
    reach,
    locating,
    chosen: hand?.of === 'sorceress' ? hand.from : ghost === undefined ? picked : undefined,
    ghost,
    last: touchedBy(last),
    lit,
  };
  const marks = useMemo(() => marksOf(seen), [position, reach, hand, picked, ghost, last, lit]);
  const cells = useMemo(() => cellsOf(seen, marks), [marks, text]);

  const lastScoring = position.scored.length > 0 && tellCount ? () => tellCount(position.scored.length - 1) : undefined;
  const tray = { ...props, open, hand, reach, onHand: (next: Hand | undefined) => choose({ hand: next }), onTap };
  const locate = { ...props, open, picked, ghost, onGhost: (next: Lying) => choose({ ghost: next }) };
  return (
    <TableView
      line={locating ? <LocateStatus {...locate} /> : acting ? <Status {...tray} /> : undefined}
      board={
        <SquareBoard
          label={text.board.label}
          text={text.board}
          cells={cells}
          home={locating ? extended(position.board, 2) : homeOf(position.board)}
          homeKey={`${position.board.locations.length} ${locating}`}
          all={extended(position.board, locating ? 2 : 1)}
          live={acting}
          onTap={onTap}
          onEscape={() => make(NOTHING)}
        >
          <Drawing position={position} text={text} marks={marks} ghost={ghost} />
        </SquareBoard>
      }
      tray={
        <>
          {acting && !locating && <TileTray {...tray} />}
          {acting && locating && <LocateTray {...locate} />}
        </>
      }
      more={{
        title: text.now.title,
        content: (
          <>
            <Now {...props} onScoring={lastScoring} />
            {acting && !locating && <InWords {...tray} />}
            {acting && locating && <LocateInWords {...locate} />}
          </>
        ),
      }}
    />
  );
}

function extended(board: Parameters<typeof extentOf>[0], by: number) {
  const { from, to } = extentOf(board);
  return { from: [from[0] - by, from[1] - by], to: [to[0] + by, to[1] + by] } as const;
}
