import { CHARACTERS, type Character, count, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import type { Position } from '#games/kings-tricktakers/law/position';
import { emblem, sign } from '#games/kings-tricktakers/pieces/cards';
import { parted } from './parted';
import type { PartProps } from './view';

interface SetPicksProps extends Pick<PartProps, 'text'> {
  readonly chosen?: SetColour | undefined;
  /** Who has a set, where somebody has. */
  holder(set: SetColour): string | undefined;
  onTap(set: SetColour): void;
}

/** The five sets of King, Queen and Jack, each with what its King and its Queen do. */
export const SetPicks = ({ text, chosen, holder, onTap }: SetPicksProps) => (
  <div class="kt-sets">
    {SETS.map((set) => {
      const who = holder(set);
      return (
        <button
          key={set}
          type="button"
          class="kt-pick"
          data-tint={set}
          data-stroke={`set:${set}`}
          aria-pressed={chosen === set}
          aria-disabled={who !== undefined}
          onClick={() => onTap(set)}
        >
          <span class="kt-named">
            {emblem(set)}
            {text.colours[set]}
          </span>
          <span class="unseen">, </span>
          <small>{who ?? parted(text, text.briefSet[set])}</small>
        </button>
      );
    })}
  </div>
);

interface CharacterPicksProps extends Pick<PartProps, 'text'> {
  readonly position: Position;
  readonly chosen: readonly Character[];
  /** How many more of a character can be taken. */
  left(character: Character): number;
  onTap(character: Character): void;
}

/** The characters of the game, each with what it does and how many are left. */
export const CharacterPicks = ({ position, text, chosen, left, onTap }: CharacterPicksProps) => (
  <div class="kt-characters">
    {CHARACTERS.filter((each) => position.figures.copies[each] > 0).map((each) => {
      const more = left(each);
      return (
        <button
          key={each}
          type="button"
          class="kt-pick"
          data-stroke={`character:${each}`}
          aria-pressed={count(chosen, each) > 0}
          aria-disabled={more <= 0}
          onClick={() => onTap(each)}
        >
          <span class="kt-named">
            {sign(each)}
            {parted(text, text.names[each])}
            {more > 1 && <small>×{more}</small>}
          </span>
          <small>{parted(text, text.brief[each])}</small>
        </button>
      );
    })}
  </div>
);
