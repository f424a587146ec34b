import type { PlayerId } from './game';

/** Whether an option is what a player wishes for. */
export type Preference<Option> = (player: PlayerId, option: Option, seat: number) => boolean;

/** An option of their own for each seat: wish after wish, each in seat order and while it is free; in the end what is left. */
export function assignOptions<Option>(
  players: readonly PlayerId[],
  options: readonly Option[],
  preferences: readonly Preference<Option>[],
): readonly (Option | undefined)[] {
  const assignment: (Option | undefined)[] = players.map(() => undefined);
  for (const preference of [...preferences, () => true])
    for (const [seat, player] of players.entries())
      assignment[seat] ??= options.find((option) => !assignment.includes(option) && preference(player, option, seat));
  return assignment;
}
