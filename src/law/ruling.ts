/** A square, hex, card or tile to light up, in the game's own notation. */
export type Place = string;

export type Param = string | number | boolean | readonly Param[] | { readonly [key: string]: Param };
export type Params = { readonly [key: string]: Param };

/** Why something holds: a rule id, the figures of this case, and where to look. */
export interface Reason<Rule extends string = string, P = Params> {
  readonly rule: Rule;
  readonly params: P;
  readonly places: readonly Place[];
  /** Set where this case of a rule cannot be waived although others of the same rule can. */
  readonly firm?: true;
}

/** One reason type for each entry of a table of rule ids and their parameters. */
export type ReasonOf<Table> = { [R in keyof Table & string]: Reason<R, Table[R]> }[keyof Table & string];

/** Makes reasons that fit a table: `const why = reasons<Broken>()`. */
export function reasons<Table>() {
  return <R extends keyof Table & string>(rule: R, params: Table[R], places: readonly Place[] = []): Reason<R, Table[R]> => ({
    rule,
    params,
    places,
  });
}

/** Legal, or every rule that the event breaks, the one to cite first. */
export interface Ruling<R extends Reason = Reason> {
  readonly legal: boolean;
  readonly reasons: readonly R[];
}

export const LEGAL: Ruling<never> = { legal: true, reasons: [] };

/** A law collects what an event breaks in its refusal order and hands it over here. */
export function ruling<R extends Reason>(broken: readonly R[]): Ruling<R> {
  return broken.length === 0 ? LEGAL : { legal: false, reasons: broken };
}

const waived = ({ rule, firm }: Reason, waivable: ReadonlySet<string>): boolean => firm !== true && waivable.has(rule);

/** What the table may do by consent: nothing is broken, or only rules that may be waived. */
export function permitted(reasons: readonly Reason[], consent: boolean | undefined, waivable: ReadonlySet<string>): boolean {
  return reasons.length === 0 || (consent === true && reasons.every((reason) => waived(reason, waivable)));
}

/** The reason to cite when an event is refused: with consent, only a rule that may not be waived. */
export function cited(reasons: readonly Reason[], consent: boolean | undefined, waivable: ReadonlySet<string>): Reason | undefined {
  return consent === true ? reasons.find((reason) => !waived(reason, waivable)) : reasons[0];
}
