import type { Finding, Note } from '#desk/desk';
import type { Character, Colour } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/outlook';
import type { Position } from '#games/kings-gate/law/position';
import type { Totals } from '#games/kings-gate/law/score';
import { linesOn, type SheetLine } from '#games/kings-gate/law/sheet';
import type { PlayerId } from '#law/game';
import { pointsOf } from '#law/score';
import type { LaidTile } from './cases';

/** A tied colour with the rank and what the rank brings. */
export interface TieRank {
  readonly colour: Colour;
  readonly rank: number;
  /** Whether that rank takes a prize at all. */
  readonly paid: boolean;
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
  readonly most: number;
};

export type KingsGateResult = TieResult | LocationResult | TileResult | TurnResult | LocateResult | EndResult;
export type KingsGateFinding = Finding<KingsGateResult>;

export const ruled = (...rules: readonly string[]): readonly Note[] => [...new Set(rules)].map((rule) => ({ kind: 'rule', rule }));
export const paid = (lines: readonly SheetLine[]): readonly Note[] => lines.map((line) => ({ kind: 'paid', line }));

/** The lines that were written between two positions. */
export const linesBetween = (before: Position, after: Position): readonly SheetLine[] =>
  linesOn(after.sheet).slice(linesOn(before.sheet).length);

/** What was scored between two positions, where something was. */
export function payBetween(before: Position, after: Position): Pay | undefined {
  const scored = after.scored.slice(before.scored.length).at(-1);
  if (scored === undefined) return undefined;
  const { n, totals, absent, ranking, characters } = scored;
  const present = Object.entries(totals).filter(([colour]) => !absent.some((each) => each === colour));
  return { n, totals: Object.fromEntries(present), ranking, gains: pointsOf(after.players, linesBetween(before, after)), characters };
}

/** Why a scoring gave what it gave: the rules that made the totals, the lines, who takes a character. */
export function scoringNotes(before: Position, after: Position): readonly Note[] {
  const lines = linesBetween(before, after);
  const scored = after.scored.at(-1);
  if (scored === undefined || lines.length === 0) return [];
  const tied = lines.some(
    ({ reason }) => reason.rule === 'kg.score.tie' || (reason.rule === 'kg.score.prizes' && reason.params.tied.length > 0),
  );
  const given = before.unclaimed.length !== after.unclaimed.length;
  return [...paid(lines), ...ruled(...(tied ? ['kg.score.tie'] : []), ...(given ? ['kg.score.character'] : []))];
}
