import './Chart.css';

/** The marks that tell people apart without colour, in a field of 20 by 20. */
const PATHS: Readonly<Record<string, string>> = {
  circle: 'M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14z',
  square: 'M4 4h12v12H4z',
  triangle: 'M10 2.5l8 14H2z',
  diamond: 'M10 1.5l7.5 8.5l-7.5 8.5l-7.5-8.5z',
  star: 'M10 1.5l2.6 5.6l6.1.8l-4.5 4.2l1.2 6.1l-5.4-3l-5.4 3l1.2-6.1l-4.5-4.2l6.1-.8z',
  cross: 'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
};

export const CHART_COLOURS: readonly string[] = ['blue', 'red', 'green', 'purple', 'orange', 'yellow'];
export const CHART_SHAPES: readonly string[] = Object.keys(PATHS);

export const markPath = (shape: string | undefined): string => PATHS[shape ?? ''] ?? PATHS.circle ?? '';

const SYMBOLS: Readonly<Record<string, string>> = { circle: '●', square: '■', triangle: '▲', diamond: '◆', star: '★', cross: '✚' };

/** A mark's shape as a character among words. */
export const markSymbol = (shape: string | undefined): string => SYMBOLS[shape ?? ''] ?? '●';

export const chartColour = (colour: string | undefined): string =>
  colour !== undefined && CHART_COLOURS.includes(colour) ? `var(--chart-${colour})` : 'var(--quiet)';

interface PlayerMarkProps {
  readonly colour: string | undefined;
  readonly shape: string | undefined;
}

/** A person's colour and shape, beside their name. */
export function PlayerMark({ colour, shape }: PlayerMarkProps) {
  return (
    <svg viewBox="0 0 20 20" class="chart-mark" aria-hidden="true">
      <path d={markPath(shape)} style={{ fill: chartColour(colour) }} />
    </svg>
  );
}

/** The favourite mark of somebody who has one. */
export function FavouriteMark({ colour, shape }: PlayerMarkProps) {
  return colour === undefined && shape === undefined ? null : <PlayerMark colour={colour} shape={shape} />;
}
