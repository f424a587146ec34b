export const COLOURS = ['yellow', 'green', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The sets of King, Queen and Jack. */
export const SETS = ['white', 'yellow', 'blue', 'green', 'black'] as const;
export type SetColour = (typeof SETS)[number];

export const CHARACTERS = [
  'gambler',
  'hermit',
  'rebel',
  'berserker',
  'assassin',
  'oppressor',
  'healer',
  'collector',
  'devil',
  'diplomat',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const BET_CARDS = [...CHARACTERS, 'jack'] as const;
export type BetCard = (typeof BET_CARDS)[number];

/** The cards whose bet side is a table of tricks; the devil and the diplomat look at other players. */
export const BETS_BY_TRICKS = ['gambler', 'hermit', 'rebel', 'berserker', 'assassin', 'oppressor', 'healer', 'collector'] as const;

export const SELECTIONS = ['declared', 'draft', 'initiation'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** Points by the exact number of tricks. */
export type PointsByTricks = Readonly<Record<string, number>>;

/** What a table has read off its own copy of the game; what is left out is not known. */
export interface BoxFigures {
  /** A King's rank face up, and once face down. */
  readonly ranks?: Readonly<Partial<Record<SetColour, readonly number[] | undefined>>> | undefined;
  readonly queens?: Readonly<Partial<Record<SetColour, number | undefined>>> | undefined;
  readonly jacks?: Readonly<Partial<Record<SetColour, PointsByTricks | undefined>>> | undefined;
  readonly bets?: Readonly<Partial<Record<BetCard, PointsByTricks | undefined>>> | undefined;
  readonly copies?: Readonly<Partial<Record<Character, number | undefined>>> | undefined;
}

/** The printed figures a game is played with: the source's own, and those of the table's copy. */
export interface GameFigures {
  readonly ranks: Readonly<Partial<Record<SetColour, readonly number[] | undefined>>>;
  readonly queens: Readonly<Partial<Record<SetColour, number | undefined>>>;
  readonly jacks: Readonly<Partial<Record<SetColour, PointsByTricks | undefined>>>;
  readonly bets: Readonly<Partial<Record<BetCard, PointsByTricks | undefined>>>;
  /** How many copies of a character this game holds. */
  readonly copies: Readonly<Record<Character, number>>;
}

const KNOWN_QUEENS = { blue: 2, green: 1, black: 1 } as const;
const KNOWN_BETS = { gambler: { 0: 3, 2: 6 }, assassin: { 2: 7 }, jack: { 3: 10 } } as const;

export const UNPLAYED_KING_POINTS: Readonly<Record<SetColour, number>> = { white: 6, yellow: 5, blue: 4, green: 3, black: 2 };

const CHARACTER_COPIES: Readonly<Record<Character, number>> = {
  gambler: 3,
  hermit: 3,
  rebel: 2,
  berserker: 2,
  assassin: 2,
  oppressor: 2,
  healer: 2,
  collector: 2,
  devil: 1,
  diplomat: 1,
};

type Removal = Readonly<Partial<Record<Character, number>>>;

const REMOVED_WITH_THREE: Removal = { gambler: 1, hermit: 1, oppressor: 1, assassin: 1, healer: 1, collector: 1, devil: 1, diplomat: 1 };

/** The characters that stay out of an open draft, by the number of players. */
const REMOVED_CHARACTERS: Readonly<Record<number, Removal>> = {
  2: { ...REMOVED_WITH_THREE, gambler: 2, hermit: 2, rebel: 1, berserker: 1 },
  3: REMOVED_WITH_THREE,
  4: { gambler: 1, hermit: 1 },
};

export function figuresOf(copy: BoxFigures, players: number, selection: Selection): GameFigures {
  const removed = selection === 'draft' ? (REMOVED_CHARACTERS[players] ?? {}) : {};
  const copies = { ...CHARACTER_COPIES };
  for (const character of CHARACTERS)
    copies[character] = Math.max(0, (copy.copies?.[character] ?? CHARACTER_COPIES[character]) - (removed[character] ?? 0));
  return {
    ranks: copy.ranks ?? {},
    queens: { ...KNOWN_QUEENS, ...copy.queens },
    jacks: copy.jacks ?? {},
    bets: { ...KNOWN_BETS, ...copy.bets },
    copies,
  };
}

export const count = <T>(cards: readonly T[], card: T): number => {
  let total = 0;
  for (const each of cards) if (each === card) total += 1;
  return total;
};

/** The cards that are left once some are taken away, copy by copy. */
export function without<T extends string>(cards: readonly T[], removed: readonly string[]): readonly T[] {
  const remaining = [...removed];
  return cards.filter((card) => {
    const index = remaining.indexOf(card);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}
