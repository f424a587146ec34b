import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { titleOf } from '#screens/game/game-title';
import { formatDate, formatFigure, formatMonth, weekdayNames } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import type { FinishedGame } from '#stats/finished-games';
import { dayKey, foldPlayTime, monthKey, type PlayTime } from '#stats/play-time';
import { ChartBars } from '#ui/chart/ChartBars';
import { ChartTable } from '#ui/chart/ChartTable';
import type { Totals } from '../figures/totals';
import { FilteredStats, StatsShell } from './StatsPage';

/** How much was played: by game, by month, and on which days. */
export const PlayTimePage = () => (
  <StatsShell title={memoryText.value.time.title} up="statistics">
    {(memory) => (
      <FilteredStats memory={memory}>
        {(totals) => (
          <>
            <TimeByGame totals={totals} />
            <TimeByMonth totals={totals} />
            <Calendar history={totals.history} />
          </>
        )}
      </FilteredStats>
    )}
  </StatsShell>
);

/** "3 games · 2 h 05", with how many of them have a duration where not all do. */
export function describePlayTime({ games, minutes, timedGames }: PlayTime): string {
  const text = memoryText.value;
  if (timedGames === 0) return text.games(games);
  const duration = timedGames === games ? text.time.duration(minutes) : text.time.partly(minutes, timedGames);
  return `${text.games(games)} · ${duration}`;
}

interface TimeBarsProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly (readonly [label: string, time: PlayTime])[];
}

/** Games as bars, games and time in words, and both in a table. */
export function TimeBars({ title, head, rows }: TimeBarsProps) {
  const text = memoryText.value;
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ChartBars bars={rows.map(([label, time]) => ({ id: label, name: label, value: time.games, valueText: describePlayTime(time) }))} />
      <ChartTable
        label={text.figures.table}
        title={title}
        columns={[head, text.figures.games, text.time.time, text.time.timed]}
        rows={rows.map(([label, { games, minutes, timedGames }]) => [
          label,
          formatFigure(games),
          timedGames === 0 ? '–' : text.time.duration(minutes),
          formatFigure(timedGames),
        ])}
      />
    </section>
  );
}

function TimeByGame({ totals: { history } }: { readonly totals: Totals }) {
  const text = memoryText.value;
  const rows = [...foldPlayTime(history, ({ game }) => game)]
    .toSorted(([, a], [, b]) => b.games - a.games)
    .map(([game, time]) => [titleOf(game), time] as const);
  return <TimeBars title={text.time.byGame} head={text.filter.game} rows={rows} />;
}

/** So many months are drawn before somebody asks for all. */
const MOST_MONTHS = 12;

const startOfMonthKey = (key: string): number => new Date(Number(key.slice(0, 4)), Number(key.slice(5, 7)) - 1).getTime();

function TimeByMonth({ totals: { history } }: { readonly totals: Totals }) {
  const text = memoryText.value.time;
  const [showsAll, setShowsAll] = useState(false);
  const months = [...foldPlayTime(history, ({ at }) => monthKey(at))].toReversed();
  const shown = showsAll ? months : months.slice(0, MOST_MONTHS);
  return (
    <>
      <TimeBars
        title={text.byMonth}
        head={text.month}
        rows={shown.map(([key, time]) => [formatMonth(startOfMonthKey(key), 'long'), time] as const)}
      />
      {shown.length < months.length && (
        <button type="button" class="button wide" onClick={() => setShowsAll(true)}>
          {text.allMonths(months.length)}
        </button>
      )}
    </>
  );
}

const LAST_STEP = 4;

/** A month day by day: the more games on a day, the fuller its square, with their number in it. */
function Calendar({ history }: { readonly history: readonly FinishedGame[] }) {
  const text = memoryText.value;
  const last = history.at(-1)?.at ?? Date.now();
  const [offset, setOffset] = useState(0);
  const lastDate = new Date(last);
  const month = new Date(lastDate.getFullYear(), lastDate.getMonth() + offset);
  const days = foldPlayTime(history, ({ at }) => dayKey(at));
  const dayCount = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  // Weeks begin on Monday.
  const blankDays = (month.getDay() + 6) % 7;
  const cells = Array.from({ length: dayCount }, (_, index) => {
    const at = new Date(month.getFullYear(), month.getMonth(), index + 1).getTime();
    return { day: index + 1, at, time: days.get(dayKey(at)) };
  });
  const first = history[0]?.at ?? last;
  return (
    <section class="stack">
      <h2>{text.time.calendar}</h2>
      <div class="calendar-head">
        <button
          type="button"
          class="button icon"
          aria-label={text.time.monthBefore}
          disabled={monthKey(first) >= monthKey(month.getTime())}
          onClick={() => setOffset(offset - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <strong aria-live="polite">{formatMonth(month.getTime(), 'long')}</strong>
        <button
          type="button"
          class="button icon"
          aria-label={text.time.monthAfter}
          disabled={offset === 0}
          onClick={() => setOffset(offset + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <div class="calendar" aria-hidden="true">
        {weekdayNames().map((name) => (
          <span key={name} class="quiet caption">
            {name}
          </span>
        ))}
        {cells.map(({ day, time }) => (
          <span
            key={day}
            class={`calendar-day calendar-step-${Math.min(LAST_STEP, time?.games ?? 0)}`}
            style={day === 1 ? { gridColumnStart: blankDays + 1 } : undefined}
          >
            <span class="calendar-date">{day}</span>
            {time !== undefined && <strong>{time.games}</strong>}
          </span>
        ))}
      </div>
      <ChartTable
        label={text.figures.table}
        title={text.time.calendar}
        columns={[text.time.day, text.figures.games, text.time.time]}
        rows={cells.flatMap(({ at, time }) =>
          time === undefined
            ? []
            : [[formatDate(at), formatFigure(time.games), time.timedGames === 0 ? '–' : text.time.duration(time.minutes)] as const],
        )}
      />
    </section>
  );
}
