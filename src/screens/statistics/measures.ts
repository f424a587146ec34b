import type { PersonFigures } from '#stats/figures';
import type { FigureReader, SampledValue } from '#stats/over-time';
import type { HistoryText } from '#text/memory/en';
import { type OfGame, over } from './rows';
import type { Someone } from './totals';

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
  readonly beside: readonly Beside[];
}

interface Beside {
  readonly label: string;
  /** Whether it is the person's own, or the same for all. */
  readonly own: boolean;
  readonly read: FigureReader;
}

/** The rating is no figure of a count: it has a fold of its own. */
export const RATING = 'rating';

const NONE: SampledValue = { value: undefined, on: 0 };

type Extra = Partial<Pick<Measure, 'hint' | 'kind' | 'axis' | 'beside'>>;

const measure = (key: string, label: string, read: FigureReader, extra: Extra = {}): Measure => ({
  key,
  label,
  kind: 'number',
  read,
  beside: [],
  ...extra,
});

/** A figure of a person's own count. */
const own =
  (of: (person: PersonFigures) => SampledValue): FigureReader =>
  ({ persons }, id) => {
    const person = persons.get(id);
    return person === undefined ? NONE : of(person);
  };

const counted = (of: (person: PersonFigures) => number): FigureReader => own((person) => ({ value: of(person), on: person.games }));
const average = (of: (person: PersonFigures) => number): FigureReader => own((person) => over(of(person), person.games));

const placesOf = ({ places }: PersonFigures): number => places.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** How often one ends ahead of another; level counts as half. */
const aheadOf =
  (opponent: string): FigureReader =>
  ({ pairs }, id) => {
    const pair = pairs.get(id)?.get(opponent);
    return pair === undefined ? NONE : over(pair.ahead + pair.level / 2, pair.games);
  };

const even: FigureReader = ({ games }) => ({ value: 0.5, on: games });

/** All that can be drawn: points only of one game, whose own figures follow. */
export function measuresIn(text: HistoryText, game: OfGame | undefined, opponent: Someone | undefined): readonly Measure[] {
  const names = text.figures;
  const chance = (read: FigureReader) => ({ label: names.chance, own: true, read });
  return [
    measure(RATING, names.rating, () => NONE, { hint: names.ratingHint }),
    measure(
      'rate',
      names.winRate,
      average(({ wins }) => wins),
      { kind: 'share', beside: [chance(average((person) => person.chance))] },
    ),
    measure(
      'games',
      names.games,
      counted(({ games }) => games),
      { axis: 'from-zero' },
    ),
    measure(
      'wins',
      names.wins,
      counted(({ wins }) => wins),
      { axis: 'from-zero', hint: names.winsHint },
    ),
    ...(game === undefined ? [] : points(names)),
    measure('place', names.averagePlace, average(placesOf), { axis: 'turned' }),
    measure(
      'streak',
      names.streak,
      counted(({ streak }) => streak),
      { axis: 'from-zero' },
    ),
    measure(
      'longest',
      names.longest,
      counted(({ longest }) => longest),
      { axis: 'from-zero' },
    ),
    measure(
      'begun',
      names.begunWon,
      own(({ begun }) => over(begun.wins, begun.games)),
      {
        kind: 'share',
        hint: names.begunHint,
        beside: [
          chance(own(({ begun }) => over(begun.chance, begun.games))),
          { label: names.everybody, own: false, read: ({ begun }) => over(begun.wins, begun.games) },
        ],
      },
    ),
    ...(opponent === undefined
      ? []
      : [
          measure('faced', names.headToHead, aheadOf(opponent.id), {
            kind: 'share',
            hint: names.headToHeadHint,
            beside: [{ label: names.even, own: false, read: even }],
          }),
        ]),
    ...(game?.rows ?? []).map((row) =>
      measure(`${game?.id}/${row.key}`, row.label, own(row.of), { kind: row.kind === 'share' ? 'share' : 'number' }),
    ),
  ];
}

const points = (names: HistoryText['figures']): readonly Measure[] => [
  measure(
    'average',
    names.average,
    average((person) => person.points),
  ),
  measure(
    'best',
    names.best,
    counted(({ best }) => best),
  ),
  measure(
    'margin',
    names.margin,
    average(({ margin }) => margin),
    { hint: names.marginHint },
  ),
];
