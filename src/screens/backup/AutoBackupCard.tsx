import { store } from '#screens/state/app-state';
import { autoBackupFile, canAutoBackup, chooseAutoBackupFile, resumeAutoBackup, stopAutoBackup } from './auto-backup';
import { exchangeText } from './exchange-text';

/** Where the browser can: a file of one's own choice that is written anew by itself. */
export function AutoBackupCard() {
  const text = exchangeText.value.own;
  const from = store.value;
  if (!canAutoBackup() || from === undefined) return null;
  const file = autoBackupFile.value;
  return (
    <section class="stack">
      <h2>{text.title}</h2>
      <p class="quiet">{text.hint}</p>
      {file !== undefined && <p role="status">{{ kept: text.kept, ask: text.ask, lost: text.lost }[file.state](file.name)}</p>}
      <div class="actions">
        {file?.state === 'ask' && (
          <button type="button" class="button primary" onClick={() => void resumeAutoBackup(from)}>
            {text.goOn}
          </button>
        )}
        {(file === undefined || file.state === 'lost') && (
          <button type="button" class="button" onClick={() => void chooseAutoBackupFile(from)}>
            {text.choose}
          </button>
        )}
        {file !== undefined && (
          <button type="button" class="button" onClick={() => void stopAutoBackup()}>
            {text.stop}
          </button>
        )}
      </div>
    </section>
  );
}
