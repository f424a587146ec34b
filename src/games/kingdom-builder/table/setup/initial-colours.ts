import type { SetupDefaults } from '#contract';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { COLOURS, type Colour, type ColoursByPlayer, colourByPlayer } from '#games/kingdom-builder/law/colours';
import { assignOptions } from '#law/assign-options';
import type { PlayerId } from '#law/game';

/** What is already chosen, else a favourite colour, else what was worn last, while it is free; else the order of the box. */
export function initialColours(
  players: readonly PlayerId[],
  { favourites, chosen, earlierSetups }: Partial<SetupDefaults<KingdomBuilder>> = {},
): ColoursByPlayer {
  const lastColour = (player: PlayerId): Colour | undefined =>
    earlierSetups?.find(({ colours }) => colours?.[player] !== undefined)?.colours?.[player];
  const given = assignOptions<Colour>(players, COLOURS, [
    (player, colour) => chosen?.colours?.[player] === colour,
    (player, colour) => favourites?.get(player)?.colour === colour,
    (player, colour) => lastColour(player) === colour,
  ]);
  return colourByPlayer(
    players,
    given.map((colour) => colour ?? COLOURS[0]),
  );
}
