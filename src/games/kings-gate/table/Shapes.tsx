import type { Colour } from '#games/kings-gate/law/box';
import { SHAPES } from './view';

/** Colours by their shapes. */
export function Shapes({ colours }: { readonly colours: readonly Colour[] }) {
  return (
    <span class="kg-shapes" aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour} style={{ color: `var(--kg-${colour}-ink)` }}>
          {SHAPES[colour]}
        </span>
      ))}
    </span>
  );
}
