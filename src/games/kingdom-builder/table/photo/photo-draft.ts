import { BOARD_SPOTS, hexOf, type Spot, spotOf } from '#games/kingdom-builder/law/board/land';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import type { Colour } from '#games/kingdom-builder/law/colours';
import { NOBODY, type Position, SETTLEMENTS_PER_PLAYER, type Seat, type Settle, type Unsettle } from '#games/kingdom-builder/law/position';
import type { Reading } from '#games/kingdom-builder/photo/reading';

/** The reading of a photo while it is reviewed and corrected. */
export interface PhotoDraft {
  /** What stands on each hex of the board. */
  readonly hexColours: readonly (Colour | undefined)[];
  /** The hexes still to be asked about. */
  readonly unsureSpots: readonly Spot[];
}

export const createDraft = ({ hexes }: Reading): PhotoDraft => ({
  hexColours: hexes.map(({ colour }) => colour),
  unsureSpots: hexes.flatMap(({ isUnsure }, spot) => (isUnsure ? [spot] : [])),
});

export const answerHex = ({ hexColours, unsureSpots }: PhotoDraft, spot: Spot, colour: Colour | undefined): PhotoDraft => ({
  hexColours: hexColours.with(spot, colour),
  unsureSpots: unsureSpots.filter((each) => each !== spot),
});

/** Accepts all hexes that were not answered as they were read. */
export const acceptRest = (draft: PhotoDraft): PhotoDraft => ({ ...draft, unsureSpots: [] });

/** Whether a settlement can stand on the hex, so that asking about it makes sense. */
export const canBeAsked = ({ land }: Position, spot: Spot): boolean =>
  spot < BOARD_SPOTS && (isTerrain(land.ground[spot]) || land.ground[spot] === 'water');

/** The owners of all hexes by the draft; those of the island stay, because photos are not read for it. */
function seatsByHex({ settlements }: Position, { hexColours }: PhotoDraft, colours: readonly Colour[]): readonly Seat[] {
  return settlements.map((before, spot) => {
    if (spot >= BOARD_SPOTS) return before;
    const colour = hexColours[spot];
    return colour === undefined ? NOBODY : colours.indexOf(colour);
  });
}

/** The position by the draft, to be drawn in the colours of the real pieces. */
export function positionOfDraft(position: Position, draft: PhotoDraft, colours: readonly Colour[]): Position {
  return { ...position, colours, settlements: seatsByHex(position, draft, colours) };
}

/** All settlements of the table as the final record writes them. */
export function settleEvents(position: Position, draft: PhotoDraft, colours: readonly Colour[]): readonly Settle[] {
  const { land, players } = position;
  return seatsByHex(position, draft, colours).flatMap((seat, spot): readonly Settle[] => {
    const by = players[seat];
    return by === undefined ? [] : [{ type: 'settle', by, at: hexOf(land, spot) }];
  });
}

/** The events that turn the position into the draft. Removals come first, so that no reserve runs out in between. */
export function changeEvents(position: Position, draft: PhotoDraft, colours: readonly Colour[]): readonly (Unsettle | Settle)[] {
  const { land, settlements } = position;
  const seats = seatsByHex(position, draft, colours);
  const isUnchanged = (spot: Spot): boolean => seats[spot] === settlements[spot];
  const gone = settlements.flatMap((seat, spot): readonly Unsettle[] =>
    seat === NOBODY || isUnchanged(spot) ? [] : [{ type: 'unsettle', at: hexOf(land, spot) }],
  );
  return [...gone, ...settleEvents(position, draft, colours).filter(({ at }) => !isUnchanged(spotOf(land, at)))];
}

/** How many settlements each seat has. */
export function countBySeat(position: Position, draft: PhotoDraft, colours: readonly Colour[]): readonly number[] {
  const seats = seatsByHex(position, draft, colours);
  return colours.map((_, seat) => seats.filter((each) => each === seat).length);
}

/** kb.build.reserve: the seats with more settlements than the box has. */
export const seatsOverLimit = (counts: readonly number[]): readonly Seat[] =>
  counts.flatMap((count, seat) => (count > SETTLEMENTS_PER_PLAYER ? [seat] : []));
