import type { BetCard, Colour, SetColour } from '#games/kings-tricktakers/law/box';
import { type CardName, printedFace } from '#games/kings-tricktakers/law/trick/cards';

export type Tint = Colour | SetColour | 'mystic' | 'surrender';

/** What a card shows beside its tint: a sun, a leaf, a drop, a tower, a moon; a star and a flag for the cards without a value. */
export const EMBLEMS: Readonly<Record<Tint, string>> = {
  yellow: 'M12 2l2.4 5.2 5.6-1.2-1.2 5.6L24 14l-5.2 2.4 1.2 5.6-5.6-1.2L12 26l-2.4-5.2L4 22l1.2-5.6L0 14l5.2-2.4L4 6l5.6 1.2z',
  green: 'M12 2c9 6 9 16 1.2 20V26h-2.4v-4C3 18 3 8 12 2z',
  blue: 'M12 2c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15z',
  black: 'M4 3h4v4h2V3h4v4h2V3h4v8l-3 2v9h3v4H4v-4h3v-9l-3-2z',
  white: 'M16 3a12 12 0 1 0 5 18A11 11 0 0 1 16 3z',
  mystic: 'M12 1l3 9 9 4-9 4-3 9-3-9-9-4 9-4z',
  surrender: 'M3 2h3v1h15l-4 6 4 6H6v12H3z',
};

/** What stands for a character where there is little room: one sign each. */
const SIGNS: Readonly<Record<BetCard, string>> = {
  gambler: 'M4 4h16v16H4zM8 8h2v2H8zM14 14h2v2h-2zM11 11h2v2h-2z',
  hermit: 'M12 2l8 8v12h-5v-7H9v7H4V10z',
  rebel: 'M4 9h12V5l6 6-6 6v-4H4zM20 19H8v3l-5-4 5-4v3h12z',
  berserker: 'M3 3l8 4-1 3 9 9-2 2-9-9-3 1z',
  assassin: 'M20 2l-2 9-6 6 2 2-2 2-3-3-4 4-3-3 4-4-3-3 2-2 2 2 6-6z',
  oppressor: 'M3 6l5 5 4-8 4 8 5-5-2 14H5z',
  healer: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  collector: 'M12 2l8 7-8 13L4 9z',
  devil: 'M3 3c3 0 4 2 5 4a10 10 0 0 1 8 0c1-2 2-4 5-4 0 4-2 6-2 9a7 7 0 0 1-14 0c0-3-2-5-2-9z',
  diplomat: 'M5 2h12l3 4v16H8l-3-3zM9 8v2h7V8zM9 13v2h7v-2z',
  jack: 'M12 2a5 5 0 0 1 5 5c0 3-2 4-2 6l6 3v6H3v-6l6-3c0-2-2-3-2-6a5 5 0 0 1 5-5z',
};

/** Functions instead of components: many are rendered at once, and each component would cost a diff. */
export const renderEmblem = (tint: Tint) => (
  <svg class="kt-emblem" viewBox="0 0 24 28" aria-hidden="true">
    <path d={EMBLEMS[tint]} />
  </svg>
);

export const renderSign = (card: BetCard) => (
  <svg class="kt-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[card]} fill-rule="evenodd" />
  </svg>
);

/** The face of a base card: its value and suit, a star for Mystic, a flag for Surrender. */
export function CardFace({ card }: { readonly card: CardName }) {
  const face = printedFace(card);
  return (
    <>
      {renderEmblem(tintOf(card))}
      {face.kind === 'value' && (
        <span class="kt-value">
          {face.value}
          {card === 'berserker-10' && renderSign('berserker')}
        </span>
      )}
    </>
  );
}

/** Which tint a card has. */
export function tintOf(card: CardName): Colour | 'mystic' | 'surrender' {
  const face = printedFace(card);
  return face.kind === 'value' ? face.colour : face.kind;
}
