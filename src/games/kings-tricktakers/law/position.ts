import type { AdjustReason } from '#law/adjust';
import { type ByPlayer, forPlayer } from '#law/by-player';
import type { AdjustEvent, AgreementsOf, EventBase, PlayerId, PositionBase, SetupBase } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import { pointsOf, type ScoreSheetLine } from '#law/score';
import {
  type BetCard,
  type BoxFigures,
  type Character,
  type Colour,
  figuresOf,
  type GameFigures,
  type Selection,
  type SetColour,
  without,
} from './box';
import type { agreements } from './rules';
import type { RoundCount, ScoreLineParams, TrickCount } from './score/score';
import type { CardName } from './trick/cards';
import type { PlayedCard } from './trick/trick';

export type Phase = 'company' | 'bets' | 'alliance' | 'preparation' | 'opening' | 'trick' | 'round' | 'finished';

/** The state a pad starts from when it continues a game. */
export interface PadStart {
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
  readonly copy: BoxFigures;
  readonly from: PadStart | undefined;
}

export interface Declare extends EventBase {
  readonly type: 'company';
  readonly set?: SetColour | undefined;
  readonly characters: readonly Character[];
}
export interface PickCard extends EventBase {
  readonly type: 'pick';
  readonly set?: SetColour | undefined;
  readonly character?: Character | undefined;
}
export interface Bet extends EventBase {
  readonly type: 'bet';
  readonly cards: readonly BetCard[];
}
export interface NameAlly extends EventBase {
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
interface BeginTricks extends EventBase {
  readonly type: 'begin';
}
export interface NameOpener extends EventBase {
  readonly type: 'opener';
  readonly player: PlayerId;
}
interface OpenTrick extends EventBase {
  readonly type: 'open';
}
export interface PlayCard extends EventBase {
  readonly type: 'play';
  readonly card?: CardName | undefined;
  readonly king?: boolean | undefined;
  readonly queen?: boolean | undefined;
  readonly flip?: boolean | undefined;
}
export interface UseAbility extends EventBase {
  readonly type: 'ability';
  readonly use: 'hermit' | 'swap';
}
/** Cards collected in a round by what is printed on them. */
export type CollectedCards = Readonly<Record<Colour | 'mystic' | 'surrender', number>>;

/** What the pad notes of one player's round. */
export interface RoundNote {
  readonly set: SetColour;
  readonly characters: readonly Character[];
  readonly bet: readonly BetCard[];
  readonly ally?: PlayerId | undefined;
  readonly copy?: CopiedBet | undefined;
  readonly tricks: number;
  readonly collected: CollectedCards;
  readonly king: boolean;
  readonly queen: boolean;
  readonly revived: boolean;
}
export interface NoteRound extends EventBase {
  readonly type: 'round';
  readonly players: ByPlayer<RoundNote>;
}
/** A round's note with its player. */
export interface PlayerNote {
  readonly player: PlayerId;
  readonly note: RoundNote;
}

/** The notes of a round in seat order. */
export const notesIn = ({ players }: PositionBase, event: NoteRound): readonly PlayerNote[] =>
  players.flatMap((player) => {
    const note = forPlayer(event.players, player);
    return note === undefined ? [] : [{ player, note }];
  });

export type Event =
  | Declare
  | PickCard
  | Bet
  | NameAlly
  | CopyBet
  | Revive
  | BeginTricks
  | NameOpener
  | OpenTrick
  | PlayCard
  | UseAbility
  | NoteRound
  | AdjustEvent;

export interface Company {
  readonly set: SetColour | undefined;
  readonly characters: readonly Character[];
}

export interface CopiedBet {
  readonly player: PlayerId;
  readonly card: BetCard;
}

/** One place in a trick: a card, or the green Queen waiting for hers. */
export type TrickSlot = PlayedCard | { readonly by: PlayerId; readonly card: undefined };

export interface Trick {
  readonly winner: PlayerId;
  readonly cards: readonly PlayedCard[];
}

interface AbilityUse {
  readonly by: PlayerId;
  readonly use: UseAbility['use'];
}

export interface Renounce {
  readonly by: PlayerId;
  readonly colour: Colour;
  /** The trick, from 1 on, and the card that did not follow. */
  readonly trick: number;
  readonly card: CardName;
}

export type SheetLine = ScoreSheetLine<ReasonOf<ScoreLineParams> | AdjustReason>;

/** Lines that were entered together: the count of a round, a revived Queen, an adjustment. */
export interface SheetEntry {
  readonly round: number;
  readonly lines: readonly SheetLine[];
  /** The count behind the lines, where it was a round's. */
  readonly count: RoundCount | undefined;
}

/** A linked list of entries, newest first, so that adding one costs the same however many there are. */
interface Sheet {
  readonly last: SheetEntry;
  readonly before: Sheet | undefined;
  /** The points of each player after this entry. */
  readonly points: ByPlayer<number>;
}

/** One player's result of a round. */
export interface PlayerScore {
  /** Whose tricks, cards and bet count: the player's own, or an ally's. */
  readonly source: PlayerId;
  /** What the tricks are counted from, and their number. */
  readonly trickCount: TrickCount;
  readonly tricks: number;
  /** Whether the bet succeeded. */
  readonly isBetMet: boolean;
  readonly lines: readonly ScoreSheetLine<ReasonOf<ScoreLineParams>>[];
  /** What the lines add up to. */
  readonly points: number;
}

export interface Position extends PositionBase {
  readonly agreements: Setup['agreements'];
  readonly record: Setup['record'];
  readonly selection: Selection;
  readonly starter: PlayerId | undefined;
  readonly figures: GameFigures;
  readonly round: number;
  readonly companies: ByPlayer<Company>;
  /** The characters of the round before. */
  readonly previousCharacters: ByPlayer<readonly Character[]>;
  readonly bets: ByPlayer<readonly BetCard[]>;
  readonly allies: ByPlayer<PlayerId>;
  readonly copiedBets: ByPlayer<CopiedBet>;
  /** The Kings face down, and the Queens: face down, or played this round. A face stays with its card. */
  readonly kingsDown: readonly SetColour[];
  readonly queensDown: readonly SetColour[];
  readonly queensPlayed: readonly SetColour[];
  /** Who must open the trick; undefined where the table has to name a player. */
  readonly opener: PlayerId | undefined;
  /** The assassins who have named another opener for this trick. */
  readonly assassinsUsed: readonly PlayerId[];
  readonly trick: readonly TrickSlot[];
  readonly tricks: readonly Trick[];
  readonly abilityUses: readonly AbilityUse[];
  readonly renounces: readonly Renounce[];
  /** What reviving Queens has cost this round. */
  readonly revivalLines: readonly ScoreSheetLine<ReasonOf<ScoreLineParams>>[];
  readonly rounds: readonly ByPlayer<PlayerScore>[];
  readonly sheet: Sheet | undefined;
}

const createScoreReason = createReasonMaker<ScoreLineParams>();

/** The fields of a position that each round resets. */
export const NEW_ROUND = {
  bets: {},
  allies: {},
  copiedBets: {},
  queensPlayed: [],
  opener: undefined,
  assassinsUsed: [],
  trick: [],
  tricks: [],
  abilityUses: [],
  renounces: [],
  revivalLines: [],
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
    previousCharacters: {},
    kingsDown: setsOf(from?.kings ?? []),
    queensDown: setsOf(from?.queens ?? []),
    rounds: [],
    sheet: undefined,
  };
  return from === undefined ? blank : { ...blank, sheet: carryPoints(blank, from).sheet };
}

/** The points of the rounds before, as the round before this one left them. */
function carryPoints(position: Position, from: PadStart): Position {
  const lines = position.players.map((player): SheetLine => {
    const points = forPlayer(from.points, player) ?? 0;
    return { player, points, paid: points !== 0, reason: createScoreReason('carried', { points }) };
  });
  return enterLines({ ...position, round: from.round - 1 }, lines);
}

/** The entries of the sheet, oldest first. */
export function entriesOf({ sheet }: Position): readonly SheetEntry[] {
  const entries: SheetEntry[] = [];
  for (let entry = sheet; entry !== undefined; entry = entry.before) entries.push(entry.last);
  return entries.reverse();
}

/** The lines of the sheet, oldest first. */
export const linesOf = (position: Position): readonly SheetLine[] => entriesOf(position).flatMap(({ lines }) => lines);

export const companyOf = (position: Position, player: PlayerId | undefined): Company =>
  (player === undefined ? undefined : forPlayer(position.companies, player)) ?? NO_COMPANY;

export const setOf = (position: Position, player: PlayerId | undefined): SetColour | undefined => companyOf(position, player).set;

/** The characters whose abilities are there this round: those not turned as the bet. */
export const faceUpCharacters = (position: Position, player: PlayerId): readonly Character[] =>
  without(companyOf(position, player).characters, forPlayer(position.bets, player) ?? []);

export const pointsNow = ({ sheet }: Position, player: PlayerId): number => (sheet && forPlayer(sheet.points, player)) ?? 0;

/** A King's rank on the face now showing; undefined where the box's figures are unknown. */
export function rankOf(position: Position, player: PlayerId): number | undefined {
  const set = setOf(position, player);
  return set && position.figures.ranks[set]?.[position.kingsDown.includes(set) ? 1 : 0];
}

/** kt.draft.order, kt.trick.order: the players by ascending King rank, where every rank is known and no two are equal. */
export function playersByKingRank(position: Position): readonly PlayerId[] | undefined {
  const ranked = position.players.map((player) => ({ player, rank: rankOf(position, player) ?? Number.NaN }));
  if (ranked.some(({ rank }) => Number.isNaN(rank)) || new Set(ranked.map(({ rank }) => rank)).size < ranked.length) return undefined;
  return ranked.sort((a, b) => a.rank - b.rank).map(({ player }) => player);
}

/** kt.trick.order: who opens the first trick, where the ranks tell. */
export function lowestKingOwner(position: Position): PlayerId | undefined {
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

export const putForPlayer = <T>(table: ByPlayer<T>, player: PlayerId | undefined, value: T): ByPlayer<T> =>
  player === undefined ? table : { ...table, [player]: value };

/** Enters lines; under `debt: floor` one more line brings a player back to 0. */
export function enterLines(position: Position, lines: readonly SheetLine[], count?: RoundCount): Position {
  const { round, sheet: before } = position;
  const settledLines = position.agreements.debt === 'negative' ? lines : [...lines, ...debtLines(position, lines)];
  return { ...position, sheet: { last: { round, lines: settledLines, count }, before, points: addPoints(position, settledLines) } };
}

/** The points of each player after these lines. */
function addPoints(position: Position, lines: readonly SheetLine[]): ByPlayer<number> {
  const added = pointsOf(position.players, lines);
  return Object.fromEntries(position.players.map((player) => [player, pointsNow(position, player) + (added[player] ?? 0)]));
}

function debtLines(position: Position, lines: readonly SheetLine[]): readonly SheetLine[] {
  const points = addPoints(position, lines);
  return [...new Set(lines.map(({ player }) => player))].flatMap((player) => {
    const debt = -(points[player] ?? 0);
    return debt > 0 ? [{ player, points: debt, paid: true, reason: createScoreReason('debt', { points: debt }) }] : [];
  });
}
