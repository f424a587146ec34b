import type { ComponentChildren } from 'preact';
import { COLOURS, type Colour, type ColoursByPlayer, coloursOf } from '#games/kingdom-builder/law/colours';
import type { Seat } from '#games/kingdom-builder/law/position';
import type { Terrain } from '#games/kingdom-builder/law/terrain';
import type { Tool } from '#games/kingdom-builder/law/tiles';
import type { Player } from '#session/game';
import { TerrainSign, ToolSign } from './Crop';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly sign?: ComponentChildren;
}

interface StripProps<T> {
  readonly label: string;
  /** The label is only for who does not see what the options are. */
  readonly quiet?: boolean;
  readonly options: readonly Option<T>[];
  chosen(value: T): boolean;
  onChoose(value: T): void;
}

/** One or some of many, all in sight. */
export function Strip<T extends string | number>({ label, quiet = false, options, chosen, onChoose }: StripProps<T>) {
  return (
    <fieldset class="kbdesk-field">
      <legend class={quiet ? 'unseen' : undefined}>{label}</legend>
      <div class="kbdesk-strip">
        {options.map(({ value, label: name, sign }) => (
          <button key={value} type="button" class="button kbdesk-chip" aria-pressed={chosen(value)} onClick={() => onChoose(value)}>
            {sign}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export const TerrainIcon = ({ terrain }: { readonly terrain: Terrain }) => (
  <svg viewBox="-56 -66 112 132" aria-hidden="true">
    <TerrainSign terrain={terrain} />
  </svg>
);

export const ToolIcon = ({ tool }: { readonly tool: Tool }) => (
  <svg viewBox="-58 -58 116 116" aria-hidden="true">
    <ToolSign tool={tool} />
  </svg>
);

interface Seated {
  readonly players?: readonly Player[];
  readonly colours?: ColoursByPlayer | undefined;
}

/** The colour of a seat in a case: as in the running game it was taken from, else as the box has them. */
export const colourIn = ({ players = [], colours }: Seated, seat: Seat): Colour =>
  coloursOf(
    players.map(({ id }) => id),
    colours,
  )[seat] ??
  COLOURS[seat] ??
  COLOURS[0];
