import { signal } from '@preact/signals';
import { backupOf, fileName } from '#exchange/write';
import { deleteBackupFileHandle, readBackupFileHandle, saveBackupFileHandle } from '#store/beside';
import type { Store } from '#store/database';
import { noteMade } from './made';

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
export type OwnFile = { readonly name: string; readonly state: 'kept' | 'ask' | 'lost' };

export const own = signal<OwnFile | undefined>(undefined);

export const canKeepFile = (): boolean => globalThis.window?.showSaveFilePicker !== undefined;

const READWRITE: Permission = { mode: 'readwrite' };

async function stateOf(file: FileSystemFileHandle): Promise<OwnFile> {
  const granted = (await file.queryPermission?.(READWRITE)) === 'granted';
  return { name: file.name, state: granted ? 'kept' : 'ask' };
}

async function write(store: Store, file: FileSystemFileHandle): Promise<void> {
  const made = new Date();
  try {
    // The file changes when it is closed, and not before: a page that dies meanwhile leaves the old one.
    const stream = await file.createWritable();
    await stream.write(await backupOf(store, made));
    await stream.close();
    own.value = { name: file.name, state: 'kept' };
    await noteMade(made);
  } catch {
    own.value = { name: file.name, state: 'lost' };
  }
}

/** Asks for a place and writes there from now on. */
export async function chooseFile(store: Store): Promise<void> {
  const types = [{ accept: { 'application/json': ['.json'] } }];
  const file = await window.showSaveFilePicker?.({ suggestedName: fileName(new Date()), types }).catch(() => undefined);
  if (file === undefined) return;
  await saveBackupFileHandle(file);
  await write(store, file);
}

/** After a new start the browser wants a yes, at a tap. */
export async function goOn(store: Store): Promise<void> {
  const file = await readBackupFileHandle();
  if (file !== undefined && (await file.requestPermission?.(READWRITE)) === 'granted') await write(store, file);
}

export async function stop(): Promise<void> {
  await deleteBackupFileHandle();
  own.value = undefined;
}

/** No file for each tap: once the table has been quiet for so long. */
const QUIET = 10_000;

/** From now on, and until the page goes: what changes is written, when it is quiet or when one looks away. */
export async function keepUp(store: Store): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const file = await readBackupFileHandle();
    if (file === undefined) return;
    own.value = await stateOf(file);
    if (own.value.state === 'kept') await write(store, file);
  };
  const later = (): void => void writeNow().catch(() => undefined);
  store.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(later, QUIET);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) later();
  });
  const file = await readBackupFileHandle();
  own.value = file && (await stateOf(file));
}
