import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Language } from '#text/language';
import { statusTexts } from '#text/status';
import { isWide } from './device/wide-screen';
import './StatusLine.css';

/** Something that the last move brought about by itself. */
export interface Happening {
  readonly sentence: string;
  /** Emblems before it. */
  readonly mark?: ComponentChildren;
  readonly isLoss?: boolean;
}

interface StatusLineProps {
  /** What is asked now. */
  readonly sentence: string;
  /** The same with marks and emblems. */
  readonly children?: ComponentChildren;
  readonly happenings?: readonly Happening[];
  readonly language?: Language;
}

/** As many characters as two lines hold: by the width in rem on a phone, in the panel of a wide screen more. */
function lineCapacity(): number {
  if (isWide.value) return 160;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (3.3 * innerWidth) / rem;
}

/** The first happenings that fit beside a sentence. */
function fittingHappenings(sentence: string, happenings: readonly Happening[]): readonly Happening[] {
  const capacity = lineCapacity();
  const fitting: Happening[] = [];
  let length = sentence.length;
  for (const happening of happenings) {
    length += 1 + happening.sentence.length;
    if (length > capacity) break;
    fitting.push(happening);
  }
  return fitting;
}

/** What is asked now and what has just happened, over the board in at most two lines, and read out as it changes. */
export function StatusLine({ sentence, children, happenings = [], language = 'en' }: StatusLineProps) {
  const list = useId();
  const shown = fittingHappenings(sentence, happenings);
  const others = happenings.slice(shown.length);
  const isLong = shown.length + others.length > 0 || sentence.length > 50;
  return (
    <>
      <p class={isLong ? 'status-line status-line-long' : 'status-line'} aria-live="polite">
        {children ?? sentence}
        {shown.map((happening) => (
          <HappeningText key={happening.sentence} {...happening} />
        ))}
        {others.map((happening) => (
          <span key={happening.sentence} class="visually-hidden">
            {' '}
            {happening.sentence}
          </span>
        ))}
        {others.length > 0 && (
          <button type="button" class="chip status-more" aria-label={statusTexts[language].more(others.length)} popovertarget={list}>
            +{others.length}
          </button>
        )}
      </p>
      {others.length > 0 && (
        <div id={list} popover="auto" class="status-happenings">
          {happenings.map((happening) => (
            <p key={happening.sentence}>
              <HappeningText {...happening} />
            </p>
          ))}
        </div>
      )}
    </>
  );
}

const HappeningText = ({ sentence, mark, isLoss = false }: Happening) => (
  <span class={isLoss ? 'status-happening status-loss' : 'status-happening'}>
    {' '}
    {mark}
    {sentence}
  </span>
);
