import previous from './previous.json' with { type: 'json' };

/** A figure, and what it must stay below (`limit`) or above (`least`). */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
  readonly least?: number;
}

const PREVIOUS: ReadonlyMap<string, number> = new Map(Object.entries(previous.figures));

const formatFigure = (figure: number): string => figure.toFixed(figure < 10 ? 2 : figure < 100 ? 1 : 0);

/** A row as the bench prints it. */
export function formatRow({ name, value, unit, limit, least }: Row): string {
  const isWithinLimits = value <= (limit ?? value) && value >= (least ?? value);
  const bound = limit === undefined ? `at least ${least ?? value}` : `at most ${limit}`;
  const before = PREVIOUS.get(name);
  const beside = before === undefined ? '' : `(${previous.release}: ${formatFigure(before)})`;
  return `${isWithinLimits ? 'ok  ' : 'OVER'} ${`${formatFigure(value)} ${unit}`.padStart(14)}  ${bound.padEnd(15)} ${beside.padEnd(18)} ${name}`;
}
