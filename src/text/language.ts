export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Declared as a method so that a table of sentences, each with its own parameters, can be looked up by rule id. */
export type Sentence<P = never> = { say(params: P, names: Names): string }['say'];

/** One sentence for each entry of a table of parameters: a missing one does not compile. */
export type Sentences<Table> = { readonly [Key in keyof Table]: Sentence<Table[Key]> };

/** How people and figures are written in a language. */
export interface Names {
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
  signed(number: number): string;
}

const ORDINALS: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'er', other: 'e' },
};

/** The first letter of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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

function grammarOf(language: Language): Grammar {
  const and = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  const plural = once(() => new Intl.PluralRules(language));
  const plain = once(() => new Intl.NumberFormat(language));
  const order = once(() => new Intl.PluralRules(language, { type: 'ordinal' }));
  const sign = once(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
  const figure = (number: number): string => withMinus(plain().format(number));
  const count = (number: number, one: string, other: string): string =>
    `${figure(number)} ${plural().select(number) === 'one' ? one : other}`;
  return {
    list: (items) => and().format(items),
    either: (items) => or().format(items),
    count,
    points: (number) => count(number, 'point', 'points'),
    ordinal: (rank) => `${rank}${ORDINALS[language][order().select(rank)] ?? ORDINALS[language].other}`,
    figure,
    signed: (number) => withMinus(sign().format(number)),
  };
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: grammarOf('en'), fr: grammarOf('fr') };

export const grammar = (language: Language): Grammar => GRAMMARS[language];
