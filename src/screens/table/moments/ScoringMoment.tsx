import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CitedSentence, GameScoring, GridLine, GridRow, RowGain, ScoringProps } from '#contract/scoring';
import { addRanges, certainPlaces, exactRange, type Range } from '#law/score';
import { shouldHidePoints } from '#screens/game/hidden-points';
import { language } from '#screens/state/app-state';
import { tableCertainty } from '#session/log/points';
import { stateOf, type Table } from '#session/log/table';
import { lineSentence, namesOf } from '#session/sentences/reason-sentences';
import { grammar } from '#text/language';
import { scoreTexts } from '#text/score';
import { FigureBreakdown } from '#ui/score/FigureBreakdown';
import { PartsTable } from '#ui/score/PartsTable';
import type { SideMark } from '#ui/score/SideShape';
import { SourceRows } from '#ui/score/SourceRows';
import { useSheetFocus } from '#ui/sheet/sheet-focus';
import { RuleLink, useRuleTitle } from '#ui/verdict/RuleNote';
import './ScoringMoment.css';
import type { PanelProps } from '../Frame';
import { canPay, formatGain, gridRows, hasRulePage, isUnconfirmed, lineRange, linesOf, rowRange, scoringOf } from '../grid-rows';

interface ScoringMomentProps extends PanelProps {
  readonly index: number;
  onShown(): void;
}

/** A location, a round or the whole game is counted: one screen to read aloud, then on. */
export function ScoringMoment(props: ScoringMomentProps) {
  const scoring = scoringOf(props.screens);
  return scoring?.describeScoring === undefined ? null : <ScoringDialog {...props} scoring={scoring} count={scoring.describeScoring} />;
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
  const table = view.liveGame.table.value;
  const state = stateOf(table);
  const { ScoringAction, ScoringFooter } = scoring;
  const { title, rowKeys } = count(state, index, language.value);
  const names = namesOf(table.effective.header.players);
  const agree = (agreement: string, choice: string): void => view.propose({ kind: 'agree', agreement, choice });
  const scoringProps: ScoringProps = {
    table,
    state,
    names,
    language: language.value,
    index,
    correct: view.isReadOnly.value ? undefined : view.correct,
    ...(!view.isReadOnly.value && { agree }),
  };
  return (
    <section ref={panel} class="scoring-moment" role="dialog" aria-label={title} tabIndex={-1}>
      <div class="scoring-body stack">
        <h2>{title}</h2>
        <CountedSources
          {...scoringProps}
          scoring={scoring}
          rowKeys={rowKeys}
          mark={(player) => screens.mark(table, player, language.value)}
          isSecret={shouldHidePoints(table, screens)}
        />
        {ScoringFooter && <ScoringFooter {...scoringProps} />}
      </div>
      {ScoringAction && (
        <div class="scoring-action">
          <ScoringAction {...scoringProps} />
        </div>
      )}
      <button type="button" class="button primary wide" onClick={onClose}>
        {scoreTexts[language.value].goOn}
      </button>
    </section>
  );
}

/** A source of points of one player: a line of the one row that is counted, a whole row of several, or what came beside points. */
interface Source {
  readonly key: string;
  readonly label: string;
  readonly isPaid: boolean;
  readonly rowKey: string;
  readonly lines: readonly GridLine[];
  /** What it brought beside points. */
  readonly gain?: RowGain;
}

interface CountedSourcesProps extends ScoringProps {
  readonly scoring: GameScoring;
  readonly rowKeys: readonly string[];
  readonly isSecret: boolean;
  mark(player: string): SideMark;
}

/** Everybody in the order in which they stand now, as far as that is open, with what this count brought and where from. */
function CountedSources({ scoring, rowKeys, isSecret, mark, ...scoringProps }: CountedSourcesProps) {
  const open = useSignal<{ readonly player: string; readonly chip: string } | undefined>(undefined);
  const titleOfRule = useRuleTitle();
  const { table, state, names } = scoringProps;
  const rows = gridRows(scoring, table, state, language.value, rowKeys);
  if (rows.length === 0) return <p>{scoreTexts[language.value].nothing}</p>;
  const { range, pointsRange } = grammar(language.value);
  const sourcesOf = (player: string): readonly Source[] =>
    rowKeys.length > 1 ? rows.flatMap((row) => rowSource(row, player)) : rows.flatMap((row) => lineSources(row, player, titleOfRule));
  const gainOf = (player: string): Range => rows.reduce((sum, row) => addRanges(sum, rowRange(row, player)), exactRange(0));
  const places = certainPlaces(table.game.law.standings(state.position), tableCertainty(table, state));
  // In the order of the seats while points are secret: the order of places would give them away.
  const shownPlaces = isSecret
    ? places.toSorted((a, b) => table.setup.players.indexOf(a.player) - table.setup.players.indexOf(b.player))
    : places;
  const shown = open.value;
  const source = shown && sourcesOf(shown.player).find(({ key }) => key === shown.chip);
  const { SourceDetail } = scoring;
  return (
    <SourceRows
      rows={shownPlaces.map(({ player, points }) => ({
        id: player,
        name: names.player(player),
        ...mark(player),
        gain: formatGain(gainOf(player), language.value),
        total: isSecret ? undefined : { text: range(points), spoken: pointsRange(points) },
        chips: sourcesOf(player),
      }))}
      open={shown}
      onToggle={(player, chip) => {
        open.value = shown?.player === player && shown.chip === chip ? undefined : { player, chip };
      }}
    >
      {source !== undefined && <SourceReason table={table} source={source} />}
      {shown !== undefined && source !== undefined && SourceDetail && (
        <SourceDetail {...scoringProps} player={shown.player} rowKey={source.rowKey} />
      )}
    </SourceRows>
  );
}

/** "Bet +5"; "Bet missed". */
const chipLabel = (source: string, range: Range, isPaid: boolean, isUnsure = false): string =>
  `${source}${isPaid ? ` ${formatGain(range, language.value)}` : ''}${isUnsure ? '?' : ''}`;

/** A row of several as one source. */
function rowSource(row: GridRow, player: string): readonly Source[] {
  const lines = linesOf(row, player);
  const isPaid = lines.some(canPay);
  return isPaid
    ? [{ key: row.key, label: chipLabel(row.label, rowRange(row, player), true, isUnconfirmed(lines)), isPaid, rowKey: row.key, lines }]
    : [];
}

/** Each line of a row as a source; what pays and has no name of its own is called as its rule. */
function lineSources(row: GridRow, player: string, titleOfRule: (rule: string) => string | undefined): readonly Source[] {
  const lines = linesOf(row, player).flatMap((line, index): readonly Source[] => {
    const isPaid = canPay(line);
    const label = line.source ?? (isPaid ? (titleOfRule(line.line.reason.rule) ?? row.label) : undefined);
    return label === undefined
      ? []
      : [
          {
            key: `${row.key} ${index}`,
            label: chipLabel(label, lineRange(line), isPaid, line.isUnconfirmed),
            isPaid,
            rowKey: row.key,
            lines: [line],
          },
        ];
  });
  const gains = (row.gains ?? []).flatMap((gain, index): readonly Source[] =>
    gain.player === player ? [{ key: `${row.key} gain ${index}`, label: gain.source, isPaid: true, rowKey: row.key, lines: [], gain }] : [],
  );
  return [...lines, ...gains];
}

/** What is behind a chip: its figure and sentence, the addition, who changed it, and the rule. */
function SourceReason({ table, source }: { readonly table: Table; readonly source: Source }) {
  const { game, effective } = table;
  const speaker = { game, players: effective.header.players };
  const { gain } = source;
  return (
    <>
      {gain !== undefined && <CitedLine {...gain} />}
      {source.lines.map((line, index) => (
        <div key={`${line.line.reason.rule}-${index}`}>
          <CitedLine
            figure={canPay(line) ? formatGain(lineRange(line), language.value) : undefined}
            sentence={line.parts === undefined ? lineSentence(speaker, line.line.reason, language.value) : ''}
            rule={hasRulePage(table, line.line.reason.rule) ? line.line.reason.rule : undefined}
          />
          {line.parts !== undefined && <PartsTable {...line.parts} />}
          <FigureBreakdown sum={line.sum} changes={line.modifiers} />
        </div>
      ))}
    </>
  );
}

function CitedLine({ figure, sentence, rule }: CitedSentence & { readonly figure?: string | undefined }) {
  return (
    <p class="cited">
      <span>
        {figure !== undefined && <strong>{figure}: </strong>}
        {sentence}
      </span>
      {rule !== undefined && <RuleLink rule={rule} sign />}
    </p>
  );
}
