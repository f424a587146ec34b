import type { SetupDefaults } from '#contract/setup';
import type { KingsGate } from '#games/kings-gate/game';
import { COLOURS, type Colour, PAIRS } from '#games/kings-gate/law/box';
import { assignOptions } from '#law/assign-options';
import type { PlayerId } from '#law/game';

/** Whose tiles carry a favourite shape. */
const FAVOURITE_SHAPES: Readonly<Record<Colour, string>> = { yellow: 'triangle', green: 'circle', red: 'square', blue: 'diamond' };

/**
 * What is already chosen, else a favourite colour, else a favourite shape, else what was worn last, while it is free; else
 * yellow, green, red and blue in seat order. With two players a pair each.
 */
export function initialColours(
  players: readonly PlayerId[],
  { favourites, chosen, earlierSetups }: Partial<SetupDefaults<KingsGate>> = {},
): Readonly<Record<PlayerId, readonly Colour[]>> {
  const options: readonly (readonly Colour[])[] = players.length === 2 ? PAIRS : COLOURS.map((colour) => [colour]);
  const lastColoursOf = (player: PlayerId): readonly Colour[] =>
    earlierSetups?.find(({ colours }) => colours?.[player] !== undefined)?.colours?.[player] ?? [];
  const given = assignOptions(players, options, [
    (player, option) => option.some((colour) => chosen?.colours?.[player]?.includes(colour)),
    (player, option) => option.some((colour) => colour === favourites?.get(player)?.colour),
    (player, option) => option.some((colour) => FAVOURITE_SHAPES[colour] === favourites?.get(player)?.shape),
    (player, option) => option.some((colour) => lastColoursOf(player).includes(colour)),
    (_, option, seat) => option === options[seat],
  ]);
  return Object.fromEntries(players.map((player, seat) => [player, given[seat] ?? []]));
}
