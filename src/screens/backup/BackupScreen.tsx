import { Share, Smartphone } from 'lucide-preact';
import { useMemory } from '#screens/memory';
import { Page } from '#screens/Page';
import { href } from '#screens/route';
import { change, settings, text } from '#screens/state';
import { Choice } from '#ui/Choice';
import { BackupCard } from './BackupCard';
import { canShare } from './files';
import { backUp } from './made';
import { OwnFileCard } from './OwnFileCard';
import { ReadBackup } from './ReadBackup';
import { Sheets } from './Sheets';
import { exchangeText } from './text';
import './backup.css';

/** All that leaves the device as a file, and comes back. */
export function BackupScreen() {
  const said = exchangeText.value;
  const memory = useMemory();
  if (memory === undefined) return <p class="page quiet">{text.value.loading}</p>;
  return (
    <Page title={said.title} up={[]} returns name="backup">
      <p>{said.what}</p>
      <BackupCard games={memory.games} here />
      <div class="row">
        {canShare() && (
          <button type="button" class="button" onClick={() => void backUp('share').catch(() => undefined)}>
            <Share aria-hidden="true" size={20} />
            {said.share}
          </button>
        )}
        <a class="button" href={href('backup', 'phone')}>
          <Smartphone aria-hidden="true" size={20} />
          {said.phone.title}
        </a>
      </div>
      <ReadBackup />
      <OwnFileCard />
      <Choice
        label={said.remind}
        hint={said.remindHint}
        options={[
          { value: 'on', label: said.on },
          { value: 'off', label: said.off },
        ]}
        value={settings.value.backupReminder ? 'on' : 'off'}
        onChoose={(choice) => change({ backupReminder: choice === 'on' })}
      />
      <Sheets />
    </Page>
  );
}
