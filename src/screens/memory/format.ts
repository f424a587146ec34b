import { computed } from '@preact/signals';
import type { FinishedGame } from '#stats/finished-games';
import { withMinus } from '#text/language';
import { language } from '../state/app-state';

/** The device's own locale where its language is the app's: en-GB and en-US write dates differently. */
function dateLocale(): string {
  const device = globalThis.navigator?.language ?? '';
  return device.startsWith(language.value) ? device : language.value;
}

const DATE_STYLES = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  longMonth: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** Cached: constructing an Intl formatter costs far more than a call of its format(). */
const formatters = computed(() => ({
  short: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.short),
  long: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.long),
  day: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.day),
  dayMonth: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.dayMonth),
  month: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.month),
  longMonth: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.longMonth),
  figures: [0, 1, 2].map((digits) => new Intl.NumberFormat(language.value, { maximumFractionDigits: digits })),
  signed: new Intl.NumberFormat(language.value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  weekday: new Intl.DateTimeFormat(language.value, { weekday: 'short' }),
  percent: new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }),
}));

export const formatDate = (at: number, length: 'short' | 'long' | 'day' = 'short'): string => formatters.value[length].format(at);

/** Where the month and year stand above. */
export const formatDayMonth = (at: number): string => formatters.value.dayMonth.format(at);

export const formatMonth = (at: number, length: 'short' | 'long' = 'short'): string =>
  formatters.value[length === 'short' ? 'month' : 'longMonth'].format(at);

/** A figure as it is shown in tables and charts; a missing one is a dash. */
export function formatFigure(figure: number | undefined, digits: 0 | 1 | 2 = 1): string {
  if (figure === undefined || !Number.isFinite(figure)) return '–';
  return withMinus(formatters.value.figures[digits]?.format(figure) ?? '');
}

export const formatSignedFigure = (figure: number): string => withMinus(formatters.value.signed.format(figure));

/** The days of a week by their short names, from Monday on. */
export const weekdayNames = (): readonly string[] =>
  // 5 January 2026 was a Monday.
  Array.from({ length: 7 }, (_, day) => formatters.value.weekday.format(new Date(2026, 0, 5 + day)));

export function formatPercent(share: number | undefined): string {
  if (share === undefined || !Number.isFinite(share)) return '–';
  return formatters.value.percent.format(share);
}

/** The points of the first two. */
export const topPoints = ({ standings }: Pick<FinishedGame, 'standings'>): readonly (number | undefined)[] =>
  standings
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ points }) => points);

/** "25 : 23", never broken. */
export const formatScore = (...points: readonly (number | undefined)[]): string =>
  points.map((each) => formatFigure(each)).join('\u00a0:\u00a0');
