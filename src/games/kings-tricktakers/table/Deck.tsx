import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CARD_NAMES, type CardName, printed } from '#games/kings-tricktakers/law/cards';
import { deckOf } from '#games/kings-tricktakers/law/outlook';
import { led } from '#games/kings-tricktakers/law/play';
import { emblem, Face, tintOf } from '#games/kings-tricktakers/pieces/cards';
import { parted } from './parted';
import { nameIn } from './strokes';
import type { PartProps } from './view';

interface DeckProps extends Pick<PartProps, 'position' | 'text' | 'lit'> {
  readonly open: ReadonlySet<CardName | undefined>;
  onTap(card: CardName): void;
}

/** The deck of this player count, a row a suit, and below it the cards without a value and the Berserker's; it never moves. */
export function Deck({ position, text, lit, open, onTap }: DeckProps) {
  // A card of which the same is told stays as it was drawn.
  const drawn = useMemo(() => new Map<string, JSX.Element>(), [text]);
  const leading = led(position);
  const deck = deckOf(position);
  const values = deck.filter(({ card }) => printed(card).kind === 'value');
  const others = [...deck.filter((each) => !values.includes(each)), { card: 'berserker-10' as const, left: 1 }];
  const draw = ({ card, left }: (typeof others)[number]): JSX.Element => {
    const isLed = card !== 'berserker-10' && tintOf(card) === leading;
    const [isLit, isOpen] = [lit.includes(card), open.has(card)];
    const told = [card, left, isLed, isLit, isOpen].join();
    const known = drawn.get(told) ?? deckCard({ text, card, left, isLed, isLit, isOpen });
    drawn.set(told, known);
    return known;
  };
  const tap = ({ target }: MouseEvent): void => {
    const stroked = target instanceof Element ? target.closest<HTMLElement>('[data-stroke]')?.dataset.stroke : undefined;
    const tapped = CARD_NAMES.find((card) => card === nameIn('card', [stroked ?? '']));
    if (tapped !== undefined) onTap(tapped);
  };
  return (
    <fieldset class="kt-deck" aria-label={text.trick.grid} onClickCapture={tap}>
      <div class="kt-suits" data-abreast={values.length / 4} style={{ '--abreast': values.length / 4 }}>
        {values.map(draw)}
      </div>
      <div class="kt-others">{others.map(draw)}</div>
    </fieldset>
  );
}

interface DeckCard extends Pick<DeckProps, 'text'> {
  readonly card: CardName;
  readonly left: number;
  readonly isLed: boolean;
  readonly isLit: boolean;
  readonly isOpen: boolean;
}

/** As few parts as can be: the whole deck is laid out in one tap. */
function deckCard({ text, card, left, isLed, isLit, isOpen }: DeckCard): JSX.Element {
  const face = printed(card);
  return (
    <button
      key={card}
      type="button"
      class="kt-card"
      data-stroke={`card:${card}`}
      data-tint={tintOf(card)}
      data-led={isLed || undefined}
      data-gone={left === 0 || undefined}
      data-lit={isLit || undefined}
      aria-disabled={!isOpen}
      aria-label={`${text.card(card)}${left > 1 ? ` ×${left}` : ''}${left === 0 ? `, ${text.trick.gone}` : ''}`}
    >
      {card === 'berserker-10' ? <Face card={card} /> : emblem(tintOf(card))}
      {card !== 'berserker-10' && face.kind === 'value' && face.value}
      {face.kind !== 'value' && (
        <span class="kt-kind">
          {parted(text, text.card(card))}
          {left > 1 && ` ×${left}`}
        </span>
      )}
    </button>
  );
}
