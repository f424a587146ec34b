/** The first moment of a day as a date field writes it, in the time of this place. */
export function startOfDay(date: string, later: number): number | undefined {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(year, month - 1, day + later).getTime();
}

export const padDigits = (number: number, count: number): string => String(number).padStart(count, '0');

/** A day as a date field writes it. */
export function formatDateInput(at: number): string {
  const date = new Date(at);
  return `${padDigits(date.getFullYear(), 4)}-${padDigits(date.getMonth() + 1, 2)}-${padDigits(date.getDate(), 2)}`;
}

/** The same time of another day; nothing for a day that is none, or is still to come. */
export function moveToDay(at: number, date: string): number | undefined {
  const [from, to] = [startOfDay(formatDateInput(at), 0), startOfDay(date, 0)];
  if (from === undefined || to === undefined || Number.isNaN(to) || date > formatDateInput(Date.now())) return undefined;
  return to + (at - from);
}
