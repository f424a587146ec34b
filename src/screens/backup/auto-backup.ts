import { signal } from '@preact/signals';
import { backupOf, fileName } from '#exchange/backup/write-backup';
import { settings } from '#screens/state/app-state';
import { deleteBackupFileHandle, readBackupFileHandle, saveBackupFileHandle } from '#store/device-files';
import type { Store } from '#store/store';
import { recordBackup } from './make-backup';

type Permission = { readonly mode: 'readwrite' };

declare global {
  interface Window {
    /** Chromium alone has these. */
    readonly showSaveFilePicker?: (options: {
      readonly suggestedName: string;
      readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
    }) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemHandle {
    queryPermission?(permission: Permission): Promise<PermissionState>;
    requestPermission?(permission: Permission): Promise<PermissionState>;
  }
}

/** A file of the device that a backup is written to after each change: kept, waiting for a yes, or not to be written. */
export type AutoBackupFile = { readonly name: string; readonly state: 'kept' | 'ask' | 'lost' };

export const autoBackupFile = signal<AutoBackupFile | undefined>(undefined);

export const canAutoBackup = (): boolean => globalThis.window?.showSaveFilePicker !== undefined;

const READWRITE: Permission = { mode: 'readwrite' };

async function readState(file: FileSystemFileHandle): Promise<AutoBackupFile> {
  const granted = (await file.queryPermission?.(READWRITE)) === 'granted';
  return { name: file.name, state: granted ? 'kept' : 'ask' };
}

async function writeBackup(store: Store, file: FileSystemFileHandle): Promise<void> {
  const made = new Date();
  try {
    // The file changes when it is closed, and not before: a page that dies meanwhile leaves the old one.
    const stream = await file.createWritable();
    await stream.write(await backupOf(store, made, settings.value.backupPictures));
    await stream.close();
    autoBackupFile.value = { name: file.name, state: 'kept' };
    await recordBackup(made);
  } catch {
    autoBackupFile.value = { name: file.name, state: 'lost' };
  }
}

/** Asks for a place and writes there from now on. */
export async function chooseAutoBackupFile(store: Store): Promise<void> {
  const types = [{ accept: { 'application/json': ['.json'] } }];
  const file = await window.showSaveFilePicker?.({ suggestedName: fileName(new Date()), types }).catch(() => undefined);
  if (file === undefined) return;
  await saveBackupFileHandle(file);
  await writeBackup(store, file);
}

/** After a new start the browser wants a yes, at a tap. */
export async function resumeAutoBackup(store: Store): Promise<void> {
  const file = await readBackupFileHandle();
  if (file !== undefined && (await file.requestPermission?.(READWRITE)) === 'granted') await writeBackup(store, file);
}

export async function stopAutoBackup(): Promise<void> {
  await deleteBackupFileHandle();
  autoBackupFile.value = undefined;
}

/** No file for each tap: once the table has been quiet for so long. */
const QUIET_MS = 10_000;

/** From now on, and until the page goes: what changes is written, when it is quiet or when one looks away. */
export async function startAutoBackup(store: Store): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const file = await readBackupFileHandle();
    if (file === undefined) return;
    autoBackupFile.value = await readState(file);
    if (autoBackupFile.value.state === 'kept') await writeBackup(store, file);
  };
  const later = (): void => void writeNow().catch(() => undefined);
  store.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(later, QUIET_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) later();
  });
  const file = await readBackupFileHandle();
  autoBackupFile.value = file && (await readState(file));
}
