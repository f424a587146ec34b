import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Select } from '#screens/history/Parts';
import { dateOf, memoryText, percent, shown } from '#screens/memory';
import { text } from '#screens/state';
import { noteTrouble } from '#screens/tried';
import { coursesOver, type Moment } from '#stats/course';
import { ratingsIn } from '#stats/rating';
import { collapses } from '#stats/records';
import { ChartLines } from '#ui/ChartLines';
import { ChartTable } from '#ui/ChartTable';
import type { Counted, Someone } from './counted';
import { type Known, type Measure, measuresIn } from './measures';
import { tableOf } from './periods';
import type { OfGame } from './rows';

/** More lines than these cannot be told apart on a phone; the table has everybody. */
const LINES = 5;
/** More points than these on a line are not seen. */
const POINTS = 120;

/** Evenly chosen points of a long course, the last one always. */
export function thinned<T>(course: readonly T[], most: number): readonly T[] {
  if (course.length <= most) return course;
  const step = (course.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => course[Math.round(index * step)]).flatMap((each) => each ?? []);
}

/** Who is drawn: the one looked at, and those with the most games. */
const drawn = (people: readonly Someone[], who: Someone): readonly Someone[] => [
  who,
  ...people.filter(({ id }) => id !== who.id).slice(0, LINES - 1),
];

function figureOf({ kind }: Measure, moment: Moment | undefined): string {
  if (kind === 'share') return percent(moment?.value);
  const value = shown(moment?.value, moment?.spread === undefined ? 2 : 1);
  return moment?.spread === undefined ? value : memoryText.value.figures.unsure(value, shown(moment.spread));
}

interface OverTimeProps {
  readonly counted: Counted;
  readonly who: Someone;
  readonly game: OfGame | undefined;
}

/** One figure after the other over time: of one person, beside the others or alone. */
export function OverTime({ counted, who, game }: OverTimeProps) {
  const said = memoryText.value.figures;
  const [key, setKey] = useState('rating');
  const [others, setOthers] = useState(true);
  const [against, setAgainst] = useState('');
  const { people, figures } = counted;
  const opponents = people.filter(({ id }) => figures.pairs.get(who.id)?.has(id));
  const opponent = opponents.find(({ id }) => id === against) ?? opponents[0];
  const measures = useMemo(() => measuresIn(memoryText.value, game, opponent), [memoryText.value, game, opponent]);
  const measure = measures.find((each) => each.key === key) ?? measures[0];
  if (measure === undefined) return null;
  return (
    <section class="stack" aria-labelledby="over-time">
      <h2 id="over-time">{said.overTime}</h2>
      <Chooser measures={measures} measure={measure} game={game} onChoose={setKey} />
      {measure.key === 'faced' && (
        <Select
          label={said.opponent}
          value={opponent?.id ?? ''}
          options={opponents.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setAgainst}
        />
      )}
      <p class="quiet">{measure.hint ?? said.overTimeHint}</p>
      <Lines
        counted={counted}
        who={who}
        measure={measure}
        others={others}
        onOthers={setOthers}
        but={measure.key === 'faced' ? opponent : undefined}
      />
    </section>
  );
}

interface ChooserProps {
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  readonly game: OfGame | undefined;
  onChoose(key: string): void;
}

/** All figures in one list, and a thumb's way from one to the next. */
function Chooser({ measures, measure, game, onChoose }: ChooserProps) {
  const said = memoryText.value.figures;
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
      <button type="button" class="button icon" aria-label={said.figureBefore} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <select aria-label={said.figure} value={measure.key} onChange={(event) => onChoose(event.currentTarget.value)}>
        {measures.filter(({ key }) => !ofGame(key)).map(option)}
        {game !== undefined && (
          <optgroup label={said.ofOneGame(game.title)}>{measures.filter(({ key }) => ofGame(key)).map(option)}</optgroup>
        )}
      </select>
      <button type="button" class="button icon" aria-label={said.figureAfter} onClick={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

/** The games by number, where their times would lie on each other. */
function placesIn(history: Counted['history']): ReadonlyMap<number, number> | undefined {
  const times = history.map(({ at }) => at).toSorted((a, b) => a - b);
  return collapses(times) ? new Map(times.map((at, index) => [at, index] as const).toReversed()) : undefined;
}

interface LinesProps {
  readonly counted: Counted;
  readonly who: Someone;
  readonly measure: Measure;
  readonly others: boolean;
  onOthers(others: boolean): void;
  /** Who is not drawn: nobody faces themselves. */
  readonly but: Someone | undefined;
}

/** The scale of a figure reaches at least so far: a share all the way, a count to nothing. */
function spanOf({ kind, axis }: Measure): readonly number[] {
  if (kind === 'share') return [0, 1];
  return axis === 'from-zero' ? [0] : axis === 'turned' ? [1] : [];
}

const idsOf = (people: readonly Someone[]): readonly string[] => people.map(({ id }) => id);

/** What lines are made of, once it is there. */
function useKnown(counted: Counted, of: Measure['of']): Known | undefined {
  const [whole, setWhole] = useState<{ readonly counted: Counted; readonly history: Counted['history'] } | undefined>(undefined);
  const { history, rated } = counted;
  const ratings = useMemo(() => rated && ratingsIn(history, rated), [history, rated]);
  useEffect(() => {
    let left = false;
    if (of === 'games' && whole?.counted !== counted)
      counted.whole().then((found) => left || setWhole({ counted, history: found }), noteTrouble);
    return () => {
      left = true;
    };
  }, [counted, of]);
  if (of === 'ratings') return ratings && { history, ratings };
  return whole?.counted === counted ? { history: whole.history, ratings: ratings ?? new Map() } : undefined;
}

/** What was drawn last stays until what is asked for is there. */
function Lines(props: LinesProps) {
  const known = useKnown(props.counted, props.measure.of);
  const last = useRef<{ readonly known: Known; readonly measure: Measure } | undefined>(undefined);
  if (known !== undefined) last.current = { known, measure: props.measure };
  if (last.current !== undefined) return <DrawnLines {...props} {...last.current} />;
  return (
    <p class="quiet" role="status">
      {text.value.loading}
    </p>
  );
}

function DrawnLines({ counted, who, measure, others, onOthers, but, known }: LinesProps & { readonly known: Known }) {
  const said = memoryText.value.figures;
  const { history } = known;
  const courses = useMemo(() => measure.course(known, idsOf(counted.people)), [counted, measure, history]);
  const people = counted.people.filter(({ id }) => id !== but?.id);
  const courseOf = ({ id }: Someone): readonly Moment[] => courses.get(id) ?? [];
  const shownPeople = others ? drawn(people, who) : [who];
  const places = useMemo(() => placesIn(history), [history]);
  const nothing = shownPeople.every((one) => courseOf(one).length === 0);
  const say = (moment: Moment | undefined): string => figureOf(measure, moment);
  const beside = measure.beside.map(({ label, own, read }) => {
    const course = coursesOver(history, [who.id], read).get(who.id) ?? [];
    return { name: own && others ? said.ownOf(label, who.name) : label, points: thinned(course, POINTS), shown: say(course.at(-1)) };
  });
  return (
    <>
      {nothing ? (
        <p class="card">{said.tooFew}</p>
      ) : (
        <ChartLines
          label={said.ownOf(said.overTime, measure.label)}
          spreadOf={who.id}
          span={spanOf(measure)}
          turned={measure.axis === 'turned'}
          day={(at) => (places === undefined ? dateOf(at) : said.gameOn((places.get(at) ?? 0) + 1, dateOf(at)))}
          place={places && ((at) => places.get(at) ?? 0)}
          figure={(value) => (measure.kind === 'share' ? percent(value) : shown(value, 2))}
          series={shownPeople.map((one) => ({
            id: one.id,
            name: one.name,
            ...one.mark,
            points: thinned(courseOf(one), POINTS),
            shown: say(courseOf(one).at(-1)),
          }))}
          beside={beside}
        />
      )}
      {people.length > 1 && (
        <div class="row">
          <button type="button" class="button" aria-pressed={others} onClick={() => onOthers(!others)}>
            {said.withOthers}
          </button>
        </div>
      )}
      {!nothing && <ChartTable label={said.table} title={measure.label} {...tableOf(others ? people : [who], courseOf, say)} />}
    </>
  );
}
