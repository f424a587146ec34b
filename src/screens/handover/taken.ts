import type { GameScreens } from '#contract';
import { bytesOf, type Collected } from '#exchange/codes';
import { namesakes, type Taking, tableOf, takingOf } from '#exchange/handover';
import { type Handed, unpacked } from '#exchange/packed';
import { manifestOf } from '#registry';
import { store } from '#screens/state';
import type { Table } from '#session/table';
import type { HandoverText } from '#text/handover/en';

/** Why nothing came of a code or a picture. */
export type Trouble = keyof HandoverText['trouble'];

/** A game that was read, with all that is to be said of it before anything is kept. */
export interface Read {
  readonly handed: Handed;
  readonly table: Table;
  readonly screens: GameScreens;
  readonly taking: Taking;
  /** Who is known here by the same name. */
  readonly known: readonly string[];
}

/** What a whole set of codes holds. */
export async function readGame(collected: Collected): Promise<Read | Trouble> {
  const bytes = await bytesOf(collected);
  const handed = typeof bytes === 'string' ? bytes : await unpacked(bytes);
  if (typeof handed === 'string') return handed;
  const manifest = manifestOf(handed.record.game);
  const from = store.value;
  if (manifest === undefined || from === undefined) return 'unknown';
  const [game, screens, players] = await Promise.all([manifest.game(), manifest.screens(), from.players()]);
  const table = tableOf(game, handed);
  if (table === undefined) return 'unreadable';
  const known = [...namesakes(table.effective.header.players, players).values()].map(({ name }) => name);
  return { handed, table, screens, taking: await takingOf(from, handed), known };
}
