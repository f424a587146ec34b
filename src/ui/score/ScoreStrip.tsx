import { Crown } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { withMinus } from '#text/language';
import './ScoreStrip.css';

interface Score {
  readonly id: string;
  readonly name: string;
  readonly shape: string;
  readonly colour: string;
  readonly rim?: string | undefined;
  /** The side in text, for who does not see its colour and shape. */
  readonly label: string;
  readonly points: number | undefined;
  /** What stands in the place of the points, and how it is said. */
  readonly tally: { readonly text: string; readonly spoken: string } | undefined;
  readonly onMove: boolean;
  readonly leads: boolean;
}

interface ScoreStripProps {
  readonly scores: readonly Score[];
  readonly text: { readonly toMove: string; readonly leads: string; points(points: number): string };
  onAsk(player: string): void;
}

/** Who has what, whose turn it is, who leads. A tap asks why. */
export function ScoreStrip({ scores, text, onAsk }: ScoreStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const now = scores.findIndex(({ onMove }) => onMove);
  useEffect(() => {
    const [row, shown] = [strip.current, strip.current?.children[now]];
    // Not scrollIntoView: it would move whatever the strip stands in.
    if (row !== null && shown instanceof HTMLElement) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
  }, [now]);
  return (
    <ol class="scores" ref={strip}>
      {scores.map(({ tally, ...score }) => (
        <PlayerScore key={score.id} {...score} shown={tally?.text} spoken={tally?.spoken} text={text} onAsk={onAsk} />
      ))}
    </ol>
  );
}

interface PlayerScoreProps extends Omit<Score, 'tally'>, Omit<ScoreStripProps, 'scores'> {
  readonly shown: string | undefined;
  readonly spoken: string | undefined;
}

const PlayerScore = ({ id, name, label, shape, colour, rim, points, shown, spoken, leads, onMove, text, onAsk }: PlayerScoreProps) => (
  <li>
    <button type="button" class={onMove ? 'score score-on-move' : 'score'} onClick={() => onAsk(id)}>
      <span class="score-name">{name}</span>
      <span class="visually-hidden">, {label}</span>
      <span class="score-figure">
        <span class="score-shape" style={{ color: colour, WebkitTextStrokeColor: rim }} aria-hidden="true">
          {shape}
        </span>
        {points !== undefined && (
          <strong class={shown === undefined ? 'score-points' : 'score-points score-tally'}>
            <span aria-hidden="true">{shown ?? withMinus(String(points))}</span>
            <span class="visually-hidden">, {spoken ?? text.points(points)}</span>
          </strong>
        )}
        {leads && (
          <>
            <Crown class="score-crown" size={16} aria-hidden="true" />
            <span class="visually-hidden">, {text.leads}</span>
          </>
        )}
      </span>
      {onMove && <span class="visually-hidden">, {text.toMove}</span>}
    </button>
  </li>
);
