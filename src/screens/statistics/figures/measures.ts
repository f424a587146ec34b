import { hasNoPoints } from '#screens/game/describe-result';
import type { PersonFigures } from '#stats/figures';
import type { FigureReader, SampledValue } from '#stats/over-time';
import type { HistoryText } from '#text/history/en';
import { averageOver, type ChosenGame } from './figure-rows';
import type { ShownPerson } from './totals';

/** A figure that can be drawn over time. */
export interface Measure {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly kind: 'number' | 'share';
  /** Counts grow from nothing; of places the first one is on top. */
  readonly axis?: 'from-zero' | 'turned' | undefined;
  readonly read: FigureReader;
  /** What to compare one person's line with. */
  readonly beside: readonly Comparison[];
}

interface Comparison {
  readonly label: string;
  /** Whether it is the person's own, or the same for all. */
  readonly own: boolean;
  readonly read: FigureReader;
}

/** The rating is no figure of a count: it has a fold of its own. */
export const RATING = 'rating';

const NO_VALUE: SampledValue = { value: undefined, sampleSize: 0 };

type MeasureOptions = Partial<Pick<Measure, 'hint' | 'kind' | 'axis' | 'beside'>>;

const createMeasure = (key: string, label: string, read: FigureReader, extra: MeasureOptions = {}): Measure => ({
  key,
  label,
  kind: 'number',
  read,
  beside: [],
  ...extra,
});

/** A figure of a person's own count. */
const readPerson =
  (of: (person: PersonFigures) => SampledValue): FigureReader =>
  ({ persons }, id) => {
    const person = persons.get(id);
    return person === undefined ? NO_VALUE : of(person);
  };

const readCount = (of: (person: PersonFigures) => number): FigureReader =>
  readPerson((person) => ({ value: of(person), sampleSize: person.games }));
const readAverage = (of: (person: PersonFigures) => number): FigureReader => readPerson((person) => averageOver(of(person), person.games));

const sumPlaces = ({ rankCounts }: PersonFigures): number => rankCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** How often one ends ahead of another; level counts as half. */
const readAheadOf =
  (opponent: string): FigureReader =>
  ({ pairs }, id) => {
    const pair = pairs.get(id)?.get(opponent);
    return pair === undefined ? NO_VALUE : averageOver(pair.ahead + pair.level / 2, pair.games);
  };

const readEven: FigureReader = ({ games }) => ({ value: 0.5, sampleSize: games });

/** All that can be drawn: points only of one game, whose own figures follow. */
export function listMeasures(text: HistoryText, game: ChosenGame | undefined, opponent: ShownPerson | undefined): readonly Measure[] {
  const names = text.figures;
  const chance = (read: FigureReader) => ({ label: names.chance, own: true, read });
  return [
    createMeasure(RATING, names.rating, () => NO_VALUE, { hint: names.ratingHint }),
    createMeasure(
      'rate',
      names.winRate,
      readAverage(({ wins }) => wins),
      { kind: 'share', beside: [chance(readAverage((person) => person.expectedWins))] },
    ),
    createMeasure(
      'games',
      names.games,
      readCount(({ games }) => games),
      { axis: 'from-zero' },
    ),
    createMeasure(
      'wins',
      names.wins,
      readCount(({ wins }) => wins),
      { axis: 'from-zero', hint: names.winsHint },
    ),
    ...(game === undefined || hasNoPoints(game.id) ? [] : pointMeasures(names)),
    createMeasure('place', names.averagePlace, readAverage(sumPlaces), { axis: 'turned' }),
    createMeasure(
      'streak',
      names.streak,
      readCount(({ streak }) => streak),
      { axis: 'from-zero' },
    ),
    createMeasure(
      'longest',
      names.longest,
      readCount(({ longestStreak }) => longestStreak),
      { axis: 'from-zero' },
    ),
    createMeasure(
      'begun',
      names.begunWon,
      readPerson(({ asFirstPlayer }) => averageOver(asFirstPlayer.wins, asFirstPlayer.games)),
      {
        kind: 'share',
        hint: names.begunHint,
        beside: [
          chance(readPerson(({ asFirstPlayer }) => averageOver(asFirstPlayer.expectedWins, asFirstPlayer.games))),
          { label: names.everybody, own: false, read: ({ asFirstPlayer }) => averageOver(asFirstPlayer.wins, asFirstPlayer.games) },
        ],
      },
    ),
    ...(opponent === undefined
      ? []
      : [
          createMeasure('faced', names.headToHead, readAheadOf(opponent.id), {
            kind: 'share',
            hint: names.headToHeadHint,
            beside: [{ label: names.even, own: false, read: readEven }],
          }),
        ]),
    ...(game?.rows ?? []).map((row) =>
      createMeasure(`${game?.id}/${row.key}`, row.label, readPerson(row.of), { kind: row.kind === 'share' ? 'share' : 'number' }),
    ),
  ];
}

const pointMeasures = (names: HistoryText['figures']): readonly Measure[] => [
  createMeasure(
    'average',
    names.average,
    readPerson(({ points }) => averageOver(points.sum, points.games)),
  ),
  createMeasure(
    'best',
    names.best,
    readPerson(({ bestScore, points }) => ({ value: bestScore, sampleSize: points.games })),
  ),
  createMeasure(
    'margin',
    names.margin,
    readPerson(({ margins }) => averageOver(margins.sum, margins.games)),
    { hint: names.marginHint },
  ),
];
