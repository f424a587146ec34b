import type { Entry } from '#session/log/effective-log';
import { connect } from '#store/database/connection';
import { MIGRATIONS } from '#store/database/migrations';
import type { Settings, StoredGame, StoredGroup, StoredPlayer } from '#store/records/record-types';

export interface SavedGame {
  readonly game: StoredGame;
  readonly entries: readonly Entry[];
}

/** What a device holds before a test begins. */
export interface DeviceContents {
  readonly games?: readonly SavedGame[];
  readonly players?: readonly StoredPlayer[];
  readonly groups?: readonly StoredGroup[];
  readonly copies?: readonly { readonly game: string; readonly copy: object }[];
  readonly settings?: Partial<Settings>;
}

/** Writes it into the database of the app, made by the app's own migrations. */
export async function seedDatabase(
  { games = [], players = [], groups = [], copies = [], settings = {} }: DeviceContents,
  name = 'regent',
): Promise<void> {
  const connection = await connect({ name, migrations: MIGRATIONS, blockedTimeout: 1000 });
  const seated = games.flatMap(({ game }) => game.players.map((player) => ({ ...player, lastPlayed: game.startedAt })));
  await connection.use(async (database) => {
    const transaction = database.transaction(['games', 'entries', 'players', 'groups', 'copies', 'settings'], 'readwrite');
    await Promise.all([
      ...games.map(({ game }) => transaction.objectStore('games').put(game)),
      ...games.flatMap(({ game, entries }) =>
        entries.map((entry, index) => transaction.objectStore('entries').put({ game: game.id, index, entry })),
      ),
      ...[...seated, ...players].map((player) => transaction.objectStore('players').put(player)),
      ...groups.map((group) => transaction.objectStore('groups').put(group)),
      ...copies.map((copy) => transaction.objectStore('copies').put(copy)),
      transaction.objectStore('settings').put({ id: 'settings', settings }),
      transaction.done,
    ]);
  });
  connection.close();
}
