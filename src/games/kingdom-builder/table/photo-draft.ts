import type { Colour } from '#games/kingdom-builder/law/colours';
import { BOARD, hexOf, type Spot, spotOf } from '#games/kingdom-builder/law/land';
import { NOBODY, type Position, SETTLEMENTS, type Seat, type Settle, type Unsettle } from '#games/kingdom-builder/law/position';
import { isTerrain } from '#games/kingdom-builder/law/terrain';
import type { Reading } from '#games/kingdom-builder/photo/reading';

/** What a photo was read as, while the table looks it over. */
export interface Draft {
  /** What stands on each hex of the board. */
  readonly stands: readonly (Colour | undefined)[];
  /** The hexes still to be asked about. */
  readonly unsure: readonly Spot[];
}

export const draftOf = ({ hexes }: Reading): Draft => ({
  stands: hexes.map(({ colour }) => colour),
  unsure: hexes.flatMap(({ unsure }, spot) => (unsure ? [spot] : [])),
});

export const answered = ({ stands, unsure }: Draft, spot: Spot, colour: Colour | undefined): Draft => ({
  stands: stands.with(spot, colour),
  unsure: unsure.filter((each) => each !== spot),
});

/** The rest stands as it was read. */
export const settledAsRead = (draft: Draft): Draft => ({ ...draft, unsure: [] });

/** Whether the table can be asked what stands there: no settlement stands on mountains, castles and locations. */
export const mayBeAsked = ({ land }: Position, spot: Spot): boolean =>
  spot < BOARD && (isTerrain(land.ground[spot]) || land.ground[spot] === 'water');

/** The settlements on the table as they stand in the draft; the island, which no photo is read for, as it was. */
function seatsIn({ settlements }: Position, { stands }: Draft, colours: readonly Colour[]): readonly Seat[] {
  return settlements.map((before, spot) => {
    if (spot >= BOARD) return before;
    const colour = stands[spot];
    return colour === undefined ? NOBODY : colours.indexOf(colour);
  });
}

/** The draft as a position to look at, in the colours of the real pieces. */
export function drawnDraft(position: Position, draft: Draft, colours: readonly Colour[]): Position {
  return { ...position, colours, settlements: seatsIn(position, draft, colours) };
}

/** All settlements of the table as the final record writes them. */
export function settledIn(position: Position, draft: Draft, colours: readonly Colour[]): readonly Settle[] {
  const { land, players } = position;
  return seatsIn(position, draft, colours).flatMap((seat, spot): readonly Settle[] => {
    const by = players[seat];
    return by === undefined ? [] : [{ type: 'settle', by, at: hexOf(land, spot) }];
  });
}

/** What the log needs so that the table is as the draft: first what goes, so that it can stand elsewhere. */
export function changesTo(position: Position, draft: Draft, colours: readonly Colour[]): readonly (Unsettle | Settle)[] {
  const { land, settlements } = position;
  const seats = seatsIn(position, draft, colours);
  const stays = (spot: Spot): boolean => seats[spot] === settlements[spot];
  const gone = settlements.flatMap((seat, spot): readonly Unsettle[] =>
    seat === NOBODY || stays(spot) ? [] : [{ type: 'unsettle', at: hexOf(land, spot) }],
  );
  return [...gone, ...settledIn(position, draft, colours).filter(({ at }) => !stays(spotOf(land, at)))];
}

/** How many settlements each seat has. */
export function counted(position: Position, draft: Draft, colours: readonly Colour[]): readonly number[] {
  const seats = seatsIn(position, draft, colours);
  return colours.map((_, seat) => seats.filter((each) => each === seat).length);
}

/** kb.build.reserve: the seats with more settlements than the box has. */
export const overFull = (counts: readonly number[]): readonly Seat[] =>
  counts.flatMap((count, seat) => (count > SETTLEMENTS ? [seat] : []));
