import './SourceBars.css';

interface PointSource {
  readonly key: string;
  readonly label: string;
}

interface SourceBarsProps {
  readonly sources: readonly PointSource[];
  /** Points in the order of the sources. */
  readonly points: readonly number[];
  /** What the longest bar stands for. */
  readonly most: number;
}

/** So many tones and patterns there are; after them they come again, and the number tells them apart. */
const TONES = 6;

/** The points of one player in one bar, a piece for each source: tone, pattern and number. What was lost is not drawn. */
export function SourceBar({ sources, points, most }: SourceBarsProps) {
  return (
    <div class="source-bar" aria-hidden="true">
      {sources.map(({ key }, index) => {
        const won = Math.max(0, points[index] ?? 0);
        return won === 0 ? null : (
          <span key={key} class={`source source-${index % TONES}`} style={{ width: `${(won / most) * 100}%` }}>
            <span class="source-number">{index + 1}</span>
          </span>
        );
      })}
    </div>
  );
}

/** What the pieces of the bars stand for. */
export function SourceLegend({ label, sources }: { readonly label: string; readonly sources: readonly PointSource[] }) {
  return (
    <ol class="source-legend" aria-label={label}>
      {sources.map(({ key, label: each }, index) => (
        <li key={key}>
          <span class={`source source-${index % TONES}`} aria-hidden="true">
            <span class="source-number">{index + 1}</span>
          </span>
          {each}
        </li>
      ))}
    </ol>
  );
}
