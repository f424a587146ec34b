import { DatabaseBackup } from 'lucide-preact';
import { useState } from 'preact/hooks';
import './backup.css';
import { dateOf, type Memory, useMemory } from '#screens/memory';
import { href } from '#screens/route';
import { change, text } from '#screens/state';
import { backUp, countSince, isReminded, useLastBackup } from './made';
import { exchangeText } from './text';

interface BackupCardProps {
  /** Whether the browser has not promised to keep them. */
  readonly unkept?: boolean;
  readonly here?: boolean;
}

/** When the last backup was made, how much came since, and the next one at a tap. */
export function BackupCard(props: BackupCardProps) {
  const last = useLastBackup();
  const memory = useMemory();
  return last === undefined || memory === undefined ? null : <Told {...props} last={last} memory={memory} />;
}

interface ToldProps extends BackupCardProps {
  readonly last: number | 'never';
  readonly memory: Memory;
}

function Told({ unkept = false, here = false, last, memory }: ToldProps) {
  const said = exchangeText.value;
  const since = countSince(memory.rows, last);
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const reminded = isReminded(since) && told === '';
  const save = (): void => {
    setBusy(true);
    backUp('save')
      .then(
        (name) => setTold(name === undefined ? said.failed : said.saved(name)),
        () => setTold(said.failed),
      )
      .finally(() => setBusy(false));
  };
  return (
    <section class={reminded ? 'card backup-card backup-due' : 'card backup-card'}>
      <div class="backup-words">
        <h2>{said.title}</h2>
        {unkept && <p>{text.value.home.unkept}</p>}
        {reminded && <p>{said.reminder(since)}</p>}
        <p class="quiet">{last === 'never' ? said.never(reminded ? 0 : since) : said.last(dateOf(last), since)}</p>
        <p role="status" class={told === '' ? 'unseen' : ''}>
          {told}
        </p>
      </div>
      <div class="row">
        <button type="button" class={reminded ? 'button primary' : 'button'} disabled={busy} onClick={save}>
          <DatabaseBackup aria-hidden="true" size={20} />
          {said.now}
        </button>
        {!here && (
          <a class="button plain" href={href('backup')}>
            {said.more}
          </a>
        )}
        {reminded && (
          <button type="button" class="button plain" onClick={() => change({ backupReminder: false })}>
            {said.remindNoMore}
          </button>
        )}
      </div>
    </section>
  );
}
