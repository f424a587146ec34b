import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { BoardProps } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import type { Spot } from '#games/kingdom-builder/law/board/land';
import type { Event } from '#games/kingdom-builder/law/position';
import { useKeyedState } from '#ui/form/keyed-state';
import { lazy } from '#ui/lazy';
import { Around } from '#ui/TableView';
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

/** What only a count needs, or who looks closer, is fetched for it. */
const CountBoard = lazy(async () => (await import('./count/CountBoard')).CountBoard);
const FinalBoard = lazy(async () => (await import('./count/FinalBoard')).FinalBoard);
const Holdings = lazy(async () => (await import('./play/Holdings')).Holdings);
const InWords = lazy(async () => (await import('./play/TextPlay')).TextPlay);
const PhotoBoard = lazy(async () => (await import('./photo/PhotoBoard')).PhotoBoard);

export function Board(props: BoardProps<KingdomBuilder>) {
  const { phase } = props.stand;
  const shown = useSignal<'game' | 'count' | 'photo'>(
    phase === 'settling' && hasCarriedPhoto(props.table.setup.sections) ? 'photo' : 'game',
  );
  const asked = useSignal<ScoringPart | undefined>(undefined);
  const show = (what: typeof shown.value): void => {
    shown.value = what;
  };
  const back = (): void => show('game');
  const onPhoto = (): void => show('photo');
  const onCount = (part?: ScoringPart): void => {
    asked.value = part;
    show('count');
  };
  if (shown.value === 'photo' && canTakePhoto(props)) return <PhotoBoard {...props} onClose={back} />;
  if (phase === 'finished') return <CountBoard {...props} onClose={undefined} onPhoto={canTakePhoto(props) ? onPhoto : undefined} />;
  if (shown.value === 'count')
    return (
      <WithoutNotice>
        <CountBoard {...props} initialPart={asked.value} onClose={back} onPhoto={undefined} />
      </WithoutNotice>
    );
  if (phase === 'settling') return <FinalBoard {...props} onCount={onCount} onPhoto={onPhoto} />;
  return <TableBoard {...props} onCount={onCount} />;
}

/** Which card is counted stands in the line; what the table is told meanwhile waits for the game. */
function WithoutNotice({ children }: { readonly children: ComponentChildren }) {
  const around = useContext(Around);
  return (
    <Around.Provider value={around.trayReplacement === undefined ? { ...around, notice: undefined } : around}>{children}</Around.Provider>
  );
}

/** Into a final count while it is made, and from a whole game that is over, which then goes on as one. */
function canTakePhoto({ table, stand: { phase, position }, isLive, amend, continueWith }: BoardProps<KingdomBuilder>): boolean {
  const over = phase === 'finished' && position.record === 'table' && !table.effective.isAbandoned;
  return phase === 'settling' ? isLive : over && amend !== undefined && continueWith !== undefined;
}

const END_TURN: Event = { type: 'end-turn' };

/** The table record: the card, the three, the tiles, the end of the turn. */
function TableBoard(props: BoardProps<KingdomBuilder> & { onCount(part?: ScoringPart): void }) {
  const { table, stand, isLive, litPlaces, names, language, play, onCount } = props;
  const text = texts[language];
  const { position } = stand;
  const { land } = position;

  const [made, choose] = useKeyedState(
    stand,
    useMemo(() => initialChoice(position, stand.phase), [stand]),
  );
  const choice = isLive ? made : NO_CHOICE;
  const open = useMemo(
    () => tappableSpots(position, isLive ? stand.phase : '', choice),
    [position, isLive, stand, choice.tool, choice.held, choice.from],
  );

  /** Logs events until one is refused, and says how many stand; where nothing else can be done a turn has ended by itself. */
  const log = (...events: readonly Event[]): number => {
    let now = stand;
    for (const [index, event] of events.entries()) {
      const over = canOnlyEndTurn(now);
      if (index > 0 && over && event.type === 'end-turn') continue;
      play(event);
      const next = stateAfter(table, index > 0 && over ? (stateAfter(table, now, END_TURN) ?? now) : now, event);
      if (next === undefined) return index;
      now = next;
    }
    return events.length;
  };
  const onTap = (spot: Spot): void => {
    const tap = interpretTap(position, choice, spot);
    if ('event' in tap) log({ ...tap.event });
    else choose(tap);
  };
  const marked = useMemo(() => lastSettledSpots(table, stand, land), [table, stand]);

  return (
    <BoardView
      position={position}
      names={names}
      text={text}
      isLive={isLive && !stand.isFinished}
      open={open.open}
      movable={open.movable}
      chosen={choice.from}
      last={marked}
      lit={litPlaces}
      status={<Status {...props} choice={choice} tappable={open} />}
      tray={isLive && <Tray {...props} choice={choice} onChoose={choose} onLog={log} />}
      below={<ScoringCards {...props} onCount={onCount} />}
      more={{
        title: text.tray.more,
        content: (
          <>
            <Holdings {...props} onCount={onCount} />
            {isLive && <InWords {...props} choice={choice} tappable={open} onTap={onTap} onLog={log} />}
          </>
        ),
      }}
      onTap={onTap}
      onEscape={() => choose(NO_CHOICE)}
    />
  );
}
