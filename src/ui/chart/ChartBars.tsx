import { scaleLinear } from 'd3-scale';
import './Chart.css';
import { chartColour, PlayerMark } from './PlayerMark';

interface ChartBar {
  readonly id: string;
  readonly name: string;
  /** Without a mark the bar is the app's own colour. */
  readonly mark?: { readonly colour: string; readonly shape: string } | undefined;
  /** The colours of the bar and of what it leaves, where the mark is not whose bar it is. */
  readonly sides?: readonly [string, string] | undefined;
  readonly value: number | undefined;
  readonly valueText: string;
  /** A line across the bar to compare with. */
  readonly marker?: number | undefined;
}

interface ChartBarsProps {
  readonly bars: readonly ChartBar[];
  /** The end of the scale; the largest value where it is left out. */
  readonly most?: number | undefined;
}

/** One bar a row with its words above it, so that long names and small screens get on. */
export function ChartBars({ bars, most }: ChartBarsProps) {
  const largest = most ?? Math.max(0, ...bars.flatMap(({ value = 0, marker = 0 }) => [value, marker]));
  const across = scaleLinear()
    .domain([0, largest === 0 ? 1 : largest])
    .range([0, 100])
    .clamp(true);
  return (
    <ul class="chart-bars">
      {bars.map(({ id, name, mark, sides, value, valueText, marker }) => (
        <li key={id} class="chart-row">
          <span class="chart-words">
            {mark !== undefined && <PlayerMark {...mark} />}
            <span class="chart-name">{name}</span>
            <span class="chart-value">{valueText}</span>
          </span>
          <svg class="chart-bar" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="16" class="chart-ground" />
            {sides !== undefined && value !== undefined && (
              <rect x={across(value)} y="2" height="12" width={100 - across(value)} style={{ fill: chartColour(sides[1]) }} />
            )}
            <rect
              y="2"
              height="12"
              width={value === undefined ? 0 : across(value)}
              style={{ fill: mark === undefined ? 'var(--action)' : chartColour(sides?.[0] ?? mark.colour) }}
            />
            {marker !== undefined && <line x1={across(marker)} x2={across(marker)} y1="-1" y2="17" class="chart-marker" />}
          </svg>
        </li>
      ))}
    </ul>
  );
}
