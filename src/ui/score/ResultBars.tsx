import { useSignal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { barScale, layOutBar } from './bar-segments';
import './ResultBars.css';
import { type SideMark, SideShape } from './SideShape';

interface BarSource {
  readonly key: string;
  readonly label: string;
}

interface BarPlayer extends SideMark {
  readonly id: string;
  readonly name: string;
  /** Left out while a figure that nobody knows could change it. */
  readonly place: number | undefined;
  /** The bar's own colours, where the shape's is not flat. */
  readonly surface?: { readonly fill: string; readonly ink: string; readonly rim?: string | undefined } | undefined;
  /** "53", and how it is said. */
  readonly total: { readonly text: string; readonly spoken: string };
  /** Points in the order of the sources. */
  readonly points: readonly number[];
}

interface ResultBarsProps {
  readonly label: string;
  readonly players: readonly BarPlayer[];
  readonly sources: readonly BarSource[];
  readonly text: {
    readonly total: string;
    readonly sources: string;
    /** The chip that brings the other sources. */
    more(number: number): string;
    figure(points: number): string;
    signedFigure(points: number): string;
  };
}

/** Bars with more sources are solid: their pieces would be slivers. */
const MAX_PIECES = 5;
/** So many sources have a chip at once; the others come with "+2". */
const MAX_CHIPS = 4;

/** Everybody's points as a bar in their colour, as long as the points; a source's chip lights its piece in all of them. */
export function ResultBars({ label, players, sources, text }: ResultBarsProps) {
  const lit = useSignal<number | undefined>(undefined);
  const most = barScale(players.map(({ points }) => points));
  const hasLoss = players.some(({ points }) => points.some((each) => each < 0));
  return (
    <div class="result-bars">
      {sources.length > 1 && <SourceChips sources={sources} text={text} lit={lit.value} onLight={(source) => (lit.value = source)} />}
      <ol class={hasLoss ? 'result-players result-with-loss' : 'result-players'} aria-label={label}>
        {players.map((player) => (
          <PlayerBar key={player.id} player={player} sources={sources} most={most} lit={lit.value} text={text} />
        ))}
      </ol>
    </div>
  );
}

interface SourceChipsProps extends Pick<ResultBarsProps, 'sources' | 'text'> {
  readonly lit: number | undefined;
  onLight(source: number | undefined): void;
}

function SourceChips({ sources, text, lit, onLight }: SourceChipsProps) {
  const isUnfolded = useSignal(false);
  const shownSources = isUnfolded.value || sources.length <= MAX_CHIPS ? sources : sources.slice(0, MAX_CHIPS - 1);
  return (
    <fieldset class="chips result-chips" aria-label={text.sources}>
      <button type="button" class="chip" aria-pressed={lit === undefined} onClick={() => onLight(undefined)}>
        {text.total}
      </button>
      {shownSources.map(({ key, label }, index) => (
        <button key={key} type="button" class="chip" aria-pressed={lit === index} onClick={() => onLight(index)}>
          {label}
        </button>
      ))}
      {shownSources.length < sources.length && (
        <button
          type="button"
          class="chip"
          aria-expanded="false"
          aria-label={text.more(sources.length - shownSources.length)}
          onClick={() => (isUnfolded.value = true)}
        >
          +{sources.length - shownSources.length}
        </button>
      )}
    </fieldset>
  );
}

interface PlayerBarProps extends Pick<ResultBarsProps, 'sources' | 'text'> {
  readonly player: BarPlayer;
  readonly most: number;
  readonly lit: number | undefined;
}

const percent = (points: number, most: number): string => `${(points / most) * 100}%`;

function PlayerBar({ player, sources, most, lit, text }: PlayerBarProps) {
  const { name, place, colour, rim, surface, total, points } = player;
  const { won, lost } = layOutBar(points);
  const isSolid = sources.length > MAX_PIECES;
  const litPoints = lit === undefined ? undefined : (points[lit] ?? 0);
  const colours: CSSProperties = {
    '--bar-fill': surface?.fill ?? colour,
    '--bar-ink': surface?.ink ?? 'var(--surface)',
    '--bar-rim': surface?.rim ?? rim ?? 'transparent',
  };
  return (
    <li class="result-player">
      <span class="result-place">{place ?? '–'}</span>
      <SideShape {...player} />
      <span class="result-name">{name}</span>
      {litPoints !== undefined && <span class="result-part">{text.signedFigure(litPoints)}</span>}
      <strong class="result-total">
        <span aria-hidden="true">{total.text}</span>
        <span class="visually-hidden">{total.spoken}</span>
      </strong>
      <div class="result-bar" style={colours} aria-hidden="true">
        {won.map(({ source, from, to, points: gained, isCut }) => (
          <span
            key={source}
            class={pieceClass(isSolid, lit === undefined ? undefined : lit === source)}
            style={{ width: percent(to - from, most) }}
          >
            {(lit === source || (lit === undefined && !isSolid && !isCut)) && <span class="bar-figure">{text.figure(gained)}</span>}
          </span>
        ))}
        {lost !== undefined && (
          <span class="result-bar-lost" style={{ width: percent(lost.to - lost.from, most) }}>
            <span class="result-bar-lost-figure">{text.figure(lost.points)}</span>
          </span>
        )}
      </div>
    </li>
  );
}

const pieceClass = (isSolid: boolean, isLit: boolean | undefined): string =>
  ['result-bar-piece', isSolid && 'result-bar-solid', isLit === false && 'result-bar-dim'].filter(Boolean).join(' ');
