import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract/board';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { judge } from '#games/kingdom-builder/law/judge';
import { type Event, isMandatoryOver, type Position } from '#games/kingdom-builder/law/position';
import { brokenRules } from '#law/ruling';
import { useKeyedState } from '#ui/form/keyed-state';
import { lazy } from '#ui/lazy';
import { TableViewContext } from '#ui/TableView';
import { BoardView } from './BoardView';
import './kb.css';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { hasCarriedPhoto } from './photo/carried-photo';
import { countUnusedTiles } from './play/held-tools';
import { ScoringCards } from './play/ScoringCards';
import { Status } from './play/Status';
import { EndTurnButton, Tray } from './play/Tray';
import { initialChoice, interpretTap, NO_CHOICE, type TapChoice, tappableSpots } from './play/tap-choice';
import { canOnlyEndTurn, lastSettledSpots, stateAfter } from './play/turn-news';
import { spotsOfEvent, texts } from './screen-texts';

/** Loaded on demand, so that the chunk of the table stays small. */
const CountBoard = lazy(async () => (await import('./count/CountBoard')).CountBoard);
const FinalBoard = lazy(async () => (await import('./count/FinalBoard')).FinalBoard);
const Holdings = lazy(async () => (await import('./play/Holdings')).Holdings);
const TextPlay = lazy(async () => (await import('./play/TextPlay')).TextPlay);
const PhotoBoard = lazy(async () => (await import('./photo/PhotoBoard')).PhotoBoard);

export function Board(props: BoardProps<KingdomBuilder>) {
  const { phase } = props.state;
  const view = useSignal<'game' | 'count' | 'photo'>(
    phase === 'settling' && hasCarriedPhoto(props.table.setup.sections) ? 'photo' : 'game',
  );
  const initialPart = useSignal<ScoringPart | undefined>(undefined);
  const show = (next: typeof view.value): void => {
    view.value = next;
  };
  const back = (): void => show('game');
  const onPhoto = (): void => show('photo');
  const onCount = (part?: ScoringPart): void => {
    initialPart.value = part;
    show('count');
  };
  if (view.value === 'photo' && canTakePhoto(props)) return <PhotoBoard {...props} onClose={back} />;
  if (phase === 'finished') return <CountBoard {...props} onClose={undefined} onPhoto={canTakePhoto(props) ? onPhoto : undefined} />;
  if (view.value === 'count')
    return (
      <WithoutNotice>
        <CountBoard {...props} initialPart={initialPart.value} onClose={back} onPhoto={undefined} />
      </WithoutNotice>
    );
  if (phase === 'settling') return <FinalBoard {...props} onCount={onCount} onPhoto={onPhoto} />;
  return <TableBoard {...props} onCount={onCount} />;
}

/** Hides the table's notice: during a count the status line names the card. */
function WithoutNotice({ children }: { readonly children: ComponentChildren }) {
  const around = useContext(TableViewContext);
  return (
    <TableViewContext.Provider value={around.trayReplacement === undefined ? { ...around, notice: undefined } : around}>
      {children}
    </TableViewContext.Provider>
  );
}

/** A photo can fill a final count, or turn a finished game into one. */
function canTakePhoto({ table, state: { phase, position }, isInteractive, amend, continueWith }: BoardProps<KingdomBuilder>): boolean {
  const isOver = phase === 'finished' && position.record === 'table' && !table.effective.isAbandoned;
  return phase === 'settling' ? isInteractive : isOver && amend !== undefined && continueWith !== undefined;
}

const END_TURN: Event = { type: 'end-turn' };

/** The board of a game that is played out: drawing, building, tiles, the end of the turn. */
function TableBoard(props: BoardProps<KingdomBuilder> & { onCount(part?: ScoringPart): void }) {
  const { table, state, isInteractive, isDesk = false, highlightedPlaces, names, language, play, onCount } = props;
  const text = texts[language];
  const { position } = state;
  const { land } = position;

  const [tapChoice, setChoice] = useKeyedState(
    state,
    useMemo(() => initialChoice(position, state.phase), [state]),
  );
  const choice = isInteractive ? tapChoice : NO_CHOICE;
  const tappable = useMemo(
    () => tappableSpots(position, isInteractive ? state.phase : '', choice),
    [position, isInteractive, state, choice.tool, choice.from],
  );
  /** The spot of the last tap that could not become an event; a second tap asks the referee, so that the table can still agree on it. */
  const [idleSpot, setIdleSpot] = useKeyedState<Spot | undefined>(state, undefined);
  const [triedEvent, setTriedEvent] = useKeyedState<Event | undefined>(state, undefined);
  /** The turn in which its end was asked about: once is enough. */
  const turnAskedAbout = useSignal('');
  const turn = `${position.round} ${position.onMove}`;
  const [isAskingToEnd, setAskingToEnd] = useKeyedState(state, false);
  const clearHints = (): void => {
    setIdleSpot(undefined);
    setAskingToEnd(false);
  };

  /** Logs events until one is refused and returns how many were accepted. A turn with nothing left to do has already been ended by the session, so an `end-turn` is then skipped. */
  const log = (...events: readonly Event[]): number => {
    let reached = state;
    for (const [index, event] of events.entries()) {
      const isTurnOver = canOnlyEndTurn(reached);
      if (index > 0 && isTurnOver && event.type === 'end-turn') continue;
      play(event);
      const next = stateAfter(table, index > 0 && isTurnOver ? (stateAfter(table, reached, END_TURN) ?? reached) : reached, event);
      if (next === undefined) return index;
      reached = next;
    }
    return events.length;
  };
  const onTap = (spot: Spot): void => {
    clearHints();
    const tap = interpretTap(position, choice, spot);
    if (!('event' in tap)) setChoice(tap);
    else if (!isDesk && choice.tool === undefined && state.phase === 'turn' && isMandatoryOver(position) && idleSpot !== spot)
      setIdleSpot(spot);
    else {
      setTriedEvent(tap.event);
      log({ ...tap.event });
    }
  };
  const onChoose = (next: TapChoice): void => {
    clearHints();
    setChoice(next);
  };
  const unusedTiles = state.phase === 'turn' && isMandatoryOver(position) ? countUnusedTiles(position, state.phase) : 0;
  const onEndTurn = (): void => {
    if (unusedTiles === 0 || turnAskedAbout.value === turn) {
      log(END_TURN);
      return;
    }
    setChoice(NO_CHOICE);
    setIdleSpot(undefined);
    turnAskedAbout.value = turn;
    setAskingToEnd(true);
  };
  const hint = isAskingToEnd
    ? text.status.unused(unusedTiles)
    : idleSpot === undefined
      ? undefined
      : text.status.placedAll(position.placed);
  const refusedSpot = highlightedPlaces.length > 0 ? spotRefusedForAdjacency(position, triedEvent) : undefined;
  const lastSpots = useMemo(() => lastSettledSpots(table, state, land), [table, state]);

  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isInteractive={isInteractive && !state.isFinished}
      openSpots={tappable.open}
      movableSpots={tappable.movable}
      stuckSpots={tappable.stuck}
      chosenSpot={choice.from}
      lastSpots={lastSpots}
      litPlaces={highlightedPlaces}
      refusedSpot={refusedSpot}
      sightSpots={isInteractive ? [...tappable.open, ...tappable.movable] : spotsOfEvent(land, props.lastEvent)}
      status={<Status {...props} choice={choice} tappable={tappable} hint={hint} />}
      tray={isInteractive && <Tray {...props} choice={choice} onChoose={onChoose} onLog={log} />}
      besidePrimary={<ScoringCards {...props} onCount={onCount} />}
      primary={isInteractive && <EndTurnButton {...props} onEndTurn={onEndTurn} />}
      more={{
        title: text.tray.more,
        content: (
          <>
            <Holdings {...props} onCount={onCount} />
            {isInteractive && <TextPlay {...props} choice={choice} tappable={tappable} onTap={onTap} onLog={log} />}
          </>
        ),
      }}
      onTap={onTap}
      onEscape={() => onChoose(NO_CHOICE)}
    />
  );
}

/** kb.build.adjacent: its places are the hexes to use instead; the hex that was tapped is none of them. */
function spotRefusedForAdjacency(position: Position, event: Event | undefined): Spot | undefined {
  if (event?.type !== 'build' && event?.type !== 'move') return undefined;
  const [refusal] = brokenRules(judge(position, { ...event, by: position.players[position.onMove] }));
  return refusal?.rule === 'kb.build.adjacent' ? spotOf(position.land, event.type === 'build' ? event.at : event.to) : undefined;
}
