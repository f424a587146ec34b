import type { GameScoring, GridLine } from '#contract/scoring';
import type { GameScreens } from '#contract/screens';
import { forPlayer } from '#law/by-player';
import type { BoardPlace } from '#law/ruling';
import { exactRange, isExact, type Range } from '#law/score';
import type { GameState } from '#machines/flow';
import { language } from '#screens/state/app-state';
import { chosenAgreements } from '#session/log/deciding-agreements';
import { isOverAt, tableCertainty } from '#session/log/points';
import { agreementsBefore, type Table } from '#session/log/table';
import { lineSentence, namesOf } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { scoreTexts } from '#text/score';
import { FigureBreakdown } from '#ui/score/FigureBreakdown';
import { formatSum } from '#ui/score/format-sum';
import { PartsTable } from '#ui/score/PartsTable';
import { ScoreGrid } from '#ui/score/ScoreGrid';
import { RuleLink } from '#ui/verdict/RuleNote';
import { canPay, formatLineFigure, gridRows, hasRulePage, isUnconfirmed, lineRange, linesOf, rowPoints, rowRange } from './grid-rows';

interface TableScoreGridProps {
  readonly table: Table;
  readonly state: GameState;
  readonly screens: GameScreens;
  readonly scoring: GameScoring;
  /** Only these rows. */
  readonly only?: readonly string[] | undefined;
  /** Whose points are asked about: the last of them that were counted are told. */
  readonly player?: string | undefined;
  /** Lights what a cell counts. */
  onLight?(places: readonly BoardPlace[]): void;
}

/** The score grid of a game at one of its stands. */
export function TableScoreGrid({ table, state, screens, scoring, only, player, onLight }: TableScoreGridProps) {
  const text = scoreTexts[language.value];
  const { FigureDetail } = scoring;
  const { players } = table.setup;
  const names = namesOf(table.effective.header.players);
  const rows = gridRows(scoring, table, state, language.value, only, isOverAt(table, state));
  const { points } = tableCertainty(table, state);
  const sumOf = (player: string): Range =>
    only === undefined
      ? (forPlayer(points, player) ?? exactRange(0))
      : exactRange(rows.reduce((sum, row) => sum + rowPoints(row, player), 0));
  const linesAt = (row: string, player: string): readonly GridLine[] => {
    const found = rows.find(({ key }) => key === row);
    return found === undefined ? [] : linesOf(found, player);
  };
  return (
    <ScoreGrid
      columns={players.map((id) => ({ id, name: names.player(id), ...screens.mark(table, id, language.value) }))}
      rows={rows.map((row) => ({
        key: row.key,
        label: row.label,
        cells: players.map((player) => {
          const lines = linesOf(row, player);
          if (lines.length === 0) return undefined;
          const range = rowRange(row, player);
          return { range, paid: !isExact(range) || lines.some(({ line }) => line.paid), isUnconfirmed: isUnconfirmed(lines) };
        }),
      }))}
      sums={players.map(sumOf)}
      first={player}
      text={{ ...text, ...grammar(language.value) }}
      why={(row, player) => (
        <>
          <FigureReasons lines={linesAt(row, player)} table={table} screens={screens} />
          {FigureDetail && (
            <FigureDetail table={table} state={state} names={names} language={language.value} player={player} rowKey={row} />
          )}
        </>
      )}
      onAsk={(row, player) =>
        onLight?.(row === undefined || player === undefined ? [] : linesAt(row, player).flatMap(({ line }) => line.reason.places))
      }
    />
  );
}

interface FigureReasonsProps {
  readonly lines: readonly GridLine[];
  readonly table: Table;
  readonly screens: GameScreens;
}

/** Why a cell has its figure: its lines with what each comes from, and the addition where there are several. */
function FigureReasons({ lines, table, screens }: FigureReasonsProps) {
  const text = scoreTexts[language.value];
  const { game, effective } = table;
  const speaker = { game, players: effective.header.players };
  const paid = lines.filter(({ line }) => line.paid);
  const sure = lines.every((line) => isExact(lineRange(line)));
  return (
    <>
      {paid.length > 1 && sure && (
        <p>
          <strong>{text.sum}</strong> {formatSum(paid.map(({ line }) => line.points))}
        </p>
      )}
      <ul class="stack">
        {lines.map(({ line, range, sum, modifiers, parts, agreements = [] }, index) => (
          <li key={`${line.reason.rule}-${index}`} class={canPay({ line, range }) ? undefined : 'line-unpaid'}>
            <p class="cited">
              <span>
                <strong>{formatLineFigure({ line, range }, language.value)}</strong>{' '}
                {parts === undefined && lineSentence(speaker, line.reason, language.value)}
              </span>
              {hasRulePage(table, line.reason.rule) && <RuleLink rule={line.reason.rule} sign />}
            </p>
            {parts !== undefined && <PartsTable {...parts} />}
            <FigureBreakdown sum={sum} changes={modifiers} />
            {agreements.map((agreement) => (
              <p key={agreement}>
                <strong>{agreementLabel(table, agreement)}</strong> {describeChoice(table, screens, agreement)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who says so: the table, or Regent for it. */
const agreementLabel = (table: Table, agreement: string): string =>
  Object.hasOwn(chosenAgreements(table), agreement) ? scoreTexts[language.value].agreed : scoreTexts[language.value].assumed;

function describeChoice(table: Table, screens: GameScreens, agreement: string): string {
  const chosen = agreementsBefore(table)[agreement] ?? '';
  const found = screens.text[language.value].agreements[agreement];
  return `${found?.question ?? agreement} ${found?.choices[chosen] ?? chosen}`;
}
