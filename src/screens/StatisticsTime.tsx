import { courseOf } from '../stats/figures';
import { ChartLines, type Point } from '../ui/ChartLines';
import { ChartTable } from '../ui/ChartTable';
import { dateOf, percent, shown, words } from './memory';
import type { Counted, Someone } from './Statistics';

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

const seriesOf = ({ id, name, mark }: Someone, points: readonly Point[], last: string) => ({
  id,
  name,
  ...mark,
  points: thinned(points, POINTS),
  shown: last,
});

/** Who is drawn: those with the most games, and the one looked at. */
const drawn = (people: readonly Someone[], who: string): readonly Someone[] =>
  people.filter(({ id }, index) => index < LINES || id === who);

export function Ratings({ counted: { people, ratings, figures }, who }: { readonly counted: Counted; readonly who: string }) {
  const names = words.value.figures;
  const lastOf = (id: string): string => {
    const rated = ratings.get(id)?.at(-1);
    return rated === undefined ? '–' : names.unsure(shown(rated.strength), shown(rated.unsure));
  };
  return (
    <section class="stack">
      <h2>{names.rating}</h2>
      <p class="quiet">{names.ratingHint}</p>
      <ChartLines
        label={names.rating}
        spreadOf={who}
        day={dateOf}
        figure={(value) => shown(value, 0)}
        series={drawn(people, who).map((one) =>
          seriesOf(
            one,
            (ratings.get(one.id) ?? []).map(({ at, strength, unsure }) => ({ at, value: strength, spread: unsure })),
            lastOf(one.id),
          ),
        )}
      />
      <ChartTable
        label={names.table}
        title={names.rating}
        columns={[names.person, names.rating, names.games]}
        rows={people.map(({ id, name }) => [name, lastOf(id), shown(figures.persons.get(id)?.games)])}
      />
    </section>
  );
}

export function Courses({ counted: { people, history } }: { readonly counted: Counted }) {
  const names = words.value.figures;
  const courses = people.slice(0, LINES).map((one) => ({ one, course: courseOf(history, one.id) }));
  return (
    <section class="stack">
      <h2>{names.course}</h2>
      <p class="quiet">{names.courseHint}</p>
      <ChartLines
        label={names.course}
        span={[0, 1]}
        day={dateOf}
        figure={percent}
        series={courses.map(({ one, course }) => {
          const last = course.at(-1);
          return seriesOf(
            one,
            course.map(({ at, games, wins }) => ({ at, value: wins / games })),
            percent(last && last.wins / last.games),
          );
        })}
      />
      <ChartTable
        label={names.table}
        title={names.course}
        columns={[
          names.person,
          ...courses
            .flatMap(({ course }) => years(course))
            .filter((year, index, all) => all.indexOf(year) === index)
            .sort(),
        ]}
        rows={tableOf(courses)}
      />
    </section>
  );
}

type Course = ReturnType<typeof courseOf>;

const yearOf = (at: number): string => String(new Date(at).getFullYear());
const years = (course: Course): readonly string[] => course.map(({ at }) => yearOf(at));

/** The win rate at the end of each year; a year before the first game has none. */
function tableOf(courses: readonly { readonly one: Someone; readonly course: Course }[]): readonly (readonly [string, ...string[]])[] {
  const all = [...new Set(courses.flatMap(({ course }) => years(course)))].sort();
  return courses.map(({ one, course }) => [
    one.name,
    ...all.map((year) => {
      const last = course.findLast(({ at }) => yearOf(at) <= year);
      return percent(last && last.wins / last.games);
    }),
  ]);
}
