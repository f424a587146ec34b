import type { AdjustReason } from '#law/adjust';
import { type ByPlayer, forPlayer } from '#law/by-player';
import type { AdjustEvent, AgreementsOf, EventBase, PlayerId, PositionBase, SetupBase } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import { pointsOf, type ScoreSheetLine } from '#law/score';
import {
  type BetCard,
  type Character,
  type Colour,
  type Copy,
  type Figures,
  figuresOf,
  type Selection,
  type SetColour,
  without,
} from './box';
import type { CardName } from './cards';
import type { agreements } from './rules';
import type { Counted, Paid, RoundCount } from './score';
import type { Laid } from './trick';

export type Phase = 'company' | 'bets' | 'alliance' | 'preparation' | 'opening' | 'trick' | 'round' | 'finished';

/** Where a pad begins that does not begin with the game. */
export interface From {
  readonly round: number;
  readonly points: ByPlayer<number>;
  readonly sets: ByPlayer<SetColour>;
  readonly kings: readonly PlayerId[];
  readonly queens: readonly PlayerId[];
}

export interface Setup extends SetupBase {
  readonly agreements: AgreementsOf<typeof agreements>;
  readonly record: 'table' | 'pad';
  readonly selection: Selection;
  readonly starter: PlayerId | undefined;
  readonly copy: Copy;
  readonly from: From | undefined;
}

export interface Declare extends EventBase {
  readonly type: 'company';
  readonly set?: SetColour | undefined;
  readonly characters: readonly Character[];
}
export interface Pick extends EventBase {
  readonly type: 'pick';
  readonly set?: SetColour | undefined;
  readonly character?: Character | undefined;
}
export interface Bet extends EventBase {
  readonly type: 'bet';
  readonly cards: readonly BetCard[];
}
export interface Ally extends EventBase {
  readonly type: 'ally';
  readonly player: PlayerId;
}
export interface CopyBet extends EventBase {
  readonly type: 'copy';
  readonly player: PlayerId;
  readonly card: BetCard;
}
export interface Revive extends EventBase {
  readonly type: 'revive';
}
interface Begin extends EventBase {
  readonly type: 'begin';
}
export interface Opener extends EventBase {
  readonly type: 'opener';
  readonly player: PlayerId;
}
interface Open extends EventBase {
  readonly type: 'open';
}
export interface PlayCard extends EventBase {
  readonly type: 'play';
  readonly card?: CardName | undefined;
  readonly king?: boolean | undefined;
  readonly queen?: boolean | undefined;
  readonly flip?: boolean | undefined;
}
export interface Ability extends EventBase {
  readonly type: 'ability';
  readonly use: 'hermit' | 'swap';
}
/** Cards collected in a round by what is printed on them. */
export type Collected = Readonly<Record<Colour | 'mystic' | 'surrender', number>>;

/** What the pad notes of one player's round. */
export interface Noted {
  readonly set: SetColour;
  readonly characters: readonly Character[];
  readonly bet: readonly BetCard[];
  readonly ally?: PlayerId | undefined;
  readonly copy?: CopiedBet | undefined;
  readonly tricks: number;
  readonly collected: Collected;
  readonly king: boolean;
  readonly queen: boolean;
  readonly revived: boolean;
}
export interface Round extends EventBase {
  readonly type: 'round';
  readonly players: ByPlayer<Noted>;
}
/** Whose note of a round it is. */
export interface PlayersNote {
  readonly player: PlayerId;
  readonly note: Noted;
}

/** The notes of a round in seat order. */
export const notesIn = ({ players }: PositionBase, event: Round): readonly PlayersNote[] =>
  players.flatMap((player) => {
    const note = forPlayer(event.players, player);
    return note === undefined ? [] : [{ player, note }];
  });

export type Event = Declare | Pick | Bet | Ally | CopyBet | Revive | Begin | Opener | Open | PlayCard | Ability | Round | AdjustEvent;

export interface Company {
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
}

export interface CopiedBet {
  readonly player: PlayerId;
  readonly card: BetCard;
}

/** One place in a trick: a card, or the green Queen waiting for hers. */
export type TrickPlace = Laid | { readonly by: PlayerId; readonly card: undefined };

export interface Trick {
  readonly winner: PlayerId;
  readonly laid: readonly Laid[];
}

interface Use {
  readonly by: PlayerId;
  readonly use: Ability['use'];
}

export interface Unfollowed {
  readonly by: PlayerId;
  readonly colour: Colour;
  /** The trick, from 1 on, and the card that did not follow. */
  readonly trick: number;
  readonly card: CardName;
}

export type SheetLine = ScoreSheetLine<ReasonOf<Paid> | AdjustReason>;

/** What came onto the sheet at once: the count of a round, a Queen turned up, points given or taken. */
export interface Entered {
  readonly round: number;
  readonly lines: readonly SheetLine[];
  /** What was counted, where it was a round. */
  readonly count: RoundCount | undefined;
}

/** The last that came onto the sheet, and what was there before it, so that an entry costs the same however many there were. */
interface Sheet {
  readonly last: Entered;
  readonly before: Sheet | undefined;
  /** What everybody has by now. */
  readonly points: ByPlayer<number>;
}

/** What a round comes to for one player. */
export interface Result {
  /** Whose tricks, cards and bet count: the player's own, or an ally's. */
  readonly of: PlayerId;
  /** What the tricks are counted from, and their number. */
  readonly counted: Counted;
  readonly tricks: number;
  /** Whether the bet succeeded. */
  readonly succeeded: boolean;
  readonly lines: readonly ScoreSheetLine<ReasonOf<Paid>>[];
  /** What the lines add up to. */
  readonly points: number;
}

export interface Position extends PositionBase {
  readonly agreements: Setup['agreements'];
  readonly record: Setup['record'];
  readonly selection: Selection;
  readonly starter: PlayerId | undefined;
  readonly figures: Figures;
  readonly round: number;
  readonly companies: ByPlayer<Company>;
  /** The characters of the round before. */
  readonly held: ByPlayer<readonly Character[]>;
  readonly bets: ByPlayer<readonly BetCard[]>;
  readonly allies: ByPlayer<PlayerId>;
  readonly copied: ByPlayer<CopiedBet>;
  /** The Kings face down, and the Queens: face down, or played this round. A face stays with its card. */
  readonly kingsDown: readonly SetColour[];
  readonly queensDown: readonly SetColour[];
  readonly queensPlayed: readonly SetColour[];
  /** Who must open the trick; undefined where the table has to name a player. */
  readonly opener: PlayerId | undefined;
  /** The assassins who have named another opener for this trick. */
  readonly named: readonly PlayerId[];
  readonly trick: readonly TrickPlace[];
  readonly tricks: readonly Trick[];
  readonly uses: readonly Use[];
  readonly unfollowed: readonly Unfollowed[];
  /** What reviving Queens has cost this round. */
  readonly revived: readonly ScoreSheetLine<ReasonOf<Paid>>[];
  readonly rounds: readonly ByPlayer<Result>[];
  readonly sheet: Sheet | undefined;
}

const why = createReasonMaker<Paid>();

/** What a round begins without. */
export const NEW_ROUND = {
  bets: {},
  allies: {},
  copied: {},
  queensPlayed: [],
  opener: undefined,
  named: [],
  trick: [],
  tricks: [],
  uses: [],
  unfollowed: [],
  revived: [],
} satisfies Partial<Position>;

export const NO_COMPANY: Company = { set: undefined, characters: [] };

export function begin(setup: Setup): Position {
  const { players, from } = setup;
  const setFrom = (player: PlayerId): SetColour | undefined => from && forPlayer(from.sets, player);
  const setsOf = (owners: readonly PlayerId[]): readonly SetColour[] => owners.flatMap((owner) => setFrom(owner) ?? []);
  const blank: Position = {
    ...NEW_ROUND,
    players,
    agreements: setup.agreements,
    record: setup.record,
    selection: setup.selection,
    starter: setup.starter,
    figures: figuresOf(setup.copy, players.length, setup.selection),
    round: from?.round ?? 1,
    companies: Object.fromEntries(players.map((player) => [player, { set: setFrom(player), characters: [] }])),
    held: {},
    kingsDown: setsOf(from?.kings ?? []),
    queensDown: setsOf(from?.queens ?? []),
    rounds: [],
    sheet: undefined,
  };
  return from === undefined ? blank : { ...blank, sheet: carriedOver(blank, from).sheet };
}

/** The points of the rounds before, as the round before this one left them. */
function carriedOver(position: Position, from: From): Position {
  const lines = position.players.map((player): SheetLine => {
    const points = forPlayer(from.points, player) ?? 0;
    return { player, points, paid: points !== 0, reason: why('carried', { points }) };
  });
  return entered({ ...position, round: from.round - 1 }, lines);
}

/** All that came onto the sheet, the first first. */
export function entriesOf({ sheet }: Position): readonly Entered[] {
  const entries: Entered[] = [];
  for (let each = sheet; each !== undefined; each = each.before) entries.push(each.last);
  return entries.reverse();
}

/** Every line of the sheet, the first entered first. */
export const linesOf = (position: Position): readonly SheetLine[] => entriesOf(position).flatMap(({ lines }) => lines);

export const companyOf = (position: Position, player: PlayerId | undefined): Company =>
  (player === undefined ? undefined : forPlayer(position.companies, player)) ?? NO_COMPANY;

export const setOf = (position: Position, player: PlayerId | undefined): SetColour | undefined => companyOf(position, player).set;

/** The characters whose abilities are there this round: those not turned as the bet. */
export const faceUp = (position: Position, player: PlayerId): readonly Character[] =>
  without(companyOf(position, player).characters, forPlayer(position.bets, player) ?? []);

export const pointsNow = ({ sheet }: Position, player: PlayerId): number => (sheet && forPlayer(sheet.points, player)) ?? 0;

/** A King's rank on the face now showing, where the table's copy tells it. */
export function rankOf(position: Position, player: PlayerId): number | undefined {
  const set = setOf(position, player);
  return set && position.figures.ranks[set]?.[position.kingsDown.includes(set) ? 1 : 0];
}

/** kt.draft.order, kt.trick.order: the players by ascending King rank, where every rank is known and no two are equal. */
export function byKingRank(position: Position): readonly PlayerId[] | undefined {
  const ranked = position.players.map((player) => ({ player, rank: rankOf(position, player) ?? Number.NaN }));
  if (ranked.some(({ rank }) => Number.isNaN(rank)) || new Set(ranked.map(({ rank }) => rank)).size < ranked.length) return undefined;
  return ranked.sort((a, b) => a.rank - b.rank).map(({ player }) => player);
}

/** kt.trick.order: who opens the first trick, where the ranks tell. */
export function lowestKing(position: Position): PlayerId | undefined {
  const ranks = position.players.map((player) => rankOf(position, player) ?? Number.NaN);
  const lowest = Math.min(...ranks);
  const holders = position.players.filter((_, seat) => ranks[seat] === lowest);
  return holders.length === 1 ? holders[0] : undefined;
}

/** The players clockwise from one of them. */
export function clockwise(players: readonly PlayerId[], from: PlayerId | undefined): readonly PlayerId[] {
  const seat = Math.max(0, players.indexOf(from ?? ''));
  return [...players.slice(seat), ...players.slice(0, seat)];
}

export const setPlayer = <T>(table: ByPlayer<T>, player: PlayerId | undefined, value: T): ByPlayer<T> =>
  player === undefined ? table : { ...table, [player]: value };

/** Lines onto the sheet; where the agreement knows no debt, a line more brings a player back to 0. */
export function entered(position: Position, lines: readonly SheetLine[], count?: RoundCount): Position {
  const { round, sheet: before } = position;
  const paid = position.agreements.debt === 'negative' ? lines : [...lines, ...cleared(position, lines)];
  return { ...position, sheet: { last: { round, lines: paid, count }, before, points: pointsWith(position, paid) } };
}

/** What everybody has once these lines are on the sheet. */
function pointsWith(position: Position, lines: readonly SheetLine[]): ByPlayer<number> {
  const added = pointsOf(position.players, lines);
  return Object.fromEntries(position.players.map((player) => [player, pointsNow(position, player) + (added[player] ?? 0)]));
}

function cleared(position: Position, lines: readonly SheetLine[]): readonly SheetLine[] {
  const points = pointsWith(position, lines);
  return [...new Set(lines.map(({ player }) => player))].flatMap((player) => {
    const debt = -(points[player] ?? 0);
    return debt > 0 ? [{ player, points: debt, paid: true, reason: why('debt', { points: debt }) }] : [];
  });
}
