import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import './Chart.css';
import { chartColour, markPath, PlayerMark } from './PlayerMark';

export interface ChartPoint {
  readonly at: number;
  readonly value: number;
  /** How far the truth may lie to either side. */
  readonly spread?: number | undefined;
}

interface Series {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly shape: string;
  readonly points: readonly ChartPoint[];
  readonly valueText: string;
}

/** A line to compare with: dashed, and nobody's. */
interface ComparisonLine {
  readonly name: string;
  readonly points: readonly ChartPoint[];
  readonly valueText: string;
}

interface ChartLinesProps {
  /** What the chart shows, for who does not see it. */
  readonly label: string;
  readonly series: readonly Series[];
  /** Whose spread is drawn. */
  readonly spreadOf?: string | undefined;
  readonly comparisons?: readonly ComparisonLine[] | undefined;
  /** What the scale reaches at least. */
  readonly span?: readonly number[] | undefined;
  /** The least is on top. */
  readonly isReversed?: boolean | undefined;
  /** Where a time lies on the axis; by the clock where it is left out. */
  readonly positionOf?: ((at: number) => number) | undefined;
  readonly day: (at: number) => string;
  readonly figure: (value: number) => string;
}

const HEIGHT = 220;
const EDGE = { top: 12, right: 16, bottom: 24, left: 48 };
/** More marks than these on one line would cover it. */
const MAX_MARKED_POINTS = 12;

/** The width of an element, as it is and as it becomes. */
function useElementWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(340);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

function extent(values: readonly number[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** Lines over time, told apart by colour and mark; who is who stands below. */
export function ChartLines({
  label,
  series,
  spreadOf,
  comparisons = [],
  span = [],
  isReversed = false,
  positionOf,
  day,
  figure,
}: ChartLinesProps) {
  const { box, width } = useElementWidth();
  const positionAt = (at: number): number => positionOf?.(at) ?? at;
  const points = [...series, ...comparisons].flatMap((each) => each.points);
  const [first, last] = extent(points.map(({ at }) => at));
  const spread = series.find(({ id }) => id === spreadOf)?.points ?? [];
  const reach = [...span, ...points.map(({ value }) => value), ...spread.flatMap(({ value, spread: by = 0 }) => [value - by, value + by])];
  const [from, to] = [positionAt(first), positionAt(last)];
  const along = scaleLinear()
    .domain(from === to ? [from - 1, to + 1] : [from, to])
    .range([EDGE.left, width - EDGE.right]);
  const x = (at: number): number => along(positionAt(at));
  const y = scaleLinear()
    .domain([...extent(reach)])
    .nice(4)
    .range(isReversed ? [EDGE.top, HEIGHT - EDGE.bottom] : [HEIGHT - EDGE.bottom, EDGE.top]);
  const path = line<ChartPoint>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  const band = area<ChartPoint>(
    ({ at }) => x(at),
    ({ value, spread: by = 0 }) => y(value - by),
    ({ value, spread: by = 0 }) => y(value + by),
  );
  return (
    <div class="chart" ref={box}>
      <svg class="chart-lines" viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} role="img" aria-label={label}>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <line x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} class="chart-axis" />
            <text x={EDGE.left - 6} y={y(tick) + 4} text-anchor="end" class="chart-label">
              {figure(tick)}
            </text>
          </g>
        ))}
        <text x={EDGE.left} y={HEIGHT - 6} class="chart-label">
          {day(first)}
        </text>
        {first !== last && (
          <text x={width - EDGE.right} y={HEIGHT - 6} text-anchor="end" class="chart-label">
            {day(last)}
          </text>
        )}
        {spread.length > 1 && (
          <path d={band(spread) ?? ''} class="chart-band" style={{ fill: chartColour(series.find(({ id }) => id === spreadOf)?.colour) }} />
        )}
        {comparisons.map((each, index) => (
          <path key={each.name} d={path(each.points) ?? ''} class={`chart-beside chart-beside-${index}`} />
        ))}
        {series.map((each) => (
          <g key={each.id} style={{ stroke: chartColour(each.colour), fill: chartColour(each.colour) }}>
            {each.points.length > 1 && <path d={path(each.points) ?? ''} class="chart-line" />}
            {(each.points.length <= MAX_MARKED_POINTS ? each.points : each.points.slice(-1)).map(({ at, value }, index) => (
              <path
                key={index}
                d={markPath(each.shape)}
                class="chart-dot"
                transform={`translate(${x(at) - 6} ${y(value) - 6}) scale(0.6)`}
              />
            ))}
          </g>
        ))}
      </svg>
      <ul class="chart-legend">
        {series.map(({ id, name, colour, shape, valueText }) => (
          <li key={id} class="chart-words">
            <PlayerMark colour={colour} shape={shape} />
            <span class="chart-name">{name}</span>
            <span class="chart-value">{valueText}</span>
          </li>
        ))}
        {comparisons.map(({ name, valueText }, index) => (
          <li key={name} class="chart-words">
            <svg viewBox="0 0 20 20" class="chart-mark" aria-hidden="true">
              <path d="M0 10H20" class={`chart-beside chart-beside-${index}`} />
            </svg>
            <span class="chart-name">{name}</span>
            <span class="chart-value">{valueText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
