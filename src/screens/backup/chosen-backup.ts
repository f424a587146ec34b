import { navigate } from '#screens/shell/route';

let chosen: Blob | undefined;

/** Goes to the backup screen with a file that was chosen elsewhere. */
export function openBackup(file: Blob): void {
  chosen = file;
  navigate('backup');
}

/** The file that was chosen elsewhere, once. */
export function takeChosenBackup(): Blob | undefined {
  const file = chosen;
  chosen = undefined;
  return file;
}
