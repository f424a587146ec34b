import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { type Board, currentPlacement, hasSquare, occupiedSquares, type Placement, spacesOf, tileAt } from '#games/kings-gate/law/board';
import { isCardConfirmed } from '#games/kings-gate/law/box';
import { createTileEvent, type Event, locationNumber } from '#games/kings-gate/law/position';
import { ownerOf } from '#games/kings-gate/law/score';
import { BoardDrawing } from '#games/kings-gate/pieces/BoardDrawing';
import { areaAroundLocation, cellsOf, homeArea, isSquareKey, marksOf } from '#games/kings-gate/pieces/board-cells';
import type { PlayerId } from '#law/game';
import { type Extent, extentOf, parseSquare, type Square, squareKey } from '#law/grid';
import { SquareBoard, squareCentre } from '#ui/board/SquareBoard';
import { useKeyedState } from '#ui/form/keyed-state';
import { lazy } from '#ui/lazy';
import { TableView } from '#ui/TableView';
import { texts } from '../../text/screen-texts';
import { confirmTiles, endsByAssumedTiles } from '../check/last-tiles';
import { CharacterRow } from './CharacterRow';
import { LayButton, LocateStatus, LocateTray } from './LocateTray';
import { LocationStrip } from './LocationStrip';
import { describeNews } from './news';
import {
  isOpenSquare,
  lastTouchedSquares,
  listOpenEvents,
  NO_OPEN_EVENTS,
  type OpenEvents,
  openLocationSquares,
  openPlacementsOver,
  type PieceInHand,
  sampleSpace,
  targetSquares,
} from './open-events';
import { TileTray, type TileTrayProps, TurnStatus } from './TileTray';

/** Who asks what holds just now is told; until then the strip is enough. */
const CurrentLocation = lazy(async () => (await import('./CurrentLocation')).CurrentLocation);
const CardCheck = lazy(async () => (await import('../check/CardCheck')).CardCheck);
const LastTileCheck = lazy(async () => (await import('../check/LastTileCheck')).LastTileCheck);
const TextPlay = lazy(async () => (await import('./TextPlay')).TextPlay);

interface BoardChoice {
  readonly hand: PieceInHand | undefined;
  /** A space that was tapped before its tile, or the square where the next location may lie. */
  readonly picked: Square | undefined;
  /** The way of lying that is looked at. */
  readonly ghost: Placement | undefined;
  /** The free space over which a dragon waits for a yes. */
  readonly discard: Square | undefined;
}

const NO_CHOICE: BoardChoice = { hand: undefined, picked: undefined, ghost: undefined, discard: undefined };

/** Every tile on its square: the phone mirrors the table. */
export function TableBoard(props: BoardProps<KingsGate>) {
  const { table, state, lastEvent, isInteractive, highlightedPlaces, names, language, correct, showScoring } = props;
  const { game } = table;
  const { position } = state;
  const { board } = position;
  const text = texts[language];
  const isActing = isInteractive && !state.isFinished;
  /** A location whose card is asked about, or `false` once that was put off. */
  const [checked, setChecked] = useKeyedState<number | false | undefined>(board.locations, undefined);
  /** What would end the game by tile counts that nobody has confirmed. */
  const [ending, setEnding] = useKeyedState<Event | undefined>(state, undefined);
  const play = (event: Event): void => {
    if (endsByAssumedTiles(table, event)) setEnding(event);
    else props.play(event);
  };
  const open = useMemo(() => (isActing ? listOpenEvents(game, state) : NO_OPEN_EVENTS), [game, state, isActing]);

  /** What was placed last stays in hand while its player may place it again. */
  const lastPlaced = useRef<{ readonly by: PlayerId; readonly hand: PieceInHand } | undefined>(undefined);
  const again = lastPlaced.current?.by === position.onMove && position.played.length > 0 ? lastPlaced.current.hand : undefined;
  const ready = again !== undefined && targetSquares(again, open).length > 0 ? again : undefined;
  const stays = useMemo(() => ({ ...NO_CHOICE, hand: ready }), [state]);
  const [choice, setChoice] = useKeyedState(state, stays);
  const { hand, picked, ghost, discard } = isActing ? choice : NO_CHOICE;
  const choose = (next: Partial<BoardChoice>): void => setChoice({ hand, picked, ghost, discard: undefined, ...next });
  const news = useMemo(() => describeNews({ table, state, text, names }), [table, state, text, names]);

  const isLocating = state.phase === 'locating';
  const reach = useMemo(() => (isLocating ? openLocationSquares(open) : targetSquares(hand, open, board)), [open, hand, isLocating]);

  const placeInHand = (tile: Extract<PieceInHand, { of: 'tile' }>, at: Square): void => {
    const isDragon = tile.kind === 'dragon';
    if (isDragon && discard === undefined && canDiscardAt(open, board, at)) {
      choose({ hand: tile, picked: undefined, discard: at });
      return;
    }
    // What is taken back does not put a dragon into the hand.
    if (isDragon && open.dragons.some((each) => squareKey(each.at) === squareKey(at))) choose({ hand: undefined, picked: undefined });
    lastPlaced.current = isDragon ? undefined : { by: position.onMove, hand: { ...tile, character: undefined } };
    play(createTileEvent(tile.kind, tile.colour, at, tile.character));
  };
  /** How often her tiles have been looked for: each time the board goes there, and then back to the location. */
  const sought = useRef(0);
  const seek = (): void => {
    sought.current += 1;
    choose({ hand: { of: 'sorceress', from: undefined } });
  };
  const onHand = (next: PieceInHand | undefined): void => {
    if (next?.of === 'sorceress') seek();
    else if (next?.of === 'tile' && picked !== undefined) placeInHand(next, picked);
    else choose({ hand: next });
  };
  /** A tile she may take is chosen; any other is asked about, and the rules say whose it is. */
  const pickTileToMove = (from: Square): void => {
    const tile = tileAt(board, from);
    const movable = tile !== undefined && tile.character === undefined && ownerOf(position, tile.colour) === position.onMove;
    if (movable) choose({ hand: { of: 'sorceress', from } });
    else play({ type: 'conjure', from, to: sampleSpace(position, currentPlacement(board)) });
  };
  const conjure = (from: Square | undefined, at: Square): void => {
    if (from === undefined) pickTileToMove(at);
    else if (squareKey(from) === squareKey(at)) seek();
    else play({ type: 'conjure', from, to: at });
  };
  /** The first tap shows how it would lie, the next one turns it. */
  const previewAt = (at: Square): void => {
    const isShown = picked !== undefined && ghost !== undefined && hasSquare(ghost, at);
    const ways = openPlacementsOver(open, isShown ? picked : at);
    const shown = ways.findIndex((way) => way.lies === ghost?.lies && squareKey(way.at) === squareKey(ghost.at));
    choose(isShown ? { ghost: ways[(shown + 1) % ways.length] } : { picked: at, ghost: ways[0] });
  };
  const pick = (at: Square): void => {
    const isSame = picked !== undefined && squareKey(picked) === squareKey(at);
    const isSpace = isOpenSquare(open, at) || spacesOf(currentPlacement(board)).some((space) => squareKey(space) === squareKey(at));
    const location = board.locations.findIndex((lying) => hasSquare(lying, at));
    if (location >= 0) setChecked(locationNumber(position, location));
    else choose({ picked: isSame || !isSpace ? undefined : at });
  };
  const onTap = (at: Square): void => {
    if (isLocating) previewAt(at);
    else if (hand?.of === 'sorceress') conjure(hand.from, at);
    else if (hand?.of === 'tile') placeInHand(hand, at);
    else pick(at);
  };

  const seen = {
    position,
    text,
    reach,
    locating: isLocating,
    eats: hand?.of === 'tile' && hand.kind === 'dragon',
    chosen: discard ?? (hand?.of === 'sorceress' ? hand.from : ghost === undefined ? picked : undefined),
    ghost,
    last: lastTouchedSquares(table, state),
    lit: highlightedPlaces,
  };
  const marks = useMemo(() => marksOf(seen), [position, reach, hand, picked, ghost, discard, highlightedPlaces]);
  const cells = useMemo(() => cellsOf(seen, marks), [marks, text]);
  const spoken = useMemo(() => highlightedPlaces.filter(isSquareKey).map((key) => squareCentre(parseSquare(key))), [highlightedPlaces]);

  /** Her tiles lie anywhere: while one is looked for, all of them are shown, large enough for a finger. */
  const isSeeking = hand?.of === 'sorceress' && hand.from === undefined && reach.length > 0;
  const home = isLocating ? areaAroundLocation(board, 3) : isSeeking ? extentOf(reach) : homeArea(board);
  const tray = {
    ...props,
    play,
    open,
    hand,
    picked,
    reach,
    news: choice === stays ? news : [],
    isDiscarding: discard !== undefined,
    onHand,
    onTap,
  };
  const locate = { ...props, play, open, picked, ghost, onTurn: previewAt, onAway: () => setChoice(NO_CHOICE) };
  /** Asked once, as the location is laid and before its first tile. */
  const isFresh = state.phase === 'turn' && (lastEvent === undefined || lastEvent.type === 'locate') && choice === stays;
  const asked = checked ?? (isFresh ? position.n : undefined);
  const askedCard =
    isActing && correct !== undefined && typeof asked === 'number' && !isCardConfirmed(position.box.told, asked) ? asked : undefined;
  const keepDragon = (
    <button type="button" class="button" onClick={() => choose({})}>
      {text.turn.discardNo}
    </button>
  );
  const beside = isLocating ? <LocateTray {...locate} /> : discard === undefined ? <CharacterRow {...tray} /> : keepDragon;
  const lastScoring = position.scored.length > 0 && showScoring ? () => showScoring(position.scored.length - 1) : undefined;
  return (
    <TableView
      line={isLocating ? <LocateStatus {...locate} /> : isActing ? <TurnStatus {...tray} /> : undefined}
      board={
        <>
          <SquareBoard
            label={text.board.label}
            text={text.board}
            cells={cells}
            lit={spoken}
            footer={<LocationStrip {...props} locating={isLocating} />}
            home={home}
            homeKey={`${board.locations.length} ${isLocating} ${sought.current} ${isSeeking}`}
            all={() => boardExtent(board, isLocating ? 2 : 1)}
            isInteractive={isActing}
            onTap={onTap}
            onEscape={() => setChoice(NO_CHOICE)}
          >
            <BoardDrawing position={position} text={text} marks={marks} ghost={ghost} />
          </SquareBoard>
          {askedCard !== undefined && (
            <CardCheck
              key={askedCard}
              position={position}
              n={askedCard}
              language={language}
              correct={correct}
              onClose={() => setChecked(false)}
            />
          )}
          {ending !== undefined && (
            <LastTileCheck
              position={position}
              language={language}
              onCounts={(tiles) => {
                setEnding(undefined);
                correct?.(confirmTiles(tiles));
              }}
              onYes={() => {
                setEnding(undefined);
                correct?.(confirmTiles(position.box.tiles));
                props.play(ending);
              }}
            />
          )}
        </>
      }
      tray={
        isActing && (
          <div class={isLocating ? 'kg-tile-tray kg-tile-tray-away' : 'kg-tile-tray'} inert={isLocating} aria-hidden={isLocating}>
            <TileTray {...tray} />
          </div>
        )
      }
      besidePrimary={isActing ? beside : undefined}
      primary={isActing ? isLocating ? <LayButton {...locate} /> : <TurnButton {...tray} discard={discard} /> : undefined}
      more={{
        title: text.now.title,
        byFoot: true,
        content: (
          <>
            <CurrentLocation {...props} onShowScoring={lastScoring} />
            {isActing && <TextPlay tray={tray} locate={isLocating ? locate : undefined} />}
          </>
        ),
      }}
    />
  );
}

/** Whether a dragon that comes there eats nothing. */
const canDiscardAt = ({ dragons }: OpenEvents, board: Board, at: Square): boolean =>
  tileAt(board, at) === undefined && dragons.some((dragon) => squareKey(dragon.at) === squareKey(at));

/** The end of the turn, in the same place whatever is told above; a dragon that waits for a yes comes first. */
function TurnButton({ language, open, hand, discard, play, onTap }: TileTrayProps & { readonly discard: Square | undefined }) {
  const text = texts[language].turn;
  if (discard !== undefined && hand !== undefined)
    return (
      <button type="button" class="button primary" onClick={() => onTap(discard)}>
        {text.discardYes}
      </button>
    );
  return (
    <button type="button" class={open.canEndTurn ? 'button primary' : 'button'} onClick={() => play({ type: 'end-turn' })}>
      {text.end}
    </button>
  );
}

function boardExtent(board: Board, by: number): Extent {
  const { from, to } = extentOf(occupiedSquares(board));
  return { from: [from[0] - by, from[1] - by], to: [to[0] + by, to[1] + by] };
}
