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
  /** "+3", "−2". */
  signed(number: number): string;
}

export function grammar(language: Language): Grammar {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const plural = new Intl.PluralRules(language);
  const plain = new Intl.NumberFormat(language);
  const sign = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return {
    list: (items) => and.format(items),
    either: (items) => or.format(items),
    count: (number, one, other) => `${plain.format(number)} ${plural.select(number) === 'one' ? one : other}`,
    signed: (number) => sign.format(number),
  };
}
