import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingsGate } from '#games/kings-gate/game';
import { type Board, covers, current, type Lying, spacesOf, squaresIn, tileAt } from '#games/kings-gate/law/board';
import { playing } from '#games/kings-gate/law/position';
import { ownerOf } from '#games/kings-gate/law/score';
import { aroundLocation, cellsOf, homeOf, isSquare, marksOf } from '#games/kings-gate/pieces/cells';
import { Drawing } from '#games/kings-gate/pieces/Drawing';
import type { PlayerId } from '#law/game';
import { type Extent, extentOf, parseSquare, type Square, squareKey } from '#law/grid';
import { useKeyedState } from '#ui/choice';
import { lazy } from '#ui/Lazy';
import { SquareBoard, squareCentre } from '#ui/SquareBoard';
import { TableView } from '#ui/TableView';
import { Foot } from './Foot';
import { LocateStatus, LocateTray } from './LocateTray';
import { Status, TileTray } from './TileTray';
import { texts } from './texts';
import { anySpace, type Hand, isOpenTo, lastTouched, layingsOver, locateSquares, NOTHING_OPEN, onlyTile, openNow, targets } from './view';

/** Who asks what holds just now is told; until then the strip is enough. */
const Now = lazy(async () => (await import('./Now')).Now);
const InWords = lazy(async () => (await import('./InWords')).InWords);

interface Choice {
  readonly hand: Hand | undefined;
  /** A space that was tapped before its tile, or the square where the next location may lie. */
  readonly picked: Square | undefined;
  /** The way of lying that is looked at. */
  readonly ghost: Lying | undefined;
}

const NOTHING: Choice = { hand: undefined, picked: undefined, ghost: undefined };

/** Every tile on its square: the phone mirrors the table. */
export function TableBoard(props: BoardProps<KingsGate>) {
  const { table, stand, live, lit, language, play, tellCount } = props;
  const { game } = table;
  const { position } = stand;
  const { board } = position;
  const text = texts[language];
  const acting = live && !stand.finished;
  const open = useMemo(() => (acting ? openNow(game, stand) : NOTHING_OPEN), [game, stand, acting]);

  /** What was placed last stays in hand while its player may place it again. */
  const placed = useRef<{ readonly by: PlayerId; readonly hand: Hand } | undefined>(undefined);
  const again = placed.current?.by === position.onMove && position.played.length > 0 ? placed.current.hand : undefined;
  const ready = again !== undefined && targets(again, open).length > 0 ? again : onlyTile(open);
  const stays = useMemo(() => ({ ...NOTHING, hand: ready }), [stand]);
  const [choice, make] = useKeyedState(stand, stays);
  const { hand, picked, ghost } = acting ? choice : NOTHING;
  const choose = (next: Partial<Choice>): void => make({ hand, picked, ghost, ...next });

  const locating = stand.phase === 'locating';
  const reach = useMemo(() => (locating ? locateSquares(open) : targets(hand, open, board)), [open, hand, locating]);

  const put = (tile: Extract<Hand, { of: 'tile' }>, at: Square): void => {
    placed.current = { by: position.onMove, hand: { ...tile, character: undefined } };
    play(playing(tile.kind, tile.colour, at, tile.character));
  };
  /** How often her tiles have been looked for: each time the board goes there, and then back to the location. */
  const sought = useRef(0);
  const seek = (): void => {
    sought.current += 1;
    choose({ hand: { of: 'sorceress', from: undefined } });
  };
  const onHand = (next: Hand | undefined): void => {
    if (next?.of === 'sorceress') seek();
    else if (next?.of === 'tile' && picked !== undefined) put(next, picked);
    else choose({ hand: next });
  };
  /** A tile she may take is chosen; any other is asked about, and the rules say whose it is. */
  const moveFrom = (from: Square): void => {
    const tile = tileAt(board, from);
    const movable = tile !== undefined && tile.character === undefined && ownerOf(position, tile.colour) === position.onMove;
    if (movable) choose({ hand: { of: 'sorceress', from } });
    else play({ type: 'conjure', from, to: anySpace(position, current(board)) });
  };
  const conjure = (from: Square | undefined, at: Square): void => {
    if (from === undefined) moveFrom(at);
    else if (squareKey(from) === squareKey(at)) seek();
    else play({ type: 'conjure', from, to: at });
  };
  /** The first tap shows how it would lie, the next one turns it. */
  const layAt = (at: Square): void => {
    const isShown = picked !== undefined && ghost !== undefined && covers(ghost, at);
    const ways = layingsOver(open, isShown ? picked : at);
    const shown = ways.findIndex((way) => way.lies === ghost?.lies && squareKey(way.at) === squareKey(ghost.at));
    choose(isShown ? { ghost: ways[(shown + 1) % ways.length] } : { picked: at, ghost: ways[0] });
  };
  const pick = (at: Square): void => {
    const isSame = picked !== undefined && squareKey(picked) === squareKey(at);
    const isSpace = isOpenTo(open, at) || spacesOf(current(board)).some((space) => squareKey(space) === squareKey(at));
    choose({ picked: isSame || !isSpace ? undefined : at });
  };
  const onTap = (at: Square): void => {
    if (locating) layAt(at);
    else if (hand?.of === 'sorceress') conjure(hand.from, at);
    else if (hand?.of === 'tile') put(hand, at);
    else pick(at);
  };

  const seen = {
    position,
    text,
    reach,
    locating,
    eats: hand?.of === 'tile' && hand.kind === 'dragon',
    chosen: hand?.of === 'sorceress' ? hand.from : ghost === undefined ? picked : undefined,
    ghost,
    last: lastTouched(table, stand),
    lit,
  };
  const marks = useMemo(() => marksOf(seen), [position, reach, hand, picked, ghost, lit]);
  const cells = useMemo(() => cellsOf(seen, marks), [marks, text]);
  const spoken = useMemo(() => lit.filter(isSquare).map((key) => squareCentre(parseSquare(key))), [lit]);

  /** Her tiles lie anywhere: while one is looked for, all of them are shown, large enough for a finger. */
  const seeks = hand?.of === 'sorceress' && hand.from === undefined && reach.length > 0;
  const home = locating ? aroundLocation(board, 3) : seeks ? extentOf(reach) : homeOf(board);
  const tray = { ...props, open, hand, picked, reach, onHand, onTap };
  const locate = { ...props, open, picked, ghost, onTurn: layAt, onAway: () => make(NOTHING) };
  const lastScoring = position.scored.length > 0 && tellCount ? () => tellCount(position.scored.length - 1) : undefined;
  return (
    <TableView
      line={locating ? <LocateStatus {...locate} /> : acting ? <Status {...tray} /> : undefined}
      board={
        <SquareBoard
          label={text.board.label}
          text={text.board}
          cells={cells}
          lit={spoken}
          foot={<Foot {...props} locating={locating} />}
          home={home}
          homeKey={`${board.locations.length} ${locating} ${sought.current} ${seeks}`}
          all={() => extended(board, locating ? 2 : 1)}
          live={acting}
          onTap={onTap}
          onEscape={() => make(NOTHING)}
        >
          <Drawing position={position} text={text} marks={marks} ghost={ghost} />
        </SquareBoard>
      }
      tray={
        acting && (
          <>
            <div class="kg-hand" hidden={locating}>
              <TileTray {...tray} />
            </div>
            {locating && <LocateTray {...locate} />}
          </>
        )
      }
      more={{
        title: text.now.title,
        byFoot: true,
        content: (
          <>
            <Now {...props} onScoring={lastScoring} />
            {acting && <InWords tray={tray} locate={locating ? locate : undefined} />}
          </>
        ),
      }}
    />
  );
}

function extended(board: Board, by: number): Extent {
  const { from, to } = extentOf(squaresIn(board));
  return { from: [from[0] - by, from[1] - by], to: [to[0] + by, to[1] + by] };
}
