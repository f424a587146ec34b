import { useSignal } from '@preact/signals';
import type { PlanProps } from './SetupFields';
import { readPlan, writePlan } from './sharing';
import { texts } from './view';

/** The set-up as a line of text, to send and to read back. */
export function Share({ plan, language, onChange }: PlanProps) {
  const words = texts[language].setup;
  const pasted = useSignal('');
  const said = useSignal('');
  const line = writePlan(plan);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(line);
    said.value = words.copied;
  };
  const read = (): void => {
    const found = readPlan(pasted.value);
    said.value = found === undefined ? words.unreadable : words.readDone;
    if (found === undefined) return;
    pasted.value = '';
    onChange(found);
  };
  return (
    <details class="kb-queenies">
      <summary>{words.share}</summary>
      <div class="stack">
        <label class="field">
          <span>{words.shareHint}</span>
          <textarea class="kb-share" readOnly rows={3} value={line} />
        </label>
        <button type="button" class="button" onClick={() => void copy().catch(() => undefined)}>
          {words.copy}
        </button>
        <label class="field">
          <span>{words.paste}</span>
          <textarea class="kb-share" rows={3} value={pasted.value} onInput={(event) => (pasted.value = event.currentTarget.value)} />
        </label>
        <button type="button" class="button" onClick={read}>
          {words.read}
        </button>
        <p role="status">{said.value}</p>
      </div>
    </details>
  );
}
