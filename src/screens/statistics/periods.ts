import { memoryText, monthOf, shown } from '#screens/memory';
import type { Moment } from '#stats/course';
import type { Someone } from './Statistics';

/** More months than these are told by year. */
const MONTHS = 12;

interface Period {
  readonly key: string;
  readonly label: string;
  readonly end: number;
}

function periodOf(at: number, by: 'month' | 'year'): Period {
  const date = new Date(at);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  if (by === 'year') return { key: String(year), label: String(year), end: new Date(year + 1, 0).getTime() };
  return { key: `${year}-${month}`, label: monthOf(at), end: new Date(year, month + 1).getTime() };
}

/** The months in which something was counted, the oldest first, or the years where there are many. */
export function periodsOf(times: readonly number[]): readonly Period[] {
  const told = (by: 'month' | 'year'): readonly Period[] => [
    ...new Map([...times].sort((a, b) => a - b).map((at) => [periodOf(at, by).key, periodOf(at, by)])).values(),
  ];
  const months = told('month');
  return months.length > MONTHS ? told('year') : months;
}

interface TableOf {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** What a figure had come to at the end of each period: of one person period by period, of several person by person. */
export function tableOf(
  people: readonly Someone[],
  courseOf: (one: Someone) => readonly Moment[],
  say: (moment: Moment | undefined) => string,
): TableOf {
  const said = memoryText.value.figures;
  const periods = periodsOf(people.flatMap((one) => courseOf(one).map(({ at }) => at)));
  const last = (one: Someone, { end }: Period): Moment | undefined => courseOf(one).findLast(({ at }) => at < end);
  const [only, ...others] = people;
  if (only !== undefined && others.length === 0)
    return {
      columns: [said.until, only.name, said.on],
      rows: periods.map((period) => [period.label, say(last(only, period)), shown(last(only, period)?.on)]),
    };
  const cell = (moment: Moment | undefined): string => (moment === undefined ? '–' : `${say(moment)} (${shown(moment.on)})`);
  return {
    columns: [said.person, ...periods.map(({ label }) => label)],
    rows: people.map((one) => [one.name, ...periods.map((period) => cell(last(one, period)))]),
  };
}
