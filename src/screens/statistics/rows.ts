import type { GameId } from '#registry';
import type { Rested } from '#stats/course';
import type { PersonFigures, Sum } from '#stats/figures';
import type { MemoryText } from '#text/memory/text';

/** One figure that only one game has: a label, and what it comes to for a person. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly kind: 'average' | 'share';
  /** Figures of one kind stand in one chart with one scale. */
  readonly chart: string;
  of(person: PersonFigures): Rested;
}

const NOTHING: Sum = { sum: 0, games: 0 };

export const over = (sum: number, on: number): Rested => ({ value: on === 0 ? undefined : sum / on, on });

function rowsOf(game: GameId) {
  const sumOf = (person: PersonFigures, key: string): Sum => person.counts[`${game}/${key}`] ?? NOTHING;
  return {
    /** A count divided by the games it was counted in. */
    each: (key: string, label: string, chart: string, kind: Row['kind'] = 'average'): Row => ({
      key,
      label,
      kind,
      chart,
      of(person) {
        const { sum, games } = sumOf(person, key);
        return over(sum, games);
      },
    }),
    /** One count divided by another. */
    ratio: (key: string, by: string, label: string, chart: string, kind: Row['kind']): Row => ({
      key,
      label,
      kind,
      chart,
      of: (person) => over(sumOf(person, key).sum, sumOf(person, by).sum),
    }),
  };
}

/** What is counted in a game, in the order it is shown. */
export function rowsIn(game: GameId, { counts }: MemoryText): readonly Row[] {
  const { each, ratio } = rowsOf(game);
  switch (game) {
    case 'kings-gate': {
      const { locations, tiesWon, tiesLost, tourney } = counts['kings-gate'];
      return [
        each('locations', locations, 'locations'),
        each('ties.won', tiesWon, 'locations'),
        each('ties.lost', tiesLost, 'locations'),
        each('tourney', tourney, 'tourney', 'share'),
        each('characters', counts.allUsed, 'locations'),
        ...Object.entries(counts.characters).map(([id, name]) => each(`character.${id}`, counts.used(name), 'characters')),
      ];
    }
    case 'kingdom-builder':
      return [
        ...Object.entries(counts.cards).map(([id, name]) => each(`points.${id}`, name, 'points')),
        each('tiles', counts.tiles, 'tiles'),
      ];
    case 'kings-tricktakers':
      return [
        ratio('met', 'made', counts.allBets, 'bets', 'share'),
        ...Object.entries(counts.bets).map(([id, name]) => ratio(`met.${id}`, `made.${id}`, counts.bet(name), 'bets', 'share')),
        ratio('tricks', 'rounds', counts.tricks, 'tricks', 'average'),
        ratio('off', 'aimed', counts.off, 'tricks', 'average'),
        each('kings', counts.kings, 'kings', 'share'),
      ];
    case 'kingdom':
      return [
        each('won.throne', counts.throne, 'won', 'share'),
        each('won.capture', counts.capture, 'won', 'share'),
        each('won.resignation', counts.resignation, 'won', 'share'),
        each('moves', counts.moves, 'moves'),
      ];
  }
}
