import { Pencil } from 'lucide-preact';
import type { BoardProps } from '#contract/board';
import type { KingsGate } from '#games/kings-gate/game';
import { locationOf, type Position } from '#games/kings-gate/law/position';
import { setupTexts } from '../../text/setup-texts';

interface PadCardQuestionProps extends Pick<BoardProps<KingsGate>, 'language' | 'correct'> {
  readonly position: Position;
  /** Opens the card, to put it right. */
  onCheck(): void;
}

/** Whether the card above says what is assumed, below what is entered: a yes is kept for this box, a total needs none. */
export function PadCardQuestion({ position, language, correct, onCheck }: PadCardQuestionProps) {
  const text = setupTexts[language];
  const { n } = position;
  const { name, prizes, ground, awards } = locationOf(position, n);
  return (
    <div class="kg-pad-question">
      <p>{text.check.question}</p>
      <button
        type="button"
        class="button"
        onClick={() => correct?.({ setup: { copy: { locations: { [n]: { prizes, ground, awards } } } } })}
      >
        {text.check.yes}
      </button>
      <button type="button" class="button plain icon" aria-label={text.check.open({ n, name })} onClick={onCheck}>
        <Pencil size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
