import { manifests } from '#registry';
import { BackupCard } from '#screens/backup/BackupCard';
import { describeFailure } from '#screens/notices/StoreNotice';
import { InstallCard } from '#screens/pwa/InstallCard';
import { isOfflineReady } from '#screens/pwa/pwa';
import { UpdateCard } from '#screens/pwa/UpdateCard';
import { RescueLink } from '#screens/shell/ErrorBoundary';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { appText, changeSettings, language, settings } from '#screens/state/app-state';
import { useLiveQuery } from '#screens/state/live-query';
import { readRows } from '#store/records/read-rows';
import { settingsTexts } from '#text/settings';
import { Choice } from '#ui/form/Choice';
import { Switch } from '#ui/form/Switch';
import { LICENCES } from './licences';
import { QuarantinedRecords } from './QuarantinedRecords';
import { TableSettings } from './TableSettings';

export function Settings() {
  const text = settingsTexts[language.value];
  const now = settings.value;
  return (
    <Page title={text.title} up={[]} name="new-game">
      <UpdateCard />
      <TableSettings />
      <Choice
        label={text.referee}
        hint={text.refereeHint}
        options={(['strict', 'advising'] as const).map((value) => ({ value, label: text.referees[value] }))}
        value={now.referee}
        onChoose={(referee) => changeSettings({ referee })}
      />
      <Switch label={text.wakeLock} hint={text.wakeLockHint} isOn={now.wakeLock} onChange={(wakeLock) => changeSettings({ wakeLock })} />
      <BoxLinks />
      <BackupCard />
      <InstallCard sayInstalled />
      <StorageState />
      <QuarantinedRecords />
      <section class="stack">
        <h2>{text.licences}</h2>
        <p>{text.licencesHint}</p>
        <ul>
          {LICENCES.map(({ name, licence }) => (
            <li key={name}>
              {name} <span class="quiet">({licence})</span>
            </li>
          ))}
        </ul>
        <p class="quiet">{text.version(__APP_VERSION__)}</p>
      </section>
    </Page>
  );
}

/** Links to the boxes of games that print what Regent cannot know. */
function BoxLinks() {
  const text = appText.value.create;
  const gamesWithBox = manifests().filter(({ hasBoxFigures }) => hasBoxFigures === true);
  return (
    <section class="stack">
      <h2>{text.copy}</h2>
      <p class="quiet">{text.copyHint}</p>
      <div class="actions">
        {gamesWithBox.map(({ id, title }) => (
          <a key={id} class="button" href={href('copy', id)}>
            {title}
          </a>
        ))}
      </div>
    </section>
  );
}

function StorageState() {
  const text = settingsTexts[language.value];
  const { value: state, failure } = useLiveQuery(async (from) => {
    const [{ rows }, persistence] = await Promise.all([readRows(from), from.persistence()]);
    return { games: rows.length, persistence };
  });
  return (
    <section class="stack">
      <h2>{text.storage}</h2>
      {state !== undefined && (
        <p>
          {text.storageUse(state.games)} {text.storageStates[state.persistence]}
        </p>
      )}
      {failure !== undefined && <p role="alert">{describeFailure(failure)}</p>}
      {isOfflineReady.value && <p>{text.offline}</p>}
      {globalThis.isSecureContext === false && <p>{text.plainHttp}</p>}
      {navigator.locks === undefined && <p>{text.oneTab}</p>}
      <RescueLink />
    </section>
  );
}
