import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GridLine, GridRow } from '#contract/scoring';
import { certainPlaces } from '#law/score';
import { shouldHidePoints } from '#screens/game/hidden-points';
import { appText, language } from '#screens/state/app-state';
import { isOverAt, tableCertainty } from '#session/log/points';
import { lineSentence, namesOf } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { scoreTexts } from '#text/score';
import { Disclosure } from '#ui/Disclosure';
import { Sheet } from '#ui/sheet/Sheet';
import { RuleNote } from '#ui/verdict/RuleNote';
import type { PanelProps } from '../Frame';
import { canPay, formatLineFigure, gridRows, linesOf, scoringOf } from '../grid-rows';
import { TableScoreGrid } from '../TableScoreGrid';

interface ScoreSheetProps extends PanelProps {
  /** Whose points are asked about. */
  readonly player: string | undefined;
}

/** The score grid, each figure with its why; behind it every line in words. */
export function ScoreSheet({ view, screens, player, onClose }: ScoreSheetProps) {
  const table = view.liveGame.table.value;
  const hidden = shouldHidePoints(table, screens);
  // However it is left, by the way back too, nothing stays lit.
  useEffect(
    () => () => {
      view.litPlaces.value = [];
    },
    [view],
  );
  return (
    <Sheet title={appText.value.table.scores} closeLabel={appText.value.close} onClose={onClose}>
      {hidden ? <p>{appText.value.table.hiddenPoints}</p> : <ScoreSheetContent view={view} screens={screens} player={player} />}
    </Sheet>
  );
}

function ScoreSheetContent({ view, screens, player }: Omit<ScoreSheetProps, 'onClose'>) {
  const text = scoreTexts[language.value];
  const table = view.liveGame.table.value;
  const { game, effective } = table;
  const names = namesOf(effective.header.players);
  const state = view.state.value;
  const scoring = scoringOf(screens);
  if (scoring === undefined) return null;
  const pointless = scoring.rows === undefined;
  const rows = gridRows(scoring, table, state, language.value, undefined, isOverAt(table, state));
  return (
    <>
      {pointless && <p>{text.pointless}</p>}
      {pointless &&
        state.isFinished &&
        scoring.explainEnding(table, names, language.value).map(({ sentence }) => <p key={sentence}>{sentence}</p>)}
      {!pointless && rows.length === 0 && <p class="quiet">{appText.value.table.noLines}</p>}
      {rows.length > 0 && (
        <TableScoreGrid
          key={player}
          table={table}
          state={state}
          screens={screens}
          scoring={scoring}
          player={player}
          onLight={(places) => (view.litPlaces.value = places)}
        />
      )}
      {!pointless && rows.length > 0 && (
        <Disclosure title={text.all}>
          {certainPlaces(game.law.standings(state.position), tableCertainty(table, state)).map((place) => (
            <section key={place.player} class="stack">
              <h3>
                {appText.value.table.standing(place.rank, names.player(place.player), grammar(language.value).pointsRange(place.points))}
              </h3>
              <PlayerLines rows={rows} player={place.player} view={view} />
            </section>
          ))}
        </Disclosure>
      )}
    </>
  );
}

interface PlayerLinesProps extends Pick<PanelProps, 'view'> {
  readonly rows: readonly GridRow[];
  readonly player: string;
}

/** What a player got and did not get, row by row of the grid. */
function PlayerLines({ rows, player, view }: PlayerLinesProps) {
  const rowsWithLines = rows.filter((row) => linesOf(row, player).length > 0);
  if (rowsWithLines.length === 0) return <p class="quiet">{appText.value.table.noLines}</p>;
  return (
    <>
      {rowsWithLines.map((row) => (
        <Fragment key={row.key}>
          <h4>{row.label}</h4>
          <LineList lines={linesOf(row, player)} view={view} />
        </Fragment>
      ))}
    </>
  );
}

function LineList({ lines, view }: { readonly lines: readonly GridLine[] } & Pick<PanelProps, 'view'>) {
  const { game, effective } = view.liveGame.table.value;
  const speaker = { game, players: effective.header.players };
  return (
    <ul class="lines">
      {lines.map(({ line, range }, index) => (
        <li key={`${line.reason.rule}-${index}`}>
          <button
            type="button"
            class={canPay({ line, range }) ? 'line' : 'line line-unpaid'}
            onClick={() => (view.litPlaces.value = line.reason.places)}
          >
            <span class="line-figure">{formatLineFigure({ line, range }, language.value)}</span>
            <span>{lineSentence(speaker, line.reason, language.value)}</span>
          </button>
          {view.litPlaces.value === line.reason.places && <RuleNote rule={line.reason.rule} />}
        </li>
      ))}
    </ul>
  );
}
