import { isObject } from '#session/formats/schema';
import { NO_GAME_CHANGE } from './database/change-feed';
import * as records from './records/record-schemas';
import type { Repairs, Settings } from './records/record-types';
import { type StoreContext, stampChange } from './store-context';

const SETTINGS = 'settings';
const REPAIRS = 'repairs';

/** The settings, the boxes, and what an update put right. */
export interface SettingsStore {
  box(game: string): Promise<unknown>;
  saveBox(game: string, copy: unknown): Promise<void>;
  settings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  /** What an update put right, until somebody has read it. */
  repairs(): Promise<Repairs>;
  forgetRepairs(): Promise<void>;
}

export const createSettingsStore = ({ connection, write }: StoreContext): SettingsStore => ({
  box: async (game) => records.parseRecord(records.boxSchema, await connection.use((database) => database.get('copies', game)))?.copy,
  saveBox: (game, box) =>
    write(
      ['copies'],
      NO_GAME_CHANGE,
      async (transaction) => void (await transaction.objectStore('copies').put(stampChange({ game, copy: box }))),
    ),
  async settings() {
    return records.readSettings(await connection.use((database) => database.get('settings', SETTINGS)));
  },
  saveSettings: (settings) =>
    write(['settings'], NO_GAME_CHANGE, async (transaction) => {
      // A newer version may have written what this one does not know.
      const before = records.rawSettings(await transaction.objectStore('settings').get(SETTINGS));
      await transaction.objectStore('settings').put({ id: SETTINGS, settings: { ...before, ...settings } });
    }),
  async repairs() {
    const record: unknown = await connection.use((database) => database.get('settings', REPAIRS));
    const countOf = (part: keyof Repairs): number => (isObject(record) && typeof record[part] === 'number' ? record[part] : 0);
    return { blankPoints: countOf('blankPoints'), blankMinutes: countOf('blankMinutes') };
  },
  forgetRepairs: () => write(['settings'], NO_GAME_CHANGE, (transaction) => transaction.objectStore('settings').delete(REPAIRS)),
});
