/** A square, hex, card or tile to light up, in the game's own notation. */
export type BoardPlace = string;

type Param = string | number | boolean | readonly Param[] | { readonly [key: string]: Param };
export type Params = { readonly [key: string]: Param };

/** Why something holds: a rule id, the figures of this case, and where to look. */
export interface Reason<Rule extends string = string, P = Params> {
  readonly rule: Rule;
  readonly params: P;
  readonly places: readonly BoardPlace[];
  /** Set where this case of a rule cannot be waived although others of the same rule can. */
  readonly isUnwaivable?: true;
}

/** One reason type for each entry of a table of rule ids and their parameters. */
export type ReasonOf<Table> = { [R in keyof Table & string]: Reason<R, Table[R]> }[keyof Table & string];

/** Makes reasons that fit a table: `const why = reasons<Broken>()`. */
export function createReasonMaker<Table>() {
  return <R extends keyof Table & string>(rule: R, params: Table[R], places: readonly BoardPlace[] = []): Reason<R, Table[R]> => ({
    rule,
    params,
    places,
  });
}

/** How a law judges an event. */
export interface Ruling<R extends Reason = Reason> {
  readonly isLegal: boolean;
  /** Every rule that the event breaks, the one to cite first; of a legal event, the rules that allow and decide it, in order. */
  readonly reasons: readonly R[];
  /** Whether the table may let stand what the rules forbid: each rule it breaks may be waived. */
  readonly isWaivable: boolean;
}

export const LEGAL: Ruling<never> = { isLegal: true, reasons: [], isWaivable: false };

const canWaive = ({ rule, isUnwaivable }: Reason, waivable: ReadonlySet<string>): boolean => isUnwaivable !== true && waivable.has(rule);

/** Makes the rulings of a law: `const ruling = rulings(waivable)`, given what an event breaks in refusal order. */
export function createRulingMaker(waivable: ReadonlySet<string>) {
  return <B extends Reason, A extends Reason = never>(broken: readonly B[], permissionsOf?: () => readonly A[]): Ruling<A | B> => {
    if (broken.length > 0) return { isLegal: false, reasons: broken, isWaivable: broken.every((reason) => canWaive(reason, waivable)) };
    return permissionsOf === undefined ? LEGAL : createLegalRuling(permissionsOf);
  };
}

/** Most legal events are only looked at: what allows them is worked out when somebody asks. */
function createLegalRuling<R extends Reason>(permissionsOf: () => readonly R[]): Ruling<R> {
  return {
    isLegal: true,
    isWaivable: false,
    get reasons() {
      return permissionsOf();
    },
  };
}

/** A rule that allows or decides, where its name is all there is to say. */
export const citeRules = <R extends string>(...rules: readonly R[]): readonly Reason<R, Record<never, never>>[] =>
  [...new Set(rules)].map((rule) => ({ rule, params: {}, places: [] }));

/** The rules that were broken. */
export const brokenRules = <R extends Reason>(ruling: Ruling<R>): readonly R[] => (ruling.isLegal ? [] : ruling.reasons);

/** What the table may do: what is legal, and by consent what may be waived. */
export const isPermitted = ({ isLegal, isWaivable }: Ruling, consent: boolean | undefined): boolean =>
  isLegal || (consent === true && isWaivable);

/** The reason to cite when an event is refused: with consent, a rule that may not be waived. */
export function reasonToCite({ reasons }: Ruling, consent: boolean | undefined, waivable: ReadonlySet<string>): Reason | undefined {
  return consent === true ? reasons.find((reason) => !canWaive(reason, waivable)) : reasons[0];
}
