import { Share, Smartphone } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { memoryFailure, useMemory } from '#screens/memory/memory-state';
import { LoadingNotice } from '#screens/notices/StoreNotice';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { changeSettings, settings } from '#screens/state/app-state';
import { useLiveQuery } from '#screens/state/live-query';
import { countPictures } from '#store/records/pictures';
import { Switch } from '#ui/form/Switch';
import { AutoBackupCard } from './AutoBackupCard';
import { BackupCard } from './BackupCard';
import { canShareFiles } from './download-and-share';
import { exchangeText } from './exchange-text';
import { ImportBackup } from './ImportBackup';
import { backUp } from './make-backup';
import { SpreadsheetExport } from './SpreadsheetExport';
import './backup.css';

/** Whether a backup has the pictures of the evenings too, where there are any. */
function PicturesSwitch() {
  const { pictures: text } = exchangeText.value;
  const { value: count = 0 } = useLiveQuery(countPictures);
  if (count === 0) return null;
  return (
    <Switch
      label={text.label(count)}
      hint={text.hint}
      isOn={settings.value.backupPictures}
      onChange={(backupPictures) => changeSettings({ backupPictures })}
    />
  );
}

/** All that leaves the device as a file, and comes back. */
export function BackupScreen() {
  const text = exchangeText.value;
  const memory = useMemory();
  const [status, setStatus] = useState('');
  if (memory === undefined) return <LoadingNotice failure={memoryFailure.value} />;
  const share = (): void =>
    void backUp('share').then(
      () => setStatus(''),
      () => setStatus(text.failed),
    );
  return (
    <Page title={text.title} up={[]} name="backup">
      <p>{text.what}</p>
      <BackupCard here />
      <div class="actions">
        {canShareFiles() && (
          <button type="button" class="button" onClick={share}>
            <Share aria-hidden="true" size={20} />
            {text.share}
          </button>
        )}
        <a class="button" href={href('backup', 'phone')}>
          <Smartphone aria-hidden="true" size={20} />
          {text.phone.title}
        </a>
      </div>
      <p role="status">{status}</p>
      <PicturesSwitch />
      <ImportBackup />
      <AutoBackupCard />
      <Switch
        label={text.remind}
        hint={text.remindHint}
        isOn={settings.value.backupReminder}
        onChange={(backupReminder) => changeSettings({ backupReminder })}
      />
      <SpreadsheetExport />
    </Page>
  );
}
