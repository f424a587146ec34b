import { isTold, saying } from '#desk/desk';
import type { JumpCase } from '#games/kingdom/desk/cases';
import { PIECES } from '#games/kingdom/law/board';
import { Piece } from '#games/kingdom/pieces/Piece';
import { texts as screenWords } from '#games/kingdom/table/view';
import { type AskedProps, Picture } from './Picture';
import { texts } from './sentences';

interface JumpFormProps extends AskedProps<JumpCase> {
  onChange(asked: JumpCase): void;
}

/** One tap on a piece, and every other one has its sign. */
export function JumpForm({ asked, finding, language, onChange }: JumpFormProps) {
  const { form, questions } = texts[language];
  const { piece: named } = screenWords[language];
  const chosen = isTold(asked, 'mover');
  const result = finding?.result;
  const { jumps, spares } = result?.of === 'jump' ? result : { jumps: [], spares: [] };
  return (
    <div class="kddesk-form">
      <fieldset>
        <legend class="unseen">{questions.jump.hint}</legend>
        <div class="kd-palette">
          {PIECES.map((piece) => (
            <button
              key={piece}
              type="button"
              class="button kd-pick"
              aria-pressed={chosen && asked.mover === piece}
              aria-label={named(piece)}
              onClick={() => onChange(saying(asked, 'mover', { mover: piece }))}
            >
              <svg width={40} height={40} viewBox="0 0 100 100" aria-hidden="true">
                <Piece piece={piece} />
              </svg>
            </button>
          ))}
        </div>
      </fieldset>
      {chosen && <Picture asked={asked} finding={finding} language={language} />}
      <ul class="unseen">
        {jumps.map((piece) => (
          <li key={piece}>{`${named(piece)}: ${form.jumps}`}</li>
        ))}
        {spares.map((piece) => (
          <li key={piece}>{`${named(piece)}: ${form.spares}`}</li>
        ))}
      </ul>
    </div>
  );
}
