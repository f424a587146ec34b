import { CHARACTERS, type Character, count, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import type { Position } from '#games/kings-tricktakers/law/position';
import { renderEmblem, renderSign } from '#games/kings-tricktakers/pieces/cards';
import type { BoardPartProps } from '../board-part';
import { hyphenate } from '../hyphenate';

interface SetPickerProps extends Pick<BoardPartProps, 'text'> {
  readonly chosen?: SetColour | undefined;
  /** Who has a set, where somebody has. */
  holder(set: SetColour): string | undefined;
  onTap(set: SetColour): void;
}

/** The five sets of King, Queen and Jack, each with what its King and its Queen do. */
export const SetPicker = ({ text, chosen, holder, onTap }: SetPickerProps) => (
  <div class="kt-sets">
    {SETS.map((set) => {
      const holderName = holder(set);
      return (
        <button
          key={set}
          type="button"
          class="kt-pick"
          data-tint={set}
          data-stroke={`set:${set}`}
          aria-pressed={chosen === set}
          aria-disabled={holderName !== undefined}
          onClick={() => onTap(set)}
        >
          <span class="kt-pick-name">
            {renderEmblem(set)}
            {text.colours[set]}
          </span>
          <span class="visually-hidden">, </span>
          <small>{holderName ?? hyphenate(text, text.briefSet[set])}</small>
        </button>
      );
    })}
  </div>
);

interface CharacterPickerProps extends Pick<BoardPartProps, 'text'> {
  readonly position: Position;
  readonly chosen: readonly Character[];
  /** How many more of a character can be taken. */
  copiesLeft(character: Character): number;
  onTap(character: Character): void;
  /** Takes a chosen one back: the second tap on it. */
  onRemove?(character: Character): void;
}

/** The characters of the game, each with what it does and how many are left. */
export const CharacterPicker = ({ position, text, chosen, copiesLeft: left, onTap, onRemove }: CharacterPickerProps) => (
  <div class="kt-characters">
    {CHARACTERS.filter((each) => position.figures.copies[each] > 0).map((each) => {
      const remaining = left(each);
      const isChosen = count(chosen, each) > 0;
      return (
        <div key={each} class="kt-character">
          <button
            type="button"
            class="kt-pick"
            data-stroke={`character:${each}`}
            aria-pressed={isChosen}
            aria-disabled={remaining <= 0 && !isChosen}
            onClick={() => (isChosen && onRemove !== undefined ? onRemove(each) : onTap(each))}
          >
            <span class="kt-pick-name">
              {renderSign(each)}
              {hyphenate(text, text.names[each])}
              {remaining > 1 && !isChosen && <small>×{remaining}</small>}
            </span>
            <small>{hyphenate(text, text.brief[each])}</small>
          </button>
          {isChosen && remaining > 0 && (
            <button
              type="button"
              class="kt-pick kt-another"
              aria-label={text.company.another(text.names[each])}
              onClick={() => onTap(each)}
            >
              +1
            </button>
          )}
        </div>
      );
    })}
  </div>
);
