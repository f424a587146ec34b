/** What the referee's desk, the rulebook and the agreements say, whatever the game. */
export interface DeskShellText {
  readonly desk: {
    readonly title: string;
    readonly hint: string;
    readonly questions: string;
    readonly rules: string;
    readonly agreements: string;
    readonly answer: string;
    readonly waiting: string;
    readonly because: string;
    readonly otherwise: string;
    readonly sameOtherwise: string;
    readonly fresh: string;
    readonly shareText: string;
    readonly sharePicture: string;
    readonly copied: string;
    readonly saved: string;
    readonly notShared: string;
    readonly byRegent: (game: string) => string;
  };
  readonly rules: {
    readonly title: string;
    readonly search: string;
    readonly searchHint: string;
    readonly found: (count: number) => string;
    readonly none: string;
    readonly table: string;
    readonly source: (where: string) => string;
    readonly examples: string;
    readonly tryIt: string;
    readonly related: string;
    readonly depends: string;
    readonly gone: string;
  };
  readonly agreements: {
    readonly title: (game: string) => string;
    readonly hint: string;
    readonly says: string;
    readonly others: string;
    readonly ours: string;
    readonly rules: string;
    readonly groups: string;
    readonly groupsHint: string;
    readonly now: string;
    readonly nowHint: string;
    readonly saved: (group: string) => string;
  };
  readonly whatIf: {
    readonly title: string;
    readonly hint: string;
    readonly back: string;
    readonly empty: string;
    readonly asked: (event: string) => string;
    readonly yes: (event: string) => string;
    readonly no: (event: string) => string;
    readonly points: (name: string, before: number, after: number) => string;
    readonly noPoints: string;
    readonly takeBack: string;
    readonly again: string;
    readonly tried: (count: number) => string;
    readonly letStand: string;
    readonly changed: (question: string, choice: string) => string;
    readonly questions: string;
    readonly over: string;
  };
}
