import type { Colour } from '#games/kings-gate/law/box';
import { COLOUR_SYMBOLS } from '../table/play/open-events';

/** Colours by their shapes. */
export function ColourSymbols({ colours }: { readonly colours: readonly Colour[] }) {
  return (
    <span class="kg-colour-symbols" aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour} style={{ color: `var(--kg-${colour}-ink)` }}>
          {COLOUR_SYMBOLS[colour]}
        </span>
      ))}
    </span>
  );
}
