import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { formatDate, formatFigure, formatPercent } from '#screens/memory/format';
import { Select } from '#screens/memory/MemoryPage';
import { memoryText } from '#screens/memory/memory-text';
import { appText } from '#screens/state/app-state';
import { type DataPoint, foldOverTime, type TimeSeries, type TimeSeriesByPlayer } from '#stats/over-time';
import { ChartLines } from '#ui/chart/ChartLines';
import { ChartTable } from '#ui/chart/ChartTable';
import type { ChosenGame } from './figures/figure-rows';
import { listMeasures, type Measure, RATING } from './figures/measures';
import { buildPeriodTable } from './figures/periods';
import type { ShownPerson, Totals } from './figures/totals';

/** More lines than these cannot be told apart on a phone; the table has everybody. */
const MOST_LINES = 5;
/** Who is drawn: the one looked at, and those with the most games. */
const pickDrawn = (people: readonly ShownPerson[], who: ShownPerson): readonly ShownPerson[] => [
  who,
  ...people.filter(({ id }) => id !== who.id).slice(0, MOST_LINES - 1),
];

function formatMoment({ kind }: Measure, moment: DataPoint | undefined): string {
  if (kind === 'share') return formatPercent(moment?.value);
  const value = formatFigure(moment?.value, moment?.spread === undefined ? 2 : 1);
  return moment?.spread === undefined ? value : memoryText.value.figures.unsure(value, formatFigure(moment.spread));
}

interface OverTimeProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
  readonly game: ChosenGame | undefined;
}

/** One figure after the other over time: of one person, beside the others or alone. */
export function OverTime({ totals, who, game }: OverTimeProps) {
  const text = memoryText.value.figures;
  const [key, setKey] = useState(RATING);
  const [others, setOthers] = useState(true);
  const [against, setAgainst] = useState('');
  const { people, figures } = totals;
  const opponents = people.filter(({ id }) => figures.pairs.get(who.id)?.has(id));
  const opponent = opponents.find(({ id }) => id === against) ?? opponents[0];
  const measures = useMemo(() => listMeasures(memoryText.value, game, opponent), [memoryText.value, game, opponent]);
  const measure = measures.find((each) => each.key === key) ?? measures[0];
  if (measure === undefined) return null;
  return (
    <section class="stack" aria-labelledby="over-time">
      <h2 id="over-time">{text.overTime}</h2>
      <MeasureChooser measures={measures} measure={measure} game={game} onChoose={setKey} />
      {measure.key === 'faced' && (
        <Select
          label={text.opponent}
          value={opponent?.id ?? ''}
          options={opponents.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setAgainst}
        />
      )}
      <p class="quiet">{measure.hint ?? text.overTimeHint}</p>
      <MeasureLines
        totals={totals}
        who={who}
        measure={measure}
        hasOthers={others}
        onOthersChange={setOthers}
        exclude={measure.key === 'faced' ? opponent : undefined}
      />
    </section>
  );
}

interface MeasureChooserProps {
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  readonly game: ChosenGame | undefined;
  onChoose(key: string): void;
}

/** All figures in one list, and a thumb's way from one to the next. */
function MeasureChooser({ measures, measure, game, onChoose }: MeasureChooserProps) {
  const text = memoryText.value.figures;
  const at = measures.indexOf(measure);
  const step = (by: number): void => {
    const next = measures[(at + by + measures.length) % measures.length];
    if (next !== undefined) onChoose(next.key);
  };
  const option = ({ key, label }: Measure) => (
    <option key={key} value={key}>
      {label}
    </option>
  );
  const ofGame = (key: string): boolean => game !== undefined && key.startsWith(`${game.id}/`);
  return (
    <div class="statistics-chooser">
      <button type="button" class="button icon" aria-label={text.figureBefore} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <select aria-label={text.figure} value={measure.key} onChange={(event) => onChoose(event.currentTarget.value)}>
        {measures.filter(({ key }) => !ofGame(key)).map(option)}
        {game !== undefined && (
          <optgroup label={text.ofOneGame(game.title)}>{measures.filter(({ key }) => ofGame(key)).map(option)}</optgroup>
        )}
      </select>
      <button type="button" class="button icon" aria-label={text.figureAfter} onClick={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

interface MeasureLinesProps {
  readonly totals: Totals;
  readonly who: ShownPerson;
  readonly measure: Measure;
  readonly hasOthers: boolean;
  onOthersChange(others: boolean): void;
  /** Who is not drawn: nobody faces themselves. */
  readonly exclude: ShownPerson | undefined;
}

/** The scale of a figure reaches at least so far: a share all the way, a count to nothing. */
function minimalSpan({ kind, axis }: Measure): readonly number[] {
  if (kind === 'share') return [0, 1];
  return axis === 'from-zero' ? [0] : axis === 'turned' ? [1] : [];
}

const idsOf = (people: readonly ShownPerson[]): readonly string[] => people.map(({ id }) => id);

/** What lines are made of. */
interface LineData {
  readonly measure: Measure;
  readonly courses: TimeSeriesByPlayer;
  readonly beside: readonly TimeSeriesByPlayer[];
}

/** The lines of a figure; those of the rating are not there while many games are rated. */
function useLineData({ totals, measure }: MeasureLinesProps): LineData | undefined {
  const { history, people, ratings } = totals;
  return useMemo(() => {
    if (measure.key === RATING) return ratings && { measure, courses: ratings.timeSeries, beside: [] };
    const reads = [measure.read, ...measure.beside.map(({ read }) => read)];
    const [courses = new Map(), ...beside] = foldOverTime(history, idsOf(people), reads);
    return { measure, courses, beside };
  }, [history, people, measure, ratings]);
}

/** What was drawn last stays until what is asked for is there. */
function MeasureLines(props: MeasureLinesProps) {
  const pickDrawn = useLineData(props);
  const last = useRef<LineData | undefined>(undefined);
  last.current = pickDrawn ?? last.current;
  if (last.current !== undefined) return <LineChart {...props} {...last.current} />;
  return (
    <p class="quiet" role="status">
      {appText.value.loading}
    </p>
  );
}

/** The games by number, where their times would lie on each other. */
const placesByTime = (courses: readonly TimeSeriesByPlayer[]): ReadonlyMap<number, number> =>
  new Map(
    courses.flatMap((each) => [...each.values()].flatMap(({ points }) => points.map(({ at, gameIndex }) => [at, gameIndex] as const))),
  );

const NO_COURSE: TimeSeries = { points: [], months: [] };

function LineChart({ totals, who, measure, hasOthers, onOthersChange, exclude, courses, beside }: MeasureLinesProps & LineData) {
  const text = memoryText.value.figures;
  const people = totals.people.filter(({ id }) => id !== exclude?.id);
  const courseOf = ({ id }: ShownPerson, from: TimeSeriesByPlayer | undefined = courses): TimeSeries => from?.get(id) ?? NO_COURSE;
  const shownPeople = hasOthers ? pickDrawn(people, who) : [who];
  const places = totals.isCrowded ? placesByTime([courses, ...beside]) : undefined;
  const nothing = shownPeople.every((one) => courseOf(one).points.length === 0);
  const say = (moment: DataPoint | undefined): string => formatMoment(measure, moment);
  const line = ({ points, months }: TimeSeries) => ({ points, valueText: say(months.at(-1)) });
  return (
    <>
      {nothing ? (
        <p class="card">{text.tooFew}</p>
      ) : (
        <ChartLines
          label={text.ownOf(text.overTime, measure.label)}
          spreadOf={who.id}
          span={minimalSpan(measure)}
          isReversed={measure.axis === 'turned'}
          day={(at) => (places === undefined ? formatDate(at) : text.gameOn((places.get(at) ?? 0) + 1, formatDate(at)))}
          positionOf={places && ((at) => places.get(at) ?? 0)}
          figure={(value) => (measure.kind === 'share' ? formatPercent(value) : formatFigure(value, 2))}
          series={shownPeople.map((one) => ({ id: one.id, name: one.name, ...one.mark, ...line(courseOf(one)) }))}
          comparisons={measure.beside.map(({ label, own }, index) => ({
            name: own && hasOthers ? text.ownOf(label, who.name) : label,
            ...line(courseOf(who, beside[index])),
          }))}
        />
      )}
      {people.length > 1 && (
        <div class="row">
          <button type="button" class="button" aria-pressed={hasOthers} onClick={() => onOthersChange(!hasOthers)}>
            {text.withOthers}
          </button>
        </div>
      )}
      {!nothing && (
        <ChartTable
          label={text.table}
          title={measure.label}
          {...buildPeriodTable(hasOthers ? people : [who], (one) => courseOf(one).months, say)}
        />
      )}
    </>
  );
}
