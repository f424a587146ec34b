import { manifests } from '#registry';
import { BackupCard } from '#screens/backup/BackupCard';
import { describeTrouble } from '#screens/notices/StoreNotice';
import { InstallCard } from '#screens/pwa/InstallCard';
import { isOfflineReady } from '#screens/pwa/pwa';
import { UpdateCard } from '#screens/pwa/UpdateCard';
import { RescueLink } from '#screens/shell/ErrorBoundary';
import { Page } from '#screens/shell/Page';
import { href } from '#screens/shell/route';
import { changeSettings, language, settings, text } from '#screens/state/app-state';
import { useLiveQuery } from '#screens/state/live-query';
import { readRows } from '#store/records/read-rows';
import { settingsTexts } from '#text/settings';
import { Choice } from '#ui/form/Choice';
import { LICENCES } from './licences';
import { QuarantinedRecords } from './QuarantinedRecords';
import { OnOffChoice, TableSettings } from './TableSettings';

export function Settings() {
  const said = settingsTexts[language.value];
  const now = settings.value;
  return (
    <Page title={said.title} up={[]} name="new-game">
      <UpdateCard />
      <TableSettings />
      <Choice
        label={said.referee}
        hint={said.refereeHint}
        options={(['strict', 'advising'] as const).map((value) => ({ value, label: said.referees[value] }))}
        value={now.referee}
        onChoose={(referee) => changeSettings({ referee })}
      />
      <OnOffChoice
        label={said.wakeLock}
        hint={said.wakeLockHint}
        value={now.wakeLock}
        onChoose={(wakeLock) => changeSettings({ wakeLock })}
      />
      <BoxLinks />
      <BackupCard />
      <InstallCard sayInstalled />
      <StorageState />
      <QuarantinedRecords />
      <section class="stack">
        <h2>{said.licences}</h2>
        <p>{said.licencesHint}</p>
        <ul>
          {LICENCES.map(({ name, licence }) => (
            <li key={name}>
              {name} <span class="quiet">({licence})</span>
            </li>
          ))}
        </ul>
        <p class="quiet">{said.version(__APP_VERSION__)}</p>
      </section>
    </Page>
  );
}

/** The copies of the games whose boxes print what Regent cannot know. */
function BoxLinks() {
  const said = text.value.create;
  const kept = manifests().filter(({ hasBoxFigures }) => hasBoxFigures === true);
  return (
    <section class="stack">
      <h2>{said.copy}</h2>
      <p class="quiet">{said.copyHint}</p>
      <div class="row">
        {kept.map(({ id, title }) => (
          <a key={id} class="button" href={href('copy', id)}>
            {title}
          </a>
        ))}
      </div>
    </section>
  );
}

function StorageState() {
  const said = settingsTexts[language.value];
  const { value: state, trouble } = useLiveQuery(async (from) => {
    const [{ rows }, persistence] = await Promise.all([readRows(from), from.persistence()]);
    return { games: rows.length, persistence };
  });
  return (
    <section class="stack">
      <h2>{said.storage}</h2>
      {state !== undefined && (
        <p>
          {said.storageUse(state.games)} {said.storageStates[state.persistence]}
        </p>
      )}
      {trouble !== undefined && <p role="alert">{describeTrouble(trouble)}</p>}
      {isOfflineReady.value && <p>{said.offline}</p>}
      {globalThis.isSecureContext === false && <p>{said.plainHttp}</p>}
      {navigator.locks === undefined && <p>{said.oneTab}</p>}
      <RescueLink />
    </section>
  );
}
