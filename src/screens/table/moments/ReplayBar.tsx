import { X } from 'lucide-preact';
import { useLayoutEffect } from 'preact/hooks';
import { navigateBack } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import { scoreTexts } from '#text/score';
import type { View } from '../view';
import { StepSlider } from './LookBack';
import './ReplayBar.css';

interface ReplayBarProps {
  readonly id: string;
  readonly view: View;
  /** The step to begin with; left out, the start. */
  readonly step: number | undefined;
}

/** A finished game stepped through on its own table, from its start or from a turning point: the slider stands in the bar's place. */
export function ReplayBar({ id, view, step = 0 }: ReplayBarProps) {
  useLayoutEffect(() => {
    view.lookBackIndex.value = step;
    return () => {
      view.lookBackIndex.value = undefined;
    };
  }, [view, step]);
  return (
    <nav class="bar replay-bar" aria-label={scoreTexts[language.value].replay}>
      <button type="button" class="button plain icon" aria-label={appText.value.close} onClick={() => navigateBack('past', id)}>
        <X aria-hidden="true" />
      </button>
      <StepSlider view={view} />
    </nav>
  );
}
