import { type BackupError, type ParsedBackup, readBackup } from '#exchange/backup/read-backup';
import type { ReadAnswer } from './read-worker';

/** A reading that goes on beside the screen. */
interface BackupReading {
  readonly found: Promise<ParsedBackup | BackupError>;
  /** Stops it: a large file is read for seconds. */
  stop(): void;
}

/** Reads a backup in a worker, or, where none comes, here. */
export function readBackupInWorker(file: Blob): BackupReading {
  if (typeof Worker === 'undefined') return { found: readBackup(file), stop: () => undefined };
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<ParsedBackup | BackupError>((resolve, reject) => {
    worker.addEventListener('error', () => readBackup(file).then(resolve, reject));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      worker.terminate();
      if (data === 'failed') reject(new Error('the backup could not be read'));
      else resolve(data.found);
    });
  });
  worker.postMessage(file);
  return { found, stop: () => worker.terminate() };
}
