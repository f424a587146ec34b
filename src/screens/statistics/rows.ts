import type { PersonFigures, Sum } from '#stats/figures';
import type { GameFigure, Highlight } from '#stats/game-stats';
import type { SampledValue } from '#stats/over-time';

/** One figure that only one game has, with what it comes to for a person. */
export interface Row extends GameFigure {
  of(person: PersonFigures): SampledValue;
}

/** The game that is looked at alone, with its own figures. */
export interface OfGame {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly asked: readonly Highlight[];
}

const NOTHING: Sum = { sum: 0, games: 0 };

export const over = (sum: number, on: number): SampledValue => ({ value: on === 0 ? undefined : sum / on, on });

/** A game's figures read off the counts of a person. */
export function rowsIn(game: string, figures: readonly GameFigure[]): readonly Row[] {
  const sumOf = (person: PersonFigures, key: string): Sum => person.counts[`${game}/${key}`] ?? NOTHING;
  return figures.map((figure) => ({
    ...figure,
    of(person) {
      const { sum, games } = sumOf(person, figure.key);
      return over(sum, figure.by === undefined ? games : sumOf(person, figure.by).sum);
    },
  }));
}
