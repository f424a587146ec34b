import type { PersonFigures, Sum } from '#stats/figures';
import type { GameFigure, Highlight } from '#stats/game-stats';
import type { SampledValue } from '#stats/over-time';

/** One figure that only one game has, with what it comes to for a person. */
export interface FigureRow extends GameFigure {
  of(person: PersonFigures): SampledValue;
}

/** The game that is looked at alone, with its own figures. */
export interface ChosenGame {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly FigureRow[];
  readonly asked: readonly Highlight[];
}

const NO_SUM: Sum = { sum: 0, games: 0 };

export const averageOver = (sum: number, on: number): SampledValue => ({ value: on === 0 ? undefined : sum / on, sampleSize: on });

/** A game's figures read off the counts of a person. */
export function figureRowsOf(game: string, figures: readonly GameFigure[]): readonly FigureRow[] {
  const sumOf = (person: PersonFigures, key: string): Sum => person.counts[`${game}/${key}`] ?? NO_SUM;
  return figures.map((figure) => ({
    ...figure,
    of(person) {
      const { sum, games } = sumOf(person, figure.key);
      return averageOver(sum, figure.divisor === undefined ? games : sumOf(person, figure.divisor).sum);
    },
  }));
}
