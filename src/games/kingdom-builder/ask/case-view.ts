import type { Finding } from '#desk/desk';
import { positionBeforeAct, positionOf } from '#games/kingdom-builder/desk/case-position';
import { type BoardCase, isActCase, toCaseBoard } from '#games/kingdom-builder/desk/cases';
import { type Coordinates, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import { spotsOfPlaces } from '#games/kingdom-builder/pieces/OpenLayer';

/** What a case shows of its board. */
export interface CaseView {
  readonly position: Position;
  /** The settlement that moves, and the hex that is asked about. */
  readonly from?: Spot | undefined;
  readonly at?: Spot | undefined;
  /** The hexes that the answer allows. */
  readonly open: readonly Spot[];
  /** What must be in sight. */
  readonly about: readonly Spot[];
}

/** Hexes that an answer allows are in sight where they are few. */
const MAX_OPEN_IN_SIGHT = 8;

const hasOpenHexes = (result: unknown): result is { readonly open: readonly string[] } =>
  typeof result === 'object' && result !== null && 'open' in result;

export const occupiedSpots = ({ settlements }: Position): readonly Spot[] =>
  settlements.flatMap((seat, spot) => (seat === NOBODY ? [] : [spot]));

export function viewCase(asked: BoardCase, finding: Finding | undefined): CaseView {
  const position = isActCase(asked) ? positionBeforeAct(asked, {}) : positionOf(toCaseBoard(asked), {});
  const { land } = position;
  const spot = (hex: Coordinates | undefined): Spot | undefined => hex && spotOf(land, hex);
  const [from, at] = [spot('from' in asked ? asked.from : undefined), spot('at' in asked ? asked.at : undefined)];
  const named = hasOpenHexes(finding?.result) ? finding.result.open : [];
  const open = named.map((name) => land.names.indexOf(name));
  const paid = (finding?.notes ?? []).flatMap((note) => (note.kind === 'paid' ? spotsOfPlaces(land, note.line.reason.places) : []));
  const pointed = [from, at].flatMap((each) => each ?? []);
  return {
    position,
    from,
    at,
    open,
    about: [...occupiedSpots(position), ...pointed, ...paid, ...(open.length <= MAX_OPEN_IN_SIGHT ? open : [])],
  };
}
