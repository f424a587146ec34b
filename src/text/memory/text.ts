export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
type Colour = (typeof COLOURS)[number];
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;
type Shape = (typeof SHAPES)[number];

/** What the group's memory says: its games, its people, its figures. */
export interface MemoryText {
  readonly history: string;
  readonly players: string;
  readonly groups: string;
  readonly statistics: string;
  readonly all: string;
  readonly none: string;
  readonly games: (count: number) => string;

  readonly filter: {
    readonly title: string;
    readonly game: string;
    readonly player: string;
    readonly group: string;
    readonly from: string;
    readonly to: string;
    readonly clear: string;
    readonly nothing: string;
    readonly empty: string;
    readonly more: string;
  };

  readonly game: {
    readonly won: (names: readonly string[]) => string;
    readonly open: string;
    readonly abandoned: string;
    readonly abandonedHint: string;
    readonly openHint: string;
    readonly result: string;
    readonly rank: string;
    readonly player: string;
    readonly points: string;
    readonly steps: string;
    readonly start: string;
    readonly step: (index: number, count: number) => string;
    readonly before: string;
    readonly after: string;
    readonly sheets: string;
    readonly agreements: string;
    readonly ours: string;
    readonly setup: string;
    readonly consents: string;
    readonly noConsents: string;
    readonly note: string;
    readonly place: string;
    readonly saved: string;
    readonly again: string;
    readonly table: string;
    readonly remove: string;
    readonly removed: string;
    readonly undo: string;
    readonly judge: string;
    readonly judgeHint: string;
    readonly judgedSame: string;
    readonly judgedOther: string;
    readonly judgedStuck: string;
    readonly judgedChange: (name: string, before: string, after: string) => string;
    readonly standing: (rank: number, points: number) => string;
    readonly takeJudged: string;
    readonly keepResult: string;
    readonly unreadable: string;
  };

  readonly bin: {
    readonly title: (count: number) => string;
    readonly hint: string;
    readonly left: (days: number) => string;
    readonly restore: string;
    readonly forever: string;
    readonly foreverSure: string;
  };

  readonly person: {
    readonly empty: string;
    readonly hidden: string;
    readonly name: string;
    readonly colour: string;
    readonly colourHint: string;
    readonly colours: Readonly<Record<Colour, string>>;
    readonly shape: string;
    readonly shapes: Readonly<Record<Shape, string>>;
    readonly save: string;
    readonly hide: string;
    readonly hideHint: string;
    readonly show: string;
    readonly merge: string;
    readonly mergeHint: string;
    readonly mergeWith: string;
    readonly mergeNow: (one: string, other: string) => string;
    readonly mergeTogether: (one: string, other: string) => string;
    readonly merged: string;
    readonly apart: (name: string) => string;
    readonly gone: string;
  };

  readonly group: {
    readonly empty: string;
    readonly make: string;
    readonly name: string;
    readonly members: string;
    readonly membersHint: string;
    readonly save: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly habits: string;
    readonly habitsHint: string;
    readonly seats: (names: readonly string[]) => string;
    readonly asOurs: string;
    readonly asLast: string;
    readonly copy: string;
    readonly copyWhose: string;
    readonly copies: Readonly<Record<'device' | 'last' | 'printed', string>>;
    readonly howYouPlay: string;
    readonly asGroup: (name: string) => string;
    readonly asNoGroup: string;
    readonly play: (game: string) => string;
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly takeOff: (name: string) => string;
  };

  readonly figures: {
    readonly reading: (done: number, of: number) => string;
    readonly empty: string;
    readonly restsOn: (games: number) => string;
    readonly notCounted: string;
    readonly table: string;
    readonly person: string;
    readonly games: string;
    readonly wins: string;
    readonly winsHint: string;
    readonly rate: string;
    readonly winRate: string;
    readonly chance: string;
    readonly against: string;
    readonly againstHint: string;
    readonly rating: string;
    readonly ratingHint: string;
    readonly unsure: (rating: string, unsure: string) => string;
    readonly overTime: string;
    readonly overTimeHint: string;
    readonly figureBefore: string;
    readonly figureAfter: string;
    readonly withOthers: string;
    readonly tooFew: string;
    readonly until: string;
    readonly everybody: string;
    readonly averagePlace: string;
    readonly headToHead: string;
    readonly headToHeadHint: string;
    readonly even: string;
    readonly ownOf: (figure: string, name: string) => string;
    readonly places: string;
    readonly place: (rank: number) => string;
    readonly average: string;
    readonly best: string;
    readonly margin: string;
    readonly marginHint: string;
    readonly streak: string;
    readonly longest: string;
    readonly begun: string;
    readonly begunHint: string;
    readonly begunWon: string;
    readonly faced: (name: string) => string;
    readonly opponent: string;
    readonly ahead: string;
    readonly level: string;
    readonly behind: string;
    readonly pointsHint: string;
    readonly ofGame: (game: string, name: string) => string;
    readonly figure: string;
    readonly ofOneGame: (game: string) => string;
    readonly on: string;
  };

  /** What the charts of one game's own figures show. */
  readonly counts: {
    readonly perGame: string;
    readonly shareOfGames: string;
  };
}
