import { useSignal } from '@preact/signals';
import { COLOURS, type Colour, swapColour } from '#games/kingdom-builder/law/colours';
import { HouseIcon } from '#games/kingdom-builder/pieces/BoardLayers';
import type { Language } from '#text/language';
import './setup.css';
import { setupTexts } from './setup-texts';

interface ColourPickerProps {
  readonly label: string;
  readonly names: readonly string[];
  /** By seat. */
  readonly colours: readonly Colour[];
  readonly language: Language;
  onChange(colours: readonly Colour[]): void;
}

/** The colour of each player; a tap on a player shows all five. */
export function ColourPicker({ label, names, colours, language, onChange }: ColourPickerProps) {
  const text = setupTexts[language];
  const openSeat = useSignal<number | undefined>(undefined);
  const seat = openSeat.value;
  return (
    <fieldset class="kb-colours">
      <legend>{label}</legend>
      <div class="kb-colour-row">
        {names.map((name, each) => (
          <button
            key={each}
            type="button"
            class="button kb-seat"
            aria-expanded={seat === each}
            aria-label={text.setup.colourOf(name, colours[each] ?? COLOURS[0])}
            onClick={() => {
              openSeat.value = seat === each ? undefined : each;
            }}
          >
            <HouseIcon colour={colours[each]} />
            <small>{name}</small>
          </button>
        ))}
      </div>
      {seat !== undefined && (
        <div class="kb-colour-row">
          {COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              class="button icon"
              aria-pressed={colours[seat] === colour}
              aria-label={text.colours[colour]}
              onClick={() => {
                openSeat.value = undefined;
                onChange(swapColour(colours, seat, colour));
              }}
            >
              <HouseIcon colour={colour} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
