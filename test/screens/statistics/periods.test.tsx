import { describe, expect, test } from 'vitest';
import { buildPeriodTable, listPeriods } from '#screens/statistics/figures/periods';
import type { DataPoint } from '#stats/over-time';

const at = (year: number, month: number, day = 15): number => new Date(year, month - 1, day).getTime();
const someone = (id: string) => ({ id, name: id, mark: { colour: 'red', shape: 'star' } });
const formatValue = (moment: DataPoint | undefined): string => (moment === undefined ? '–' : String(moment.value));

describe('periods', () => {
  test('are the months in which something was counted', () => {
    expect(listPeriods([at(2026, 3), at(2025, 12), at(2026, 3, 1)]).map(({ label }) => label)).toEqual(['Dec 2025', 'Mar 2026']);
  });

  test('are years where the months are many', () => {
    const months = Array.from({ length: 13 }, (_, index) => at(2025, 6 + index));
    expect(listPeriods(months).map(({ label }) => label)).toEqual(['2025', '2026']);
    expect(listPeriods(months.slice(1))).toHaveLength(12);
  });
});

describe('the table behind a line', () => {
  const courses = new Map<string, readonly DataPoint[]>([
    [
      'ana',
      [
        { at: at(2026, 1), gameIndex: 0, value: 1, sampleSize: 1 },
        { at: at(2026, 1, 31), gameIndex: 1, value: 2, sampleSize: 2 },
        { at: at(2026, 3), gameIndex: 2, value: 5, sampleSize: 3 },
      ],
    ],
    ['ben', [{ at: at(2026, 3, 31), gameIndex: 3, value: 9, sampleSize: 1 }]],
  ]);
  const courseOf = ({ id }: { readonly id: string }): readonly DataPoint[] => courses.get(id) ?? [];

  test('has what a figure came to at the end of each period, and what it rests on', () => {
    const { columns, rows } = buildPeriodTable([someone('ana'), someone('ben')], courseOf, formatValue);
    expect(columns.slice(1)).toEqual(['Jan 2026', 'Mar 2026']);
    expect(rows).toEqual([
      ['ana', '2 (2)', '5 (3)'],
      ['ben', '–', '9 (1)'],
    ]);
  });

  test('of one person goes down the page', () => {
    expect(buildPeriodTable([someone('ana')], courseOf, formatValue).rows).toEqual([
      ['Jan 2026', '2', '2'],
      ['Mar 2026', '5', '3'],
    ]);
  });

  test('of nothing is empty', () => expect(buildPeriodTable([someone('eva')], courseOf, formatValue).rows).toEqual([]));
});
