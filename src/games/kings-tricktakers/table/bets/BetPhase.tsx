import { useSignal } from '@preact/signals';
import { Eye, EyeOff } from 'lucide-preact';
import { type BetCard, count } from '#games/kings-tricktakers/law/box';
import { companyOf, type Event } from '#games/kings-tricktakers/law/position';
import { betOptions } from '#games/kings-tricktakers/law/round/bets';
import { renderSign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import { openEvents } from '#session/log/rule-on';
import { useStroke } from '#ui/board/stroke';
import { deviceFlag } from '#ui/device-flag';
import { useKeyedState } from '#ui/form/keyed-state';
import { TrayRow } from '#ui/TableView';
import { type BoardPartProps, playAll } from '../board-part';
import { hyphenate } from '../hyphenate';
import { PhaseView } from '../PhaseView';

/** The bets: tapped in where the real cards keep the secret, or one after the other behind a curtain. */
export function BetPhase(props: BoardPartProps) {
  const { text } = props;
  const [curtain, draw] = deviceFlag('regent-kt-curtain');
  const tray = (
    <TrayRow label={text.bets.how}>
      {[false, true].map((secret) => (
        <button key={String(secret)} type="button" class="button kt-toggle" aria-pressed={curtain === secret} onClick={() => draw(secret)}>
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
function findAllowedBets({ table, stand }: BoardPartProps, by: string): (cards: readonly BetCard[]) => boolean {
  const open = openEvents(table.game, stand, 'bet').filter((event) => event.by === by);
  return (cards) =>
    open.some((bet) => bet.cards.length === cards.length && cards.every((card) => count(bet.cards, card) === count(cards, card)));
}

/** Two cards of one bet in a stroke; the last bet, a Diplomat's, with the card it copies or, face up, with the ally. */
function parseBetStroke(props: BoardPartProps, from: string, to: string): readonly Event[] {
  const { position } = props;
  const [by = '', place = ''] = from.split(' ');
  const [player = '', other = ''] = to.split(' ');
  const waiting = playersToBet(props);
  if (!waiting.includes(by)) return [];
  const cardsOf = (each: string): readonly BetCard[] => betOptions(position.round, companyOf(position, each).characters).cards;
  const [card] = cardsOf(by).slice(Number(place), Number(place) + 1);
  const [onto] = cardsOf(player).slice(Number(other), Number(other) + 1);
  if (by === player) return card === undefined || onto === undefined ? [] : [{ type: 'bet', by, cards: [card, onto] }];
  if (waiting.length > 1 || onto === undefined) return [];
  if (place === NO_BET)
    return [
      { type: 'bet', by, cards: [] },
      { type: 'ally', by, player },
    ];
  const copies = card === 'diplomat' && forPlayer(position.bets, player)?.includes(onto) === true;
  return copies
    ? [
        { type: 'bet', by, cards: [card] },
        { type: 'copy', by, player, card: onto },
      ]
    : [];
}

/** Everybody's cards in a row: a tap is the bet. In round 3 two cards are said as two. */
function OpenBets(props: BetPhaseProps) {
  const { stand, position, text, names, play, tray } = props;
  const [two, say] = useKeyedState<{ readonly by: string; readonly cards: readonly number[] } | undefined>(stand, undefined);
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
            const laid = forPlayer(position.bets, by);
            const { cards, most } = betOptions(position.round, companyOf(position, by).characters);
            const stands = findAllowedBets(props, by);
            const picked = two?.by === by ? two.cards : undefined;
            const lay = (chosen: readonly BetCard[]): void => play({ type: 'bet', by, cards: [...chosen] });
            // With a second card to come, what counts is whether some pair stands.
            const fits = (place: number, card: BetCard): boolean => {
              if (picked === undefined) return stands([card]);
              const partners = picked.some((each) => each !== place) ? picked : cards.keys();
              return [...partners].some((other) => other !== place && stands([card, ...cards.slice(other, other + 1)]));
            };
            const tap = (place: number, card: BetCard): void => {
              const chosen = picked?.includes(place) ? picked.filter((each) => each !== place) : [...(picked ?? []), place];
              if (picked === undefined) lay([card]);
              else if (chosen.length === 2) lay(chosen.flatMap((each) => cards[each] ?? []));
              else say({ by, cards: chosen });
            };
            return (
              <fieldset
                key={by}
                aria-label={names.player(by)}
                data-told={laid !== undefined}
                data-abreast={cards.length + (most === 2 ? 1 : 0) + (most === 2 && stands([]) ? 1 : 0)}
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
                      picked?.includes(place) === true || (laid !== undefined && count(laid, card) > count(cards.slice(0, place), card))
                    }
                    data-bet={laid !== undefined && count(laid, card) > count(cards.slice(0, place), card)}
                    aria-disabled={laid !== undefined || !fits(place, card)}
                    onClick={() => tap(place, card)}
                  >
                    {renderSign(card)}
                    {hyphenate(text, text.names[card])}
                    <small>{text.table.needs(card, position.figures.bets[card])}</small>
                  </button>
                ))}
                {most === 2 && laid === undefined && (
                  <button
                    type="button"
                    class="kt-pick kt-chip"
                    aria-pressed={picked !== undefined}
                    onClick={() => say(picked === undefined ? { by, cards: [] } : undefined)}
                  >
                    {text.bets.two}
                  </button>
                )}
                {stands([]) && (
                  <button type="button" class="kt-pick kt-chip" data-stroke={`${by} ${NO_BET}`} onClick={() => lay([])}>
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

/** One after the other: a curtain, the player's own cards, and the curtain again. */
function SecretBets(props: BetPhaseProps) {
  const { tray, ...part } = props;
  const { stand, position, text, names, play } = part;
  const waiting = playersToBet(part);
  const next = useSignal<string | undefined>(undefined);
  const [hand, show] = useKeyedState<readonly number[] | undefined>(stand, undefined);
  const by = waiting.find((player) => player === next.value) ?? waiting[0] ?? '';
  const name = names.player(by);

  if (hand === undefined)
    return (
      <PhaseView
        {...part}
        line={text.bets.pass(name)}
        board={
          <section class="kt-curtain">
            <EyeOff size={40} aria-hidden="true" />
            <button type="button" class="button primary" onClick={() => show([])}>
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

  const { cards: own, most } = betOptions(position.round, companyOf(position, by).characters);
  const two = most === 2;
  const isOpen = findAllowedBets(part, by);
  const cardsAt = (places: readonly number[]): readonly BetCard[] => places.flatMap((place) => own[place] ?? []);
  const lay = (cards: readonly BetCard[]): void => {
    // An undo comes back to the curtain, not to what lay behind it.
    if (isOpen(cards)) show(undefined);
    play({ type: 'bet', by, cards: [...cards] });
  };
  const choose = (place: number): void => {
    const chosen = hand.includes(place) ? [] : two ? [...hand, place] : [place];
    if (chosen.length === 2) lay(cardsAt(chosen));
    else show(chosen);
  };
  return (
    <PhaseView
      {...part}
      line={text.bets.of(name)}
      beside={
        <button type="button" class="button plain icon" aria-label={text.bets.cover} onClick={() => show(undefined)}>
          <EyeOff aria-hidden="true" />
        </button>
      }
      board={
        <section class="kt-curtain kt-secret-bet">
          <p>{two ? text.bets.oneOrTwo : text.bets.one}</p>
          <div class="kt-bet-cards">
            {own.map((card, place) => (
              <button
                key={`${card}-${count(own.slice(0, place), card)}`}
                type="button"
                class="kt-pick"
                aria-pressed={hand.includes(place)}
                aria-disabled={!isOpen([...cardsAt(hand.filter((other) => two && other !== place)), card]) && !isOpen([card])}
                onClick={() => choose(place)}
              >
                {renderSign(card)}
                {hyphenate(text, text.names[card])}
                <small>{text.side(card, position.figures.bets[card])}</small>
              </button>
            ))}
          </div>
          {isOpen([]) && (
            <button type="button" class="button wide" onClick={() => lay([])}>
              {text.bets.none}
            </button>
          )}
          <button type="button" class="button primary wide" disabled={hand.length === 0} onClick={() => lay(cardsAt(hand))}>
            <EyeOff size={20} aria-hidden="true" /> {two && hand.length > 0 ? text.bets.layOne : text.bets.lay}
          </button>
        </section>
      }
    />
  );
}
