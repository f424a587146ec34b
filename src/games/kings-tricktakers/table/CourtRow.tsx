import type { SetColour } from '#games/kings-tricktakers/law/box';
import type { Court } from '#games/kings-tricktakers/text/screen-en';
import { TrayRow } from '#ui/TableView';
import type { PartProps } from './view';

export const COURT = ['king', 'queen', 'flip'] as const satisfies readonly (keyof Court)[];

export const PLAIN: Court = { king: false, queen: false, flip: false };

interface CourtRowProps extends Pick<PartProps, 'text'> {
  /** The card that they go with. */
  readonly label: string;
  readonly set: SetColour;
  readonly offered: readonly (keyof Court)[];
  readonly chosen: { readonly [Each in keyof Court]?: boolean | undefined };
  fits?(each: keyof Court): boolean;
  onTap(each: keyof Court): void;
}

/** King, Queen and rebel by their shortest names; what is heard names the colour. */
export function CourtRow({ text, label, set, offered, chosen, fits = () => true, onTap }: CourtRowProps) {
  const said = { king: text.court('king', set), queen: text.court('queen', set), flip: text.trick.rebel };
  return (
    <div class="kt-asked kt-above kt-court-row">
      <span class="kt-of" aria-hidden="true">
        {label}
      </span>
      <TrayRow label={label}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-label={said[each]}
            aria-pressed={chosen[each] === true}
            aria-disabled={!fits(each)}
            onClick={() => onTap(each)}
          >
            {text.trick.figures({ ...PLAIN, [each]: true })}
          </button>
        ))}
      </TrayRow>
    </div>
  );
}
