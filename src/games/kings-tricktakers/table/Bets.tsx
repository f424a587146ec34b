import { useSignal } from '@preact/signals';
import { Eye, EyeOff } from 'lucide-preact';
import { betting } from '#games/kings-tricktakers/law/bets';
import { type BetCard, count } from '#games/kings-tricktakers/law/box';
import { companyOf } from '#games/kings-tricktakers/law/position';
import { Sign } from '#games/kings-tricktakers/pieces/cards';
import { forPlayer } from '#law/by-player';
import { openOf } from '#session/rule';
import { useChoiceIn } from '#ui/choice';
import { Disclosure } from '#ui/Disclosure';
import type { PartProps } from './view';

/** The bets, one after the other: a curtain, the player's own cards, and the curtain again. */
export function Bets({ table, stand, position, text, names, play }: PartProps) {
  const waiting = position.players.filter((player) => forPlayer(position.bets, player) === undefined);
  const next = useSignal<string | undefined>(undefined);
  const [hand, show] = useChoiceIn<readonly number[] | undefined>(stand, undefined);
  const by = waiting.find((player) => player === next.value) ?? waiting[0] ?? '';
  const name = names.player(by);

  if (hand === undefined)
    return (
      <section class="kt-curtain">
        <EyeOff size={40} aria-hidden="true" />
        <h2>{text.bets.pass(name)}</h2>
        <button type="button" class="button primary" onClick={() => show([])}>
          <Eye size={20} aria-hidden="true" /> {text.bets.iAm(name)}
        </button>
        {waiting.length > 1 && (
          <Disclosure title={text.bets.inTurn}>
            <div class="row">
              {waiting
                .filter((player) => player !== by)
                .map((player) => (
                  <button key={player} type="button" class="button" onClick={() => (next.value = player)}>
                    {names.player(player)}
                  </button>
                ))}
            </div>
          </Disclosure>
        )}
      </section>
    );

  const { cards: own, most } = betting(position.round, companyOf(position, by).characters);
  const two = most === 2;
  const open = openOf(table.game, stand, 'bet').filter((event) => event.by === by);
  const cardsAt = (places: readonly number[]): readonly BetCard[] => places.flatMap((place) => own[place] ?? []);
  const isOpen = (cards: readonly BetCard[]): boolean =>
    open.some((bet) => bet.cards.length === cards.length && cards.every((card) => count(bet.cards, card) === count(cards, card)));
  const lay = (cards: readonly BetCard[]): void => play({ type: 'bet', by, cards: [...cards] });
  const choose = (place: number): void => {
    const chosen = hand.includes(place) ? [] : two ? [...hand, place] : [place];
    if (chosen.length === 2) lay(cardsAt(chosen));
    else show(chosen);
  };
  return (
    <section class="kt-curtain kt-hand">
      <h2>{text.bets.of(name)}</h2>
      <p>{two ? text.bets.oneOrTwo : text.bets.one}</p>
      <div class="kt-betcards">
        {own.map((card, place) => (
          <button
            key={`${card}-${count(own.slice(0, place), card)}`}
            type="button"
            class="kt-pick"
            aria-pressed={hand.includes(place)}
            aria-disabled={!isOpen([...cardsAt(hand.filter((other) => two && other !== place)), card]) && !isOpen([card])}
            onClick={() => choose(place)}
          >
            <Sign of={card} />
            <span>{text.names[card]}</span>
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
        <EyeOff size={20} aria-hidden="true" /> {text.bets.lay}
      </button>
    </section>
  );
}
