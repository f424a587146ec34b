import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Laurel } from './Laurel';
import './ScoreStrip.css';
import { type SideMark, SideShape } from './SideShape';

interface Score extends SideMark {
  readonly id: string;
  readonly name: string;
  /** The side in text, for who does not see its colour and shape. */
  readonly label: string;
  /** The points, and how they are said; none where a game has none, or keeps them secret. */
  readonly points: { readonly text: string; readonly spoken: string } | undefined;
  readonly isOnMove: boolean;
  readonly isLeading: boolean;
  /** What stands below the points. */
  readonly detail?: ComponentChildren;
}

interface ScoreStripProps {
  readonly scores: readonly Score[];
  readonly text: { readonly toMove: string; readonly leads: string };
  onAsk(player: string): void;
}

/** Who has what, whose turn it is, who leads. A tap asks why. */
export function ScoreStrip({ scores, text, onAsk }: ScoreStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const now = scores.findIndex(({ isOnMove }) => isOnMove);
  useEffect(() => {
    const [row, shown] = [strip.current, strip.current?.children[now]];
    // Not scrollIntoView: it would move whatever the strip stands in.
    if (row !== null && shown instanceof HTMLElement) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
  }, [now]);
  return (
    <ol class="scores" ref={strip}>
      {scores.map((score) => (
        <PlayerScore key={score.id} {...score} text={text} onAsk={onAsk} />
      ))}
    </ol>
  );
}

type PlayerScoreProps = Score & Omit<ScoreStripProps, 'scores'>;

const PlayerScore = ({ id, name, label, points, isLeading, isOnMove, detail, text, onAsk, ...side }: PlayerScoreProps) => (
  <li>
    <button type="button" class={isOnMove ? 'score score-on-move' : 'score'} onClick={() => onAsk(id)}>
      <span class="score-person">
        {isLeading && <Laurel isSmall />}
        <span class="score-name">{name}</span>
      </span>
      <span class="visually-hidden">, {label}</span>
      <span class="score-figure">
        <SideShape {...side} />
        {points !== undefined && (
          <strong class="score-points">
            <span key={points.text} class="rolling-figure" aria-hidden="true">
              {points.text}
            </span>
            <span class="visually-hidden">, {points.spoken}</span>
          </strong>
        )}
        {isLeading && <span class="visually-hidden">, {text.leads}</span>}
      </span>
      {detail !== undefined && <span class="score-detail">{detail}</span>}
      {isOnMove && <span class="visually-hidden">, {text.toMove}</span>}
    </button>
  </li>
);
