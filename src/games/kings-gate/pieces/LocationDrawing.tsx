import type { Orientation } from '#games/kings-gate/law/board';
import type { Assumptions, Ground, Location } from '#games/kings-gate/law/box';
import { memo } from '#ui/memo';
import { CharacterShape } from './CharacterIcon';

interface LocationDrawingProps {
  readonly n: number;
  readonly location: Location;
  readonly title: string;
  readonly lies: Orientation;
  readonly ground: Ground;
  /** What of it nobody has confirmed: such figures have a dashed rim, and the card a question mark. */
  readonly assumed?: Assumptions | undefined;
  readonly tone?: 'current' | 'past' | 'ghost' | undefined;
}

const RANKS = ['first', 'second', 'third'] as const;

/** At most two lines, broken near the middle. */
function breakTitle(title: string): readonly string[] {
  if (title.length <= 11 || !title.includes(' ')) return [title];
  const words = title.split(' ');
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const);
  const best = cuts.sort((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length))[0];
  return best ?? [title];
}

/** A location as its card: number on white or black, name, prizes in gold, who comes with it. */
export const LocationDrawing = memo(({ n, location, title, lies, ground, assumed, tone = 'past' }: LocationDrawingProps) => {
  const across = lies === 'across';
  const [width, height] = across ? [200, 100] : [100, 200];
  const lines = breakTitle(title);
  const widest = Math.max(...lines.map((line) => line.length));
  const room = across ? 122 : 84;
  const size = Math.min(across ? 21 : 17, (room / widest) * 1.9);
  const middle = across ? 127 : 50;
  const first = (across ? 34 : 78) - (lines.length - 1) * size * 0.5;
  const prizes = location.prizes;
  const isUnsure = assumed !== undefined && (assumed.isPrizeAssumed(3) || assumed.ground || assumed.awards);
  return (
    <g class={`kg-location kg-location-${tone}`} data-lies={lies}>
      <rect class="kg-location-card" x={4} y={4} width={width - 8} height={height - 8} rx={10} />
      <g
        class={`kg-number kg-number-${ground} ${assumed?.ground === true ? 'kg-assumed' : ''}`}
        transform={across ? 'translate(36 36)' : 'translate(32 34)'}
      >
        <circle r={23} />
        <text y={10}>{n}</text>
      </g>
      {lines.map((line, index) => (
        <text key={line} class="kg-location-name" x={middle} y={first + index * size * 1.08} style={{ fontSize: `${size}px` }}>
          {line}
        </text>
      ))}
      {RANKS.map((rank, index) => (
        <g
          key={rank}
          class={assumed?.isPrizeAssumed(index + 1) === true ? 'kg-prize kg-assumed' : 'kg-prize'}
          transform={across ? `translate(${92 + index * 36} 70)` : `translate(${23 + index * 27} 118)`}
        >
          <circle r={across ? 15 : 12} />
          <text y={across ? 7 : 6} style={{ fontSize: across ? '20px' : '16px' }}>
            {prizes[index]}
          </text>
        </g>
      ))}
      {location.awards.map((character, index) => (
        <g
          key={character}
          class="kg-location-emblem"
          transform={
            across
              ? `translate(${24 - (location.awards.length - 1) * 13 + index * 26} 66) scale(1.02)`
              : `translate(${32 - (location.awards.length - 1) * 18 + index * 36} 150) scale(1.4)`
          }
        >
          <CharacterShape character={character} />
        </g>
      ))}
      {isUnsure && (
        <g class="kg-unsure" transform={`translate(${width - 16} 16)`}>
          <circle r={15} />
          <text y={9}>?</text>
        </g>
      )}
    </g>
  );
});
