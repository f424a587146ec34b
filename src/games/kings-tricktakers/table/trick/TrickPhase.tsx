import { useMemo } from 'preact/hooks';
import { clockwise, type Event, type PlayCard, setOf, type TrickSlot } from '#games/kings-tricktakers/law/position';
import { trickEndedBy } from '#games/kings-tricktakers/law/score/outlook';
import { CARD_NAMES, type CardName } from '#games/kings-tricktakers/law/trick/cards';
import {
  canNameOpener,
  playedCards as cardsIn,
  colourToFollow,
  playerOnTurn,
  TRICKS_PER_ROUND,
  trickOutcome,
} from '#games/kings-tricktakers/law/trick/play';
import type { Outcome } from '#games/kings-tricktakers/law/trick/trick';
import type { PlayModifiers } from '#games/kings-tricktakers/text/screen-en';
import { forPlayer } from '#law/by-player';
import { legalEvents } from '#session/log/rule-on';
import { stateBefore } from '#session/log/steps';
import { headlineSentence } from '#session/sentences/reason-sentences';
import { useStroke } from '#ui/board/stroke';
import { useKeyedState } from '#ui/form/keyed-state';
import { TrayRow } from '#ui/TableView';
import { Alliance, allianceLine } from '../bets/Alliance';
import { type BoardPartProps, isAmending, playAll } from '../board-part';
import { Companies } from '../companies/Companies';
import { PhaseView } from '../PhaseView';
import { strokedName } from '../strokes';
import { Deck } from './Deck';
import { LastCardModifiers } from './LastCardModifiers';
import { ModifierMenu, modifierKey } from './ModifierMenu';
import { ModifierRow, NO_MODIFIERS, PLAY_MODIFIERS } from './ModifierRow';
import { Preparation } from './Preparation';
import { Revokes } from './Revokes';
import { cardEffectsOf, TrickCards } from './TrickCards';

type TricktakersState = BoardPartProps['state'];

/** Events that playing the next card implies: the tricks begin, an assassin names nobody. */
interface AssumedStart {
  /** The stand in which somebody is named to open, or a card is laid. */
  readonly state: TricktakersState;
  readonly events: readonly Event[];
}

function assumeTricksBegun({ table, state }: BoardPartProps): AssumedStart {
  if (state.phase !== 'preparation') return { state, events: [] };
  const begin: Event = { type: 'begin' };
  return { state: table.game.flow.step(state, begin), events: [begin] };
}

/** The state in which a card can be played, with the implied events; none while the table must name the opener or amends. */
function assumeTrickOpened(props: BoardPartProps, ahead: AssumedStart): AssumedStart | undefined {
  const { table } = props;
  const { state, events } = ahead;
  if (state.phase === 'trick') return ahead;
  if (isAmending(props)) return undefined;
  const { opener } = state.position;
  if (state.phase !== 'opening' || opener === undefined) return undefined;
  const openEvent: Event = { type: 'open', by: opener };
  return { state: table.game.flow.step(state, openEvent), events: [...events, openEvent] };
}

/** The trick that was just won, as long as the next has no card. */
function endedTrick({
  table,
  state,
  lastEvent,
}: BoardPartProps): { readonly cards: readonly TrickSlot[]; readonly outcome: Outcome } | undefined {
  const before = stateBefore(table, state);
  if (lastEvent?.type !== 'play' || before?.phase !== 'trick') return undefined;
  const trick = trickEndedBy(before.position, lastEvent);
  return trick?.outcome === undefined ? undefined : { cards: trick.cards, outcome: trick.outcome };
}

/** The diplomats' choices, and the tricks from preparation on: the trick, who is winning and why, and the deck. */
export function TrickPhase(props: BoardPartProps) {
  const { table, state, position, text, names, language, isInteractive, highlightedPlaces, lastEvent } = props;
  const isAlliance = state.phase === 'alliance';
  const ahead = useMemo(() => assumeTricksBegun(props), [table.game, state]);
  const opened = useMemo(() => assumeTrickOpened(props, ahead), [ahead]);
  const playState = opened?.state ?? ahead.state;
  const by = playerOnTurn(playState.position) ?? '';
  const ended = endedTrick(props);
  const places = ended?.cards ?? position.trick;
  const winning = ended?.outcome ?? trickOutcome(position);
  const opener = places[0]?.by ?? playState.position.opener;
  const legalPlays = opened === undefined ? [] : legalEvents(table.game, opened.state, 'play');
  const isQueenWaiting = position.trick.some((place) => place.by === by && place.card === undefined);
  const playEach = (events: readonly Event[]): void => playAll(props, events);
  // The last card ends the round, so its modifiers are chosen before it.
  const { trick, tricks, players } = playState.position;
  const isLastCard = tricks.length === TRICKS_PER_ROUND - 1 && cardsIn(trick).length === players.length - 1;
  const [court, setCourt] = useKeyedState<PlayModifiers>(state, NO_MODIFIERS);
  const matchesModifiers = (event: PlayCard): boolean => PLAY_MODIFIERS.every((each) => (event[each] ?? false) === court[each]);
  const playCard = (card: CardName): void => {
    const modifiers = Object.fromEntries(PLAY_MODIFIERS.filter((each) => court[each]).map((each) => [each, true]));
    if (opened !== undefined) playEach([...opened.events, { type: 'play', by, card, ...modifiers }]);
  };
  // A stroke plays a card with its modifiers, or with an event before it.
  const pressed = useStroke((...names) => {
    const nameOf = (kind: string) => strokedName(kind, names);
    const card = CARD_NAMES.find((each) => each === nameOf('card'));
    const opener = legalEvents(table.game, ahead.state, 'opener').find(({ player }) => player === nameOf('opener'));
    if (opener !== undefined && card !== undefined) {
      const next = assumeTrickOpened(props, { state: table.game.flow.step(ahead.state, opener), events: [...ahead.events, opener] });
      if (next !== undefined) playEach([...next.events, { type: 'play', by: playerOnTurn(next.state.position), card }]);
    }
    if (opened === undefined) return;
    const withCard = legalPlays.find((event) => event.card === card && modifierKey(event) === nameOf('with'));
    const greenQueen = nameOf('green') === undefined ? undefined : legalPlays.find((event) => event.card === undefined);
    const ability = legalEvents(table.game, opened.state, 'ability').find((event) => event.use === nameOf('use'));
    if (withCard !== undefined) playEach([...opened.events, withCard]);
    else if (ability !== undefined && card !== undefined) playEach([...opened.events, ability, { type: 'play', by, card }]);
    else if (ability !== undefined && greenQueen !== undefined) playEach([...opened.events, ability, greenQueen]);
  });
  const winningCard = places.find((place) => place.by === winning?.winner);
  const effects = winningCard?.card === undefined ? '' : text.trick.made(cardEffectsOf(position, winningCard));
  const speaker = { game: table.game, players: table.effective.header.players };
  const opening = isInteractive && ahead.state.phase === 'opening' && <OpenerRow {...props} start={ahead} onPlay={playEach} />;
  return (
    <PhaseView
      {...props}
      line={
        isAlliance
          ? allianceLine(props)
          : isQueenWaiting
            ? text.trick.late(names.player(by))
            : headlineSentence(speaker, table.game.law.headline(playState.position, playState.phase), language)
      }
      board={
        <section class="kt-trick">
          {isAlliance ? (
            <Alliance {...props} />
          ) : (
            <>
              <Revokes {...props} />
              {state.phase === 'preparation' && isInteractive && <Preparation {...props} />}
              {places.length === 0 && opening}
              {state.phase !== 'preparation' && (
                <TrickCards
                  position={position}
                  order={clockwise(position.players, opener)}
                  places={places}
                  winner={winning}
                  text={text}
                  names={names}
                />
              )}
              <div class="kt-card-actions">
                {places.length > 0 && opening}
                <LastCardModifiers {...props} />
                {isInteractive && isLastCard && (
                  <NextCardModifiers {...props} legalPlays={legalPlays} by={by} court={court} onChoose={setCourt} />
                )}
                {isInteractive && opened !== undefined && <BeforeCardActions {...props} start={opened} by={by} onPlay={playEach} />}
              </div>
              {winning !== undefined && (
                <p class="kt-trick-status" role="status">
                  {ended === undefined
                    ? text.trick.winning(names.player(winning.winner), winning.card, effects, text.trick.why(winning))
                    : text.trick.won(names.player(winning.winner), winning.card, effects, text.trick.why(winning))}
                  {ended === undefined && winning.decided !== 'leading' && ` ${text.trick.led(colourToFollow(position))}`}
                </p>
              )}
            </>
          )}
          {state.phase !== 'trick' && ['bet', 'ally', 'copy'].includes(lastEvent?.type ?? '') && (
            <p class="kt-trick-status" role="status">
              {text.told.bets(
                position.players.map((each) => ({ player: names.player(each), cards: forPlayer(position.bets, each) ?? [] })),
              )}
            </p>
          )}
          <Companies {...props} isCompact />
        </section>
      }
      tray={
        isInteractive &&
        !isAlliance &&
        // While nobody can lay a card the deck would only cover what is asked.
        (opened !== undefined || isAmending(props)) && (
          <>
            <Deck
              position={playState.position}
              text={text}
              highlightedPlaces={highlightedPlaces}
              playable={new Set(legalPlays.filter(matchesModifiers).map(({ card }) => card))}
              onTap={playCard}
            />
            <ModifierMenu pressed={pressed} legalPlays={legalPlays} text={text} />
          </>
        )
      }
    />
  );
}

interface OpenerRowProps extends BoardPartProps {
  readonly start: AssumedStart;
  onPlay(events: readonly Event[]): void;
}

/** Who opens, where the table or an assassin has a say; an assassin who names nobody just plays. */
function OpenerRow({ table, text, names, start, onPlay }: OpenerRowProps) {
  const question = text.opening[canNameOpener(start.state.position) ? 'assassin' : 'table'];
  return (
    <div class="kt-question kt-stacked kt-opening">
      <span aria-hidden="true">{question}</span>
      <TrayRow label={question}>
        {legalEvents(table.game, start.state, 'opener').map((event) => (
          <button
            key={event.player}
            type="button"
            class="button"
            data-stroke={`opener:${event.player}`}
            onClick={() => onPlay([...start.events, event])}
          >
            {names.player(event.player)}
          </button>
        ))}
      </TrayRow>
    </div>
  );
}

interface NextCardModifiersProps extends BoardPartProps {
  readonly legalPlays: readonly PlayCard[];
  readonly by: string;
  readonly court: PlayModifiers;
  onChoose(court: PlayModifiers): void;
}

/** King, Queen or rebel for the card to come. */
function NextCardModifiers({ position, text, legalPlays, by, court, onChoose }: NextCardModifiersProps) {
  const set = setOf(position, by);
  const offered = PLAY_MODIFIERS.filter((each) => legalPlays.some((event) => event.card !== undefined && event[each] === true));
  if (set === undefined || offered.length === 0) return null;
  return (
    <ModifierRow
      text={text}
      label={text.trick.lastOne}
      set={set}
      offered={offered}
      chosen={court}
      onTap={(each) => onChoose({ ...court, [each]: !court[each] })}
    />
  );
}

interface BeforeCardActionsProps extends BoardPartProps {
  readonly start: AssumedStart;
  readonly by: string;
  onPlay(events: readonly Event[]): void;
}

/** What comes before a card: the Green Queen in its place, a hand that changes. */
function BeforeCardActions({ table, text, start, by, onPlay }: BeforeCardActionsProps) {
  const green = legalEvents(table.game, start.state, 'play').some((event) => event.card === undefined);
  const uses = legalEvents(table.game, start.state, 'ability');
  if (!green && uses.length === 0) return null;
  return (
    <div class="kt-question kt-stacked">
      <span class="kt-row-label" aria-hidden="true">
        {text.trick.before}
      </span>
      <TrayRow label={text.trick.before}>
        {green && setOf(start.state.position, by) !== undefined && (
          <button
            type="button"
            class="button"
            data-stroke="green:queen"
            aria-label={text.trick.green}
            onClick={() => onPlay([...start.events, { type: 'play', by, queen: true }])}
          >
            {text.court('queen', 'green')}
          </button>
        )}
        {uses.map((event) => (
          <button
            key={event.use}
            type="button"
            class="button"
            data-stroke={`use:${event.use}`}
            onClick={() => onPlay([...start.events, event])}
          >
            {event.use === 'hermit' ? text.trick.hermit : text.trick.swap}
          </button>
        ))}
      </TrayRow>
    </div>
  );
}
