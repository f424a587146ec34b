import { isTold, saying } from '#desk/desk';
import { type DangerCase, LAST_MOVERS } from '#games/kingdom/desk/cases';
import { monarch } from '#games/kingdom/law/board';
import { SIDES, texts as screenWords } from '#games/kingdom/table/view';
import { Choice } from '#ui/Choice';
import { BoardField } from './BoardField';
import type { AskedProps } from './Picture';
import { texts } from './sentences';
import { ruled } from './shown';

interface DangerFormProps extends AskedProps<DangerCase> {
  onChange(asked: DangerCase): void;
}

/** The pieces as they stand, whose Monarch it is about, and who moved last. */
export function DangerForm({ asked, finding, language, onChange }: DangerFormProps) {
  const { form } = texts[language];
  const screen = screenWords[language];
  const answered = ruled(asked, finding);
  const sided = isTold(asked, 'side');
  const missing = sided && !Object.values(asked.pieces).includes(monarch(asked.side));
  return (
    <div class="kddesk-form">
      <BoardField
        pieces={asked.pieces}
        ruled={answered}
        marks={answered.marks}
        language={language}
        onPieces={(pieces) => onChange({ ...asked, pieces })}
      />
      {missing && <p class="kd-editor-said">{screen.setup.missing(monarch(asked.side))}</p>}
      <Choice
        label={form.whose}
        options={SIDES.map((side) => ({ value: side, label: asked.names?.[side] ?? screen.sides[side] }))}
        value={sided ? asked.side : undefined}
        onChoose={(side) => onChange(saying(asked, 'side', { side }))}
      />
      <Choice
        label={form.last}
        options={LAST_MOVERS.map((last) => ({ value: last, label: form.lastMovers[last] }))}
        value={isTold(asked, 'last') ? asked.last : undefined}
        onChoose={(last) => onChange(saying(asked, 'last', { last }))}
      />
    </div>
  );
}
