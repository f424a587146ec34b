import type { ReadonlySignal } from '@preact/signals';
import type { PlayCard } from '#games/kings-tricktakers/law/position';
import type { Court } from '#games/kings-tricktakers/text/screen-en';
import type { StrokeStart } from '#ui/stroke';
import { nameIn } from './strokes';
import type { PartProps } from './view';

const courtOf = ({ king = false, queen = false, flip = false }: PlayCard): Court => ({ king, queen, flip });

/** What goes with a card, in a word; of a plain card none. */
export const withIt = ({ king, queen, flip }: PlayCard): string =>
  [king === true && 'king', queen === true && 'queen', flip === true && 'flip'].filter((each) => each !== false).join('-');

interface WithItProps extends Pick<PartProps, 'text'> {
  readonly pressed: ReadonlySignal<StrokeStart | undefined>;
  readonly open: readonly PlayCard[];
}

/** King, Queen and rebel above the card that a finger lies on: it slides onto one, and both are played. */
export function WithIt({ pressed, open, text }: WithItProps) {
  const card = nameIn('card', [pressed.value?.name ?? '']);
  const offered = open.filter((event) => event.card === card && withIt(event) !== '');
  const box = pressed.value?.box;
  if (box === undefined || offered.length === 0) return null;
  const abreast = Math.min(offered.length, 3);
  return (
    <div class="kt-with" aria-hidden="true" style={{ '--abreast': abreast, '--x': `${box.x + box.width / 2}px`, '--y': `${box.y}px` }}>
      {offered.map((event) => (
        <span key={withIt(event)} data-stroke={`with:${withIt(event)}`}>
          {text.trick.figures(courtOf(event))}
        </span>
      ))}
    </div>
  );
}
