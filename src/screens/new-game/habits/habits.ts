import type { ChoicesByAgreement } from '#desk/desk';
import { isTableOfGroup, personsAtTable } from '#screens/memory/memory-people';
import { store } from '#screens/state/app-state';
import type { Game } from '#session/game';
import { effectiveLog, type Header } from '#session/log/effective-log';
import type { ResolvePerson } from '#stats/person-resolver';
import type { StoredGame, StoredGroup, StoredHabit } from '#store/records/record-types';
import type { Store } from '#store/store';

/** From now on the group plays this game by these choices; what else is known of the group stays. */
export async function saveHabit({ id }: StoredGroup, game: string, agreements: ChoicesByAgreement): Promise<void> {
  await store.value?.changeHabit(id, game, { agreements });
}

/** How a group plays a game: as it decided, and in all else as it last did. */
export interface Habit {
  readonly group: StoredGroup;
  readonly agreements: ChoicesByAgreement;
  /** Whether it was decided, not just done. */
  readonly isDecided: boolean;
  readonly boxSource: NonNullable<StoredHabit['copy']>;
  /** The group's last game of this kind. */
  readonly last: Header | undefined;
}

/** The last game of a kind that was the group's; the newest of them comes first. */
export const findLastGame = (
  games: readonly StoredGame[],
  game: string,
  group: StoredGroup,
  person: ResolvePerson,
): StoredGame | undefined => games.find((each) => each.game === game && isTableOfGroup(group, person)(personsAtTable(each)));

/** The choices that today's rules know. */
export function pickValidChoices({ law }: Pick<Game, 'law'>, agreements: unknown): ChoicesByAgreement {
  const chosen = new Map(Object.entries(Object(agreements)));
  return Object.fromEntries(
    Object.entries(law.agreements).flatMap(([id, choices]) => {
      const choice = choices.find((each) => each === chosen.get(id));
      return choice === undefined ? [] : [[id, choice] as const];
    }),
  );
}

export async function loadHabit(
  from: Pick<Store, 'entries'>,
  id: string,
  game: Pick<Game, 'law'>,
  group: StoredGroup,
  played: StoredGame | undefined,
): Promise<Habit> {
  const stored = group.habits?.[id];
  const last = played && effectiveLog({ players: played.players, setup: played.setup }, await from.entries(played.id)).header;
  return {
    group,
    agreements: { ...pickValidChoices(game, last?.setup.agreements), ...pickValidChoices(game, stored?.agreements) },
    isDecided: stored?.agreements !== undefined,
    boxSource: stored?.copy ?? 'device',
    last,
  };
}
