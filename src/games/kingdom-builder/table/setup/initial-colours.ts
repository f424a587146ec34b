import type { SetupDefaults } from '#contract/setup';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { COLOURS, type Colour, type ColoursByPlayer, colourByPlayer } from '#games/kingdom-builder/law/colours';
import { assignOptions } from '#law/assign-options';
import type { PlayerId } from '#law/game';

/** The chosen colour, else the favourite one, else that of the player's last game, while it is free; else the next one of the box. */
export function initialColours(
  players: readonly PlayerId[],
  { favourites, chosen, earlierSetups }: Partial<SetupDefaults<KingdomBuilder>> = {},
): ColoursByPlayer {
  const lastColour = (player: PlayerId): Colour | undefined =>
    earlierSetups?.find(({ colours }) => colours?.[player] !== undefined)?.colours?.[player];
  const assigned = assignOptions<Colour>(players, COLOURS, [
    (player, colour) => chosen?.colours?.[player] === colour,
    (player, colour) => favourites?.get(player)?.colour === colour,
    (player, colour) => lastColour(player) === colour,
  ]);
  return colourByPlayer(
    players,
    assigned.map((colour) => colour ?? COLOURS[0]),
  );
}
