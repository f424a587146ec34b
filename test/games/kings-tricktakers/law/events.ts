import type { Verdict } from '#session/formats/verdict';
import { errorPath, people, verdict, verdictOrError } from '../../../transcripts';

/** A copy of the game in which every figure is known; the Jacks pay nothing, so that other lines stand alone. */
export const COPY = {
  ranks: { white: [1, 6], yellow: [2, 7], blue: [3, 8], green: [4, 9], black: [5, 10] },
  queens: { yellow: 2, white: 3 },
  jacks: { white: {}, yellow: {}, blue: {}, green: {}, black: {} },
  bets: { hermit: { 0: 4 }, rebel: { 1: 4 }, berserker: { 1: 5 }, oppressor: { 3: 6 }, healer: { 1: 3 }, collector: { 2: 5 } },
};

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eva'];
export const seats = (number: number): readonly string[] => NAMES.slice(0, number);

export type EventFields = Readonly<Record<string, unknown>>;
export type Options = Readonly<Record<string, unknown>>;

const transcript = (players: number, options: Options, events: readonly EventFields[]) => ({
  players: people(...seats(players)),
  setup: { record: 'table', selection: 'declared', copy: COPY, ...options },
  events,
});

export const judge = (players: number, events: readonly EventFields[], options: Options = {}): Verdict =>
  verdict('kings-tricktakers', transcript(players, options, events));

export const errorPathOf = (players: number, events: readonly EventFields[], options: Options = {}): string | undefined =>
  errorPath('kings-tricktakers', transcript(players, options, events));

export const judgeInFrench = (players: number, events: readonly EventFields[], options: Options = {}) =>
  verdictOrError('kings-tricktakers', transcript(players, options, events), 'fr');

export const refusal = (found: Verdict): string | undefined => found.refused?.rule;
export const warningsOf = (found: Verdict): readonly string[] => found.warnings.map(({ index, rule }) => `${index} ${rule}`);

interface ParsedCompany {
  readonly set: string;
  readonly characters: readonly string[];
  readonly bet: readonly string[];
}

/** "white gambler* hermit healer jack*": a set, three characters, a star on what is bet. */
function parseCompany(line: string): ParsedCompany {
  const [set = '', ...cards] = line.split(' ');
  const bare = (card: string): string => card.replace('*', '');
  return {
    set,
    characters: cards.map(bare).filter((card) => card !== 'jack'),
    bet: cards.filter((card) => card.endsWith('*')).map(bare),
  };
}

export const companies = (lines: readonly string[], withSet = true): readonly EventFields[] =>
  lines.map((line, seat) => {
    const { set, characters } = parseCompany(line);
    return { type: 'company', by: NAMES[seat], ...(withSet && { set }), characters };
  });

export const bets = (lines: readonly string[]): readonly EventFields[] =>
  lines.map((line, seat) => ({ type: 'bet', by: NAMES[seat], cards: parseCompany(line).bet }));

/** Companies and bets of a round, one line a player; `later` leaves the sets out. */
export const formRound = (lines: readonly string[], later = false): readonly EventFields[] => [...companies(lines, !later), ...bets(lines)];

export const BEGIN: EventFields = { type: 'begin' };

/** A round up to its first trick. */
export const beginRound = (lines: readonly string[], between: readonly EventFields[] = []): readonly EventFields[] => [
  ...formRound(lines),
  ...between,
  BEGIN,
];

/** "yellow-5", "yellow-5+K" with the King, "+Q" with the Queen, "+F" turned; "Q" lays the green Queen; "ana:Q" says who. */
export function play(shorthand: string): EventFields {
  const [what = '', by] = shorthand.split(':').reverse();
  const [card, ...marks] = what.split('+');
  return {
    type: 'play',
    ...(by && { by }),
    ...(card === 'Q' ? { queen: true } : { card }),
    ...(marks.includes('K') && { king: true }),
    ...(marks.includes('Q') && { queen: true }),
    ...(marks.includes('F') && { flip: true }),
  };
}

export const plays = (line: string): readonly EventFields[] => line.split(' ').map(play);

interface DetailTrick {
  readonly winner: string;
  readonly cards: readonly string[];
}
interface DetailRound {
  readonly tricks: number;
  readonly lines: readonly { readonly rule: string; readonly points: number }[];
  readonly total: number;
}
interface Details {
  readonly round: number;
  readonly trick: { readonly led: string | null; readonly plays: readonly { readonly by: string; readonly card: string | null }[] } | null;
  readonly tricks: readonly DetailTrick[];
  readonly rounds: readonly Readonly<Record<string, DetailRound>>[];
}

export const details = (found: Verdict): Details => found.details as unknown as Details;

export const winners = (found: Verdict): readonly string[] => details(found).tricks.map(({ winner }) => winner);

/** What one player was paid in a round: { 'kt.score.bet': 6 }. */
export function paymentsOf(found: Verdict, player: string, round = 1): Readonly<Record<string, number>> {
  const result = details(found).rounds[round - 1]?.[player];
  return Object.fromEntries((result?.lines ?? []).map(({ rule, points }) => [rule, points]));
}

export const pointsIn = (found: Verdict, player: string, round = 1): number | undefined =>
  details(found).rounds[round - 1]?.[player]?.tricks;

const KINDS = ['yellow', 'green', 'blue', 'black', 'mystic', 'surrender'] as const;
type Kind = (typeof KINDS)[number];

export interface Note extends Partial<Readonly<Record<Kind, number>>> {
  readonly tricks?: number;
  readonly king?: boolean;
  readonly queen?: boolean;
  readonly revived?: boolean;
  readonly ally?: string;
  readonly copy?: { readonly player: string; readonly card: string };
}

/** A round of the pad, one line and one note a player; cards that nobody asked about fill the piles up. */
export function round(lines: readonly string[], notes: readonly Note[] = []): EventFields {
  const players = lines.map((line, seat): [string, EventFields] => {
    const { tricks = 0, king = false, queen = false, revived = false, ally, copy, ...cards } = notes[seat] ?? {};
    const collected = Object.fromEntries(KINDS.map((kind) => [kind, cards[kind] ?? 0]));
    return [
      NAMES[seat] ?? '',
      { ...parseCompany(line), ...(ally && { ally }), ...(copy && { copy }), tricks, collected, king, queen, revived },
    ];
  });
  return { type: 'round', players: fillCollected(Object.fromEntries(players), lines.length) };
}

type CollectedCards = Record<string, number>;

const SUIT: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 8, 5: 10 };

function fillCollected(players: Readonly<Record<string, EventFields>>, number: number): Readonly<Record<string, EventFields>> {
  const piles = Object.values(players).map((player) => player.collected as CollectedCards);
  const cardsLeft = (kind: string): number => (SUIT[number] ?? 0) - piles.reduce((sum, pile) => sum + (pile[kind] ?? 0), 0);
  for (const player of Object.values(players)) {
    const pile = player.collected as CollectedCards;
    const wanted = (player.tricks as number) * number;
    for (const kind of ['black', 'yellow', 'green', 'blue']) {
      const missing = wanted - Object.values(pile).reduce((sum, each) => sum + each, 0);
      pile[kind] = (pile[kind] ?? 0) + Math.max(0, Math.min(missing, cardsLeft(kind)));
    }
  }
  return players;
}

export const PAD = { record: 'pad' } as const;

/** Rounds of the pad judged with a copy in which the characters are plentiful. */
export const judgePad = (players: number, rounds: readonly EventFields[], options: Options = {}): Verdict =>
  judge(players, rounds, { ...PAD, ...options });

export const MANY = {
  ...COPY,
  copies: { gambler: 9, hermit: 9, rebel: 9, berserker: 9, assassin: 9, oppressor: 9, healer: 9, collector: 9, devil: 9, diplomat: 9 },
};
