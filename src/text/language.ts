import type { Range } from '#law/score';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Declared as a method so that a table of sentences, each with its own parameters, can be looked up by rule id. */
export type Sentence<P = never> = { say(params: P, names: PlayerNames): string }['say'];

/** One sentence for each entry of a table of parameters: a missing one does not compile. */
export type Sentences<Table> = { readonly [Key in keyof Table]: Sentence<Table[Key]> };

/** How people and figures are written in a language. */
export interface PlayerNames {
  player(id: string): string;
}

export interface Grammar {
  /** "Ana, Ben and Cat". */
  list(items: readonly string[]): string;
  /** "Ana, Ben or Cat". */
  either(items: readonly string[]): string;
  /** "1 point", "3 points". */
  count(number: number, one: string, other: string): string;
  /** "1 point", "3 points". */
  points(number: number): string;
  /** "1st", "2nd". */
  ordinal(rank: number): string;
  /** "3", "−2". */
  figure(number: number): string;
  /** "+3", "−2". */
  signedFigure(number: number): string;
  /** "6", and where it is not certain "?". */
  range(range: Range): string;
  /** "6 points", "at least 6 points", "3 to 6 points", "points not known". */
  pointsRange(range: Range): string;
}

const ORDINALS: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'er', other: 'e' },
};

const RANGES: Readonly<
  Record<
    Language,
    Readonly<Record<'least' | 'most', (points: string) => string>> & {
      readonly unknown: string;
      between(least: string, most: string): string;
    }
  >
> = {
  en: {
    unknown: 'points not known',
    least: (points) => `at least ${points}`,
    most: (points) => `at most ${points}`,
    between: (least, most) => `${least} to ${most}`,
  },
  fr: {
    unknown: 'points inconnus',
    least: (points) => `au moins ${points}`,
    most: (points) => `au plus ${points}`,
    between: (least, most) => `de ${least} à ${most}`,
  },
};

/** The first letter of a sentence. */
export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A minus sign is no hyphen: it is as wide as a plus, and no line breaks after it. */
export const withMinus = (figure: string): string => figure.replace('-', '−');

/** Made when it is first asked for: what formats a language takes a while to make, and few sentences need it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function createGrammar(language: Language): Grammar {
  const and = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const plural = once(() => new Intl.PluralRules(language));
  const plain = once(() => new Intl.NumberFormat(language));
  const order = once(() => new Intl.PluralRules(language, { type: 'ordinal' }));
  const sign = once(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
  const figure = (number: number): string => withMinus(plain().format(number));
  const count = (number: number, one: string, other: string): string =>
    `${figure(number)} ${plural().select(number) === 'one' ? one : other}`;
  const points = (number: number): string => count(number, 'point', 'points');
  return {
    list: (items) => and().format(items),
    either: (items) => or().format(items),
    count,
    points,
    ordinal: (rank) => `${rank}${ORDINALS[language][order().select(rank)] ?? ORDINALS[language].other}`,
    figure,
    signedFigure: (number) => withMinus(sign().format(number)),
    range: ({ least, most }) => (least === most ? figure(least) : '?'),
    pointsRange: ({ least, most }) => {
      if (least === most) return points(least);
      if (!Number.isFinite(least) && !Number.isFinite(most)) return RANGES[language].unknown;
      if (!Number.isFinite(most)) return RANGES[language].least(points(least));
      return Number.isFinite(least) ? RANGES[language].between(figure(least), points(most)) : RANGES[language].most(points(most));
    },
  };
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: createGrammar('en'), fr: createGrammar('fr') };

export const grammar = (language: Language): Grammar => GRAMMARS[language];
