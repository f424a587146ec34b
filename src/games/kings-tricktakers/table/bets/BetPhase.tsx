import { useSignal } from '@preact/signals';
import { Eye, EyeOff } from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import { type BetCard, count } from '#games/kings-tricktakers/law/box';
import { companyOf, type Event } from '#games/kings-tricktakers/law/position';
import { betOptions } from '#games/kings-tricktakers/law/round/bets';
import { renderSign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import { legalEvents } from '#session/log/rule-on';
import { useStroke } from '#ui/board/stroke';
import { deviceFlag } from '#ui/device/device-flag';
import { useKeyedState } from '#ui/form/keyed-state';
import { useSavedDraft } from '#ui/form/saved-draft';
import { TrayRow } from '#ui/TableView';
import { type BoardPartProps, playAll } from '../board-part';
import { hyphenate } from '../hyphenate';
import { PhaseView } from '../PhaseView';
import { BetCardName } from './BetCardName';

/** The bets: tapped in where the real cards keep the secret, or one after the other behind a curtain. */
export function BetPhase(props: BoardPartProps) {
  const { text } = props;
  const [curtain, setCurtain] = deviceFlag('regent-kt-curtain');
  const tray = (
    <TrayRow label={text.bets.how}>
      {[false, true].map((secret) => (
        <button
          key={String(secret)}
          type="button"
          class="button kt-toggle"
          aria-pressed={curtain === secret}
          onClick={() => setCurtain(secret)}
        >
          {secret ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          {secret ? text.bets.secretly : text.bets.openly}
        </button>
      ))}
    </TrayRow>
  );
  return curtain ? <SecretBets {...props} tray={tray} /> : <OpenBets {...props} tray={tray} />;
}

/** Where a Diplomat stays face up. */
const NO_BET = 'none';

type BetPhaseProps = BoardPartProps & { readonly tray: preact.JSX.Element };

const playersToBet = ({ position }: BoardPartProps): readonly string[] =>
  position.players.filter((player) => forPlayer(position.bets, player) === undefined);

/** Whether a bet of these cards stands. */
function findAllowedBets({ table, state }: BoardPartProps, by: string): (cards: readonly BetCard[]) => boolean {
  const legalBets = legalEvents(table.game, state, 'bet').filter((event) => event.by === by);
  return (cards) =>
    legalBets.some((bet) => bet.cards.length === cards.length && cards.every((card) => count(bet.cards, card) === count(cards, card)));
}

/** Two cards of one bet in a stroke; the last bet, a Diplomat's, with the card it copies or, face up, with the ally. */
function parseBetStroke(props: BoardPartProps, from: string, to: string): readonly Event[] {
  const { position } = props;
  const [by = '', place = ''] = from.split(' ');
  const [player = '', targetPlace = ''] = to.split(' ');
  const waiting = playersToBet(props);
  if (!waiting.includes(by)) return [];
  const cardsOf = (each: string): readonly BetCard[] => betOptions(position.round, companyOf(position, each).characters).cards;
  const [card] = cardsOf(by).slice(Number(place), Number(place) + 1);
  const [targetCard] = cardsOf(player).slice(Number(targetPlace), Number(targetPlace) + 1);
  if (by === player) return card === undefined || targetCard === undefined ? [] : [{ type: 'bet', by, cards: [card, targetCard] }];
  if (waiting.length > 1 || targetCard === undefined) return [];
  if (place === NO_BET)
    return [
      { type: 'bet', by, cards: [] },
      { type: 'ally', by, player },
    ];
  const isCopy = card === 'diplomat' && forPlayer(position.bets, player)?.includes(targetCard) === true;
  return isCopy
    ? [
        { type: 'bet', by, cards: [card] },
        { type: 'copy', by, player, card: targetCard },
      ]
    : [];
}

const parseOpenBettors = (written: unknown): readonly string[] => (Array.isArray(written) ? written.map(String) : []);

/** Whose bets were tapped in after the reveal: only these may be read while others are still missing. */
const useOpenBettors = ({ position }: BoardPartProps) => useSavedDraft(`bets ${position.round}`, parseOpenBettors);

/** All players' cards in rows: a tap is the bet. In round 3 a button switches to bets of two cards. */
function OpenBets(props: BetPhaseProps) {
  const { state, position, text, names, play, tray } = props;
  const [openBettors = [], setOpenBettors] = useOpenBettors(props);
  const [pairDraft, setPairDraft] = useKeyedState<{ readonly by: string; readonly cards: readonly number[] } | undefined>(state, undefined);
  const [next] = playersToBet(props);
  useStroke((from, to) => {
    playAll(props, parseBetStroke(props, from, to));
  });
  return (
    <PhaseView
      {...props}
      line={text.bets.turned(names.player(next ?? ''))}
      board={
        <section class="kt-phase kt-open-bets">
          {position.players.map((by) => {
            const bet = forPlayer(position.bets, by);
            const { cards, most } = betOptions(position.round, companyOf(position, by).characters);
            const isBetAllowed = findAllowedBets(props, by);
            const pickedPlaces = pairDraft?.by === by ? pairDraft.cards : undefined;
            const placeBet = (cards: readonly BetCard[]): void => {
              if (!openBettors.includes(by)) setOpenBettors([...openBettors, by]);
              play({ type: 'bet', by, cards: [...cards] });
            };
            if (bet !== undefined && !openBettors.includes(by)) return <CoveredBet key={by} name={names.player(by)} text={text} />;
            // Before the second card, a card is allowed if any pair with it is.
            const canBet = (place: number, card: BetCard): boolean => {
              if (pickedPlaces === undefined) return isBetAllowed([card]);
              const partners = pickedPlaces.some((each) => each !== place) ? pickedPlaces : cards.keys();
              return [...partners].some((partner) => partner !== place && isBetAllowed([card, ...cards.slice(partner, partner + 1)]));
            };
            const tap = (place: number, card: BetCard): void => {
              const places = pickedPlaces?.includes(place)
                ? pickedPlaces.filter((each) => each !== place)
                : [...(pickedPlaces ?? []), place];
              if (pickedPlaces === undefined) placeBet([card]);
              else if (places.length === 2) placeBet(places.flatMap((each) => cards[each] ?? []));
              else setPairDraft({ by, cards: places });
            };
            return (
              <fieldset
                key={by}
                aria-label={names.player(by)}
                data-told={bet !== undefined}
                data-abreast={cards.length + (most === 2 ? 1 : 0) + (most === 2 && isBetAllowed([]) ? 1 : 0)}
              >
                <span class="kt-player-name" aria-hidden="true">
                  {names.player(by)}
                </span>
                {cards.map((card, place) => (
                  <button
                    key={`${card}-${count(cards.slice(0, place), card)}`}
                    type="button"
                    class="kt-pick kt-chip"
                    data-stroke={`${by} ${place}`}
                    aria-pressed={
                      pickedPlaces?.includes(place) === true || (bet !== undefined && count(bet, card) > count(cards.slice(0, place), card))
                    }
                    data-bet={bet !== undefined && count(bet, card) > count(cards.slice(0, place), card)}
                    aria-disabled={bet !== undefined || !canBet(place, card)}
                    onClick={() => tap(place, card)}
                  >
                    {renderSign(card)}
                    <BetCardName text={text} card={card} />
                    <small>{text.table.needs(card, position.figures.bets[card])}</small>
                  </button>
                ))}
                {most === 2 && bet === undefined && (
                  <button
                    type="button"
                    class="kt-pick kt-chip"
                    aria-pressed={pickedPlaces !== undefined}
                    onClick={() => setPairDraft(pickedPlaces === undefined ? { by, cards: [] } : undefined)}
                  >
                    {text.bets.two}
                  </button>
                )}
                {isBetAllowed([]) && (
                  <button type="button" class="kt-pick kt-chip" data-stroke={`${by} ${NO_BET}`} onClick={() => placeBet([])}>
                    {text.bets.noBet}
                  </button>
                )}
              </fieldset>
            );
          })}
        </section>
      }
      tray={tray}
    />
  );
}

/** A bet that was laid in secret. */
const CoveredBet = ({ name, text }: Pick<BoardPartProps, 'text'> & { readonly name: string }) => (
  <p class="kt-covered-bet">
    <span class="kt-player-name">{name}</span>
    <EyeOff size={16} aria-hidden="true" /> {text.table.betPlaced}
  </p>
);

/** One after the other: a curtain, the player's own cards, and the curtain again. */
function SecretBets(props: BetPhaseProps) {
  const { tray, ...boardProps } = props;
  const { state, position, text, names, play } = boardProps;
  const waiting = playersToBet(boardProps);
  const next = useSignal<string | undefined>(undefined);
  const [hand, setHand] = useKeyedState<readonly number[] | undefined>(state, undefined);
  const [openBettors = [], setOpenBettors] = useOpenBettors(boardProps);
  // Undo and redo come back to a state: the hand that was open there is covered again.
  useEffect(() => setHand(undefined), [state]);
  const by = waiting.find((player) => player === next.value) ?? waiting[0] ?? '';
  const name = names.player(by);

  if (hand === undefined)
    return (
      <PhaseView
        {...boardProps}
        line={text.bets.pass(name)}
        board={
          <section class="kt-curtain">
            <EyeOff size={40} aria-hidden="true" />
            <button type="button" class="button primary" onClick={() => setHand([])}>
              <Eye size={20} aria-hidden="true" /> {text.bets.iAm(name)}
            </button>
            {waiting.length > 1 && (
              <div class="kt-question kt-stacked">
                <span aria-hidden="true">{text.bets.inTurn}</span>
                <TrayRow label={text.bets.inTurn}>
                  {waiting
                    .filter((player) => player !== by)
                    .map((player) => (
                      <button key={player} type="button" class="button" onClick={() => (next.value = player)}>
                        {names.player(player)}
                      </button>
                    ))}
                </TrayRow>
              </div>
            )}
          </section>
        }
        tray={tray}
      />
    );

  const { cards: ownCards, most } = betOptions(position.round, companyOf(position, by).characters);
  const canBetTwo = most === 2;
  const isBetAllowed = findAllowedBets(boardProps, by);
  const cardsAt = (places: readonly number[]): readonly BetCard[] => places.flatMap((place) => ownCards[place] ?? []);
  const placeBet = (cards: readonly BetCard[]): void => {
    // Keyed state returns with an undo: it must come back to the curtain, not to the open hand.
    if (isBetAllowed(cards)) setHand(undefined);
    if (openBettors.includes(by)) setOpenBettors(openBettors.filter((each) => each !== by));
    play({ type: 'bet', by, cards: [...cards] });
  };
  const choose = (place: number): void => {
    const places = hand.includes(place) ? [] : canBetTwo ? [...hand, place] : [place];
    if (places.length === 2) placeBet(cardsAt(places));
    else setHand(places);
  };
  return (
    <PhaseView
      {...boardProps}
      line={text.bets.of(name)}
      beside={
        <button type="button" class="button plain icon" aria-label={text.bets.cover} onClick={() => setHand(undefined)}>
          <EyeOff aria-hidden="true" />
        </button>
      }
      board={
        <section class="kt-curtain kt-secret-bet">
          <p>{canBetTwo ? text.bets.oneOrTwo : text.bets.one}</p>
          <div class="kt-bet-cards">
            {ownCards.map((card, place) => (
              <button
                key={`${card}-${count(ownCards.slice(0, place), card)}`}
                type="button"
                class="kt-pick"
                aria-pressed={hand.includes(place)}
                aria-disabled={
                  !isBetAllowed([...cardsAt(hand.filter((laidPlace) => canBetTwo && laidPlace !== place)), card]) && !isBetAllowed([card])
                }
                onClick={() => choose(place)}
              >
                {renderSign(card)}
                {hyphenate(text, text.names[card])}
                <small>{text.side(card, position.figures.bets[card])}</small>
              </button>
            ))}
          </div>
          {isBetAllowed([]) && (
            <button type="button" class="button wide" onClick={() => placeBet([])}>
              {text.bets.none}
            </button>
          )}
          <button type="button" class="button primary wide" disabled={hand.length === 0} onClick={() => placeBet(cardsAt(hand))}>
            <EyeOff size={20} aria-hidden="true" /> {canBetTwo && hand.length > 0 ? text.bets.layOne : text.bets.lay}
          </button>
        </section>
      }
    />
  );
}
