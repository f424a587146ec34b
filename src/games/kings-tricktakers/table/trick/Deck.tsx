import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { unseenDeck } from '#games/kings-tricktakers/law/score/outlook';
import { CARD_NAMES, type CardName, printedFace } from '#games/kings-tricktakers/law/trick/cards';
import { colourToFollow } from '#games/kings-tricktakers/law/trick/play';
import { CardFace, renderEmblem, tintOf } from '#games/kings-tricktakers/pieces/cards';
import type { BoardPartProps } from '../board-part';
import { hyphenate } from '../hyphenate';
import { strokedName } from '../strokes';

interface DeckProps extends Pick<BoardPartProps, 'position' | 'text' | 'highlightedPlaces'> {
  readonly playable: ReadonlySet<CardName | undefined>;
  onTap(card: CardName): void;
}

/** The deck of this player count, a row a suit, and below it the cards without a value and the Berserker's; it never moves. */
export function Deck({ position, text, highlightedPlaces, playable, onTap }: DeckProps) {
  // Reusing the same vnode lets Preact skip its diff.
  const cardCache = useMemo(() => new Map<string, JSX.Element>(), [text]);
  const leading = colourToFollow(position);
  const deck = unseenDeck(position);
  const values = deck.filter(({ card }) => printedFace(card).kind === 'value');
  const others = [...deck.filter((each) => !values.includes(each)), { card: 'berserker-10' as const, unseen: 1 }];
  const renderCached = ({ card, unseen }: (typeof others)[number]): JSX.Element => {
    const isLed = card !== 'berserker-10' && tintOf(card) === leading;
    const [isLit, isOpen] = [highlightedPlaces.includes(card), playable.has(card)];
    const cacheKey = [card, unseen, isLed, isLit, isOpen].join();
    const rendered = cardCache.get(cacheKey) ?? renderDeckCard({ text, card, unseen, isLed, isLit, isOpen });
    cardCache.set(cacheKey, rendered);
    return rendered;
  };
  const tap = ({ target }: MouseEvent): void => {
    const stroke = target instanceof Element ? target.closest<HTMLElement>('[data-stroke]')?.dataset.stroke : undefined;
    const card = CARD_NAMES.find((card) => card === strokedName('card', [stroke ?? '']));
    if (card !== undefined) onTap(card);
  };
  return (
    <fieldset class="kt-deck" aria-label={text.trick.grid} onClickCapture={tap}>
      <div class="kt-suits" style={{ '--abreast': values.length / 4 }}>
        {values.map(renderCached)}
      </div>
      <div class="kt-other-cards">{others.map(renderCached)}</div>
    </fieldset>
  );
}

interface DeckCardProps extends Pick<DeckProps, 'text'> {
  readonly card: CardName;
  readonly unseen: number;
  readonly isLed: boolean;
  readonly isLit: boolean;
  readonly isOpen: boolean;
}

/** As few elements as possible: the whole deck is rendered on each tap. */
function renderDeckCard({ text, card, unseen, isLed, isLit, isOpen }: DeckCardProps): JSX.Element {
  const face = printedFace(card);
  return (
    <button
      key={card}
      type="button"
      class="kt-card"
      data-stroke={`card:${card}`}
      data-tint={tintOf(card)}
      data-led={isLed || undefined}
      data-gone={unseen === 0 || undefined}
      data-lit={isLit || undefined}
      aria-disabled={!isOpen}
      aria-label={`${text.card(card)}${unseen > 1 ? ` ×${unseen}` : ''}${unseen === 0 ? `, ${text.trick.gone}` : ''}`}
    >
      {card === 'berserker-10' ? <CardFace card={card} /> : renderEmblem(tintOf(card))}
      {card !== 'berserker-10' && face.kind === 'value' && face.value}
      {face.kind !== 'value' && (
        <span class="kt-card-kind">
          {hyphenate(text, text.card(card))}
          {unseen > 1 && ` ×${unseen}`}
        </span>
      )}
    </button>
  );
}
