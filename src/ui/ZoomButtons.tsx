import { LocateFixed, Minus, Plus, Scan } from 'lucide-preact';
import './ZoomButtons.css';

export interface ZoomText {
  readonly closer: string;
  readonly farther: string;
  readonly all: string;
  /** The place that is one tap away, where a board has one. */
  readonly home?: string | undefined;
}

interface ZoomButtonsProps {
  readonly text: ZoomText;
  zoom(by: number): void;
  onAll(): void;
  onHome?: (() => void) | undefined;
}

export const STEP = 1.25;

/** For one thumb: closer, farther, all of it, and home. */
export function ZoomButtons({ text, zoom, onAll, onHome }: ZoomButtonsProps) {
  return (
    <div class="zoom">
      <button type="button" class="button icon" aria-label={text.closer} onClick={() => zoom(STEP)}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" class="button icon" aria-label={text.farther} onClick={() => zoom(1 / STEP)}>
        <Minus aria-hidden="true" />
      </button>
      <button type="button" class="button icon" aria-label={text.all} onClick={onAll}>
        <Scan aria-hidden="true" />
      </button>
      {onHome !== undefined && (
        <button type="button" class="button icon" aria-label={text.home} onClick={onHome}>
          <LocateFixed aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
