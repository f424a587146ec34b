import type { Finding } from '#desk/desk';
import { positionBeforeAct, positionOf } from '#games/kingdom-builder/desk/case-position';
import { type BoardCase, isActCase, toCaseBoard } from '#games/kingdom-builder/desk/cases';
import { type Coordinates, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { NOBODY, type Position } from '#games/kingdom-builder/law/position';
import { spotsOfPlaces } from '#games/kingdom-builder/pieces/OpenLayer';

/** The position of a case, and the hexes that its picture highlights. */
export interface CaseView {
  readonly position: Position;
  /** The settlement that moves, and the hex that is asked about. */
  readonly from?: Spot | undefined;
  readonly at?: Spot | undefined;
  /** The hexes that the answer allows. */
  readonly openSpots: readonly Spot[];
  /** The hexes that the picture must show. */
  readonly spotsInSight: readonly Spot[];
}

/** More allowed hexes than these need not all be in the picture. */
const MAX_OPEN_IN_SIGHT = 8;

const hasOpenHexes = (result: unknown): result is { readonly open: readonly string[] } =>
  typeof result === 'object' && result !== null && 'open' in result;

export const occupiedSpots = ({ settlements }: Position): readonly Spot[] =>
  settlements.flatMap((seat, spot) => (seat === NOBODY ? [] : [spot]));

export function viewCase(deskCase: BoardCase, finding: Finding | undefined): CaseView {
  const position = isActCase(deskCase) ? positionBeforeAct(deskCase, {}) : positionOf(toCaseBoard(deskCase), {});
  const { land } = position;
  const spotAt = (hex: Coordinates | undefined): Spot | undefined => hex && spotOf(land, hex);
  const [from, at] = [spotAt('from' in deskCase ? deskCase.from : undefined), spotAt('at' in deskCase ? deskCase.at : undefined)];
  const named = hasOpenHexes(finding?.result) ? finding.result.open : [];
  const open = named.map((name) => land.names.indexOf(name));
  const paid = (finding?.notes ?? []).flatMap((note) => (note.kind === 'paid' ? spotsOfPlaces(land, note.line.reason.places) : []));
  const pointedSpots = [from, at].flatMap((each) => each ?? []);
  return {
    position,
    from,
    at,
    openSpots: open,
    spotsInSight: [...occupiedSpots(position), ...pointedSpots, ...paid, ...(open.length <= MAX_OPEN_IN_SIGHT ? open : [])],
  };
}
