import type { ComponentChildren } from 'preact';
import './StatusLine.css';

interface StatusLineProps {
  /** All that it says, which decides how large it is written. */
  readonly sentence: string;
  /** The same with marks and emblems. */
  readonly children?: ComponentChildren;
}

/** What is asked now, over the board in at most two lines, and read out as it changes. */
export const StatusLine = ({ sentence, children }: StatusLineProps) => (
  <p class={sentence.length > 50 ? 'status-line status-line-long' : 'status-line'} aria-live="polite">
    {children ?? sentence}
  </p>
);
