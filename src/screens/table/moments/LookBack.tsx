import { ArrowLeft, ArrowRight } from 'lucide-preact';
import { appText, language } from '#screens/state/app-state';
import { standOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { scoreTexts } from '#text/score';
import { StatusLine } from '#ui/StatusLine';
import type { PanelProps } from '../Frame';
import './LookBack.css';

/** The game played back on the board itself: an event at a time, or along the slider. */
export function LookBack({ view, screens }: Pick<PanelProps, 'view' | 'screens'>) {
  const text = scoreTexts[language.value];
  const table = view.live.table.value;
  const { steps, start, effective } = table;
  const index = view.index.value;
  const step = steps[index - 1];
  const before = steps[index - 2]?.stand ?? start;
  const look = (to: number): void => {
    view.lookBackIndex.value = to;
  };
  const words = appText.value.log.step(index, steps.length);
  const told =
    step === undefined
      ? words
      : screens.text[language.value].describeEvent(step.event, namesOf(effective.header.players), before, standOf(table));
  return (
    <div class="look-back">
      <StatusLine sentence={told}>
        {told}
        {step?.event.consent === true && ` (${appText.value.table.byConsent})`}
      </StatusLine>
      <div class="look-back-row">
        <button type="button" class="button icon" aria-label={text.before} disabled={index === 0} onClick={() => look(index - 1)}>
          <ArrowLeft aria-hidden="true" />
        </button>
        <input
          type="range"
          aria-label={appText.value.log.lookBack(words)}
          min={0}
          max={steps.length}
          value={index}
          onInput={(event) => look(Number(event.currentTarget.value))}
        />
        <button type="button" class="button icon" aria-label={text.after} disabled={index === steps.length} onClick={() => look(index + 1)}>
          <ArrowRight aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
