import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { backupFile } from '#exchange/backup/write-backup';
import { settings, store } from '#screens/state/app-state';
import { readLastBackupTime, saveLastBackupTime } from '#store/device-files';
import type { GameRow } from '#store/records/record-types';
import { download, shareViaSheet } from './download-and-share';

/** When the last backup was made: undefined until it is known, and never where there was none. */
const lastMade = signal<number | 'never' | undefined>(undefined);

async function loadLastBackup(): Promise<void> {
  lastMade.value = (await readLastBackupTime().catch(() => undefined)) ?? 'never';
}

export async function recordBackup(at: Date): Promise<void> {
  lastMade.value = at.getTime();
  await saveLastBackupTime(at.getTime()).catch(() => undefined);
}

export function useLastBackup(): number | 'never' | undefined {
  useEffect(() => void loadLastBackup(), []);
  return lastMade.value;
}

/** Counts the games that no backup has as they are now. */
export const countGamesSince = (rows: readonly GameRow[], made: number | 'never'): number =>
  made === 'never' ? rows.length : rows.filter(({ changedAt }) => changedAt > made).length;

/** So many games are worth a word. */
const REMINDER_GAMES = 3;

export const shouldRemind = (games: number): boolean => settings.value.backupReminder && games >= REMINDER_GAMES;

/** Makes a backup now and saves it, or hands it to the share sheet. Answers the name of the file where it went somewhere. */
export async function backUp(way: 'save' | 'share'): Promise<string | undefined> {
  const from = store.value;
  if (from === undefined) return undefined;
  const made = new Date();
  const file = await backupFile(from, made, settings.value.backupPictures);
  if (way === 'save') download(file);
  else if (!(await shareViaSheet(file))) return undefined;
  await recordBackup(made);
  return file.name;
}
