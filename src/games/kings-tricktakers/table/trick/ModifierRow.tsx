import type { SetColour } from '#games/kings-tricktakers/law/box';
import type { PlayModifiers } from '#games/kings-tricktakers/text/screen-en';
import { TrayRow } from '#ui/TableView';
import type { BoardPartProps } from '../board-part';

export const PLAY_MODIFIERS = ['king', 'queen', 'flip'] as const satisfies readonly (keyof PlayModifiers)[];

export const NO_MODIFIERS: PlayModifiers = { king: false, queen: false, flip: false };

interface ModifierRowProps extends Pick<BoardPartProps, 'text'> {
  /** The card that they go with. */
  readonly label: string;
  readonly set: SetColour;
  readonly offered: readonly (keyof PlayModifiers)[];
  readonly chosen: { readonly [Each in keyof PlayModifiers]?: boolean | undefined };
  isAllowed?(each: keyof PlayModifiers): boolean;
  onTap(each: keyof PlayModifiers): void;
}

/** King, Queen and rebel by their shortest names; what is heard names the colour. */
export function ModifierRow({ text, label, set, offered, chosen, isAllowed = () => true, onTap }: ModifierRowProps) {
  const accessibleNames = { king: text.court('king', set), queen: text.court('queen', set), flip: text.trick.rebel };
  return (
    <div class="kt-question kt-stacked kt-modifier-row">
      <span class="kt-row-label" aria-hidden="true">
        {label}
      </span>
      <TrayRow label={label}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-label={accessibleNames[each]}
            aria-pressed={chosen[each] === true}
            aria-disabled={!isAllowed(each)}
            onClick={() => onTap(each)}
          >
            {text.trick.figures({ ...NO_MODIFIERS, [each]: true })}
          </button>
        ))}
      </TrayRow>
    </div>
  );
}
