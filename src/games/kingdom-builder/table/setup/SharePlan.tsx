import { useSignal } from '@preact/signals';
import { Disclosure } from '#ui/Disclosure';
import { copyText } from '#ui/device/clipboard';
import { formatPlan, parsePlan } from './plan-text';
import type { PlanProps } from './SetupFields';
import { setupTexts } from './setup-texts';

/** The plan as a line of text, to copy or to paste. */
export function SharePlan({ plan, language, onChange }: PlanProps) {
  const text = setupTexts[language].setup;
  const pasted = useSignal('');
  const status = useSignal('');
  const line = formatPlan(plan);
  const copyPlan = async (): Promise<void> => {
    await copyText(line);
    status.value = text.copied;
  };
  const applyPastedPlan = (): void => {
    const found = parsePlan(pasted.value);
    status.value = found === undefined ? text.unreadable : text.readDone;
    if (found === undefined) return;
    pasted.value = '';
    onChange(found);
  };
  return (
    <Disclosure title={text.share}>
      <div class="stack">
        <label class="field">
          <span>{text.shareHint}</span>
          <textarea class="kb-share" readOnly rows={3} value={line} />
        </label>
        <button type="button" class="button" onClick={() => void copyPlan().catch(() => undefined)}>
          {text.copy}
        </button>
        <label class="field">
          <span>{text.paste}</span>
          <textarea class="kb-share" rows={3} value={pasted.value} onInput={(event) => (pasted.value = event.currentTarget.value)} />
        </label>
        <button type="button" class="button" onClick={applyPastedPlan}>
          {text.read}
        </button>
        <p role="status">{status.value}</p>
      </div>
    </Disclosure>
  );
}
