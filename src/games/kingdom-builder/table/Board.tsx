import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/board/land';
import type { Event } from '#games/kingdom-builder/law/position';
import { useKeyedState } from '#ui/form/keyed-state';
import { lazy } from '#ui/lazy';
import { TableViewContext } from '#ui/TableView';
import { BoardView } from './BoardView';
import './kb.css';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { hasCarriedPhoto } from './photo/carried-photo';
import { ScoringCards } from './play/ScoringCards';
import { Status } from './play/Status';
import { Tray } from './play/Tray';
import { initialChoice, interpretTap, NO_CHOICE, tappableSpots } from './play/tap-choice';
import { canOnlyEndTurn, lastSettledSpots, stateAfter } from './play/turn-news';
import { texts } from './screen-texts';

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
  const { table, state, isInteractive, highlightedPlaces, names, language, play, onCount } = props;
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
    [position, isInteractive, state, choice.tool, choice.source, choice.from],
  );

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
    const tap = interpretTap(position, choice, spot);
    if ('event' in tap) log({ ...tap.event });
    else setChoice(tap);
  };
  const lastSpots = useMemo(() => lastSettledSpots(table, state, land), [table, state]);

  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isInteractive={isInteractive && !state.isFinished}
      openSpots={tappable.open}
      movableSpots={tappable.movable}
      chosenSpot={choice.from}
      lastSpots={lastSpots}
      litPlaces={highlightedPlaces}
      status={<Status {...props} choice={choice} tappable={tappable} />}
      tray={isInteractive && <Tray {...props} choice={choice} onChoose={setChoice} onLog={log} />}
      below={<ScoringCards {...props} onCount={onCount} />}
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
      onEscape={() => setChoice(NO_CHOICE)}
    />
  );
}
