import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameScoring, GridRow } from '#contract';
import { certainPlaces } from '#law/score';
import { shouldHidePoints } from '#screens/game/hidden-points';
import { appText, language } from '#screens/state/app-state';
import { tableCertainty } from '#session/log/points';
import { standOf, type Table } from '#session/log/table';
import { lineSentence, namesOf } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { scoreTexts } from '#text/score';
import { FigureBreakdown } from '#ui/score/FigureBreakdown';
import { useSheetFocus } from '#ui/sheet/sheet-focus';
import './ScoringMoment.css';
import type { PanelProps } from '../Frame';
import { canPay, formatGain, gridRows, lineRange, linesOf, rowPoints, rowRange, scoringOf } from '../grid-rows';
import { TableScoreGrid } from '../TableScoreGrid';

interface ScoringMomentProps extends PanelProps {
  readonly index: number;
  onShown(): void;
}

/** A location, a round or the whole game is counted: one screen to read aloud, then on. */
export function ScoringMoment(props: ScoringMomentProps) {
  const counting = scoringOf(props.screens);
  return counting?.describeScoring === undefined ? null : <ScoringDialog {...props} scoring={counting} count={counting.describeScoring} />;
}

interface ScoringDialogProps extends ScoringMomentProps {
  readonly scoring: GameScoring;
  readonly count: NonNullable<GameScoring['describeScoring']>;
}

/** What the moment covers is out of reach, and in reach again before the focus goes back to it; undo stays below. */
function useInertBackground(moment: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const around = [...(moment.current?.parentElement?.children ?? [])];
    const under = around.filter((each) => each !== moment.current && !each.matches('.bar'));
    for (const each of under) each.toggleAttribute('inert', true);
    return () => {
      for (const each of under) each.toggleAttribute('inert', false);
    };
  }, []);
}

function ScoringDialog({ view, screens, scoring, count, index, onShown, onClose }: ScoringDialogProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(onShown, []);
  useInertBackground(panel);
  useSheetFocus(panel, onClose);
  const text = scoreTexts[language.value];
  const table = view.live.table.value;
  const stand = standOf(table);
  const { ScoringReveal } = scoring;
  const { title, rowKeys } = count(stand, index, language.value);
  const names = namesOf(table.effective.header.players);
  const last = stand.isFinished && index === (screens.countScorings?.(stand) ?? 0) - 1;
  const hidden = shouldHidePoints(table, screens);
  return (
    <section ref={panel} class="scoring-moment" role="dialog" aria-label={title} tabIndex={-1}>
      <div class="scoring-body stack">
        <h2>{title}</h2>
        {ScoringReveal !== undefined && <ScoringReveal table={table} stand={stand} names={names} language={language.value} index={index} />}
        {ScoringReveal === undefined && rowKeys.length > 1 && (
          <TableScoreGrid table={table} stand={stand} screens={screens} scoring={scoring} only={rowKeys} />
        )}
        {ScoringReveal === undefined && rowKeys.length === 1 && <ReadAloudRow table={table} scoring={scoring} only={rowKeys} />}
        {!hidden && !last && (
          <p class="scoring-standings">
            <span class="quiet">{text.move}</span>{' '}
            {certainPlaces(table.game.law.standings(stand.position), tableCertainty(table, stand))
              .map(({ player, points }) => `${names.player(player)}\u00a0${grammar(language.value).range(points)}`)
              .join(' · ')}
          </p>
        )}
      </div>
      <button type="button" class="button primary wide" onClick={onClose}>
        {last && tableCertainty(table, stand).leaders.length > 0 ? text.toWinner : text.goOn}
      </button>
    </section>
  );
}

interface ReadAloudRowProps {
  readonly table: Table;
  readonly scoring: GameScoring;
  readonly only: readonly string[];
}

/** A row of the grid as it is read aloud: who got most first, with every line that paid. */
function ReadAloudRow({ table, scoring, only }: ReadAloudRowProps) {
  const [row] = gridRows(scoring, table, standOf(table), language.value, only);
  if (row === undefined) return <p>{scoreTexts[language.value].nothing}</p>;
  const players = table.setup.players.toSorted((one, other) => rowPoints(row, other) - rowPoints(row, one));
  return (
    <ol class="stack">
      {players.map((player) => (
        <PlayerScoring key={player} table={table} row={row} player={player} />
      ))}
    </ol>
  );
}

function PlayerScoring({ table, row, player }: { readonly table: Table; readonly row: GridRow; readonly player: string }) {
  const { game, effective } = table;
  const speaker = { game, players: effective.header.players };
  const lines = linesOf(row, player);
  const paid = lines.filter((line) => canPay(line) || (line.modifiers ?? []).length > 0);
  return (
    <li class="scoring-player">
      <h3>
        {namesOf(speaker.players).player(player)} <strong>{formatGain(rowRange(row, player), language.value)}</strong>
      </h3>
      {paid.length === 0 && <p class="quiet">{appText.value.table.points(0)}</p>}
      <ul>
        {paid.map(({ line, range, sum, modifiers }, index) => (
          <li key={`${line.reason.rule}-${index}`}>
            <p>
              <strong>{formatGain(lineRange({ line, range }), language.value)}</strong> {lineSentence(speaker, line.reason, language.value)}
            </p>
            <FigureBreakdown sum={sum} changed={modifiers} />
          </li>
        ))}
      </ul>
    </li>
  );
}
