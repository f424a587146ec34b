import { formatFigure, formatMonth } from '#screens/memory/format';
import { memoryText } from '#screens/memory/memory-text';
import type { DataPoint } from '#stats/over-time';
import type { ShownPerson } from './totals';

/** More months than these are told by year. */
const MOST_MONTHS = 12;

interface Period {
  readonly key: string;
  readonly label: string;
  readonly end: number;
}

const startOfMonth = (at: number): number => {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth()).getTime();
};

function monthPeriod(start: number): Period {
  const date = new Date(start);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  return { key: `${year}-${month}`, label: formatMonth(start), end: new Date(year, month + 1).getTime() };
}

const yearPeriod = (year: number): Period => ({ key: String(year), label: String(year), end: new Date(year + 1, 0).getTime() });

/** The months in which something was counted, the oldest first, or the years where there are many. */
export function listPeriods(times: readonly number[]): readonly Period[] {
  const months = [...new Set(times.map(startOfMonth))].sort((a, b) => a - b);
  if (months.length <= MOST_MONTHS) return months.map(monthPeriod);
  return [...new Set(months.map((start) => new Date(start).getFullYear()))].map(yearPeriod);
}

interface PeriodTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** What a figure had come to at the end of each period: of one person period by period, of several person by person. */
export function buildPeriodTable(
  people: readonly ShownPerson[],
  courseOf: (one: ShownPerson) => readonly DataPoint[],
  say: (moment: DataPoint | undefined) => string,
): PeriodTable {
  const text = memoryText.value.figures;
  const periods = listPeriods(people.flatMap((one) => courseOf(one).map(({ at }) => at)));
  const last = (one: ShownPerson, { end }: Period): DataPoint | undefined => courseOf(one).findLast(({ at }) => at < end);
  const [only, ...others] = people;
  if (only !== undefined && others.length === 0)
    return {
      columns: [text.until, only.name, text.on],
      rows: periods.map((period) => [period.label, say(last(only, period)), formatFigure(last(only, period)?.sampleSize)]),
    };
  const cell = (moment: DataPoint | undefined): string =>
    moment === undefined ? '–' : `${say(moment)} (${formatFigure(moment.sampleSize)})`;
  return {
    columns: [text.person, ...periods.map(({ label }) => label)],
    rows: people.map((one) => [one.name, ...periods.map((period) => cell(last(one, period)))]),
  };
}
