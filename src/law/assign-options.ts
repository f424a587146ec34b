import type { PlayerId } from './game';

/** Whether an option is what a player wishes for. */
export type Preference<Option> = (player: PlayerId, option: Option, seat: number) => boolean;

/** An option of their own for each seat: wish after wish, each in seat order and while it is free; in the end what is left. */
export function assignOptions<Option>(
  players: readonly PlayerId[],
  options: readonly Option[],
  wishes: readonly Preference<Option>[],
): readonly (Option | undefined)[] {
  const given: (Option | undefined)[] = players.map(() => undefined);
  for (const wish of [...wishes, () => true])
    for (const [seat, player] of players.entries())
      given[seat] ??= options.find((option) => !given.includes(option) && wish(player, option, seat));
  return given;
}
