import { NO_GAME_CHANGE } from './database/change-feed';
import * as records from './records/record-schemas';
import type { StoredGroup, StoredHabit, StoredPlayer } from './records/record-types';
import { type StoreContext, stampChange } from './store-context';

/** The players and groups of a device. */
export interface PeopleStore {
  groups(): Promise<readonly StoredGroup[]>;
  saveGroup(group: StoredGroup): Promise<void>;
  /** Changes a part of how a group plays a game; nothing happens where the group is gone. */
  changeHabit(group: string, game: string, part: StoredHabit): Promise<void>;
  removeGroup(id: string): Promise<void>;
  players(): Promise<readonly StoredPlayer[]>;
  savePlayer(player: StoredPlayer): Promise<void>;
  /** For good, and out of the groups: somebody who is in no game. */
  removePlayer(id: string): Promise<void>;
}

export const createPeopleStore = ({ connection, write }: StoreContext): PeopleStore => ({
  groups: async () => records.filterReadable(records.groupSchema, await connection.use((database) => database.getAll('groups'))),
  saveGroup: (group) =>
    write(['groups'], NO_GAME_CHANGE, async (transaction) => void (await transaction.objectStore('groups').put(stampChange(group)))),
  changeHabit: (id, game, part) =>
    write(['groups'], NO_GAME_CHANGE, async (transaction) => {
      const group = await transaction.objectStore('groups').get(id);
      if (group === undefined) return;
      const habits = { ...group.habits, [game]: { ...group.habits?.[game], ...part } };
      await transaction.objectStore('groups').put(stampChange({ ...group, habits }));
    }),
  removeGroup: (id) =>
    write(['groups', 'gone'], NO_GAME_CHANGE, async (transaction) => {
      await transaction.objectStore('gone').put({ id, at: Date.now() });
      await transaction.objectStore('groups').delete(id);
    }),
  players: async () =>
    records.dropBrokenMerges(records.filterReadable(records.playerSchema, await connection.use((database) => database.getAll('players')))),
  savePlayer: (player) =>
    write(['players'], NO_GAME_CHANGE, async (transaction) => void (await transaction.objectStore('players').put(stampChange(player)))),
  removePlayer: (id) =>
    write(['players', 'groups', 'gone'], NO_GAME_CHANGE, async (transaction) => {
      await transaction.objectStore('gone').put({ id, at: Date.now() });
      await transaction.objectStore('players').delete(id);
      const groups = transaction.objectStore('groups');
      for (const group of await groups.getAll())
        if (group.members.includes(id))
          await groups.put(stampChange({ ...group, members: group.members.filter((member) => member !== id) }));
    }),
});
