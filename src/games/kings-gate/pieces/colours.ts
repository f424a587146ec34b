import type { Used } from '#contract';
import { COLOURS, type Colour, PAIRS } from '#games/kings-gate/law/box';
import type { PlayerId } from '#law/game';

/** Whose tiles carry a favourite shape. */
const SHAPED: Readonly<Record<Colour, string>> = { yellow: 'triangle', green: 'circle', red: 'square', blue: 'diamond' };

/** A favourite colour where it is free, else a favourite shape, else yellow, green, red and blue in seat order; with two players a pair each. */
export function initialColours(
  players: readonly PlayerId[],
  favourites: Used['favourites'] = new Map(),
): Readonly<Record<PlayerId, readonly Colour[]>> {
  const options: readonly (readonly Colour[])[] = players.length === 2 ? PAIRS : COLOURS.map((colour) => [colour]);
  const taken = new Map<PlayerId, readonly Colour[]>();
  const free = (): readonly (readonly Colour[])[] => options.filter((option) => ![...taken.values()].includes(option));
  const offer = (wanted: (player: PlayerId, seat: number) => readonly Colour[] | undefined): void => {
    for (const [seat, player] of players.entries()) {
      const option = taken.has(player) ? undefined : wanted(player, seat);
      if (option !== undefined) taken.set(player, option);
    }
  };
  offer((player) => free().find((option) => option.some((colour) => colour === favourites.get(player)?.colour)));
  offer((player) => free().find((option) => option.some((colour) => SHAPED[colour] === favourites.get(player)?.shape)));
  offer((_, seat) => free().find((option) => option === options[seat]));
  offer(() => free()[0]);
  return Object.fromEntries(players.map((player) => [player, taken.get(player) ?? []]));
}
