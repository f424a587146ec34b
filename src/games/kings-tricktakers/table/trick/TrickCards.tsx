import type { Position, TrickSlot } from '#games/kings-tricktakers/law/position';
import { colourOf } from '#games/kings-tricktakers/law/trick/cards';
import { oppressorsOf } from '#games/kings-tricktakers/law/trick/play';
import { type CardEffects, faceInTrick, type Outcome, type PlayedCard } from '#games/kings-tricktakers/law/trick/trick';
import { CardFace, tintOf } from '#games/kings-tricktakers/pieces/cards';
import { Laurel } from '#ui/score/Laurel';
import type { BoardPartProps } from '../board-part';
import { hyphenate } from '../hyphenate';

/** The effects on a card of the trick: court cards, rebel, oppressor. */
export const cardEffectsOf = (position: Position, playedCard: PlayedCard): CardEffects => ({
  king: playedCard.king,
  queen: playedCard.queen,
  turned: playedCard.flip ? faceInTrick(playedCard) : undefined,
  oppressor: colourOf(playedCard.card) === 'yellow' && oppressorsOf(position).includes(playedCard.by),
});

interface TrickCardsProps extends Pick<BoardPartProps, 'position' | 'text' | 'names'> {
  /** Everybody in the order of play: who has not laid a card has an empty place. */
  readonly order: readonly string[];
  readonly places: readonly TrickSlot[];
  readonly winner: Outcome | undefined;
}

/** The cards of a trick, a place for each player, so that nothing moves as they come. */
export function TrickCards({ position, order, places, winner, text, names }: TrickCardsProps) {
  return (
    <ol class="kt-trick-cards">
      {order.map((player) => {
        const place = places.find(({ by }) => by === player);
        return (
          <li key={player} data-winning={winner?.winner === player}>
            <small>
              {winner?.winner === player && <Laurel isSmall />}
              {names.player(player)}
            </small>
            {place?.card === undefined ? (
              <span class="kt-card kt-empty-card">{place !== undefined && text.trick.waiting}</span>
            ) : (
              <span class="kt-card landed" data-tint={tintOf(place.card)}>
                <CardFace card={place.card} />
                <span class="visually-hidden">{text.card(place.card)}</span>
              </span>
            )}
            <small>{place?.card !== undefined && hyphenate(text, text.trick.made(cardEffectsOf(position, place)))}</small>
          </li>
        );
      })}
    </ol>
  );
}
