import { DatabaseBackup } from 'lucide-preact';
import { useState } from 'preact/hooks';
import './backup.css';
import { formatDate } from '#screens/memory/format';
import { type Memory, useMemory } from '#screens/memory/memory-state';
import { href } from '#screens/shell/route';
import { appText, changeSettings } from '#screens/state/app-state';
import { exchangeText } from './exchange-text';
import { backUp, countGamesSince, shouldRemind, useLastBackup } from './make-backup';

interface BackupCardProps {
  /** Whether the browser has not promised to keep them. */
  readonly unkept?: boolean;
  readonly here?: boolean;
}

/** When the last backup was made, how much came since, and the next one at a tap. */
export function BackupCard(props: BackupCardProps) {
  const last = useLastBackup();
  const memory = useMemory();
  return last === undefined || memory === undefined ? null : <BackupStatus {...props} last={last} memory={memory} />;
}

interface BackupStatusProps extends BackupCardProps {
  readonly last: number | 'never';
  readonly memory: Memory;
}

function BackupStatus({ unkept = false, here = false, last, memory }: BackupStatusProps) {
  const text = exchangeText.value;
  const since = countGamesSince(memory.rows, last);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const isDue = shouldRemind(since) && status === '';
  const save = (): void => {
    setBusy(true);
    backUp('save')
      .then(
        (name) => setStatus(name === undefined ? text.failed : text.saved(name)),
        () => setStatus(text.failed),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section class={isDue ? 'card backup-card backup-due' : 'card backup-card'}>
      <div class="backup-text">
        <h2>{text.title}</h2>
        {unkept && <p>{appText.value.home.unkept}</p>}
        {isDue && <p>{text.reminder(since)}</p>}
        <p class="quiet">{last === 'never' ? text.never(isDue ? 0 : since) : text.last(formatDate(last), since)}</p>
        <p role="status" class={status === '' ? 'visually-hidden' : ''}>
          {status}
        </p>
      </div>
      <div class="actions">
        <button type="button" class={isDue ? 'button primary' : 'button'} disabled={busy} onClick={save}>
          <DatabaseBackup aria-hidden="true" size={20} />
          {text.now}
        </button>
        {!here && (
          <a class="button plain" href={href('backup')}>
            {text.more}
          </a>
        )}
        {isDue && (
          <button type="button" class="button plain" onClick={() => changeSettings({ backupReminder: false })}>
            {text.remindNoMore}
          </button>
        )}
      </div>
    </section>
  );
}
