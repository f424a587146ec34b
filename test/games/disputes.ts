/** A tap: a button, one within a group of fields, a hex, a square, or a figure that is typed. */
export type Tap =
  | string
  | readonly [group: string, button: string]
  | { readonly hex: string }
  | { readonly square: string }
  | { readonly field: string; readonly typed: string };

/** What a table quarrels about, from an empty form to the ruling; the answer is the printed one. */
export interface Dispute {
  readonly question: string;
  readonly about: string;
  /** Where it is printed. */
  readonly printed: string;
  readonly taps: readonly Tap[];
  readonly answer: string;
}
