import type { ReadonlySignal } from '@preact/signals';
import type { PlayCard } from '#games/kings-tricktakers/law/position';
import type { PlayModifiers } from '#games/kings-tricktakers/text/screen-en';
import type { StrokeStart } from '#ui/board/stroke';
import type { BoardPartProps } from '../board-part';
import { strokedName } from '../strokes';

const modifiersOf = ({ king = false, queen = false, flip = false }: PlayCard): PlayModifiers => ({ king, queen, flip });

/** What goes with a card, in a word; of a plain card none. */
export const modifierKey = ({ king, queen, flip }: PlayCard): string =>
  [king === true && 'king', queen === true && 'queen', flip === true && 'flip'].filter((each) => each !== false).join('-');

interface ModifierMenuProps extends Pick<BoardPartProps, 'text'> {
  readonly pressed: ReadonlySignal<StrokeStart | undefined>;
  readonly legalPlays: readonly PlayCard[];
}

/** King, Queen and rebel above the card that a finger lies on: it slides onto one, and both are played. */
export function ModifierMenu({ pressed, legalPlays, text }: ModifierMenuProps) {
  const card = strokedName('card', [pressed.value?.name ?? '']);
  const offered = legalPlays.filter((event) => event.card === card && modifierKey(event) !== '');
  const box = pressed.value?.rect;
  if (box === undefined || offered.length === 0) return null;
  const abreast = Math.min(offered.length, 3);
  return (
    <div
      class="kt-modifier-menu"
      aria-hidden="true"
      style={{ '--abreast': abreast, '--x': `${box.x + box.width / 2}px`, '--y': `${box.y}px` }}
    >
      {offered.map((event) => (
        <span key={modifierKey(event)} data-stroke={`with:${modifierKey(event)}`}>
          {text.trick.figures(modifiersOf(event))}
        </span>
      ))}
    </div>
  );
}
