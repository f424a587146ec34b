import { ArrowLeft, ArrowRight } from 'lucide-preact';
import { appText, language } from '#screens/state/app-state';
import { stateOf } from '#session/log/table';
import { namesOf } from '#session/sentences/reason-sentences';
import { scoreTexts } from '#text/score';
import { StatusLine } from '#ui/StatusLine';
import type { PanelProps } from '../Frame';
import type { View } from '../view';
import './LookBack.css';

interface LookBackProps extends Pick<PanelProps, 'view' | 'screens'> {
  /** Whether the slider stands in the bar's place. */
  readonly isReplay?: boolean;
}

/** The game played back on the board itself: an event at a time, or along the slider. */
export function LookBack({ view, screens, isReplay = false }: LookBackProps) {
  const table = view.liveGame.table.value;
  const { steps, start, effective } = table;
  const index = view.index.value;
  const step = steps[index - 1];
  const before = steps[index - 2]?.state ?? start;
  const description =
    step === undefined
      ? appText.value.log.step(index, steps.length)
      : screens.text[language.value].describeEvent(step.event, namesOf(effective.header.players), before, stateOf(table));
  return (
    <div class="look-back">
      <StatusLine sentence={description}>
        {description}
        {step?.event.consent === true && ` (${appText.value.table.byConsent})`}
      </StatusLine>
      {!isReplay && <StepSlider view={view} />}
    </div>
  );
}

/** From event to event, or along all of them. */
export function StepSlider({ view }: { readonly view: View }) {
  const text = scoreTexts[language.value];
  const { length } = view.liveGame.table.value.steps;
  const index = view.index.value;
  const look = (to: number): void => {
    view.lookBackIndex.value = to;
  };
  return (
    <div class="look-back-row">
      <button type="button" class="button icon" aria-label={text.before} disabled={index === 0} onClick={() => look(index - 1)}>
        <ArrowLeft aria-hidden="true" />
      </button>
      <input
        type="range"
        aria-label={appText.value.log.lookBack(appText.value.log.step(index, length))}
        min={0}
        max={length}
        value={index}
        onInput={(event) => look(Number(event.currentTarget.value))}
      />
      <button type="button" class="button icon" aria-label={text.after} disabled={index === length} onClick={() => look(index + 1)}>
        <ArrowRight aria-hidden="true" />
      </button>
    </div>
  );
}
