import { isEqual } from '#store/records/contents';

/** An order in which no two different values are level: what decides where nothing better does. */
export function compareCanonical(one: unknown, other: unknown): number {
  if (isEqual(one, other)) return 0;
  const [a, b] = [canonicalJson(one), canonicalJson(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** As JSON, whatever the order in which fields were written. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
