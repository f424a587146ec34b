const padTwo = (part: number): string => String(part).padStart(2, '0');

/** "2026-05-01", by the calendar of this place. */
export const formatDay = (at: number | Date): string => {
  const date = new Date(at);
  return [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join('-');
};

/** "2026-05-01 18:30:00", by the clock of this place. */
export const formatDateTime = (at: number): string => {
  const date = new Date(at);
  return `${formatDay(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(padTwo).join(':')}`;
};
