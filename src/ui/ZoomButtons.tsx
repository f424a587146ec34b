import { LocateFixed, Minus, Plus, Scan } from 'lucide-preact';
import './ZoomButtons.css';

export interface ZoomWords {
  readonly closer: string;
  readonly farther: string;
  readonly all: string;
}

interface ZoomButtonsProps {
  readonly words: ZoomWords;
  zoom(by: number): void;
  onAll(): void;
  /** The place that is one tap away, where a board has one. */
  readonly home?: { readonly label: string; go(): void } | undefined;
}

const STEP = 1.25;

/** For one thumb: closer, farther, all of it, and home. */
export function ZoomButtons({ words, zoom, onAll, home }: ZoomButtonsProps) {
  return (
    <div class="zoom">
      <button type="button" class="button icon" aria-label={words.closer} onClick={() => zoom(STEP)}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" class="button icon" aria-label={words.farther} onClick={() => zoom(1 / STEP)}>
        <Minus aria-hidden="true" />
      </button>
      <button type="button" class="button icon" aria-label={words.all} onClick={onAll}>
        <Scan aria-hidden="true" />
      </button>
      {home !== undefined && (
        <button type="button" class="button icon" aria-label={home.label} onClick={home.go}>
          <LocateFixed aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
