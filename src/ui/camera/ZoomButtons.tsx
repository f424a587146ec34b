import { LocateFixed, Minus, Plus } from 'lucide-preact';
import './ZoomButtons.css';

export interface ZoomText {
  readonly closer: string;
  readonly farther: string;
  readonly all: string;
  /** What is played for now, where a board has such a place. */
  readonly home?: string | undefined;
}

interface ZoomButtonsProps {
  readonly text: ZoomText;
  zoom(by: number): void;
  onHome(): void;
}

export const ZOOM_STEP = 1.25;

/** For one thumb: closer, farther, and back. */
export function ZoomButtons({ text, zoom, onHome }: ZoomButtonsProps) {
  return (
    <div class="zoom">
      <button type="button" class="button plain icon" aria-label={text.farther} onClick={() => zoom(1 / ZOOM_STEP)}>
        <Minus aria-hidden="true" />
      </button>
      <button type="button" class="button plain icon" aria-label={text.closer} onClick={() => zoom(ZOOM_STEP)}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" class="button plain icon" aria-label={text.home ?? text.all} onClick={onHome}>
        <LocateFixed aria-hidden="true" />
      </button>
    </div>
  );
}
