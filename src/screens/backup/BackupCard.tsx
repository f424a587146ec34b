import { DatabaseBackup } from 'lucide-preact';
import { useState } from 'preact/hooks';
import './backup.css';
import { formatDate, type Memory, useMemory } from '#screens/memory/memory-state';
import { href } from '#screens/shell/route';
import { changeSettings, text } from '#screens/state/app-state';
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
  const said = exchangeText.value;
  const since = countGamesSince(memory.rows, last);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const isDue = shouldRemind(since) && status === '';
  const save = (): void => {
    setBusy(true);
    backUp('save')
      .then(
        (name) => setStatus(name === undefined ? said.failed : said.saved(name)),
        () => setStatus(said.failed),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section class={isDue ? 'card backup-card backup-due' : 'card backup-card'}>
      <div class="backup-text">
        <h2>{said.title}</h2>
        {unkept && <p>{text.value.home.unkept}</p>}
        {isDue && <p>{said.reminder(since)}</p>}
        <p class="quiet">{last === 'never' ? said.never(isDue ? 0 : since) : said.last(formatDate(last), since)}</p>
        <p role="status" class={status === '' ? 'visually-hidden' : ''}>
          {status}
        </p>
      </div>
      <div class="row">
        <button type="button" class={isDue ? 'button primary' : 'button'} disabled={busy} onClick={save}>
          <DatabaseBackup aria-hidden="true" size={20} />
          {said.now}
        </button>
        {!here && (
          <a class="button plain" href={href('backup')}>
            {said.more}
          </a>
        )}
        {isDue && (
          <button type="button" class="button plain" onClick={() => changeSettings({ backupReminder: false })}>
            {said.remindNoMore}
          </button>
        )}
      </div>
    </section>
  );
}
