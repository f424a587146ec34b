import { type CardName, printed } from '#games/kings-tricktakers/law/cards';
import { deckOf } from '#games/kings-tricktakers/law/outlook';
import { led } from '#games/kings-tricktakers/law/play';
import { Face, tintOf } from '#games/kings-tricktakers/pieces/cards';
import type { PartProps } from './view';

interface DeckProps extends Pick<PartProps, 'position' | 'text' | 'lit'> {
  isOpen(card: CardName): boolean;
  onTap(card: CardName): void;
}

/** The deck of this player count, a row a suit, and below it the cards without a value and the Berserker's; it never moves. */
export function Deck(props: DeckProps) {
  const { position, text } = props;
  const deck = deckOf(position);
  const values = deck.filter(({ card }) => printed(card).kind === 'value');
  const others = [...deck.filter((each) => !values.includes(each)), { card: 'berserker-10' as const, left: 1 }];
  return (
    <fieldset class="kt-deck" aria-label={text.trick.grid}>
      <div class="kt-suits" data-abreast={values.length / 4} style={{ '--abreast': values.length / 4 }}>
        {values.map((each) => (
          <DeckCard key={each.card} {...props} {...each} />
        ))}
      </div>
      <div class="kt-others">
        {others.map((each) => (
          <DeckCard key={each.card} {...props} {...each} />
        ))}
      </div>
    </fieldset>
  );
}

interface DeckCardProps extends DeckProps {
  readonly card: CardName;
  readonly left: number;
}

function DeckCard({ position, text, lit, card, left, isOpen, onTap }: DeckCardProps) {
  const face = printed(card);
  const wide = face.kind !== 'value' || card === 'berserker-10';
  return (
    <button
      type="button"
      class="kt-card"
      data-card={card}
      data-stroke={`card:${card}`}
      data-tint={tintOf(card)}
      data-led={!wide && face.kind === 'value' && face.colour === led(position)}
      data-gone={left === 0}
      data-lit={lit.includes(card)}
      aria-disabled={!isOpen(card)}
      aria-label={`${text.card(card)}${left > 1 ? ` ×${left}` : ''}${left === 0 ? `, ${text.trick.gone}` : ''}`}
      onClick={() => onTap(card)}
    >
      <Face card={card} />
      {face.kind !== 'value' && (
        <span class="kt-kind">
          {text.card(card)}
          {left > 1 && ` ×${left}`}
        </span>
      )}
    </button>
  );
}
