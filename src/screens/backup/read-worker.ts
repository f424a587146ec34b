import { type BackupError, type ParsedBackup, readBackup } from '#exchange/backup/read-backup';

export type ReadAnswer = { readonly found: ParsedBackup | BackupError } | 'failed';

const answer = (message: ReadAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readBackup(data).then(
    (found) => answer({ found }),
    () => answer('failed'),
  );
});
