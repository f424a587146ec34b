import type { GameId } from '#registry';
import './Emblem.css';

/** A small picture of a game, drawn for Regent. */
export function Emblem({ game }: { readonly game: GameId }) {
  return (
    <svg viewBox="0 0 64 64" class="emblem" aria-hidden="true">
      <rect width="64" height="64" rx="14" class="emblem-ground" />
      {PICTURES[game]}
    </svg>
  );
}

const PICTURES = {
  kingdom: (
    <>
      <path d="M14 46h36l4-24-12 9-10-17-10 17-12-9z" class="emblem-gold" />
      <path d="M14 51h36" class="emblem-line" />
    </>
  ),
  'kings-gate': (
    <>
      <path d="M12 52V24h8v-6h6v6h12v-6h6v6h8v28H40V40a8 8 0 0 0-16 0v12z" class="emblem-gold" />
      <path d="M10 52h44" class="emblem-line" />
    </>
  ),
  'kingdom-builder': (
    <>
      <path d="M32 10l18 10v21L32 52 14 41V20z" class="emblem-hex" />
      <path d="M22 42V29l10-8 10 8v13z" class="emblem-gold" />
    </>
  ),
  'kings-tricktakers': (
    <>
      <rect x="12" y="16" width="24" height="34" rx="4" class="emblem-hex" transform="rotate(-10 24 33)" />
      <rect x="27" y="14" width="24" height="34" rx="4" class="emblem-gold" transform="rotate(8 39 31)" />
    </>
  ),
} as const satisfies Readonly<Record<GameId, unknown>>;
