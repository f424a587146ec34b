import { type CardName, printed } from '#games/kings-tricktakers/law/cards';
import { deckOf } from '#games/kings-tricktakers/law/outlook';
import { led } from '#games/kings-tricktakers/law/play';
import { Face, tintOf } from '#games/kings-tricktakers/pieces/cards';
import { steady, useLatest } from '#ui/steady';
import { Parted } from './Parted';
import type { PartProps } from './view';

interface DeckProps extends Pick<PartProps, 'position' | 'text' | 'lit'> {
  readonly open: ReadonlySet<CardName | undefined>;
  onTap(card: CardName): void;
}

/** The deck of this player count, a row a suit, and below it the cards without a value and the Berserker's; it never moves. */
export function Deck({ position, text, lit, open, onTap }: DeckProps) {
  const tap = useLatest(onTap);
  const leading = led(position);
  const deck = deckOf(position);
  const values = deck.filter(({ card }) => printed(card).kind === 'value');
  const others = [...deck.filter((each) => !values.includes(each)), { card: 'berserker-10' as const, left: 1 }];
  const drawn = ({ card, left }: (typeof others)[number]) => {
    const face = printed(card);
    const isLed = face.kind === 'value' && card !== 'berserker-10' && face.colour === leading;
    const named = { card, text, onTap: tap };
    return <DeckCard key={card} {...named} left={left} isLed={isLed} isLit={lit.includes(card)} isOpen={open.has(card)} />;
  };
  return (
    <fieldset class="kt-deck" aria-label={text.trick.grid}>
      <div class="kt-suits" data-abreast={values.length / 4} style={{ '--abreast': values.length / 4 }}>
        {values.map(drawn)}
      </div>
      <div class="kt-others">{others.map(drawn)}</div>
    </fieldset>
  );
}

interface DeckCardProps extends Pick<DeckProps, 'text' | 'onTap'> {
  readonly card: CardName;
  readonly left: number;
  readonly isLed: boolean;
  readonly isLit: boolean;
  readonly isOpen: boolean;
}

const DeckCard = steady(({ text, card, left, isLed, isLit, isOpen, onTap }: DeckCardProps) => {
  const face = printed(card);
  return (
    <button
      type="button"
      class="kt-card"
      data-card={card}
      data-stroke={`card:${card}`}
      data-tint={tintOf(card)}
      data-led={isLed}
      data-gone={left === 0}
      data-lit={isLit}
      aria-disabled={!isOpen}
      aria-label={`${text.card(card)}${left > 1 ? ` ×${left}` : ''}${left === 0 ? `, ${text.trick.gone}` : ''}`}
      onClick={() => onTap(card)}
    >
      <Face card={card} />
      {face.kind !== 'value' && (
        <span class="kt-kind">
          <Parted text={text} said={text.card(card)} />
          {left > 1 && ` ×${left}`}
        </span>
      )}
    </button>
  );
});
