import type { MirrorFolder, SyncAccessHandle } from '#exchange/mirror/mirror-files';

/** A folder of private files in memory, and what a device can do to it. */
export interface FolderInMemory extends MirrorFolder {
  readonly files: Map<string, Uint8Array>;
  /** How many times a file was written. */
  writes(): number;
  /** The device dies in the middle of the write that comes after so many more. */
  dieAfter(writes: number): void;
}

export function createFolderInMemory(): FolderInMemory {
  const files = new Map<string, Uint8Array>();
  const open = new Set<string>();
  let written = 0;
  let last = Number.POSITIVE_INFINITY;

  const access = (name: string): SyncAccessHandle => {
    if (open.has(name)) throw new DOMException('open already', 'NoModificationAllowedError');
    open.add(name);
    return {
      write(bytes, { at }) {
        const dies = written >= last;
        const put = dies ? bytes.subarray(0, bytes.length / 2) : bytes;
        const before = files.get(name) ?? new Uint8Array();
        const after = new Uint8Array(Math.max(before.length, at + put.length));
        after.set(before);
        after.set(put, at);
        files.set(name, after);
        if (dies) throw new Error('dead');
        written += 1;
        return put.length;
      },
      truncate(size) {
        files.set(name, (files.get(name) ?? new Uint8Array()).slice(0, size));
      },
      flush: () => undefined,
      close: () => void open.delete(name),
    };
  };

  return {
    files,
    writes: () => written,
    dieAfter(writes) {
      last = written + writes;
    },
    async *keys() {
      yield* [...files.keys()];
    },
    async getFileHandle(name, { create = false } = { create: false }) {
      if (!files.has(name) && !create) throw new DOMException(name, 'NotFoundError');
      if (!files.has(name)) files.set(name, new Uint8Array());
      return {
        getFile: async () => new Blob([(files.get(name) ?? new Uint8Array()).slice()]),
        createSyncAccessHandle: async () => access(name),
      };
    },
    async removeEntry(name) {
      files.delete(name);
    },
  };
}
