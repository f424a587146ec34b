import type { Finding, Note } from '#desk/desk';
import type { Totals } from '#games/kings-gate/law/board';
import type { Character, Colour } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/outlook';
import type { Position } from '#games/kings-gate/law/position';
import { hasTie, totalsOf } from '#games/kings-gate/law/score';
import type { Scored, SheetLine } from '#games/kings-gate/law/sheet';
import type { PlayerId } from '#law/game';
import type { Reason } from '#law/ruling';
import { pointsOf } from '#law/score';
import type { LaidTile } from './cases';

/** A tied colour with the rank and what the rank brings. */
export interface TieRank {
  readonly colour: Colour;
  /** Left out, like what it brings, while nobody has told which place they are tied for. */
  readonly rank?: number;
  /** Whether that rank takes a prize at all. */
  readonly paid?: boolean;
  /** Left out where no location was told. */
  readonly points?: number;
  readonly characters?: readonly Character[];
  /** What the lowest loses at the Tourney Grounds. */
  readonly loss?: number;
}

/** What a scoring gave. */
export interface Pay {
  readonly n: number;
  readonly totals: Totals;
  readonly ranking: readonly Colour[];
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly characters: Readonly<Partial<Record<Character, PlayerId>>>;
}

type TieResult = { readonly of: 'tie'; readonly order: readonly TieRank[] };
type LocationResult = { readonly of: 'location'; readonly surrounded: boolean; readonly pay: Pay };
/** A move that stands or breaks rules: what was there, and what was scored by it. */
type TileResult = {
  readonly of: 'tile';
  readonly broken: readonly string[];
  readonly there?: LaidTile;
  readonly pay?: Pay;
};
/** `stopped` is the move that is refused; after the last one it is the end of the turn. */
type TurnResult = { readonly of: 'turn'; readonly broken: readonly string[]; readonly stopped?: number; readonly pay?: Pay };
type LocateResult = { readonly of: 'locate'; readonly broken: readonly string[]; readonly worth: Totals; readonly pay?: Pay };
type EndResult = {
  readonly of: 'end';
  readonly ending?: Ending;
  readonly winners: readonly PlayerId[];
  /** Who has as many points as the winner. */
  readonly equal: readonly PlayerId[];
  /** Whether what the last location gave is still to be told: it decides between equals. */
  readonly open: boolean;
  readonly most: number;
};

export type KingsGateResult = TieResult | LocationResult | TileResult | TurnResult | LocateResult | EndResult;
export type KingsGateFinding = Finding<KingsGateResult>;

export const ruled = (...rules: readonly string[]): readonly Note[] => [...new Set(rules)].map((rule) => ({ kind: 'rule', rule }));
/** Rules that allow or decide, as the law gives them. */
export const behind = (reasons: readonly Reason[]): readonly Note[] => ruled(...reasons.map(({ rule }) => rule));
const paid = (lines: readonly SheetLine[]): readonly Note[] => lines.map((line) => ({ kind: 'paid', line }));

/** The location that was scored between two positions, where one was. */
export const scoredBetween = (before: Position, after: Position): Scored | undefined => after.scored.slice(before.scored.length).at(-1);

/** What was scored between two positions, where something was. */
export function payBetween(before: Position, after: Position): Pay | undefined {
  const scored = scoredBetween(before, after);
  if (scored === undefined) return undefined;
  const { n, ranked, lines } = scored;
  return {
    n,
    totals: totalsOf(scored),
    ranking: ranked.map(({ colour }) => colour),
    gains: pointsOf(after.players, lines),
    characters: Object.fromEntries(ranked.flatMap(({ player, characters }) => characters.map((character) => [character, player]))),
  };
}

/** Why a scoring gave what it gave: the lines, the ties, who takes a character. */
export function scoringNotes(before: Position, after: Position): readonly Note[] {
  const scored = scoredBetween(before, after);
  if (scored === undefined) return [];
  const given = before.unclaimed.length !== after.unclaimed.length;
  return [...paid(scored.lines), ...ruled(...(hasTie(scored) ? ['kg.score.tie'] : []), ...(given ? ['kg.score.character'] : []))];
}
